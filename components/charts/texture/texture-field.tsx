'use client'

import { QUADRANT } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { styleColor } from '../style-color'
import { Texture } from './texture'

/** `grain`: the room between two lines or dots, in shares of the radius as `texturePaths` counts it. */
const SHAPES = {
  /** Beside a text. */
  tall: { width: 220, height: 360, radius: 470, grain: { D: 1, I: 0.75, S: 0.6, C: 0.6 } },
  /** Along the top of a card. */
  band: { width: 578, height: 72, radius: 660, grain: { D: 1, I: 0.5, S: 0.42, C: 0.42 } },
} as const

interface TextureFieldProps {
  letter: Letter
  shape: keyof typeof SHAPES
  className?: string
}

/** A letter's color and texture over the whole box around it, from the corner its quarter has on the circle. Decorative. */
export function TextureField({ letter, shape, className }: TextureFieldProps) {
  const { width, height, radius, grain } = SHAPES[shape]
  const [sx, sy] = QUADRANT[letter]
  const corner = { cx: sx < 0 ? width : 0, cy: sy < 0 ? height : 0 }
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${sx < 0 ? 'xMax' : 'xMin'}${sy < 0 ? 'YMax' : 'YMin'} slice`}
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={styleColor(letter, 'fill')} />
      <Texture letter={letter} {...corner} r={radius} scale={grain[letter]} />
    </svg>
  )
}
