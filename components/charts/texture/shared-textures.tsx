'use client'

import { createContext, useContext } from 'react'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import styles from './texture.module.css'
import { TexturePieces } from './texture-pieces'

/** Radius of the shared drawings, in their own units. */
export const SHARED_RADIUS = 100

const Shared = createContext(false)

/** Whether a page around this picture holds the textures once for all. */
export function useSharedTextures(): boolean {
  return useContext(Shared)
}

export function sharedTextureId(letter: Letter): string {
  return `texture-${letter}`
}

/** Draws the four textures once, out of sight, and lets every picture inside point to them: for pages with many circles. */
export function SharedTextures({ children }: { children: React.ReactNode }) {
  return (
    <Shared value={true}>
      <svg className={styles.shared} width="0" height="0" aria-hidden="true">
        <defs>
          {LETTERS.map((letter) => (
            <g key={letter} id={sharedTextureId(letter)}>
              <TexturePieces letter={letter} cx={0} cy={0} r={SHARED_RADIUS} />
            </g>
          ))}
        </defs>
      </svg>
      {children}
    </Shared>
  )
}
