'use client'

import { MARK_PATHS, type Point, radarPoints, round2 } from '@/lib/disc/circle/geometry'
import { LETTERS, type PerLetter } from '@/lib/disc/letters'
import { BAND_STARTS } from './band-range'
import { patternLabel } from './chart-labels'
import { ChartText } from './chart-text'
import { Picture } from './picture'
import { styleColor } from './style-color'

/** Room between the outermost square and the edge of the picture, for the letters. */
const LETTER_ROOM = 32

/** How far beyond the outermost square the letters stand, clear of a mark that sits on its corner. */
const NAME_GAP = 18

const FULL_SCORES: PerLetter<number> = { D: 100, I: 100, S: 100, C: 100 }

interface RadarProps {
  /** 0 to 100 per letter. */
  scores: PerLetter<number>
  /** Width and height, also of the viewBox. */
  size?: number
  /** The finding in words: "It reaches furthest toward C and S". Replaces the list of scores. */
  label?: string
  decorative?: boolean
  className?: string
}

/** The scores on the circle's four diagonals, joined: the outline shows where the profile leans. */
export function Radar({
  scores,
  size = 260,
  label = patternLabel(scores),
  decorative = false,
  className,
}: RadarProps) {
  const center = size / 2
  const reach = center - LETTER_ROOM
  const corners = radarPoints(center, center, reach, scores)
  return (
    <Picture size={size} label={decorative ? undefined : label} fit="fluid" className={className}>
      <Scale center={center} reach={reach} />
      <polygon
        points={polygon(corners)}
        fill="var(--ink)"
        fillOpacity={0.09}
        stroke="var(--ink)"
        strokeWidth={2.25}
        strokeLinejoin="round"
      />
      <g strokeWidth={3} strokeLinejoin="round">
        {LETTERS.map((letter) => {
          const [x, y] = corners[letter]
          return (
            <path
              key={letter}
              d={MARK_PATHS[letter]}
              transform={`translate(${round2(x - 8)} ${round2(y - 8)}) scale(.4)`}
              fill={styleColor(letter, 'fill')}
              stroke={styleColor(letter, 'edge')}
            />
          )
        })}
      </g>
    </Picture>
  )
}

/** Squares at 40, 70 and 100, the four axes and their letters. */
function Scale({ center, reach }: { center: number; reach: number }) {
  const square = (halfSide: number) => radarPoints(center, center, halfSide, FULL_SCORES)
  const ends = square(reach)
  const names = square(reach + NAME_GAP)
  const axes = LETTERS.map((letter) => `M${center} ${center}L${ends[letter].join(' ')}`)
  return (
    <>
      <g fill="none" stroke="var(--line-strong)">
        <g strokeOpacity={0.45}>
          {BAND_STARTS.map((score) => (
            <polygon
              key={score}
              points={polygon(square((reach * score) / 100))}
              strokeDasharray="2 4"
            />
          ))}
          <path d={axes.join('')} />
        </g>
        <polygon points={polygon(ends)} strokeOpacity={0.7} />
      </g>
      {LETTERS.map((letter) => {
        const [x, y] = names[letter]
        return (
          <ChartText key={letter} x={x} y={y} size={17} fill={styleColor(letter, 'ink')}>
            {letter}
          </ChartText>
        )
      })}
    </>
  )
}

/** Prints one point per letter for an SVG polygon, in circle order. */
function polygon(points: PerLetter<Point>): string {
  return LETTERS.map((letter) => points[letter].join(',')).join(' ')
}
