import { presenterViewOf } from '@/components/groups/made-up/team'
import { SessionScreen } from '@/components/groups/session/session-screen'
import type { Wall } from '@/lib/api/live'
import { MADE_UP_GROUP } from '@/lib/routes'
import { Press } from './after-load'
import type { StateId } from './list'
import { StillLastWall, StillPause } from './still-wall'
import { TEAMS } from './teams'

type WallState = Extract<StateId, `wall-${string}`>

/** Nothing is asked for about this group, so that what is shown first stays. */
function viewOf(people = TEAMS.twelve, setting: 'styles' | 'leader_only' = 'styles') {
  const view = presenterViewOf(people, setting)
  return { ...view, group: { ...view.group, id: MADE_UP_GROUP } }
}

const VIEW = viewOf()

const NAMES = VIEW.people.slice(0, 9).map(({ id, name }, at) => ({
  id,
  name,
  is_guest: at === 2 || at === 5,
}))

const RUNNING: Wall = {
  code: '8FQKM7',
  link: 'https://discern.example/live/8FQKM7',
  allows_guests: true,
  is_revealed: false,
  step: { kind: 'join', of: '' },
  shows_names: false,
  joined: 12,
  names: NAMES,
  dots: [],
  colleagues: VIEW.people.slice(3, 5),
  colleague: null,
  asked: null,
  agreements: [],
}

/** Dots a way from where the answers are, the same way every time. */
function dotsOf(people: typeof VIEW.people, shows: { names?: true; results?: true }): Wall['dots'] {
  return people.flatMap(({ id, name, letter, spot }, at) => {
    if (!spot) return []
    const turn = at * 2.4
    const place = (value: number, by: number) =>
      Math.max(-0.7, Math.min(0.7, value * 1.4 + by * 0.3))
    const isShown = shows.results && at !== 6
    return {
      id,
      at: { x: place(spot.x, Math.cos(turn)), y: place(spot.y, Math.sin(turn)) },
      is_left: at % 5 !== 3,
      name: shows.names && at % 4 !== 1 ? name : null,
      letter: isShown ? letter : null,
      spot: isShown ? spot : null,
    }
  })
}

const BEN = VIEW.people[3] as (typeof VIEW.people)[number]
const [FINDING] = VIEW.findings

function wall(more: Partial<Wall>, view = VIEW) {
  return <SessionScreen first={view} firstWall={{ ...RUNNING, ...more }} />
}

const colleague = (asked: Wall['asked'], letter: (typeof BEN)['letter'] = null) =>
  wall({
    step: { kind: 'colleague', of: BEN.id },
    colleague: { name: BEN.name, letter },
    asked,
  })

const finding = (asked: Wall['asked'], view = VIEW) =>
  wall({ step: { kind: 'finding', of: FINDING?.key ?? '' }, asked }, view)

const crowd = viewOf(TEAMS.crowd)

export const wallStates: Record<WallState, () => React.ReactNode> = {
  'wall-join': () => wall({}),
  'wall-join-empty': () => wall({ joined: 0, names: [], allows_guests: false }),
  'wall-join-crowd': () => wall({ joined: 200 }),
  'wall-people': () => (
    <>
      {wall({})}
      <Press name="Who is here" />
    </>
  ),
  'wall-guess': () => wall({ step: { kind: 'guess', of: '' }, dots: dotsOf(VIEW.people, {}) }),
  'wall-guess-names': () =>
    wall({
      step: { kind: 'guess', of: '' },
      shows_names: true,
      dots: dotsOf(VIEW.people, { names: true }),
    }),
  'wall-guess-crowd': () =>
    wall({ step: { kind: 'guess', of: '' }, dots: dotsOf(crowd.people, {}) }, crowd),
  'wall-reveal': () =>
    wall({
      step: { kind: 'reveal', of: '' },
      shows_names: true,
      dots: dotsOf(VIEW.people, { names: true, results: true }),
    }),
  'wall-reveal-none': () =>
    wall({ step: { kind: 'reveal', of: '' }, dots: dotsOf(VIEW.people, {}) }),
  'wall-reveal-crowd': () =>
    wall(
      { step: { kind: 'reveal', of: '' }, dots: dotsOf(crowd.people, { results: true }) },
      crowd,
    ),
  'wall-colleague': () => colleague({ answered: 7, counts: null, is_shown: false }),
  'wall-colleague-shown': () =>
    colleague({ answered: 10, counts: { D: 1, I: 3, S: 1, C: 5 }, is_shown: true }, BEN.letter),
  'wall-colleague-few': () => colleague({ answered: 3, counts: null, is_shown: true }),
  'wall-true': () => finding({ answered: 8, counts: null, is_shown: false }),
  'wall-true-waiting': () => finding({ answered: 2, counts: null, is_shown: false }),
  'wall-true-shown': () => finding({ answered: 8, counts: { true: 6, not: 2 }, is_shown: true }),
  'wall-true-crowd': () =>
    finding({ answered: 200, counts: { true: 151, not: 49 }, is_shown: true }),
  'wall-true-few': () => finding({ answered: 4, counts: null, is_shown: true }),
  'wall-true-refused': () =>
    finding(
      { answered: 9, counts: { true: 2, not: 7 }, is_shown: true },
      { ...VIEW, findings: VIEW.findings.slice(1) },
    ),
  'wall-paper': () => wall({ step: { kind: 'paper', of: 'cross' } }),
  'wall-agree': () =>
    wall({
      step: { kind: 'agree', of: '' },
      agreements: [{ id: 'guest', name: 'Imke', text: 'I’ll send the draft on Monday.' }],
    }),
  'wall-pause': () => <StillPause />,
  'wall-end': () => <StillLastWall view={VIEW} />,
}
