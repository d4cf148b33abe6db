import { StyleMark } from '@/components/charts/marks/style-mark'
import { styleColor } from '@/components/charts/style-color'
import { LabelASitting } from '@/components/results/label/label-a-sitting'
import { SittingLabel } from '@/components/results/label/sitting-label'
import { DoubtMarks } from '@/components/results/notes/doubt-line'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { byLabel, knownLabels, opening } from '@/lib/disc/result/hats'
import {
  alike,
  isEnough,
  movedLetters,
  moveInWords,
  unmovedInWords,
} from '@/lib/disc/result/over-time'
import type { Together } from '@/lib/disc/result/together'
import { resultPath } from '@/lib/routes'
import styles from './history-timeline.module.css'

interface HistoryTimelineProps {
  /** Newest first; at least two. */
  results: readonly AccountResult[]
  together: Together | null
}

/** The most arrows above the sittings. */
const MOST_CHANGES = 2
/** So many stand in one row on every screen that has rows; more take further rows, and no arrow spans those. */
const ONE_ROW = 6

/**
 * The single sittings from the oldest to the newest, and a change only where one is seen from the first to the last of
 * one label.
 */
export function HistoryTimeline({ results, together }: HistoryTimelineProps) {
  const labels = knownLabels(results)
  const oldestFirst = results.toReversed()
  const compared = alike(results)
  const groups = byLabel(compared).filter((group) => group.length > 1)
  const changes = groups
    .flatMap((group) => {
      const [last, first] = [group[0], group.at(-1)]
      const moved = first && last ? movedLetters(first, last) : []
      return first && last && moved.length > 0 ? [{ first, last, moved }] : []
    })
    .slice(0, MOST_CHANGES)
  const isOneRow = results.length <= ONE_ROW
  const others = results.filter((one) => isEnough(one) && !compared.includes(one)).length
  return (
    <section aria-labelledby="one-by-one">
      <div className="row wraps apart gap-s">
        <h2 id="one-by-one" className="d3">
          One by one
        </h2>
        <LabelASitting
          known={labels}
          sittings={results
            .filter(({ label }) => label === null)
            .map(({ resultId: id, completedAt, named: { code } }) => {
              return { id, completedAt: completedAt.toISOString(), code }
            })}
        />
      </div>
      <div className={styles.line} style={{ '--count': results.length } as React.CSSProperties}>
        {changes.map((change) => (
          <Change
            key={change.last.resultId}
            {...change}
            from={oldestFirst.indexOf(change.first)}
            to={oldestFirst.indexOf(change.last)}
            isDrawn={isOneRow}
          />
        ))}
        <ol className={`${styles.sittings} ${isOneRow ? styles.oneRow : ''}`}>
          {oldestFirst.map((result) => (
            <Sitting key={result.resultId} result={result} labels={labels} />
          ))}
        </ol>
      </div>
      {together && groups.length > 0 && changes.length === 0 && (
        <p className={`mut ${styles.note}`}>
          {unmovedInWords(
            compared.map(({ named }) => named.code),
            together.named.doubt,
            groups.length > 1 || groups[0]?.length !== compared.length,
          )}
        </p>
      )}
      {others > 0 && (
        <p className={`mut ${styles.note}`}>
          {others === 1
            ? 'One of these was scored another way, so we can’t compare it.'
            : `${others} of these were scored another way, so we can’t compare them.`}
        </p>
      )}
    </section>
  )
}

interface ChangeProps {
  first: AccountResult
  last: AccountResult
  moved: ReturnType<typeof movedLetters>
  /** Their places in the row. */
  from: number
  to: number
  isDrawn: boolean
}

/** What has moved from one sitting to another, with an arrow where both stand in one row. */
function Change({ first, last, moved, from, to, isDrawn }: ChangeProps) {
  const place = { '--from': from, '--to': to, '--of': styleColor(moved[0]?.letter ?? 'D', 'edge') }
  return (
    <div
      className={isDrawn ? `${styles.change} ${styles.drawn}` : styles.change}
      style={place as React.CSSProperties}
    >
      {isDrawn && (
        <svg
          className={styles.arc}
          viewBox="0 0 100 60"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 58C0 26 7 14 18 14H82C93 14 100 26 100 56" />
        </svg>
      )}
      <p className={`row gap-s semibold ${styles.sentence}`}>
        {moved.map(({ letter }) => (
          <StyleMark key={letter} letter={letter} size={26} />
        ))}
        <span>
          <span>{moveInWords(moved, last.label ? opening(last.label) : undefined)}</span> since{' '}
          <When at={first.completedAt} />.
        </span>
      </p>
    </div>
  )
}

function Sitting({ result, labels }: { result: AccountResult; labels: readonly string[] }) {
  const { resultId, completedAt, named, label, missing } = result
  return (
    <li className={styles.sitting}>
      <span className={`middles ${styles.marks}`}>
        {isEnough(result) ? <DoubtMarks doubt={named.doubt} /> : <span className={styles.none} />}
      </span>
      <b className={styles.code}>
        {missing === 0 && isEnough(result) ? named.code : 'Too few answers'}
      </b>
      <When at={completedAt} className="mut sm" />
      {label !== null && (
        <SittingLabel
          key={label}
          resultId={resultId}
          label={label}
          known={labels}
          of={<When at={completedAt} />}
        />
      )}
      <Link className={`link sm ${styles.view}`} href={resultPath(resultId)}>
        View<span className="vh"> </span>
        <When at={completedAt} className="vh" />
      </Link>
    </li>
  )
}
