import { useSyncExternalStore } from 'react'
import { inBrowser } from '@/lib/client/kept'

/** What a person can choose. */
const THEMES = { system: 'System', light: 'Light', dark: 'Dark' } as const
export type Theme = keyof typeof THEMES
export const CHOICES = Object.entries(THEMES) as [Theme, string][]
const KEY = 'theme'
const EVENT = 'discern:theme'

function read(): Theme {
  const kept = inBrowser.read(KEY)
  return kept !== null && kept in THEMES ? (kept as Theme) : 'system'
}

function subscribe(changed: () => void): () => void {
  // `storage` tells the other tabs, our own event this one.
  addEventListener('storage', changed)
  addEventListener(EVENT, changed)
  return () => {
    removeEventListener('storage', changed)
    removeEventListener(EVENT, changed)
  }
}

function choose(choice: Theme): void {
  inBrowser.keep(KEY, choice)
  dispatchEvent(new CustomEvent(EVENT, { detail: choice }))
}

/** The chosen theme, on every page and in every tab; public/before-paint.js applies it before the first paint. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  return { theme: useSyncExternalStore<Theme>(subscribe, read, () => 'system'), choose }
}
