import { useWords } from '#words'
import { SharedTextures } from '@/components/charts/texture/texture'
import { OpenFree } from '@/components/results/offer/open-free'
import { ReportLink } from '@/components/results/offer/sales-link'
import { Link } from '@/components/ui/link'
import type { GroupDetail } from '@/lib/api/groups'
import type { Invitation } from '@/lib/api/invitations'
import type { AccountResult } from '@/lib/disc/result/account-result'
import type { HomeResult } from '@/lib/disc/result/home'
import type { ShownPair } from '@/lib/pair-choice'
import { makePairPath, resultPath } from '@/lib/routes'
import { Words } from '@/lib/words/words'
import { facesOf } from './faces'
import { NextGoal } from './next-goal'
import { OwnGroups } from './own-groups'
import { People } from './people'
import { TodayCard } from './today-card'
import { TwoHats } from './two-hats'
import { You } from './you'

/** What the server draws for a person with results: the assessment puts an open draft before it, and the retake after it. */
export interface Home {
  you: React.ReactNode
  /** Null without a style. */
  today: React.ReactNode
  more: React.ReactNode
  /** Labels of sittings to choose from. */
  labels: readonly string[]
}

export interface HomeOf extends HomeResult {
  personId: string
  labels: readonly string[]
  /** From the plan of the report that is open. */
  goal: React.ComponentProps<typeof NextGoal>['next'] | null
  pairs: readonly ShownPair[]
  groups: readonly GroupDetail[]
  invitations: readonly Invitation[]
  arePaymentsOpen: boolean
  /** Which day it is where the server is. */
  day: number
  /** Whether they get a line by mail about once a week; null where they cannot. */
  tryMails: boolean | null
}

/** Who a person is by all sittings, and what is theirs. */
export function homeOf(of: HomeOf): Home {
  const { personId, results, newest, together, hats, report, today, goal } = of
  const { doubt } = (together ?? newest).named
  const way = report ? null : <Way newest={newest} isOpen={of.arePaymentsOpen} />
  return {
    labels: of.labels,
    you: hats ? (
      <TwoHats hats={hats} way={way} />
    ) : (
      <You results={results} newest={newest} together={together} way={way} />
    ),
    today: today && (
      <Words of={['home.today', 'home.tryMails']}>
        <TodayCard
          today={today}
          day={of.day}
          own={doubt.first}
          report={report?.resultId ?? null}
          mails={of.tryMails}
        />
      </Words>
    ),
    more: (
      <SharedTextures>
        <People
          faces={facesOf(of.pairs, of.groups, { personId, letter: doubt.first })}
          makePath={today && makePairPath(newest.resultId)}
        />
        <div className="grid grid-cols-2 medium:grid-cols-1 gap-x-18 gap-y-14">
          {goal && <NextGoal next={goal} letter={doubt.first} />}
          <OwnGroups invitations={of.invitations} groups={of.groups} personId={personId} />
        </div>
      </SharedTextures>
    ),
  }
}

/** The way on from the newest sitting while no complete report is open: to the other questions, to the report, or to its price. */
function Way({ newest, isOpen }: { newest: AccountResult; isOpen: boolean }) {
  const words = useWords('home.you')
  const { resultId, named } = newest
  if (named.doubt.kind === 'few') {
    return (
      <Link className="btn btn-large w-full" href={resultPath(resultId)}>
        {words.openFew}
      </Link>
    )
  }
  return isOpen ? (
    <ReportLink preview={newest} className="btn btn-large w-full" />
  ) : (
    <OpenFree resultId={resultId} />
  )
}
