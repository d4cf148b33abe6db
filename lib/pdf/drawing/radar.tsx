import { G, Path, Svg } from '@react-pdf/renderer'
import { MARK_PATHS, type Point, radarPoints, round2 } from '../../disc/circle/geometry'
import { LETTERS, type PerLetter, perLetter } from '../../disc/letters'
import { BAND_FLOORS } from '../../disc/result/bands'
import { COLORS, STYLE_COLORS, whiten } from '../colors'
import { ChartLetter } from './letter'

/** Between the outermost square and the edge of the picture, for the letters. */
const LETTER_ROOM = 23

/** A mark at a corner of the outline. */
const MARK_SIZE = 12

/** A closed outline through one point per letter, in circle order. */
function outline(points: PerLetter<Point>): string {
  return `M${LETTERS.map((letter) => points[letter].join(' ')).join('L')}Z`
}

/** The scores on the circle's four diagonals, joined: the outline shows where the profile leans. */
export function Radar({ scores, size }: { scores: PerLetter<number>; size: number }) {
  const center = size / 2
  const reach = center - LETTER_ROOM
  const square = (score: number, from = reach) =>
    radarPoints(
      center,
      center,
      from,
      perLetter(() => score),
    )
  const ends = square(100)
  const names = square(100, reach + 13)
  const corners = radarPoints(center, center, reach, scores)
  const axes = `M${ends.D.join(' ')}L${ends.S.join(' ')}M${ends.I.join(' ')}L${ends.C.join(' ')}`
  const inner = outline(square(BAND_FLOORS.MED)) + outline(square(BAND_FLOORS.HIGH))
  const line = { fill: 'none', stroke: whiten(COLORS.lineStrong, 0.4), strokeWidth: 0.7 }
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
      <Path d={outline(corners)} fill={COLORS.sunken} />
      <Path {...line} d={inner} strokeDasharray="2 3" />
      <Path {...line} d={outline(ends) + axes} />
      <Path
        d={outline(corners)}
        fill="none"
        stroke={COLORS.ink}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      {LETTERS.map((letter) => {
        const [x, y] = corners[letter]
        const { fill, edge, ink } = STYLE_COLORS[letter]
        const place = `translate(${round2(x - MARK_SIZE / 2)} ${round2(y - MARK_SIZE / 2)}) scale(${MARK_SIZE / 40})`
        return (
          <G key={letter}>
            <Path
              d={MARK_PATHS[letter]}
              transform={place}
              fill={fill}
              stroke={edge}
              strokeWidth={3}
            />
            <ChartLetter x={names[letter][0]} y={names[letter][1]} size={13} color={ink}>
              {letter}
            </ChartLetter>
          </G>
        )
      })}
    </Svg>
  )
}
