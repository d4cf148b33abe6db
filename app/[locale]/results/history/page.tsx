import { AccountFrame } from '@/app/account-frame'
import { pickTwo } from '@/components/account/results/compare-results'
import { HistoryView } from '@/components/account/results/history-view'
import { MissingResults } from '@/components/results/missing-results'
import { askedPath } from '@/lib/page-path'
import type { SearchParams } from '@/lib/result-param'
import { routes } from '@/lib/routes'
import { getHistory } from '@/lib/server/assessments/history'
import { readStanding } from '@/lib/server/assessments/together'
import { listAnswered } from '@/lib/server/groups/follow-up'
import { requirePerson } from '@/lib/server/http/page-gate'
import { readWords } from '@/lib/words/read'
import { resultMetadata } from '../result-metadata'

export const generateMetadata = () => resultMetadata('history')

export default async function HistoryPage({ searchParams }: { searchParams: SearchParams }) {
  const { before, after, page } = await searchParams
  const viewer = await requirePerson(askedPath(routes.history, { before, after, page }))
  const history = await getHistory(viewer, page)
  const missing = await readWords('results.missing')
  const pair = pickTwo(history.results, [before, after])
  const isFirst = history.page === 1
  const [standing, answered] = await Promise.all([
    isFirst ? readStanding(viewer, history.results) : { together: null, twoLabels: null },
    isFirst ? listAnswered(viewer) : [],
  ])
  return (
    <AccountFrame>
      {history.results.length > 0 ? (
        <HistoryView
          {...history}
          pair={pair}
          isAsked={Boolean(before && after)}
          {...standing}
          answered={answered}
        />
      ) : (
        <MissingResults sentence={missing.noneYet} to={routes.assessment}>
          {missing.comeHere}
        </MissingResults>
      )}
    </AccountFrame>
  )
}
