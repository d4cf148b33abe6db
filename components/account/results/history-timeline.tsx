import { StyleMark } from '@/components/charts/marks/style-mark'
import { styleColor } from '@/components/charts/style-color'
import { LabelASitting } from '@/components/results/label/label-a-sitting'
import { SittingLabel } from '@/components/results/label/sitting-label'
import { DoubtMarks } from '@/components/results/notes/doubt-line'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { movedLetters } from '@/lib/disc/result/change'
import { byLabel, knownLabels, opening } from '@/lib/disc/result/labels'
import { alike, isEnough, moveInWords, unmovedInWords } from '@/lib/disc/result/over-time'
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="one-by-one" className="text-d3">
          One by one
        </h2>
        <LabelASitting
          known={labels}
          sittings={results
            .filter(({ label }) => label === null)
            .map(({ resultId: id, completedAt, named: { code, title } }) => {
              return { id, completedAt: completedAt.toISOString(), name: code ?? title }
            })}
        />
      </div>
      <div className="mt-2 pt-2" style={{ '--count': results.length } as React.CSSProperties}>
        {changes.map((change) => (
          <Change
            key={change.last.resultId}
            {...change}
            from={oldestFirst.indexOf(change.first)}
            to={oldestFirst.indexOf(change.last)}
            isDrawn={isOneRow}
          />
        ))}
        <ol
          className={`narrow:block grid gap-y-5 ${isOneRow ? 'grid-cols-[repeat(var(--count),minmax(0,1fr))]' : 'grid-cols-[repeat(auto-fit,minmax(112px,1fr))]'}`}
        >
          {oldestFirst.map((result) => (
            <Sitting key={result.resultId} result={result} labels={labels} />
          ))}
        </ol>
      </div>
      {together && groups.length > 0 && changes.length === 0 && (
        <p className="mx-auto narrow:mx-0 mt-4.5 mb-0 max-w-[38rem] text-balance narrow:text-left text-center text-ink-2">
          {unmovedInWords(
            compared.flatMap(({ named }) => named.code ?? []),
            together.named.doubt,
            groups.length > 1 || groups[0]?.length !== compared.length,
          )}
        </p>
      )}
      {others > 0 && (
        <p className="mx-auto narrow:mx-0 mt-4.5 mb-0 max-w-[38rem] text-balance narrow:text-left text-center text-ink-2">
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
      className={`${isDrawn ? `relative mb-3 narrow:mb-3 h-17 narrow:h-auto after:absolute after:bottom-0.5 after:left-[calc((var(--to)_+_0.5)_/_var(--count)_*_100%_-_6px)] narrow:after:hidden after:size-2.5 after:border-t-0 after:border-r-[2.5px] after:border-b-[2.5px] after:border-l-0 after:[border-color:var(--of)] after:[transform:rotate(45deg)] ${styles.drawn}` : 'mb-3'}`}
      style={place as React.CSSProperties}
    >
      {isDrawn && (
        <svg
          className="absolute bottom-0 left-[calc((var(--from)_+_0.5)_/_var(--count)_*_100%)] narrow:hidden h-15 w-[calc((var(--to)_-_var(--from))_/_var(--count)_*_100%)] overflow-visible"
          viewBox="0 0 100 60"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            className="fill-none stroke-[2.5] [stroke:var(--of)] [vector-effect:non-scaling-stroke]"
            d="M0 58C0 26 7 14 18 14H82C93 14 100 26 100 56"
          />
        </svg>
      )}
      <p className={`flex items-center gap-3 font-600 ${styles.sentence}`}>
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
  const { resultId, completedAt, named, label } = result
  return (
    <li
      className={`relative grid narrow:grid-cols-[76px_minmax(0,1fr)_auto] content-start narrow:justify-items-start justify-items-center gap-1 narrow:gap-x-3.5 narrow:gap-y-0.5 narrow:px-0 narrow:pt-2 narrow:pb-4 narrow:text-left text-center [&+&]:before:absolute [&+&]:before:top-7.25 narrow:[&+&]:before:-top-3 [&+&]:before:right-[calc(50%_+_56px)] narrow:[&+&]:before:right-auto narrow:[&+&]:before:left-9.25 [&+&]:before:h-0.5 narrow:[&+&]:before:h-4.5 [&+&]:before:w-[calc(100%_-_112px)] narrow:[&+&]:before:w-0.5 [&+&]:before:bg-line-strong ${styles.sitting}`}
    >
      <span
        className={`narrow:row-[1_/_3] inline-flex min-h-15 items-center justify-center narrow:justify-self-center narrow:[zoom:0.82] ${styles.marks}`}
      >
        {isEnough(result) ? (
          <DoubtMarks doubt={named.doubt} />
        ) : (
          <span className="size-10 rounded-circle border-2 border-line-strong border-dashed" />
        )}
      </span>
      <b className="font-640 font-display text-20 leading-tight tracking-[-0.01em]">
        {isEnough(result) ? (named.code ?? named.title) : 'Too few answers'}
      </b>
      <When at={completedAt} className="text-ink-2 text-sm" />
      {label !== null && (
        <SittingLabel
          key={label}
          resultId={resultId}
          label={label}
          known={labels}
          of={<When at={completedAt} />}
        />
      )}
      <Link
        className={`link narrow:self-center text-sm narrow:[grid-area:1_/_3_/_3] ${styles.view}`}
        href={resultPath(resultId)}
      >
        View<span className="sr-only"> </span>
        <When at={completedAt} className="sr-only" />
      </Link>
    </li>
  )
}
