import { AccountResultView } from '@/components/account/results/account-result-view'
import { pickTwo } from '@/components/account/results/compare-results'
import { DetailedResultsView } from '@/components/account/results/detailed-results-view'
import { HistoryView } from '@/components/account/results/history-view'
import { PageFrame } from '@/components/layout/page-frame'
import { FreeWay } from '@/components/results/offer/free-way'
import { scoreTogether } from '@/lib/disc/model/together'
import { answersBetween, answersOf } from '@/lib/disc/result/sample-answers'
import { type Together, togetherOf } from '@/lib/disc/result/together'
import type { StateId } from './list'
import { accountResultOf, detailedResultOf, RESULT_ID } from './results'

type AccountState = Extract<
  StateId,
  `result-${string}` | `detailed-${string}` | `history-${string}`
>

const notice = <FreeWay resultId={RESULT_ID} isSignedIn />

const sure = accountResultOf(answersOf('CS'))
const unsure = accountResultOf(answersBetween('I', 'D'))

/** Three results of one person; the newest comes first. */
function history(
  results: readonly ReturnType<typeof accountResultOf>[],
  together: Together | null = null,
) {
  const dated = results.map((result, index) => ({
    ...result,
    resultId: `state-${index}`,
    completedAt: new Date(Date.UTC(2026, 10 - 4 * index, 2)),
  }))
  return (
    <PageFrame>
      <HistoryView
        results={dated}
        page={1}
        hasOlder={false}
        pair={pickTwo(dated, [])}
        together={together}
      />
    </PageFrame>
  )
}

export const accountStates: Record<AccountState, () => React.ReactNode> = {
  'result-sure': () => (
    <PageFrame>
      <AccountResultView result={sure} fallback={null} notice={notice} />
    </PageFrame>
  ),
  'result-shared': () => (
    <PageFrame>
      <AccountResultView result={unsure} fallback={null} notice={notice} />
    </PageFrame>
  ),
  'result-open': () => (
    <PageFrame>
      <AccountResultView result={sure} fallback={null} notice={null} />
    </PageFrame>
  ),
  'result-report': () => (
    <PageFrame>
      <AccountResultView result={{ ...sure, unlocked: true }} fallback={null} notice={null} />
    </PageFrame>
  ),
  'detailed-sure': () => (
    <PageFrame>
      <DetailedResultsView
        result={{ ...detailedResultOf(answersOf('CS')), unlocked: true }}
        isFromGuest={false}
        notice={notice}
      />
    </PageFrame>
  ),
  'detailed-shared': () => (
    <PageFrame>
      <DetailedResultsView
        result={detailedResultOf(answersBetween('I', 'D'))}
        isFromGuest={false}
        notice={notice}
      />
    </PageFrame>
  ),
  'history-changed': () => history([sure, unsure, accountResultOf(answersOf('D'))]),
  'history-older': () => history([sure, { ...sure, certainty: null }]),
  'history-together': () =>
    history([sure, sure], togetherOf(scoreTogether([answersOf('CS'), answersOf('CS')]))),
}
