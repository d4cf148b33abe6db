import { OPENNESS_STEPS } from '@/lib/disc/result/lead-line'
import { opennessInWords } from './flow'
import styles from './openness-range.module.css'

const WIDTH = 224
const MIDDLE = WIDTH / 2
/** Half the width of the range at the steps 0 and 8. Between the inner ticks it is settled. */
const NARROWEST = 22
const WIDEST = 104

const reachOf = (openness: number) => NARROWEST + ((WIDEST - NARROWEST) * openness) / OPENNESS_STEPS

interface OpennessRangeProps {
  openness: number
  /** How many further questions have an answer. */
  answered: number
  /** Before the last answer; null before the first. */
  before: number | null
}

/**
 * How open the lead still is. It has no letter and no side, so no one can steer by it: the range closes in, or gets wider
 * again, around a middle that means nothing.
 */
export function OpennessRange({ openness, answered, before }: OpennessRangeProps) {
  const reach = reachOf(openness)
  const isWider = before !== null && openness > before
  return (
    <div className={styles.range}>
      <svg className="full" viewBox={`0 0 ${WIDTH} 36`} aria-hidden="true">
        <path className={styles.axis} d={`M0 18H${WIDTH}`} />
        {before !== null && before !== openness && (
          <path className={styles.before} d={endsAt(reachOf(before), 8)} />
        )}
        <path className={styles.goal} d={endsAt(NARROWEST, 13)} />
        <rect
          className={styles.box}
          x={MIDDLE - WIDEST}
          y="10"
          width={2 * WIDEST}
          height="16"
          style={{ transform: `scaleX(${reach / WIDEST})` }}
        />
        <path
          className={styles.end}
          d="M0 6v24"
          style={{ transform: `translateX(${MIDDLE - reach}px)` }}
        />
        <path
          className={styles.end}
          d="M0 6v24"
          style={{ transform: `translateX(${MIDDLE + reach}px)` }}
        />
      </svg>
      <p className="grid mut sm" role="status">
        <b className="ink semibold">{opennessInWords(openness, answered)}</b>
        <span>
          {isWider
            ? 'A bit wider again. That happens.'
            : 'We stop when it fits between the inner ticks.'}
        </span>
      </p>
    </div>
  )
}

/** Ticks on both sides, above and below the range. */
function endsAt(reach: number, far: number): string {
  return [-reach, reach]
    .map((x) => `M${MIDDLE + x} ${18 - far}v-4M${MIDDLE + x} ${18 + far}v4`)
    .join('')
}
