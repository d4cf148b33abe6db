import { useSyncExternalStore } from 'react'

/** What a person can choose. */
const THEMES = { system: 'System', light: 'Light', dark: 'Dark' } as const
export type Theme = keyof typeof THEMES
export const CHOICES = Object.entries(THEMES) as [Theme, string][]
const KEY = 'theme'
const EVENT = 'discern:theme'

function read(): Theme {
  try {
    const kept = localStorage.getItem(KEY)
    return kept !== null && kept in THEMES ? (kept as Theme) : 'system'
  } catch {
    return 'system'
  }
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
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Without storage the choice holds for this page.
  }
  dispatchEvent(new CustomEvent(EVENT, { detail: choice }))
}

/** The chosen theme, on every page and in every tab; public/before-paint.js applies it before the first paint. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  return { theme: useSyncExternalStore<Theme>(subscribe, read, () => 'system'), choose }
}
