import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { DeleteResult } from '@/components/results/delete-result'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { isEnough } from '@/lib/disc/result/over-time'
import { resultPath } from '@/lib/routes'
import { readerDate, sayWhen } from '@/lib/when'
import styles from './history-table.module.css'

/** The results in rows; on narrow screens each row is a card with the same data. */
export function HistoryTable({ results }: { results: readonly AccountResult[] }) {
  return (
    <div className="sideways">
      <table className={`num ruled folded ${styles.table}`}>
        <caption className="vh">Your results, newest first. Scores are out of 100.</caption>
        <thead>
          <tr>
            <th scope="col">Completed</th>
            <th scope="col">Letters</th>
            {LETTERS.map((letter) => (
              <th key={letter} scope="col">
                <abbr className="unmarked" title={LETTER_NAMES[letter]}>
                  {letter}
                </abbr>
              </th>
            ))}
            <th scope="col">
              <span className="vh">Open</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <HistoryRow key={result.resultId} result={result} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HistoryRow({ result }: { result: AccountResult }) {
  const { resultId, completedAt, named, scores } = result
  const made = completedAt.toISOString()
  return (
    <tr>
      <th scope="row" className={styles.date}>
        <When at={completedAt} />
      </th>
      <td className={styles.letters}>
        {isEnough(result) ? (
          <span className={styles.code}>
            <StyleCodeMarks code={named.code} size={26} decorative />
            <span>{named.code}</span>
          </span>
        ) : (
          'Too few answers'
        )}
      </td>
      {LETTERS.map((letter) => (
        <td key={letter} className={styles.score} data-letter={letter}>
          {isEnough(result) ? `${scores[letter]}%` : '–'}
        </td>
      ))}
      <td className={styles.open}>
        <Link
          className="narrow-full btn small outline"
          href={resultPath(resultId)}
          aria-label={`View result of ${sayWhen(made)}`}
          {...readerDate(made)}
        >
          View
        </Link>
        <DeleteResult resultId={resultId} isInAccount madeAt={made} className="btn small ghost" />
      </td>
    </tr>
  )
}
