import type { Offer, Who } from '@/components/assessment/flow/state'
import { EmptyStart } from '@/components/assessment/screens/empty-start'
import { HomeScreen } from '@/components/assessment/screens/home-screen'
import { groupOf, idOf } from '@/components/groups/made-up/team'
import { type HomeOf, homeOf } from '@/components/home/home'
import { SiteHeader } from '@/components/layout/header/site-header'
import { SiteFooter } from '@/components/layout/site-footer'
import { newDraft } from '@/lib/client/draft'
import { NO_CHOICES, suggest } from '@/lib/disc/form/choices'
import { questionsFor } from '@/lib/disc/form/items'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { homeResult } from '@/lib/disc/result/home'
import { LABELS } from '@/lib/disc/result/labels'
import { answersBetween, answersOf } from '@/lib/disc/result/sample-answers'
import type { ShownPair } from '@/lib/pair-choice'
import { firstQuestions } from '@/lib/server/assessments/questions'
import { Words } from '@/lib/words/words'
import type { StateId } from './list'
import { sittingsOf } from './results'
import { StillAssessment } from './still-assessment'
import { TEAMS } from './teams'

const QUESTIONS = questionsFor(() => 0.5)
const person: Who = { kind: 'account', userId: 'state', served: null, suggests: true }
const without: Who = { ...person, suggests: false }
const SITTINGS = [answersOf('CS'), answersOf('SC'), answersOf('CS')]

const invitation = {
  id: 'state',
  email: 'marisol@example.com',
  group: {
    name: 'Operations',
    description: '',
    member_count: 12,
    members_see: 'leader_only' as const,
  },
  leader: { first_name: 'Theo', last_name: 'Lindqvist' },
  further_leaders: [],
  expires_at: '2026-12-01T00:00:00.000Z',
}
const offer: Offer = { question: 9, total: 28, at: '2020-11-12T09:30:00.000Z' }
const goal = {
  resultId: 'state-0',
  goal: 'Say no in time',
  metric: 'Six requests declined within an hour of hearing them',
  dueOn: '2026-11-27',
  done: [true, false, false],
}
const pairs = (['Otto', 'Leila', 'Ben'] as const).map(
  (name, at): ShownPair => ({
    id: idOf(500 + at),
    name,
    letter: (['D', 'S', 'C'] as const)[at] ?? 'I',
    mine: 'C',
    userId: null,
  }),
)
const launch = groupOf(TEAMS.team, { setting: 'styles' })
const costumes = {
  ...groupOf(TEAMS.team.slice(0, 3), { isLeader: true }),
  id: idOf(998),
  name: 'Costume room',
}
const crowd = { ...groupOf(TEAMS.crowd, { setting: 'styles' }), id: idOf(997), name: 'Everyone' }

const NOTHING = {
  personId: idOf(1),
  labels: LABELS,
  goal: null,
  pairs: [],
  groups: [],
  invitations: [],
  arePaymentsOpen: false,
  day: 20_777,
  tryMails: false,
}

interface Shown extends Partial<HomeOf> {
  sittings?: Parameters<typeof sittingsOf>[0]
  change?: (at: number) => Partial<AccountResult>
  open?: Offer | null
}

/** Home in the account of the second person of each group; the report is open unless `change` says otherwise. */
function home({ sittings = SITTINGS, change = () => ({}), open = null, ...of }: Shown = {}) {
  const { results, standing } = sittingsOf(sittings, (at) => ({ unlocked: true, ...change(at) }))
  const said = homeResult(idOf(1), results, standing)
  return (
    <StillAssessment
      who={without}
      phase={{ name: 'ready', offer: open }}
      frame={{ header: <SiteHeader />, footer: <SiteFooter /> }}
      home={
        said && (
          <Words of={['results.labelField']}>
            <HomeScreen home={homeOf({ ...NOTHING, ...said, ...of })} />
          </Words>
        )
      }
      empty={<EmptyStart first={firstQuestions()} />}
    />
  )
}

const question = (who: Who) => {
  const choices =
    who === person ? suggest(QUESTIONS[0]?.options.map(({ id }) => id) ?? [], () => 0) : NO_CHOICES
  return <StillAssessment who={who} draft={{ ...newDraft(QUESTIONS), choices }} />
}

const LOCKED = { unlocked: false }
const full = { goal, pairs, groups: [launch, costumes], tryMails: true }

type HomeState = Extract<StateId, `home-${string}` | `welcome-${string}`>

export const homeStates: Record<HomeState, () => React.ReactNode> = {
  'home-empty': () => home({ sittings: [] }),
  'home-full': () => home({ ...full, invitations: [invitation] }),
  'home-draft': () => home({ ...full, open: offer }),
  'home-one': () => home({ sittings: [answersOf('CS')], change: () => LOCKED }),
  'home-price': () => home({ change: () => LOCKED, arePaymentsOpen: true }),
  'home-two-hats': () =>
    home({
      ...full,
      sittings: [answersOf('DC'), answersOf('SC')],
      change: (at) => ({ label: at === 0 ? 'As a manager' : 'At home' }),
    }),
  'home-open-lead': () =>
    home({ sittings: [answersBetween('I', 'D'), answersBetween('D', 'I')], pairs }),
  'home-few': () =>
    home({ sittings: [answersOf('CS').slice(0, 15)], change: () => LOCKED, groups: [launch] }),
  'home-many': () =>
    home({
      sittings: Array.from({ length: 9 }, () => answersOf('DI')),
      groups: [launch, crowd],
      pairs,
    }),
  'welcome-suggested': () => question(person),
  'welcome-bare': () => question(without),
}
