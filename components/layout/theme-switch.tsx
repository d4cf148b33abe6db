'use client'

import styles from './theme-switch.module.css'
import { THEMES, type Theme, useTheme } from './use-theme'

const CHOICES = Object.entries(THEMES) as [Theme, string][]

/** System, light or dark, as a list of its own. */
export function ThemeSwitch() {
  const { theme, choose } = useTheme()
  return (
    <label className={styles.theme}>
      Theme
      <select
        className={styles.select}
        value={theme}
        onChange={(event) => choose(event.target.value as Theme)}
      >
        {CHOICES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The same as items of a menu; choosing leaves it open. */
export function ThemeItems() {
  const { theme, choose } = useTheme()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu.
    <div role="group" aria-label="Theme" className={styles.items}>
      {CHOICES.map(([value, label]) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={theme === value}
          tabIndex={-1}
          className={styles.choice}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
