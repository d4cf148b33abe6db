import { Path } from '@react-pdf/renderer'
import { type Point, round2, TEXTURE_OPACITY, texturePaths } from '../../disc/circle/geometry'
import { mergeTexture } from '../../disc/circle/texture-paths'
import type { Letter } from '../../disc/letters'
import { STYLE_COLORS, whiten } from '../colors'

/** A dot as an outline, because not every reader of PDF paints a line without length. */
function dot(r: number, [x, y]: Point): string {
  const half = `A${r} ${r} 0 0 1`
  return `M${round2(x - r)} ${y}${half} ${round2(x + r)} ${y}${half} ${round2(x - r)} ${y}Z`
}

interface TextureProps {
  letter: Letter
  center: number
  radius: number
  gap: number
  scale: number
}

/** The texture of one quarter, in the opaque color that its white veil makes on the letter's fill. */
export function Texture({ letter, center, radius, gap, scale }: TextureProps) {
  const shapes = texturePaths(letter, center, center, radius, gap, scale)
  const color = whiten(STYLE_COLORS[letter].fill, TEXTURE_OPACITY[letter])
  const { fill, strokes, dots } = mergeTexture(shapes)
  const dotted = [...dots].flatMap(([r, centers]) => centers.map((center) => dot(r, center)))
  const filled = fill + dotted.join('')
  return (
    <>
      {filled && <Path d={filled} fill={color} />}
      {[...strokes].map(([width, d]) => (
        <Path key={width} d={d} fill="none" stroke={color} strokeWidth={width} />
      ))}
    </>
  )
}
