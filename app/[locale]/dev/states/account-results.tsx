import { AccountResultView } from '@/components/account/results/account-result-view'
import { pickTwo } from '@/components/account/results/compare-results'
import { DetailedResultsView } from '@/components/account/results/detailed-results-view'
import { HistoryView } from '@/components/account/results/history-view'
import { TogetherView } from '@/components/account/results/together-view'
import { PageFrame } from '@/components/layout/page-frame'
import { FreeWay } from '@/components/results/offer/free-way'
import { scoreTogether } from '@/lib/disc/model/together'
import { LABELS } from '@/lib/disc/result/labels'
import { answersBetween, answersOf } from '@/lib/disc/result/sample-answers'
import { togetherOf } from '@/lib/disc/result/together'
import type { StateId } from './list'
import { accountResultOf, detailedResultOf, RESULT_ID, sittingsOf } from './results'

type AccountState = Extract<
  StateId,
  `result-${string}` | `detailed-${string}` | `history-${string}`
>

const notice = <FreeWay resultId={RESULT_ID} isSignedIn />

const sure = accountResultOf(answersOf('CS'))
const unsure = accountResultOf(answersBetween('I', 'D'))

/** The history of one person, whose sittings are made by their answers, the newest first. */
function history(...sittings: Parameters<typeof sittingsOf>) {
  const { results, standing } = sittingsOf(...sittings)
  return (
    <PageFrame>
      <HistoryView
        results={results}
        page={1}
        hasOlder={false}
        pair={pickTwo(results, [])}
        isAsked={false}
        {...standing}
      />
    </PageFrame>
  )
}

export const accountStates: Record<AccountState, () => React.ReactNode> = {
  'result-sure': () => (
    <PageFrame>
      <AccountResultView result={sure} fallback={null} notice={notice} labels={LABELS} />
    </PageFrame>
  ),
  'result-shared': () => (
    <PageFrame>
      <AccountResultView result={unsure} fallback={null} notice={notice} labels={LABELS} />
    </PageFrame>
  ),
  'result-open': () => (
    <PageFrame>
      <AccountResultView result={sure} fallback={null} notice={null} labels={LABELS} />
    </PageFrame>
  ),
  'result-report': () => (
    <PageFrame>
      <AccountResultView
        result={{ ...sure, unlocked: true }}
        fallback={null}
        notice={null}
        labels={LABELS}
      />
    </PageFrame>
  ),
  'result-together': () => (
    <PageFrame>
      <TogetherView
        together={togetherOf(scoreTogether([answersOf('CS'), answersOf('SC')]), ['CS', 'SC'])}
        results={[sure, sure]}
      />
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
  'history-changed': () => history([answersOf('DI'), answersOf('DC'), answersOf('DC')]),
  'history-unchanged': () =>
    history([answersBetween('D', 'C'), answersBetween('C', 'D'), answersBetween('D', 'C')]),
  'history-one': () => history([answersOf('CS')]),
  'history-older': () =>
    history(
      [answersOf('CS'), answersOf('CS'), answersOf('CS'), answersOf('SC')],
      (at) => ({ 2: { counted: 3 }, 3: { certainty: null } })[at] ?? {},
    ),
  'history-labels': () =>
    history([answersOf('DI'), answersOf('SC'), answersOf('DC'), answersOf('SC')], (at) => ({
      label: ['As a manager', 'At home', 'As a manager', null][at] ?? null,
    })),
  'history-many': () => history(Array.from({ length: 9 }, () => answersOf('CS'))),
}
