'use client'

import { MARK_PATHS, type Point, round2 } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import { MapField } from './map-field'

interface MapMember {
  /** Where two may have the same initials. */
  id?: string
  /** The letter of the shape: the member's primary one. */
  letter: Letter
  /** Up to three characters. */
  initials: string
  /** As `place` gives it: x from task to people, y from measured to fast, each -1 to 1. */
  at: Point
}

interface TeamMapProps {
  members: readonly MapMember[]
  /** The finding, for screen readers. */
  label: string
  /** Width and height; draw a smaller map for a phone instead of shrinking this one. */
  size?: number
  /** Room around the circle for the axis words. */
  padding?: number
  /** Width of a member's shape. */
  marker?: number
  /** Draws a line from the first member to each other one. */
  joined?: boolean
  className?: string
}

/** The smallest text on a map, in its own units. */
const SMALLEST_TEXT = 12
const MARK_BOX = 40

/** People in the circle: each stands where the scores say, as the shape of the primary letter. */
export function TeamMap({
  members,
  label,
  size = 420,
  padding = 46,
  marker = 40,
  joined = false,
  className,
}: TeamMapProps) {
  const center = size / 2
  const radius = center - padding
  const placed = members.map(({ at: [x, y], ...member }) => ({
    ...member,
    x: round2(center + x * radius),
    y: round2(center - y * radius),
  }))
  const [first, ...others] = placed
  return (
    <Picture size={size} label={label} fit="fluid" className={className}>
      <MapField size={size} padding={padding} />
      {joined &&
        first &&
        others.map(({ id, initials, x, y }) => (
          <path
            key={id ?? initials}
            d={`M${first.x} ${first.y}L${x} ${y}`}
            stroke="var(--ink)"
            strokeWidth={2}
            strokeDasharray="1 6"
            strokeLinecap="round"
          />
        ))}
      {placed.map((member) => (
        <Member key={member.id ?? member.initials} {...member} size={marker} />
      ))}
    </Picture>
  )
}

interface MemberProps extends Pick<MapMember, 'letter' | 'initials'> {
  x: number
  y: number
  size: number
}

function Member({ letter, initials, x, y, size }: MemberProps) {
  const scale = size / MARK_BOX
  return (
    <g transform={`translate(${round2(x - size / 2)} ${round2(y - size / 2)}) scale(${scale})`}>
      <path
        d={MARK_PATHS[letter]}
        fill={styleColor(letter, 'fill')}
        stroke="var(--surface)"
        strokeWidth={3}
        paintOrder="stroke"
      />
      <text
        x={20}
        // The triangle carries its weight low.
        y={letter === 'D' ? 22 : 20}
        dy=".36em"
        textAnchor="middle"
        fontSize={round2(Math.max(SMALLEST_TEXT, SMALLEST_TEXT / scale))}
        fontWeight={700}
        fill={styleColor(letter, 'on')}
      >
        {initials}
      </text>
    </g>
  )
}
