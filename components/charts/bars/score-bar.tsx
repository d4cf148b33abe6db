import type { Letter } from '@/lib/disc/letters'
import type { Interval } from '@/lib/disc/model/certainty'
import { rangeText } from '@/lib/disc/result/certainty-text'
import { styleColor } from '../style-color'
import styles from './score-bar.module.css'

interface BarProps {
  letter: Letter
  /** From 1 to 99; 0 and 100 fit as well. */
  score: number
  /** What the score probably lies between: solid up to there, lighter inside, a mark at the score. */
  range?: Interval | null
  /** Says the range to screen readers; the score itself is printed beside the bar. */
  isSpoken?: boolean
}

/**
 * The bar of a score, beside its printed number. It is drawn in SVG because browsers leave CSS backgrounds out of print,
 * and a strict policy blocks inline styles. Its round ends lie outside of 0 and 100, so that 1 and 99 are whole.
 */
export function Bar({ letter, score, range = null, isSpoken = false }: BarProps) {
  const spoken = isSpoken && range !== null
  return (
    <svg
      className={`block ${styles.bar}`}
      height="14"
      role={spoken ? 'img' : undefined}
      aria-label={spoken ? `probably ${rangeText(range)}` : undefined}
      aria-hidden={spoken ? undefined : true}
    >
      <Line to={100} color="var(--sunken)" width={14} />
      <Line to={range?.high ?? score} color={styleColor(letter, 'edge')} width={14} />
      <Line
        to={range?.high ?? score}
        color={styleColor(letter, range ? 'mid' : 'fill')}
        width={11}
      />
      {range && (
        <>
          <circle cx="0" cy="7" r="5.5" fill={styleColor(letter, 'fill')} />
          <rect y="1.5" width={`${range.low}%`} height="11" fill={styleColor(letter, 'fill')} />
          <Tick at={range.low} reach={5.5} color={styleColor(letter, 'edge')} width={1.5} />
          <Tick at={score} reach={8.5} color="var(--ink)" width={5} />
        </>
      )}
    </svg>
  )
}

interface StrokeProps {
  color: string
  width: number
}

/** From 0 to a score, with round ends. */
function Line({ to, color, width }: StrokeProps & { to: number }) {
  const ends = { x1: '0', x2: `${to}%`, y1: '7', y2: '7' }
  return <line {...ends} stroke={color} strokeWidth={width} strokeLinecap="round" />
}

/** Across the bar. */
function Tick({ at, reach, color, width }: StrokeProps & { at: number; reach: number }) {
  const ends = { x1: `${at}%`, x2: `${at}%`, y1: 7 - reach, y2: 7 + reach }
  return (
    <line
      {...ends}
      stroke={color}
      strokeWidth={width}
      strokeLinecap={width > 2 ? 'round' : 'butt'}
    />
  )
}

/** The same where a score is not free: the band alone. */
export function BandBar({ letter, from, to }: { letter: Letter; from: number; to: number }) {
  const ends = { x1: `${from}%`, x2: `${to}%`, y1: '7', y2: '7' }
  return (
    <svg className={`block ${styles.bar}`} height="14" aria-hidden="true">
      <Line to={100} color="var(--sunken)" width={14} />
      <g strokeLinecap="round">
        <line {...ends} stroke={styleColor(letter, 'edge')} strokeWidth={14} />
        <line {...ends} stroke={styleColor(letter, 'mid')} strokeWidth={11} />
      </g>
    </svg>
  )
}
