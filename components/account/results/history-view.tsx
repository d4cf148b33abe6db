import { TrendChart } from '@/components/charts/trend/trend-chart'
import { Link } from '@/components/ui/link'
import { Toaster } from '@/components/ui/toaster'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { inPoints, letterChanges } from '@/lib/disc/result/change'
import type { Together } from '@/lib/disc/result/together'
import { pagePath } from '@/lib/page-path'
import { routes } from '@/lib/routes'
import { CompareResults } from './compare-results'
import styles from './history.module.css'
import { HistoryTable } from './history-table'

interface HistoryViewProps {
  /** Newest first; at least one. */
  results: readonly AccountResult[]
  /** The number of this page, from 1. */
  page: number
  hasOlder: boolean
  /** The two results to compare; null where there are not two. */
  pair: readonly [AccountResult, AccountResult] | null
  /** Both as one; null where they are not. */
  together: Together | null
}

/** All results of a person: as a list, over time, and any two side by side. */
export function HistoryView({ results, page, hasOlder, pair, together }: HistoryViewProps) {
  const oldestFirst = [...results].reverse()
  return (
    <div className="wrap page">
      <div className={`row wraps apart ${styles.head}`}>
        <h1 className="d2">Your results</h1>
        <Link className="narrow-full btn" href={routes.assessment}>
          Take Assessment
        </Link>
      </div>
      <HistoryTable results={results} />
      <HistoryPages page={page} hasOlder={hasOlder} />
      {pair ? (
        <>
          <section className={styles.section} aria-labelledby="trend">
            <h2 id="trend" className="d3">
              Over time
            </h2>
            <p className="mut">Lines mark where a medium (40) and a high score (70) begin.</p>
            <TrendChart
              label={trendLabel(oldestFirst)}
              points={oldestFirst.map(({ completedAt, scores }) => ({
                at: completedAt.toISOString(),
                scores,
              }))}
            />
          </section>

          <CompareResults results={results} page={page} pair={pair} together={together} />
        </>
      ) : (
        page === 1 && (
          <p className={`mut ${styles.single}`}>
            Take the assessment again in a few months to see what has changed.
          </p>
        )
      )}
      <Toaster />
    </div>
  )
}

/** The chart's finding: how each letter moved from the first result to the last. */
function trendLabel(oldestFirst: readonly AccountResult[]): string {
  const [first, last] = [oldestFirst[0], oldestFirst.at(-1)]
  if (!first || !last) return ''
  const moves = letterChanges(first, last).map(
    ({ letter, points }) => `${LETTER_NAMES[letter]} ${inPoints(points)}`,
  )
  return `Scores of ${oldestFirst.length} results, from the oldest to the newest: ${moves.join(', ')}. The numbers of all ${LETTERS.length} letters are in the table above.`
}

interface HistoryPagesProps {
  /** From 1. */
  page: number
  hasOlder: boolean
}

/** The way through a long history; nothing where one page holds all of it. */
function HistoryPages({ page, hasOlder }: HistoryPagesProps) {
  if (page === 1 && !hasOlder) return null
  return (
    <nav className={`row wraps ${styles.pages}`} aria-label="Pages">
      {page > 1 && (
        <Link className="btn small outline" href={pathOf(page - 1)}>
          Newer results
        </Link>
      )}
      <p className="sm mut num">{`Page ${page}`}</p>
      {hasOlder && (
        <Link className="btn small outline" href={pathOf(page + 1)}>
          Older results
        </Link>
      )}
    </nav>
  )
}

const pathOf = (page: number) =>
  pagePath(routes.history, { page: page > 1 ? String(page) : undefined })
