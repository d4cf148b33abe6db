import { Path, Svg } from '@react-pdf/renderer'
import { type Point, round2 } from '../../disc/circle/geometry'
import type { Letter } from '../../disc/letters'
import { STYLE_COLORS } from '../colors'
import { ChartLetter } from './letter'

/** One letter's part: the slice is as large as `score` among all. */
interface DoughnutLine {
  letter: Letter
  score: number
}

/** A slice below this share has no room for its letter. */
const MIN_LETTER_SHARE = 0.05

/** Between two slices, in turns. */
const GAP = 0.005

/** The point at `turn` (0 to 1, clockwise from 12 o'clock) on a circle around the middle. */
function at(center: number, radius: number, turn: number): Point {
  const angle = turn * 2 * Math.PI
  return [round2(center + radius * Math.sin(angle)), round2(center - radius * Math.cos(angle))]
}

/** A piece of a ring. Its ends never meet: an arc cannot draw a full circle. */
function piece(center: number, outer: number, inner: number, from: number, to: number): string {
  const point = (radius: number, turn: number) => at(center, radius, turn).join(' ')
  const large = to - from > 0.5 ? 1 : 0
  const out = `M${point(outer, from)}A${outer} ${outer} 0 ${large} 1 ${point(outer, to)}`
  const back = `L${point(inner, to)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from)}Z`
  return out + back
}

interface Slice {
  line: DoughnutLine
  from: number
  to: number
}

/** The beginning and end of each slice, in turns. Letters without a score have none. */
function slicesOf(lines: readonly DoughnutLine[]): Slice[] {
  const total = lines.reduce((sum, { score }) => sum + score, 0)
  let before = 0
  return lines
    .filter(({ score }) => score > 0)
    .map((line) => {
      const from = before
      before += line.score / total
      return { line, from, to: before }
    })
}

interface DoughnutProps {
  lines: readonly DoughnutLine[]
  size: number
}

/** Shares of the four letters, in circle order from 12 o'clock. */
export function Doughnut({ lines, size }: DoughnutProps) {
  const center = size / 2
  const outer = center - 1
  const inner = round2(outer * 0.63)
  const slices = slicesOf(lines)
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
      {slices.map(({ line: { letter }, from, to }) => {
        const gap = Math.min(GAP, (to - from) / 4)
        const { fill, edge } = STYLE_COLORS[letter]
        const d = piece(center, outer, inner, from + gap, to - gap)
        return <Path key={letter} d={d} fill={fill} stroke={edge} strokeWidth={0.9} />
      })}
      {slices
        .filter(({ from, to }) => to - from >= MIN_LETTER_SHARE)
        .map(({ line: { letter }, from, to }) => {
          const [x, y] = at(center, (outer + inner) / 2, (from + to) / 2)
          return (
            <ChartLetter key={letter} x={x} y={y} size={14} color={STYLE_COLORS[letter].on}>
              {letter}
            </ChartLetter>
          )
        })}
    </Svg>
  )
}
