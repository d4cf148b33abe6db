'use client'

import { useSyncExternalStore } from 'react'
import styles from './theme-switch.module.css'

const CHOICES = { system: 'System', light: 'Light', dark: 'Dark' } as const
type Choice = keyof typeof CHOICES
const KEY = 'theme'
const EVENT = 'discern:theme'

function read(): Choice {
  try {
    const kept = localStorage.getItem(KEY)
    return kept !== null && kept in CHOICES ? (kept as Choice) : 'system'
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

function choose(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Without storage the choice holds for this page.
  }
  dispatchEvent(new CustomEvent(EVENT, { detail: choice }))
}

/** System, light or dark; public/before-paint.js applies it before the first paint. */
export function ThemeSwitch() {
  const choice = useSyncExternalStore<Choice>(subscribe, read, () => 'system')
  return (
    <label className={styles.theme}>
      Theme
      <select
        className={styles.select}
        value={choice}
        onChange={(event) => choose(event.target.value as Choice)}
      >
        {Object.entries(CHOICES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
