import { useWords } from '#words'
import { OPENNESS_STEPS } from '@/lib/disc/result/lead-line'
import { opennessOf } from './flow'

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
  const words = useWords('settling.tie')
  const reach = reachOf(openness)
  const isWider = before !== null && openness > before
  return (
    <div className="medium:mx-0 mx-auto medium:mt-0 mt-7.5 mb-0 medium:mb-2.5 medium:grid medium:w-auto w-56 max-w-full medium:grid-cols-[130px_1fr] medium:items-center medium:gap-4.5 medium:border-line medium:border-b medium:pb-2 medium:text-left">
      <svg className="w-full overflow-visible" viewBox={`0 0 ${WIDTH} 36`} aria-hidden="true">
        <path className="fill-none stroke-2 stroke-line-strong" d={`M0 18H${WIDTH}`} />
        {before !== null && before !== openness && (
          <path
            className="fill-none stroke-2 stroke-ink-3 [stroke-dasharray:2_2]"
            d={endsAt(reachOf(before), 8)}
          />
        )}
        <path className="fill-none stroke-2 stroke-ink" d={endsAt(NARROWEST, 13)} />
        <rect
          className="fill-line [transform-origin:50%_50%] [transition:transform_0.32s_var(--ease)] motion-reduce:[transition:none] forced-colors:[fill:GrayText]"
          x={MIDDLE - WIDEST}
          y="10"
          width={2 * WIDEST}
          height="16"
          style={{ transform: `scaleX(${reach / WIDEST})` }}
        />
        <path
          className="fill-none stroke-3 stroke-ink [transition:transform_0.32s_var(--ease)] motion-reduce:[transition:none]"
          d="M0 6v24"
          style={{ transform: `translateX(${MIDDLE - reach}px)` }}
        />
        <path
          className="fill-none stroke-3 stroke-ink [transition:transform_0.32s_var(--ease)] motion-reduce:[transition:none]"
          d="M0 6v24"
          style={{ transform: `translateX(${MIDDLE + reach}px)` }}
        />
      </svg>
      <p
        className="medium:m-0 mt-2.5 grid medium:min-h-0 min-h-[5.2em] medium:content-center gap-0.5 medium:text-13 text-ink-2 text-sm"
        role="status"
      >
        <b className="font-600 text-ink">{words.openness[opennessOf(openness, answered)]}</b>
        <span className="medium:hidden">{isWider ? words.wider : words.range}</span>
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
