import { Circle, Path, Svg } from '@react-pdf/renderer'
import { QUADRANT, roseRadius, round2, sector } from '../../disc/circle/geometry'
import { LETTERS, type Letter, type PerLetter } from '../../disc/letters'
import { BAND_FLOORS } from '../../disc/result/bands'
import { COLORS, STYLE_COLORS, whiten } from '../colors'
import { ChartLetter } from './letter'
import { Texture } from './texture'

interface RoseProps {
  /** 0 to 100 per letter. */
  scores: PerLetter<number>
  size: number
  /** Rings at 40, 70 and 100, letters outside them and textures: for large roses. */
  isDetailed?: boolean
}

/** The personal picture: one quarter per letter, and the area of each quarter is the score. */
export function Rose({ scores, size, isDetailed = false }: RoseProps) {
  const center = size / 2
  const radius = center - (isDetailed ? 3 : 0.5)
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
      {isDetailed && <Rings center={center} radius={radius} />}
      {LETTERS.map((letter) => (
        <Quarter
          key={letter}
          letter={letter}
          center={center}
          fullRadius={radius}
          score={scores[letter]}
          isDetailed={isDetailed}
        />
      ))}
      {isDetailed &&
        LETTERS.map((letter) => <OuterLetter key={letter} letter={letter} size={size} />)}
    </Svg>
  )
}

function Rings({ center, radius }: { center: number; radius: number }) {
  const line = { cx: center, cy: center, fill: 'none', stroke: COLORS.lineStrong, strokeWidth: 0.7 }
  return (
    <>
      {[BAND_FLOORS.MED, BAND_FLOORS.HIGH].map((score) => (
        <Circle key={score} {...line} r={round2(roseRadius(score, radius))} strokeDasharray="2 3" />
      ))}
      <Circle {...line} r={radius} stroke={whiten(COLORS.lineStrong, 0.35)} />
    </>
  )
}

interface QuarterProps {
  letter: Letter
  center: number
  fullRadius: number
  score: number
  isDetailed: boolean
}

function Quarter({ letter, center, fullRadius, score, isDetailed }: QuarterProps) {
  const gap = Math.max(0.35, center * 0.009)
  const radius = roseRadius(score, fullRadius)
  const d = sector(center, center, radius, letter, gap)
  if (!d) return null
  const { fill, edge } = STYLE_COLORS[letter]
  const stroke = isDetailed && { stroke: edge, strokeWidth: 0.8 }
  return (
    <>
      <Path d={d} fill={fill} {...stroke} />
      {isDetailed && (
        <Texture
          letter={letter}
          center={center}
          radius={radius}
          gap={gap}
          scale={fullRadius / radius}
        />
      )}
    </>
  )
}

/** A letter in the corner of the square, just outside the largest ring. */
function OuterLetter({ letter, size }: { letter: Letter; size: number }) {
  const [sx, sy] = QUADRANT[letter]
  const reach = size * 0.4
  return (
    <ChartLetter
      x={round2(size / 2 + sx * reach)}
      y={round2(size / 2 + sy * reach)}
      size={18}
      color={STYLE_COLORS[letter].ink}
    >
      {letter}
    </ChartLetter>
  )
}
