import { ArrowLeftRight, ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { LETTER_NAMES } from '@/lib/disc/letters'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { changeReading, letterChanges } from '@/lib/disc/result/change'
import { routes } from '@/lib/routes'
import { readerDate, sayWhen } from '@/lib/when'
import styles from './history.module.css'

interface CompareResultsProps {
  /** Newest first; at least two. */
  results: readonly AccountResult[]
  /** The page of the history that they are on. */
  page: number
  /** The earlier and the later one that are compared. */
  pair: readonly [AccountResult, AccountResult]
  /** They were asked for. */
  isOpen: boolean
}

/** Any two results side by side. A plain form: the choice is in the address, so it can be kept and works without scripts. */
export function CompareResults({ results, page, pair, isOpen }: CompareResultsProps) {
  const [older, newer] = pair
  return (
    <details id="compare" className={`card ${styles.compare}`} open={isOpen}>
      <summary className={`row gap-m unmarked ${styles.summary}`}>
        <Icon of={ArrowLeftRight} />
        <h2 className="h4">Compare two results</h2>
        <Icon of={ChevronDown} className={`icon ${styles.arrow}`} />
      </summary>
      <div className={styles.inside}>
        <form
          className={`grid end gap-m narrow-stack ${styles.form}`}
          action={`${routes.history}#compare`}
        >
          {page > 1 && <input type="hidden" name="page" value={page} />}
          <ResultSelect label="From" name="before" results={results} chosen={older} />
          <ResultSelect label="To" name="after" results={results} chosen={newer} />
          <button type="submit" className="btn outline">
            Compare
          </button>
        </form>
        <Changes older={older} newer={newer} />
      </div>
    </details>
  )
}

/** The two that were asked for, else the two newest; null where there are not two. */
export function pickTwo(
  results: readonly AccountResult[],
  asked: readonly unknown[],
): [AccountResult, AccountResult] | null {
  const [newest, beforeThat] = results
  if (!newest || !beforeThat) return null
  const find = (id: unknown) => results.find(({ resultId }) => resultId === id)
  return [find(asked[0]) ?? beforeThat, find(asked[1]) ?? newest]
}

interface ResultSelectProps {
  label: string
  name: string
  results: readonly AccountResult[]
  chosen: AccountResult
}

function ResultSelect({ label, name, results, chosen }: ResultSelectProps) {
  return (
    <label className="grid gap-xs semibold">
      <span>{label}</span>
      <select key={chosen.resultId} className="input" name={name} defaultValue={chosen.resultId}>
        {results.map(({ resultId, completedAt, named, label }) => (
          <option key={resultId} value={resultId} {...readerDate(completedAt.toISOString())}>
            {[sayWhen(completedAt.toISOString()), named.code, ...(label ? [label] : [])].join(
              ' · ',
            )}
          </option>
        ))}
      </select>
    </label>
  )
}

function Changes({ older, newer }: { older: AccountResult; newer: AccountResult }) {
  if (older.resultId === newer.resultId) {
    return <p className="medium">These are the same result. Choose two different ones.</p>
  }
  return (
    <>
      <p className={`medium ${styles.reading}`}>
        <span>{changeReading(older, newer)}</span>{' '}
        <Link className="link" href={routes.method}>
          How we know
        </Link>
      </p>
      <table className={`num ${styles.changes}`}>
        <thead>
          <tr>
            <th scope="col">Letter</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
          </tr>
        </thead>
        <tbody>
          {letterChanges(older, newer).map(({ letter, before, after }) => (
            <tr key={letter}>
              <th scope="row">{LETTER_NAMES[letter]}</th>
              <td>{`${before}%`}</td>
              <td>{`${after}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
