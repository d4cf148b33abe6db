import { Path, Rect, Svg } from '@react-pdf/renderer'
import { BAND_FLOORS } from '../../disc/bands'
import { round2 } from '../../disc/geometry'
import type { Letter } from '../../disc/letters'
import { COLORS, STYLE_COLORS } from '../colors'

const HEIGHT = 9

/** A score on its track, with ticks under it where the medium and the high band begin. */
export function ScoreBar({
  letter,
  score,
  width,
}: {
  letter: Letter
  score: number
  width: number
}) {
  const { fill, edge, mid } = STYLE_COLORS[letter]
  const ticks = [BAND_FLOORS.MED, BAND_FLOORS.HIGH].map(
    (floor) => `M${round2((width * floor) / 100)} 11V15`,
  )
  // A bar shorter than its two round ends would be drawn inside out.
  const length = Math.max(HEIGHT, (width * score) / 100)
  return (
    <Svg width={width} height={16} viewBox={`0 0 ${width} 16`}>
      <Rect x={0} y={0} width={width} height={HEIGHT} rx={HEIGHT / 2} fill={mid} />
      {score > 0 && (
        <Rect
          x={0.4}
          y={0.4}
          width={round2(length - 0.8)}
          height={HEIGHT - 0.8}
          rx={HEIGHT / 2 - 0.4}
          fill={fill}
          stroke={edge}
          strokeWidth={0.8}
        />
      )}
      <Path d={ticks.join('')} stroke={COLORS.ink3} strokeWidth={0.8} />
    </Svg>
  )
}
