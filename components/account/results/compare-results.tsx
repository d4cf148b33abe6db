import { ArrowLeftRight, ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { LETTER_NAMES } from '@/lib/disc/letters'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { changeReading, letterChanges } from '@/lib/disc/result/change'
import { routes } from '@/lib/routes'
import { readerDate, sayWhen } from '@/lib/when'

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
    <details
      id="compare"
      className="group mt-9 narrow:mt-5 rounded-panel border border-line bg-surface"
      open={isOpen}
    >
      <summary className="flex min-h-15 cursor-pointer list-none items-center gap-4 narrow:px-4 px-5.5 py-2 no-underline [&::-webkit-details-marker]:hidden">
        <Icon of={ArrowLeftRight} />
        <h2 className="text-h4">Compare two results</h2>
        <Icon of={ChevronDown} className="icon ml-auto group-open:[transform:rotate(180deg)]" />
      </summary>
      <div className="narrow:px-4 px-5.5 pt-2 pb-5.5">
        <form
          className="grid grid-cols-[repeat(2,minmax(0,1fr))_auto] narrow:grid-cols-1! items-end gap-4"
          action={`${routes.history}#compare`}
        >
          {page > 1 && <input type="hidden" name="page" value={page} />}
          <ResultSelect label="From" name="before" results={results} chosen={older} />
          <ResultSelect label="To" name="after" results={results} chosen={newer} />
          <button type="submit" className="btn btn-outline">
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
    <label className="grid gap-2 font-600">
      <span>{label}</span>
      <select key={chosen.resultId} className="input" name={name} defaultValue={chosen.resultId}>
        {results.map(({ resultId, completedAt, named, label }) => (
          <option key={resultId} value={resultId} {...readerDate(completedAt.toISOString())}>
            {[
              sayWhen(completedAt.toISOString()),
              named.code ?? named.title,
              ...(label ? [label] : []),
            ].join(' · ')}
          </option>
        ))}
      </select>
    </label>
  )
}

function Changes({ older, newer }: { older: AccountResult; newer: AccountResult }) {
  if (older.resultId === newer.resultId) {
    return <p className="font-550">These are the same result. Choose two different ones.</p>
  }
  return (
    <>
      <p className="mx-0 mt-6 mb-2 font-550">
        <span>{changeReading(older, newer)}</span>{' '}
        <Link className="link" href={routes.method}>
          How we know
        </Link>
      </p>
      <table className="narrow:text-14 tabular-nums">
        <thead>
          <tr>
            <th
              className="border-line border-b py-3 narrow:pr-2 pr-3 pl-0 narrow:text-14 text-ink-2"
              scope="col"
            >
              Letter
            </th>
            <th
              className="border-line border-b py-3 narrow:pr-2 pr-3 pl-0 narrow:text-14 text-ink-2"
              scope="col"
            >
              From
            </th>
            <th
              className="border-line border-b py-3 narrow:pr-2 pr-3 pl-0 narrow:text-14 text-ink-2"
              scope="col"
            >
              To
            </th>
          </tr>
        </thead>
        <tbody>
          {letterChanges(older, newer).map(({ letter, before, after }) => (
            <tr key={letter}>
              <th
                className="border-line border-b py-3 narrow:pr-2 pr-3 pl-0 narrow:text-14"
                scope="row"
              >
                {LETTER_NAMES[letter]}
              </th>
              <td className="border-line border-b py-3 narrow:pr-2 pr-3 pl-0">{`${before}%`}</td>
              <td className="border-line border-b py-3 narrow:pr-2 pr-3 pl-0">{`${after}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
