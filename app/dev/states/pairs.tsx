import { LinkScreen } from '@/components/groups/pairs/link-screen'
import { MadeLink } from '@/components/groups/pairs/make-link'
import { MakeScreen } from '@/components/groups/pairs/make-screen'
import { PairScreen } from '@/components/groups/pairs/pair-screen'
import { PageFrame } from '@/components/layout/page-frame'
import type { OwnPair, Pair } from '@/lib/api/pairs'
import { styleTitle } from '@/lib/disc/result/result-name'
import { styleOf } from '@/lib/disc/styles'
import { type ShownPerson, shownPairSheet } from '@/lib/disc/team/colleague'
import { coarsePlace } from '@/lib/disc/team/spot'
import type { PairChoice } from '@/lib/pair-choice'
import type { StateId } from './list'

const AT = '2026-11-20T09:00:00.000Z'
const ID = '00000000-0000-4000-8000-000000000777'

function person(name: string, scores: Parameters<typeof styleOf>[0]): ShownPerson {
  return { name, ...styleOf(scores), at: coarsePlace(scores) }
}

const UNA = person('Una', { D: 24, I: 40, S: 63, C: 82 })
const OTTO = person('Otto', { D: 71, I: 84, S: 32, C: 20 })

function choiceOf({ code }: ShownPerson, isGuests: boolean): PairChoice {
  return {
    id: `${ID}${isGuests}`,
    headline: styleTitle(code),
    code,
    completedAt: AT,
    isGuests,
  }
}

function pair(): Pair {
  const toPerson = ({ at: [x, y], ...one }: ShownPerson, isYou: boolean) => ({
    name: one.name,
    is_you: isYou,
    primary_type: one.primary,
    secondary_type: one.secondary,
    personality_type_code: one.code,
    headline: styleTitle(one.code),
    spot: { x, y },
  })
  const { facts, directions } = shownPairSheet(UNA, OTTO)
  return {
    id: ID,
    agreed_at: AT,
    people: [toPerson(UNA, true), toPerson(OTTO, false)],
    facts: [...facts],
    directions: [directions[0], directions[1]],
  }
}

/** Two who agreed, and a link that waits. */
export const PAIRS: readonly OwnPair[] = [
  { with: null, agreed_at: null },
  { with: 'Otto', agreed_at: AT },
  { with: 'محمد', agreed_at: AT },
].map((one, at) => ({
  ...one,
  id: `${ID.slice(0, -1)}${at}`,
  result_id: ID,
  made_at: AT,
  expires_at: '2026-12-20T09:00:00.000Z',
}))

type PairState = Extract<StateId, 'pair' | `pair-${string}`>

export const pairStates: Record<PairState, () => React.ReactNode> = {
  'pair-make': () => (
    <PageFrame>
      <MakeScreen result={choiceOf(UNA, true)} isSignedIn={false} />
    </PageFrame>
  ),
  'pair-made': () => (
    <PageFrame>
      <div className="wrap stack gap-l page">
        <h1 className="d2">Compare with a colleague</h1>
        <MadeLink
          link="https://discern.example/compare/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
          expires_at={AT}
        />
      </div>
    </PageFrame>
  ),
  'pair-link': () => (
    <PageFrame>
      <LinkScreen
        token="state"
        isSignedIn
        state={{
          status: 'open',
          by: 'Una',
          choices: [choiceOf(OTTO, true), choiceOf(UNA, false)],
        }}
      />
    </PageFrame>
  ),
  'pair-link-first': () => (
    <PageFrame>
      <LinkScreen
        token="state"
        isSignedIn={false}
        state={{ status: 'open', by: 'Una', choices: [] }}
      />
    </PageFrame>
  ),
  pair: () => (
    <PageFrame>
      <PairScreen pair={pair()} isSignedIn />
    </PageFrame>
  ),
}
