import { ChevronLeft, ChevronRight, Keyboard, Users, X } from 'lucide'
import { type RefObject, useEffect, useState } from 'react'
import { SharedTextures } from '@/components/charts/texture/texture'
import { useRememberedSwitch } from '@/components/ui/use-remembered-switch'
import type { Wall } from '@/lib/api/live'
import type { PresenterView } from '@/lib/api/session-kit'
import type { KeptPresenterView } from '@/lib/client/kept-presenter-view'
import { KEPT_SETTINGS } from '@/lib/client/kept-settings'
import {
  AGREE_WALL,
  COLLEAGUE_WALL,
  footOf,
  GUESS_WALL,
  JOIN_WALL,
  TRUE_WALL,
  WALL_KEYS,
  WALL_NAV,
} from '@/lib/copy/live/wall'
import { NAV, thoughtOf } from '@/lib/copy/session'
import { isRefused } from '@/lib/disc/team/live'
import { agreementPages, type SessionStep } from '@/lib/disc/team/session'
import { isSameStep, minutesOf, type RoomStep, roomSteps, stepsWith } from '@/lib/disc/team/wall'
import { useWakeLock } from '../../live/use-wake-lock'
import { AgreementsSheet } from '../agreements-sheet'
import { Help } from '../help'
import { NavButton } from '../nav-button'
import { namedSpots } from '../presenter-circle'
import styles from '../session.module.css'
import { inOrder, onCircle, Sheet } from '../sheets'
import { clockText, useClock } from '../use-clock'
import { useDark } from '../use-dark'
import { useKeptPlace } from '../use-kept-place'
import { useKeys } from '../use-keys'
import { ColleagueWall, GuessWall, RevealWall } from './circle-walls'
import { JoinWall } from './join-wall'
import { PeoplePanel } from './people-panel'
import { TrueWall } from './true-wall'
import type { LiveWall } from './use-wall'

/** What members write on their phones is to be seen soon. */
const AGREEMENTS_MS = 2500

interface LiveRunningProps {
  view: PresenterView
  refresh: () => Promise<void>
  wall: Wall
  live: LiveWall
  memory: RefObject<KeptPresenterView | null>
  start: number | undefined
  onEnd: () => void
}

/** The wall of the step that the server is at, and the ways from it to the others, for every leader and phone. */
export function LiveRunning(props: LiveRunningProps) {
  const { view, refresh, wall, live, memory, start, onEnd } = props
  const { step, asked } = wall
  const { spent, keep } = useKeptPlace(view.group.id, memory, start)
  const [panel, setPanel] = useState<'keys' | 'people' | null>(null)
  const [hasLetterKeys, setLetterKeys] = useRememberedSwitch(KEPT_SETTINGS.shortcuts, true)
  const { steps, at } = useSteps(view, wall)
  const lines = [
    ...inOrder(view.people),
    ...wall.agreements.map((guest) => ({ ...guest, isGuest: true as const })),
  ]
  const pages = agreementPages(lines)
  const [turned, setTurned] = useState(0)
  const page = step.kind === 'agree' ? Math.min(turned, pages.length - 1) : 0
  const clock = useClock(spent, {
    step: `${step.kind} ${step.of}`,
    minutes: minutesOf(step),
    onTick: keep,
  })
  useWakeLock()
  useLooks(step, refresh)

  // About someone who shows themselves no longer, or what is gone, there is nothing to show.
  const isThere =
    step.kind === 'colleague'
      ? wall.colleague !== null
      : view.findings.some(({ key }) => key === step.of)
  const isAsking = asked !== null && !asked.is_shown && isThere
  function go(to: number) {
    const next = steps[to]
    if (!next) return
    setTurned(0)
    void live.steer({ step: next })
    void refresh()
  }
  async function show() {
    if (!isAsking) return
    await live.show()
    // What the room has refused is gone from the view.
    await refresh()
  }
  function next() {
    // A second press came before anyone could answer: what is shown is counted for good.
    if (isAsking && asked.answered > 0) void show()
    else if (page < pages.length - 1 && step.kind === 'agree') setTurned(page + 1)
    else if (at === steps.length - 1) onEnd()
    else go(at + 1)
  }
  const back = () => (page > 0 ? setTurned(page - 1) : go(at - 1))
  const turnDark = useDark()
  const turnNames = () => void live.steer({ shows_names: !wall.shows_names })
  const toggle = (one: 'keys' | 'people') => () => setPanel(panel === one ? null : one)
  useKeys({
    ArrowRight: next,
    PageDown: next,
    ' ': next,
    ArrowLeft: back,
    PageUp: back,
    Escape: panel ? () => setPanel(null) : onEnd,
    ...(hasLetterKeys && {
      d: turnDark,
      n: turnNames,
      s: () => void show(),
      '?': toggle('keys'),
    }),
  })
  const hasDots = step.kind === 'guess' || step.kind === 'reveal'
  return (
    <>
      <SharedTextures>
        <div className={styles.sheet} inert={panel !== null}>
          <WallOf view={view} wall={wall} refresh={refresh} lines={pages[page] ?? []} />
          <footer className={styles.foot}>
            <span>{live.failed || footOf(step, countOf(view, wall))}</span>
            {/* A clock that ticks is not read aloud. */}
            <span className={styles.time} aria-hidden="true">
              {clockText(clock.left)}
            </span>
          </footer>
          <p role="status" className="sr-only">
            {live.failed || titleOf(view, wall)}
          </p>
          <div className={styles.line} style={{ '--left': clock.line } as React.CSSProperties} />
        </div>
        {panel === 'keys' && (
          <Help
            withNames={wall.shows_names}
            onNames={turnNames}
            onDark={turnDark}
            hasLetterKeys={hasLetterKeys}
            onLetterKeys={setLetterKeys}
            moreKeys={WALL_KEYS}
            names={GUESS_WALL.names}
          />
        )}
        {panel === 'people' && (
          <PeoplePanel
            wall={wall}
            onGuests={(allows_guests) => void live.steer({ allows_guests })}
            onSendOut={(id) => void live.sendOut(id)}
          />
        )}
      </SharedTextures>
      <nav className={styles.nav} aria-label={NAV.sheets}>
        <NavButton name={NAV.back} icon={ChevronLeft} onClick={back} disabled={at === 0} />
        <NavButton name={NAV.next} icon={ChevronRight} onClick={next} />
        {isAsking && (
          <button type="button" className="btn btn-soft" onClick={() => void show()}>
            {WALL_NAV.show}
          </button>
        )}
        {hasDots && (
          <button type="button" className="btn btn-soft" onClick={turnNames}>
            {wall.shows_names ? GUESS_WALL.hideNames : GUESS_WALL.showNames}
          </button>
        )}
        <NavButton
          name={WALL_NAV.people}
          icon={Users}
          onClick={toggle('people')}
          aria-expanded={panel === 'people'}
        />
        <NavButton
          name={NAV.keys}
          icon={Keyboard}
          onClick={toggle('keys')}
          aria-expanded={panel === 'keys'}
        />
        <NavButton name={NAV.end} icon={X} onClick={onEnd} />
      </nav>
    </>
  )
}

/** The steps that there are by now, and which of them the room is at. */
function useSteps(view: PresenterView, { step, colleagues }: Wall) {
  const [before, setBefore] = useState<readonly RoomStep[]>([])
  const now = roomSteps({
    shows: view.shows,
    colleagues: colleagues.map(({ id }) => id),
    findings: view.findings.map(({ key }) => key),
  })
  const found = stepsWith(before, now, step)
  const isSame =
    before.length === found.steps.length &&
    before.every((one, index) => isSameStep(one, found.steps[index] as RoomStep))
  if (!isSame) setBefore(found.steps)
  return found
}

/** While agreements are written, members' come by the view. */
function useLooks({ kind }: RoomStep, refresh: () => Promise<void>) {
  useEffect(() => {
    if (kind !== 'agree') return
    const timer = setInterval(() => void refresh(), AGREEMENTS_MS)
    return () => clearInterval(timer)
  }, [kind, refresh])
}

type Line = PresenterView['people'][number] | (Wall['agreements'][number] & { isGuest: true })

interface WallOfProps {
  view: PresenterView
  wall: Wall
  refresh: () => Promise<void>
  /** Of the page of agreements that is shown. */
  lines: readonly Line[]
}

function WallOf({ view, wall, refresh, lines }: WallOfProps) {
  const { step } = wall
  const people = onCircle(view)
  const hasNames = view.shows === 'names' && namedSpots(people) !== null
  switch (step.kind) {
    case 'join':
      return <JoinWall wall={wall} />
    case 'guess':
      return <GuessWall dots={wall.dots} isRevealed={wall.is_revealed} />
    case 'reveal':
      return <RevealWall dots={wall.dots} />
    case 'colleague':
      return <ColleagueWall colleague={wall.colleague} asked={wall.asked} />
    case 'finding': {
      const finding = view.findings.find(({ key }) => key === step.of)
      return <TrueWall finding={finding} people={people} asked={wall.asked} />
    }
    case 'agree':
      return (
        <AgreementsSheet
          key={lines[0]?.id}
          title={thoughtOf({ kind: 'closing' }, NO_CIRCLE).title}
          aside={AGREE_WALL.typed}
          groupId={view.group.id}
          people={lines.flatMap((line) => ('isGuest' in line ? [] : line))}
          guests={lines.flatMap((line) => ('isGuest' in line ? line : []))}
          refresh={refresh}
        />
      )
    default:
      return <Sheet step={paperStep(step)} view={view} people={people} hasNames={hasNames} />
  }
}

const NO_CIRCLE = { shows: 'nothing', shown: 0, inPairs: false } as const

const PAPER = { circle: 0, cross: 0, corners: 1 } as const

/** A step of the session without phones. */
function paperStep(step: RoomStep): SessionStep {
  const kind = step.of in PAPER ? (step.of as keyof typeof PAPER) : 'circle'
  return { kind, at: PAPER[kind], minutes: minutesOf(step) }
}

/** What the foot counts. */
function countOf(view: PresenterView, { step, joined, asked, agreements }: Wall): number {
  if (step.kind === 'join') return joined
  if (step.kind !== 'agree') return asked?.answered ?? 0
  return view.people.filter(({ agreement }) => agreement).length + agreements.length
}

/** Said to who can't see the wall. */
function titleOf(view: PresenterView, { step, colleague, asked }: Wall): string {
  switch (step.kind) {
    case 'join':
      return JOIN_WALL.title
    case 'guess':
      return GUESS_WALL.thought.title
    case 'colleague':
      return colleague ? COLLEAGUE_WALL.title(colleague.name) : COLLEAGUE_WALL.gone
    case 'finding': {
      if (asked?.counts && isRefused(asked.counts)) return TRUE_WALL.refused
      return view.findings.find(({ key }) => key === step.of)?.title ?? TRUE_WALL.gone
    }
    case 'agree':
      return thoughtOf({ kind: 'closing' }, NO_CIRCLE).title
    case 'paper': {
      const people = onCircle(view)
      const inPairs = view.shows === 'names' && namedSpots(people) !== null
      return thoughtOf(paperStep(step), { shows: view.shows, shown: people.length, inPairs }).title
    }
    default:
      return footOf(step, 0)
  }
}
