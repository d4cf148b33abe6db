'use client'

import { useSay, useWords } from '#words'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { styleColor } from '@/components/charts/style-color'
import type { Letter } from '@/lib/disc/letters'
import { LEAD_STEPS, type LeadLine as Line } from '@/lib/disc/result/lead-line'
import styles from './lead-line.module.css'

const WIDTH = 380
const MIDDLE = 18
/** The zones' widths and the gaps between them add up to the whole. */
const ZONES = [
  { x: 0, width: 126, radius: 8 },
  { x: 130, width: 120, radius: 4 },
  { x: 254, width: 126, radius: 8 },
] as const

const xOf = (step: number) => ((step + 0.5) / LEAD_STEPS) * WIDTH

interface Letters {
  first: Letter
  second: Letter
}

interface LeadLineProps extends Letters {
  line: Line
  /** The sentence of doubt, which a screen reader hears before the range. */
  label: string
  /** The range on the same letters before more was known: dashed, below. */
  before?: Pick<Line, 'low' | 'high'> | undefined
}

/** Which of two letters leads: a range over three zones that are named in words. */
export function LeadLine({ line, first, second, label, before }: LeadLineProps) {
  const { low, middle, high } = line
  const [from, to] = [xOf(low), xOf(high)]
  const words = useWords('results.leadLine')
  const say = useSay()
  const names = [
    say(words.leads, { letter: first }),
    words.either,
    say(words.leads, { letter: second }),
  ]
  const [least = '', most = ''] = [low, high].map(
    (step) => names[Math.floor((3 * step) / LEAD_STEPS)],
  )
  return (
    <div className="grid max-w-140 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 [&>div>svg]:w-full">
      <StyleMark letter={first} size={38} />
      <div>
        <svg
          viewBox={`0 0 ${WIDTH} ${before ? 58 : 36}`}
          role="img"
          aria-label={
            least === most
              ? say(words.lies, { doubt: label, zone: least })
              : say(words.reaches, { doubt: label, from: least, to: most })
          }
        >
          <Zones first={first} second={second} />
          <path
            d={`M${from} ${MIDDLE}H${to}M${from} ${MIDDLE - 9}v18M${to} ${MIDDLE - 9}v18`}
            stroke="var(--ink)"
            strokeWidth={3.5}
            strokeLinecap="round"
          />
          {before && (
            <path
              d={`M${xOf(before.low)} 50H${xOf(before.high)}M${xOf(before.low)} 43v14M${xOf(before.high)} 43v14`}
              stroke="var(--ink-2)"
              strokeWidth={2}
              strokeDasharray="4 3"
            />
          )}
          <circle
            cx={xOf(middle)}
            cy={MIDDLE}
            r={7.5}
            fill="var(--surface)"
            stroke="var(--ink)"
            strokeWidth={3.5}
          />
        </svg>
        <p
          className="mt-1.5 grid grid-cols-[33.5%_33%_33.5%] text-center font-600 text-14 text-ink-2 leading-normal"
          aria-hidden="true"
        >
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
      </div>
      <StyleMark letter={second} size={38} />
    </div>
  )
}

function Zones({ first, second }: Letters) {
  const fills = [styleColor(first, 'mid'), 'var(--sunken)', styleColor(second, 'mid')]
  return ZONES.map(({ x, width, radius }, at) => (
    <rect key={x} x={x} y="2" width={width} height="32" rx={radius} fill={fills[at]} />
  ))
}

/** The same, small, between the two letters: the sign of what opens it. */
export function LeadIcon({ line, first, second }: Letters & { line: Line | null }) {
  return (
    <span className={`flex flex-none items-center gap-1.5 ${styles.icon}`}>
      <StyleMark letter={first} size={20} />
      <svg viewBox={`0 -29 ${WIDTH} 130`} aria-hidden="true">
        <g transform="scale(1 2)">
          <Zones first={first} second={second} />
        </g>
        {line && (
          <g stroke="var(--ink)" strokeWidth={10} strokeLinecap="round">
            <path
              d={`M${xOf(line.low)} 36H${xOf(line.high)}M${xOf(line.low)} 14v44M${xOf(line.high)} 14v44`}
            />
            <circle cx={xOf(line.middle)} cy={36} r={15} fill="var(--surface)" />
          </g>
        )}
      </svg>
      <StyleMark letter={second} size={20} />
    </span>
  )
}
