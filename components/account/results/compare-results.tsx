import { Rose } from '@/components/charts/rose/rose'
import { DoubtLine } from '@/components/results/notes/doubt-line'
import { styleTitle } from '@/components/results/style/style-title'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import type { AccountResult } from '@/lib/disc/result/account-result'
import {
  bandChange,
  CHANGE_NOTES,
  changeReading,
  changeRule,
  inPoints,
  letterChanges,
} from '@/lib/disc/result/change'
import type { Together } from '@/lib/disc/result/together'
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
  /** Both as one; null where they are not. */
  together: Together | null
}

/** Any two results side by side. A plain form: the choice is in the address, so it can be kept and works without scripts. */
export function CompareResults({ results, page, pair, together }: CompareResultsProps) {
  const [older, newer] = pair
  return (
    <section id="compare" className={styles.section} aria-labelledby="compare-title">
      <h2 id="compare-title" className="d3">
        Compare two results
      </h2>
      <p className="mut">See what moved between one result and another.</p>
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
      <div className={`halves gap-m ${styles.pair}`}>
        {[older, newer].map((result, index) => (
          <div
            key={index === 0 ? 'from' : 'to'}
            className={`card stack gap-s text-center anywhere ${styles.one}`}
          >
            <Rose scores={result.scores} size={220} rings letters padding={4} />
            <p>
              <b>{styleTitle(result.named.title)}</b>
              <br />
              <span>{result.named.doubt.text}</span>
              <br />
              <span className="mut">
                <When at={result.completedAt} />
              </span>
            </p>
          </div>
        ))}
      </div>
      <Changes older={older} newer={newer} />
      {together && <BothTogether together={together} />}
    </section>
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
        {results.map(({ resultId, completedAt, named }) => (
          <option key={resultId} value={resultId} {...readerDate(completedAt.toISOString())}>
            {`${sayWhen(completedAt.toISOString())} · ${named.title}`}
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
  const rule = changeRule(older, newer)
  const changes = letterChanges(older, newer)
  return (
    <>
      <h3 className={`h3 ${styles.question}`}>Did I change?</h3>
      <p className="medium">{changeReading(changes, rule)}</p>
      <p className="mut">
        <span>{CHANGE_NOTES[rule]}</span>{' '}
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
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.letter}>
              <th scope="row">{change.name}</th>
              <td>{`${change.before}%`}</td>
              <td>{`${change.after}%`}</td>
              <td>
                <span>{inPoints(change.points)}</span>
                {change.band && <span className="mut">{`, ${bandChange(change.band)}`}</span>}
                {rule === 'test' && change.isReal && (
                  <span className={`tag dark one-line ${styles.verdict}`}>has moved</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Two results that say the same, as one that is surer. */
function BothTogether({ together }: { together: Together }) {
  const { named, scores, lines, counted } = together
  return (
    <section className={`card stack gap-s padded ${styles.together}`} aria-labelledby="together">
      <h3 id="together" className="h3">
        Both together
      </h3>
      <p>
        We can’t see a change between the two, so you can read them as one result of{' '}
        <span>{counted}</span> answers.
      </p>
      <DoubtLine doubt={named.doubt} size="small" />
      <p>
        <b>{styleTitle(named.title)}</b>
      </p>
      <dl className={`num grid gap-m ${styles.ranges}`}>
        {LETTERS.map((letter) => {
          const range = lines.find((line) => line.letter === letter)?.range
          return (
            <div key={letter}>
              <dt className="mut sm">{LETTER_NAMES[letter]}</dt>
              <dd className="grid">
                <b>{`${scores[letter]}%`}</b>
                {range && <span className="mut">{`${range.low} to ${range.high}`}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
