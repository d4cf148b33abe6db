import { Path, Rect, Svg } from '@react-pdf/renderer'
import { round2 } from '../../disc/circle/geometry'
import type { Letter } from '../../disc/letters'
import type { Interval } from '../../disc/model/certainty'
import { BAND_FLOORS } from '../../disc/result/bands'
import { COLORS, STYLE_COLORS } from '../colors'

const HEIGHT = 9
/** How much of a letter's color is left where a score may reach, beyond what is sure. */
const SOFT = 0.42

interface ScoreBarProps {
  letter: Letter
  score: number
  /** How sure the score is: solid up to its low end, soft up to its high end, a mark at the score. */
  range?: Interval | null
  width: number
}

/** A score on its track, with ticks under it where the medium and the high band begin. */
export function ScoreBar({ letter, score, range = null, width }: ScoreBarProps) {
  const { fill, edge, mid } = STYLE_COLORS[letter]
  const at = (value: number) => round2((width * value) / 100)
  const ticks = [BAND_FLOORS.MED, BAND_FLOORS.HIGH].map((floor) => `M${at(floor)} 11V15`)
  const sure = range ? range.low : score
  const mark = `M${Math.min(width - 1.5, Math.max(1.5, at(score)))} 0V${HEIGHT}`
  return (
    <Svg width={width} height={16} viewBox={`0 0 ${width} 16`}>
      <Rect x={0} y={0} width={width} height={HEIGHT} rx={HEIGHT / 2} fill={mid} />
      {range && range.high > 0 && (
        <Rect
          x={0}
          y={0}
          width={barLength(at(range.high))}
          height={HEIGHT}
          rx={HEIGHT / 2}
          fill={fill}
          fillOpacity={SOFT}
        />
      )}
      {sure > 0 && (
        <Rect
          x={0.4}
          y={0.4}
          width={round2(barLength(at(sure)) - 0.8)}
          height={HEIGHT - 0.8}
          rx={HEIGHT / 2 - 0.4}
          fill={fill}
          stroke={edge}
          strokeWidth={0.8}
        />
      )}
      {range && <Path d={mark} stroke={COLORS.surface} strokeWidth={4} />}
      {range && <Path d={mark} stroke={COLORS.ink} strokeWidth={2} />}
      <Path d={ticks.join('')} stroke={COLORS.ink3} strokeWidth={0.8} />
    </Svg>
  )
}

/** A bar shorter than its two round ends would be drawn inside out. */
function barLength(width: number): number {
  return Math.max(HEIGHT, width)
}
