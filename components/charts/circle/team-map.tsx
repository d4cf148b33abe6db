'use client'

import { MARK_PATHS, type Point, round2 } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { type Drawing, draw, drawWords, together } from '../drawing'
import { Picture } from '../picture'
import { styleColor } from '../style-color'
import { useSharedTextures } from '../texture/shared-textures'
import { drawAxisWords, drawField } from './map-field'

export interface MapMember {
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
  const isShared = useSharedTextures()
  const center = size / 2
  const radius = center - padding
  const on = ({ at: [x, y] }: MapMember): Point => [
    round2(center + x * radius),
    round2(center - y * radius),
  ]
  const [first, ...others] = members
  const drawing = together(
    drawField({ size, radius, isShared }),
    drawAxisWords(size, padding * 0.43),
    joined &&
      first &&
      others.map((other) =>
        draw('path', {
          d: `M${on(first).join(' ')}L${on(other).join(' ')}`,
          stroke: 'var(--ink)',
          'stroke-width': 2,
          'stroke-dasharray': '1 6',
          'stroke-linecap': 'round',
        }),
      ),
    members.map((member) => drawMember(member, on(member), marker)),
  )
  return <Picture size={size} label={label} fit="fluid" className={className} drawing={drawing} />
}

function drawMember({ letter, initials }: MapMember, [x, y]: Point, size: number): Drawing {
  const scale = size / MARK_BOX
  return draw(
    'g',
    { transform: `translate(${round2(x - size / 2)} ${round2(y - size / 2)}) scale(${scale})` },
    draw('path', {
      d: MARK_PATHS[letter],
      fill: styleColor(letter, 'fill'),
      stroke: 'var(--surface)',
      'stroke-width': 3,
      'paint-order': 'stroke',
    }),
    drawWords(
      {
        x: 20,
        // The triangle carries its weight low.
        y: letter === 'D' ? 22 : 20,
        dy: '.36em',
        'text-anchor': 'middle',
        'font-size': round2(Math.max(SMALLEST_TEXT, SMALLEST_TEXT / scale)),
        'font-weight': 700,
        fill: styleColor(letter, 'on'),
      },
      initials,
    ),
  )
}
