'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { type PerLetter, perLetter } from '@/lib/disc/letters'

/** The colors of one letter as plain values: a canvas cannot read CSS variables. */
export interface CanvasColors {
  fill: string
  edge: string
  on: string
}

export interface ChartTheme {
  colors: PerLetter<CanvasColors>
  /** Of grid lines, and of words. */
  line: string
  ink: string
  /** Value of `--font-display`. */
  font: string
  isMotionReduced: boolean
}

const DARK = '(prefers-color-scheme: dark)'
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Reads the theme the page shows right now. Browser only. */
export function readChartTheme(): ChartTheme {
  const root = getComputedStyle(document.documentElement)
  const read = (variable: string) => root.getPropertyValue(variable).trim()
  return {
    colors: perLetter((letter) => {
      const prefix = `--${letter.toLowerCase()}`
      return {
        fill: read(`${prefix}-fill`),
        edge: read(`${prefix}-edge`),
        on: read(`${prefix}-on`),
      }
    }),
    line: read('--line'),
    ink: read('--ink-2'),
    font: read('--font-display'),
    isMotionReduced: window.matchMedia(REDUCED_MOTION).matches,
  }
}

/** The theme, read again whenever it changes; undefined on the server and while hydrating. */
export function useChartTheme(): ChartTheme | undefined {
  const snapshot = useSyncExternalStore(subscribe, takeSnapshot, () => '')
  return useMemo(() => (snapshot ? (JSON.parse(snapshot) as ChartTheme) : undefined), [snapshot])
}

/** As text, because React compares snapshots by identity and equal texts are identical. */
function takeSnapshot(): string {
  return JSON.stringify(readChartTheme())
}

/** Calls `onChange` when the page's theme attribute or one of the system's preferences changes. */
function subscribe(onChange: () => void): () => void {
  const attribute = new MutationObserver(onChange)
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const preferences = [DARK, REDUCED_MOTION].map((query) => window.matchMedia(query))
  for (const preference of preferences) preference.addEventListener('change', onChange)
  return () => {
    attribute.disconnect()
    for (const preference of preferences) preference.removeEventListener('change', onChange)
  }
}
