'use client'

import { createContext, useContext } from 'react'
import { QUADRANT, round2, TEXTURE_OPACITY, texturePaths } from '@/lib/disc/circle/geometry'
import { mergeTexture } from '@/lib/disc/circle/texture-paths'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import styles from './texture.module.css'

/** From this size of the whole picture, texture is legible and the letters over it are large text. */
export const MIN_TEXTURED_SIZE = 120

/** Radius of the shared drawings, in their own units. */
const SHARED_RADIUS = 100

/** Whether a page around this picture holds the textures once for all. */
const Shared = createContext(false)

const sharedId = (letter: Letter) => `texture-${letter}`

/** Draws the four textures once, out of sight, and lets every picture inside point to them: for pages with many circles. */
export function SharedTextures({ children }: { children: React.ReactNode }) {
  return (
    <Shared value={true}>
      <svg className={styles.shared} width="0" height="0" aria-hidden="true">
        <defs>
          {LETTERS.map((letter) => (
            <g key={letter} id={sharedId(letter)}>
              <Paths letter={letter} cx={0} cy={0} r={SHARED_RADIUS} />
            </g>
          ))}
        </defs>
      </svg>
      {children}
    </Shared>
  )
}

interface PathsProps {
  letter: Letter
  cx: number
  cy: number
  r: number
  gap?: number
  /** Grain: 1 for a quarter of its own, `maxRadius / r` for quarters that share one grain. */
  scale?: number
}

interface TextureProps extends PathsProps {
  color?: string
  opacity?: number
}

/** The texture of one quarter: rays, halftone, ripples or grid. Tone on tone by default. */
export function Texture({ color = 'var(--texture, #fff)', opacity, ...paths }: TextureProps) {
  const { letter, cx, cy, r, gap = 0, scale } = paths
  const isShared = useContext(Shared) && scale === undefined
  const [sx, sy] = QUADRANT[letter]
  const place = `translate(${round2(cx + sx * gap)} ${round2(cy + sy * gap)})`
  return (
    <g className={styles.texture} color={color} opacity={opacity ?? TEXTURE_OPACITY[letter]}>
      {isShared ? (
        <use
          href={`#${sharedId(letter)}`}
          transform={`${place} scale(${(r - gap) / SHARED_RADIUS})`}
        />
      ) : (
        <Paths {...paths} />
      )}
    </g>
  )
}

/** The paths of a texture, in the color of the text around them. */
function Paths({ letter, cx, cy, r, gap, scale }: PathsProps) {
  const { fill, strokes, dots } = mergeTexture(texturePaths(letter, cx, cy, r, gap, scale))
  return (
    <g fill="none" stroke="currentColor">
      {fill !== '' && <path d={fill} fill="currentColor" stroke="none" />}
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
