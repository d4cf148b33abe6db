import { Path } from '@react-pdf/renderer'
import { round2, TEXTURE_OPACITY, type TextureShape, texturePaths } from '../../disc/geometry'
import type { Letter } from '../../disc/letters'
import { STYLE_COLORS, whiten } from '../colors'

/** A shape as path data: all of one kind become one path, which is far cheaper to lay out. */
function pathOf(shape: TextureShape): string {
  if (shape.kind === 'path') return shape.d
  if (shape.kind === 'rect')
    return `M${shape.x} ${shape.y}h${shape.size}v${shape.size}h${-shape.size}Z`
  const { cx, cy, r } = shape
  const half = `A${r} ${r} 0 0 1`
  return `M${round2(cx - r)} ${cy}${half} ${round2(cx + r)} ${cy}${half} ${round2(cx - r)} ${cy}Z`
}

/** One path for everything filled and one per stroke width. */
export function mergeTexture(shapes: readonly TextureShape[]): {
  fill: string
  strokes: Map<number, string>
} {
  const strokes = new Map<number, string>()
  let fill = ''
  for (const shape of shapes) {
    if (shape.mode === 'fill') fill += pathOf(shape)
    else strokes.set(shape.width, (strokes.get(shape.width) ?? '') + shape.d)
  }
  return { fill, strokes }
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
  const { fill, strokes } = mergeTexture(shapes)
  return (
    <>
      {fill && <Path d={fill} fill={color} />}
      {[...strokes].map(([width, d]) => (
        <Path key={width} d={d} fill="none" stroke={color} strokeWidth={width} />
      ))}
    </>
  )
}
