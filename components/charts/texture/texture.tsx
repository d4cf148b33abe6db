'use client'

import { QUADRANT, round2, TEXTURE_OPACITY } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import { SHARED_RADIUS, sharedTextureId, useSharedTextures } from './shared-textures'
import styles from './texture.module.css'
import { TexturePieces } from './texture-pieces'

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
  const isShared = useSharedTextures() && scale === 1
  const [sx, sy] = QUADRANT[letter]
  const place = `translate(${round2(cx + sx * gap)} ${round2(cy + sy * gap)})`
  return (
    <g className={styles.texture} color={color} opacity={opacity}>
      {isShared ? (
        <use
          href={`#${sharedTextureId(letter)}`}
          transform={`${place} scale(${(r - gap) / SHARED_RADIUS})`}
        />
      ) : (
        <TexturePieces letter={letter} cx={cx} cy={cy} r={r} gap={gap} scale={scale} />
      )}
    </g>
  )
}
