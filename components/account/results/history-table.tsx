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
      <table
        className={`ruled folded mt-4 tabular-nums [--cell:14px_14px_14px_0] [--head:0_14px_10px_0] narrow:[&_tr]:grid-cols-4 narrow:[&_tr]:items-center narrow:[&_tr]:gap-x-2 narrow:[&_tr]:gap-y-1.5 narrow:[&_tr]:px-0 narrow:[&_tr]:py-5.5 ${styles.table}`}
      >
        <caption className="sr-only">Your results, newest first. Scores are out of 100.</caption>
        <thead>
          <tr>
            <th scope="col">Completed</th>
            <th scope="col">Letters</th>
            {LETTERS.map((letter) => (
              <th key={letter} scope="col">
                <abbr
                  className="list-none no-underline [&::-webkit-details-marker]:hidden"
                  title={LETTER_NAMES[letter]}
                >
                  {letter}
                </abbr>
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Open</span>
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
      <th scope="row">
        <When at={completedAt} />
      </th>
      <td className="narrow:col-span-2 narrow:justify-self-end">
        {isEnough(result) ? (
          <span className="flex items-center gap-2.5 font-600">
            {named.code && <StyleCodeMarks code={named.code} size={26} decorative />}
            <span>{named.code ?? named.title}</span>
          </span>
        ) : (
          'Too few answers'
        )}
      </td>
      {LETTERS.map((letter) => (
        <td
          key={letter}
          className={
            'narrow:mt-1.5 narrow:w-auto w-18 narrow:font-600 narrow:before:font-500 narrow:before:text-ink-2 narrow:before:[content:attr(data-letter)_"_"]'
          }
          data-letter={letter}
        >
          {isEnough(result) ? `${scores[letter]}%` : '–'}
        </td>
      ))}
      <td className={`narrow:col-span-full narrow:[&_a]:mt-2 ${styles.open}`}>
        <Link
          className="btn btn-small btn-outline narrow:w-full!"
          href={resultPath(resultId)}
          aria-label={`View result of ${sayWhen(made)}`}
          {...readerDate(made)}
        >
          View
        </Link>
        <DeleteResult
          resultId={resultId}
          isInAccount
          madeAt={made}
          className="btn btn-small btn-ghost"
        />
      </td>
    </tr>
  )
}
