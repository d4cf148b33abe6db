import type { Offer, Who } from '@/components/assessment/flow/state'
import { waitingFor } from '@/components/assessment/welcome/waiting-for'
import { welcomeFor } from '@/components/assessment/welcome/welcome'
import { SiteHeader } from '@/components/layout/header/site-header'
import { SiteFooter } from '@/components/layout/site-footer'
import { newDraft } from '@/lib/client/draft'
import { NO_CHOICES, suggest } from '@/lib/disc/form/choices'
import { questionsFor } from '@/lib/disc/form/items'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { LABELS } from '@/lib/disc/result/labels'
import { answersBetween, answersOf } from '@/lib/disc/result/sample-answers'
import type { StateId } from './list'
import { accountResultOf } from './results'
import { StillAssessment } from './still-assessment'

const QUESTIONS = questionsFor(() => 0.5)
const person: Who = { kind: 'account', userId: 'state', served: null, suggests: true }
const without: Who = { ...person, suggests: false }

const now = accountResultOf(answersOf('DI'))
const before = {
  ...accountResultOf(answersBetween('I', 'D')),
  resultId: 'before',
  completedAt: new Date(Date.UTC(2026, 2, 3)),
}
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
const goal = { resultId: 'state', title: 'Ask for the cost', dueOn: '2026-11-27' }
const offer: Offer = { question: 9, total: 28, at: '2020-11-12T09:30:00.000Z' }

function welcome(
  results: readonly AccountResult[],
  { waits = false, open = null }: { waits?: boolean; open?: Offer | null } = {},
) {
  const waiting = waits ? waitingFor([invitation], goal) : []
  return (
    <StillAssessment
      who={without}
      phase={{ name: 'ready', offer: open }}
      frame={{ header: <SiteHeader />, footer: <SiteFooter /> }}
      welcome={welcomeFor('Marisol', results, { together: null, twoLabels: null }, waiting, LABELS)}
    />
  )
}

const question = (who: Who) => {
  const choices =
    who === person ? suggest(QUESTIONS[0]?.options.map(({ id }) => id) ?? [], () => 0) : NO_CHOICES
  return <StillAssessment who={who} draft={{ ...newDraft(QUESTIONS), choices }} />
}

type WelcomeState = Extract<StateId, `welcome-${string}`>

export const welcomeStates: Record<WelcomeState, () => React.ReactNode> = {
  'welcome-first': () => welcome([]),
  'welcome-back': () => welcome([now, before], { waits: true }),
  'welcome-one': () => welcome([now]),
  'welcome-draft': () => welcome([now, before], { open: offer }),
  'welcome-suggested': () => question(person),
  'welcome-bare': () => question(without),
}
