import { AccountResultView } from '@/components/account/results/account-result-view'
import { pickTwo } from '@/components/account/results/compare-results'
import { DetailedResultsView } from '@/components/account/results/detailed-results-view'
import { HistoryView } from '@/components/account/results/history-view'
import { TogetherView } from '@/components/account/results/together-view'
import { PageFrame } from '@/components/layout/page-frame'
import { FreeWay } from '@/components/results/offer/free-way'
import type { Response } from '@/lib/disc/form/responses'
import { scoreTogether } from '@/lib/disc/model/together'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { doLabelsDiffer, LABELS, type LabelResult, pickTwoLabels } from '@/lib/disc/result/labels'
import { alike } from '@/lib/disc/result/over-time'
import { answersBetween, answersOf } from '@/lib/disc/result/sample-answers'
import { togetherOf } from '@/lib/disc/result/together'
import type { StateId } from './list'
import { accountResultOf, detailedResultOf, RESULT_ID } from './results'

type AccountState = Extract<
  StateId,
  `result-${string}` | `detailed-${string}` | `history-${string}`
>

const notice = <FreeWay resultId={RESULT_ID} isSignedIn />

const sure = accountResultOf(answersOf('CS'))
const unsure = accountResultOf(answersBetween('I', 'D'))

/** Sittings of one person by their answers, the newest first. */
function history(
  sittings: readonly (readonly Response[])[],
  change: (at: number) => Partial<AccountResult> = () => ({}),
) {
  const results = sittings.map((answers, at) => ({
    ...accountResultOf(answers),
    resultId: `state-${at}`,
    completedAt: new Date(Date.UTC(2026, 10 - 4 * at, 2)),
    ...change(at),
  }))
  const joined = alike(results)
  const toLabelResult = (group: AccountResult[]): LabelResult[] =>
    group
      .slice(0, 1)
      .flatMap(({ label, ...one }) => (label ? [{ ...one, label, sittings: group.length }] : []))
  const [one, other] = (pickTwoLabels(joined) ?? []).flatMap(toLabelResult)
  const twoLabels = one && other ? ([one, other] as const) : null
  const together =
    joined.length > 1 && !(twoLabels && doLabelsDiffer(twoLabels))
      ? togetherOf(
          scoreTogether(joined.map((one) => sittings[results.indexOf(one)] ?? [])),
          joined.map(({ named }) => named.code),
        )
      : null
  return (
    <PageFrame>
      <HistoryView
        results={results}
        page={1}
        hasOlder={false}
        pair={pickTwo(results, [])}
        isAsked={false}
        together={together}
        twoLabels={twoLabels}
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
