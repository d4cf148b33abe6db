'use client'

import { createContext, useContext } from 'react'
import { LETTERS } from '@/lib/disc/letters'
import { draw, together } from '../drawing'
import { drawTexturePieces, SHARED_RADIUS, sharedTextureId } from './texture'
import styles from './texture.module.css'

const Shared = createContext(false)

/** Whether a page around this picture holds the textures once for all. */
export function useSharedTextures(): boolean {
  return useContext(Shared)
}

const TEXTURES = together(
  LETTERS.map((letter) =>
    draw(
      'g',
      { id: sharedTextureId(letter) },
      drawTexturePieces({ letter, cx: 0, cy: 0, r: SHARED_RADIUS }),
    ),
  ),
)

/** Draws the four textures once, out of sight, and lets every picture inside point to them: for pages with many circles. */
export function SharedTextures({ children }: { children: React.ReactNode }) {
  return (
    <Shared value={true}>
      <svg className={styles.shared} width="0" height="0" aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a Drawing is escaped as it is made */}
        <defs dangerouslySetInnerHTML={{ __html: TEXTURES }} />
      </svg>
      {children}
    </Shared>
  )
}
