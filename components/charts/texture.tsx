import { TEXTURE_OPACITY, type TextureShape, texturePaths } from '@/lib/disc/geometry'
import type { Letter } from '@/lib/disc/letters'
import styles from './texture.module.css'

/** From this size of the whole picture, texture is legible and the letters over it are large text. */
export const MIN_TEXTURED_SIZE = 120

interface TextureProps {
  letter: Letter
  cx: number
  cy: number
  r: number
  gap?: number
  /** Grain: 1 for a quarter of its own, `maxRadius / r` for quarters that share one grain. */
  scale?: number
  color?: string
  opacity?: number
}

/** The texture of one quarter: rays, halftone, ripples or grid. Tone on tone by default. */
export function Texture({
  letter,
  cx,
  cy,
  r,
  gap = 0,
  scale = 1,
  color = 'var(--texture, #fff)',
  opacity = TEXTURE_OPACITY[letter],
}: TextureProps) {
  const shapes = texturePaths(letter, cx, cy, r, gap, scale)
  return (
    <g className={styles.texture} fill={color} opacity={opacity}>
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing that never reorders
        <Piece key={index} shape={shape} color={color} />
      ))}
    </g>
  )
}

/** One shape; filled shapes take the color of the group around them. */
function Piece({ shape, color }: { shape: TextureShape; color: string }) {
  switch (shape.kind) {
    case 'path':
      return shape.mode === 'fill' ? (
        <path d={shape.d} />
      ) : (
        <path d={shape.d} fill="none" stroke={color} strokeWidth={shape.width} />
      )
    case 'circle':
      return <circle cx={shape.cx} cy={shape.cy} r={shape.r} />
    case 'rect':
      return <rect x={shape.x} y={shape.y} width={shape.size} height={shape.size} />
  }
}
