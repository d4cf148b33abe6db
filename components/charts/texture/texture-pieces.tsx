import { round2, texturePaths } from '@/lib/disc/circle/geometry'
import { mergeTexture } from '@/lib/disc/circle/texture-paths'
import type { Letter } from '@/lib/disc/letters'

interface TexturePiecesProps {
  letter: Letter
  cx: number
  cy: number
  r: number
  gap?: number
  scale?: number
}

/** The paths of a texture, in the color of the text around them. */
export function TexturePieces({ letter, cx, cy, r, gap, scale }: TexturePiecesProps) {
  const { fill, strokes, dots } = mergeTexture(texturePaths(letter, cx, cy, r, gap, scale))
  return (
    <g fill="none" stroke="currentColor">
      {fill && <path d={fill} fill="currentColor" stroke="none" />}
      {[...strokes].map(([width, d]) => (
        <path key={width} d={d} strokeWidth={width} />
      ))}
      {/* A line without length and with round ends is a dot, in a third of the text of a circle. */}
      {[...dots].map(([radius, centers]) => (
        <path
          key={radius}
          d={centers.map(([x, y]) => `M${x} ${y}h0`).join('')}
          strokeWidth={round2(radius * 2)}
          strokeLinecap="round"
        />
      ))}
    </g>
  )
}
