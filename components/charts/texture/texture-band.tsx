'use client'

import { QUADRANT } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { styleColor } from '../style-color'
import { Texture } from './texture'

const WIDTH = 578
const HEIGHT = 72
const RADIUS = 660
/** The room between two lines or dots, in shares of the radius as `texturePaths` counts it. */
const GRAIN = { D: 1, I: 0.5, S: 0.42, C: 0.42 } as const

/** A letter's color and texture along the top of a card. Decorative. */
export function TextureBand({ letter, className }: { letter: Letter; className?: string }) {
  const [sx, sy] = QUADRANT[letter]
  const corner = { cx: sx < 0 ? WIDTH : 0, cy: sy < 0 ? HEIGHT : 0 }
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio={`${sx < 0 ? 'xMax' : 'xMin'}${sy < 0 ? 'YMax' : 'YMin'} slice`}
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} fill={styleColor(letter, 'fill')} />
      <Texture letter={letter} {...corner} r={RADIUS} scale={GRAIN[letter]} />
    </svg>
  )
}
