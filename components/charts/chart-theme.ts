'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { readToken } from '@/components/charts/read-token'
import { REDUCED_MOTION, watchTheme } from '@/components/charts/watch-theme'
import { type PerLetter, perLetter } from '@/lib/disc/letters'

/** The colors of one letter as plain values: a canvas cannot read CSS variables. */
interface CanvasColors {
  fill: string
  edge: string
  on: string
}

export interface ChartTheme {
  colors: PerLetter<CanvasColors>
  /** Of grid lines, of words, and of what lies under a chart. */
  line: string
  ink: string
  surface: string
  /** Value of `--font-display`. */
  font: string
  isMotionReduced: boolean
}

/** Reads the theme the page shows right now. Browser only. */
export function readChartTheme(): ChartTheme {
  return {
    colors: perLetter((letter) => {
      const prefix = `--${letter.toLowerCase()}` as const
      return {
        fill: readToken(`${prefix}-fill`),
        edge: readToken(`${prefix}-edge`),
        on: readToken(`${prefix}-on`),
      }
    }),
    line: readToken('--line'),
    ink: readToken('--ink-2'),
    surface: readToken('--surface'),
    font: readToken('--font-display'),
    isMotionReduced: window.matchMedia(REDUCED_MOTION).matches,
  }
}

/** The theme, read again whenever it changes; undefined on the server and while hydrating. */
export function useChartTheme(): ChartTheme | undefined {
  const snapshot = useSyncExternalStore(watchTheme, takeSnapshot, () => '')
  return useMemo(() => (snapshot ? (JSON.parse(snapshot) as ChartTheme) : undefined), [snapshot])
}

/** As text, because React compares snapshots by identity and equal texts are identical. */
function takeSnapshot(): string {
  return JSON.stringify(readChartTheme())
}
