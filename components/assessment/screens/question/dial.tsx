import { useSay, useWords } from '#words'
import styles from './dial.module.css'

const SIZE = 248
const CENTER = SIZE / 2
const INNER = 96
/** Each segment is as long as its state: done, current, still to come. */
const OUTER = { done: 120, current: 122, ahead: 112 }
/** The gap on each side of a segment, in radians. */
const GAP = 0.036

interface DialProps {
  total: number
  /** Index of the current question; null before the first. */
  index: number | null
  /** How many segments are highlighted before the first question. */
  marked?: readonly number[]
  /** The segments ahead may never be needed: they are dashed, and the dial says "up to". */
  atMost?: boolean
}

/** The questions as a circle that closes. Decorative: the progress bar says the same in words. */
export function Dial({ total, index, marked, atMost = false }: DialProps) {
  const words = useWords('assessment.question')
  const say = useSay()
  const number = marked?.length ?? (index === null ? null : index + 1)
  return (
    <svg className="h-auto w-62 max-w-full" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      {Array.from({ length: total }, (_, segment) => {
        const state = marked?.includes(segment) ? 'current' : stateOf(segment, index)
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its number.
            key={segment}
            className={styles[state === 'ahead' && atMost ? 'maybe' : state]}
            d={segmentPath(segment, total, OUTER[state])}
          />
        )
      })}
      {number !== null && (
        <>
          <text
            className="fill-ink font-650 font-display text-[88px] tracking-[-0.055em] forced-colors:[fill:CanvasText]"
            x={CENTER}
            y="114"
            dy=".36em"
            textAnchor="middle"
          >
            {number}
          </text>
          <text
            className="fill-ink-3 font-550 text-[17px] forced-colors:[fill:CanvasText]"
            x={CENTER}
            y="172"
            dy=".2em"
            textAnchor="middle"
          >
            {say(atMost ? words.ofUpTo : words.ofTotal, { total })}
          </text>
        </>
      )}
    </svg>
  )
}

function stateOf(segment: number, index: number | null): keyof typeof OUTER {
  if (index === null || segment > index) return 'ahead'
  return segment === index ? 'current' : 'done'
}

/** A piece of ring, clockwise from twelve o'clock. */
function segmentPath(segment: number, total: number, outer: number): string {
  const from = (segment / total) * 2 * Math.PI + GAP
  const to = ((segment + 1) / total) * 2 * Math.PI - GAP
  const at = (radius: number, angle: number) =>
    `${(CENTER + radius * Math.sin(angle)).toFixed(1)} ${(CENTER - radius * Math.cos(angle)).toFixed(1)}`
  return [
    `M${at(INNER, from)}L${at(outer, from)}`,
    `A${outer} ${outer} 0 0 1 ${at(outer, to)}`,
    `L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}Z`,
  ].join('')
}
