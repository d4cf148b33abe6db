import { Path, Svg } from '@react-pdf/renderer'
import { round2 } from '../../disc/circle/geometry'
import type { Letter } from '../../disc/letters'
import type { Interval } from '../../disc/model/certainty'
import { COLORS, STYLE_COLORS } from '../colors'

const HEIGHT = 13
const THICK = 9
const MIDDLE = HEIGHT / 2

interface ScoreBarProps {
  letter: Letter
  score: number
  /** What the score probably lies between: solid up to there, lighter inside. */
  range?: Interval | null
  width: number
}

/** A score on its track, with a mark at the score. Round ends lie outside of 0 and 100, so that 1 and 99 are whole. */
export function ScoreBar({ letter, score, range = null, width }: ScoreBarProps) {
  const { fill, edge, mid } = STYLE_COLORS[letter]
  const x = (value: number) => round2(THICK / 2 + ((width - THICK) * value) / 100)
  const bar = (to: number) => `M${x(0)} ${MIDDLE}H${x(to)}`
  const line = { strokeWidth: THICK, strokeLinecap: 'round' } as const
  const [solid, end] = range ? [range.low, range.high] : [score, score]
  return (
    <Svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      <Path d={bar(100)} stroke={COLORS.sunken} {...line} />
      <Path d={bar(end)} stroke={edge} {...line} />
      <Path d={bar(end)} stroke={range ? mid : fill} {...line} strokeWidth={THICK - 1.6} />
      {range && (
        <>
          <Path d={bar(0.01)} stroke={fill} {...line} strokeWidth={THICK - 1.6} />
          <Path d={bar(solid)} stroke={fill} strokeWidth={THICK - 1.6} />
          <Path d={`M${x(solid)} ${MIDDLE - 3.7}v7.4`} stroke={edge} strokeWidth={0.8} />
          <Path
            d={`M${x(score)} 1.5V${HEIGHT - 1.5}`}
            stroke={COLORS.ink}
            strokeWidth={2.6}
            strokeLinecap="round"
          />
        </>
      )}
    </Svg>
  )
}
