import { round2 } from '@/lib/disc/circle/geometry'
import { LETTER_NAMES, type Letter } from '@/lib/disc/letters'
import type { Interval } from '@/lib/disc/model/certainty'
import { scoreText } from '@/lib/disc/result/certainty-text'
import { chartText } from '../chart-text'
import { type Drawing, drawWords, together } from '../drawing'
import { Picture } from '../picture'
import { drawArc, drawMarkAt, drawReach, drawTicks, drawTrack } from './ring-parts'

interface ScoreRingProps {
  letter: Letter
  /** 0 to 100. */
  score: number
  /** How sure the score is: solid up to its low end, soft up to its high end, a mark at the score. */
  range?: Interval | null
  size?: number
  /** What stands in the middle; a reveal button shows the letter first. */
  face?: 'score' | 'letter'
  /** Hides the ring from screen readers, for a button that names itself. */
  decorative?: boolean
  className?: string
}

/** One exact score as a ring from 12 o'clock, clockwise, with ticks where medium and high begin. */
export function ScoreRing({
  letter,
  score,
  range = null,
  size = 132,
  face = 'score',
  decorative = false,
  className,
}: ScoreRingProps) {
  const label = `${LETTER_NAMES[letter]}: ${scoreText(score, range)}`
  const sure = range ? range.low : score
  const drawing = together(
    drawTrack(size),
    range && drawReach({ size, letter, to: range.high / 100 }),
    sure > 0 && drawArc({ size, letter, tone: 'fill', from: 0, to: sure / 100 }),
    range && drawMarkAt(score, size),
    drawTicks(size),
    face === 'letter' ? drawLetter(letter, size) : drawScore(score, size),
  )
  const name = decorative ? undefined : label
  return <Picture size={size} label={name} className={className} drawing={drawing} />
}

const drawLetter = (letter: Letter, size: number): Drawing =>
  chartText({ x: size / 2, y: size / 2, size: round2(size * 0.23), fill: 'var(--ink)' }, letter)

function drawScore(score: number, size: number): Drawing {
  const x = size / 2
  const face = { size: round2(size * 0.27), weight: 650, spacing: '-.03em', fill: 'var(--ink)' }
  const small = { dy: '.36em', 'text-anchor': 'middle', 'font-size': 12, fill: 'var(--ink-3)' }
  return together(
    chartText({ x, y: x - 3, ...face }, score),
    drawWords({ x, y: round2(x + size * 0.17), ...small }, 'of 100'),
  )
}
