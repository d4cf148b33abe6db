import { AccountResultView } from '@/components/account/results/account-result-view'
import { DetailedResultsView } from '@/components/account/results/detailed-results-view'
import { HistoryView } from '@/components/account/results/history-view'
import { PageFrame } from '@/components/layout/page-frame'
import { answersBetween, answersOf } from '@/lib/disc/result/sample-answers'
import type { StateId } from './list'
import { accountResultOf, detailedResultOf } from './results'

type AccountState = Extract<
  StateId,
  `result-${string}` | `detailed-${string}` | `history-${string}`
>

const PASS_CENTS = 0

const sure = accountResultOf(answersOf('CS'))
const unsure = accountResultOf(answersBetween('I', 'D'))

/** Three results of one person; the newest comes first. */
function history(...results: readonly ReturnType<typeof accountResultOf>[]) {
  const dated = results.map((result, index) => ({
    ...result,
    resultId: `state-${index}`,
    completedAt: new Date(Date.UTC(2026, 10 - 4 * index, 2)),
  }))
  return (
    <PageFrame>
      <HistoryView results={dated} page={1} hasOlder={false} asked={[]} />
    </PageFrame>
  )
}

export const accountStates: Record<AccountState, () => React.ReactNode> = {
  'result-sure': () => (
    <PageFrame>
      <AccountResultView result={sure} fallback={null} passCents={PASS_CENTS} />
    </PageFrame>
  ),
  'result-shared': () => (
    <PageFrame>
      <AccountResultView result={unsure} fallback={null} passCents={PASS_CENTS} />
    </PageFrame>
  ),
  'detailed-shared': () => (
    <PageFrame>
      <DetailedResultsView
        result={detailedResultOf(answersBetween('I', 'D'))}
        isFromGuest={false}
        passCents={PASS_CENTS}
      />
    </PageFrame>
  ),
  'history-changed': () => history(sure, unsure, accountResultOf(answersOf('D'))),
  'history-older': () => history(sure, { ...sure, certainty: null, reading: null }),
}
