import { round2 } from '@/lib/disc/circle/geometry'
import { LETTER_NAMES, type Letter } from '@/lib/disc/letters'
import type { Interval } from '@/lib/disc/model/certainty'
import { scoreText } from '@/lib/disc/result/certainty-text'
import { ChartText } from '../chart-text'
import { Picture } from '../picture'
import { Arc, MarkAt, Track } from './ring-parts'

interface ScoreRingProps {
  letter: Letter
  /** 0 to 100. */
  score: number
  /** What the score probably lies between: solid up to there, lighter inside, a mark at the score. */
  range?: Interval | null
  size?: number
  /** What stands in the middle; a reveal button shows the letter first. */
  face?: 'score' | 'letter'
  /** Hides the ring from screen readers, for a button that names itself. */
  decorative?: boolean
  className?: string
}

/** One exact score as a ring from 12 o'clock, clockwise. */
export function ScoreRing(props: ScoreRingProps) {
  const { letter, score, range = null, size = 132, face = 'score', decorative, className } = props
  const label = `${LETTER_NAMES[letter]} ${scoreText(score, range)}`
  const sure = range ? range.low : score
  const center = size / 2
  return (
    <Picture size={size} label={decorative ? undefined : label} className={className}>
      <Track size={size} />
      {range && <Arc size={size} letter={letter} tone="mid" from={0} to={range.high / 100} />}
      {sure > 0 && <Arc size={size} letter={letter} tone="fill" from={0} to={sure / 100} />}
      {range && <MarkAt score={score} size={size} />}
      {face === 'letter' ? (
        <ChartText x={center} y={center} size={round2(size * 0.23)} fill="var(--ink)">
          {letter}
        </ChartText>
      ) : (
        <>
          <ChartText
            x={center}
            y={center - 3}
            size={round2(size * 0.27)}
            weight={650}
            spacing="-.03em"
            fill="var(--ink)"
          >
            {score}
          </ChartText>
          <text
            x={center}
            y={round2(center + size * 0.17)}
            dy=".36em"
            textAnchor="middle"
            fontSize={12}
            fill="var(--ink-3)"
          >
            of 100
          </text>
        </>
      )}
    </Picture>
  )
}
