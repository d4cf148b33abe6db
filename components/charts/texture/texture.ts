import { QUADRANT, round2, TEXTURE_OPACITY, texturePaths } from '@/lib/disc/circle/geometry'
import { mergeTexture } from '@/lib/disc/circle/texture-paths'
import type { Letter } from '@/lib/disc/letters'
import { type Drawing, draw } from '../drawing'
import styles from './texture.module.css'

interface TexturePieces {
  letter: Letter
  cx: number
  cy: number
  r: number
  gap?: number
  /** Grain: 1 for a quarter of its own, `maxRadius / r` for quarters that share one grain. */
  scale?: number
}

interface Texture extends TexturePieces {
  color?: string
  opacity?: number
  /** Points to what `SharedTextures` around the picture draws; only for a grain of its own. */
  isShared?: boolean
}

/** Radius of the shared drawings, in their own units. */
export const SHARED_RADIUS = 100

export const sharedTextureId = (letter: Letter) => `texture-${letter}`

/** The texture of one quarter: rays, halftone, ripples or grid. Tone on tone by default. */
export function drawTexture({
  color = 'var(--texture, #fff)',
  opacity,
  isShared = false,
  ...pieces
}: Texture): Drawing {
  const { letter, cx, cy, r, gap = 0 } = pieces
  const [sx, sy] = QUADRANT[letter]
  const place = `translate(${round2(cx + sx * gap)} ${round2(cy + sy * gap)})`
  return draw(
    'g',
    { class: styles.texture, color, opacity: opacity ?? TEXTURE_OPACITY[letter] },
    isShared
      ? draw('use', {
          href: `#${sharedTextureId(letter)}`,
          transform: `${place} scale(${(r - gap) / SHARED_RADIUS})`,
        })
      : drawTexturePieces(pieces),
  )
}

/** The paths of a texture, in the color of the text around them. */
export function drawTexturePieces({ letter, cx, cy, r, gap, scale }: TexturePieces): Drawing {
  const { fill, strokes, dots } = mergeTexture(texturePaths(letter, cx, cy, r, gap, scale))
  return draw(
    'g',
    { fill: 'none', stroke: 'currentColor' },
    fill !== '' && draw('path', { d: fill, fill: 'currentColor', stroke: 'none' }),
    [...strokes].map(([width, d]) => draw('path', { d, 'stroke-width': width })),
    // A line without length and with round ends is a dot, in a third of the text of a circle.
    [...dots].map(([radius, centers]) =>
      draw('path', {
        d: centers.map(([x, y]) => `M${x} ${y}h0`).join(''),
        'stroke-width': round2(radius * 2),
        'stroke-linecap': 'round',
      }),
    ),
  )
}
