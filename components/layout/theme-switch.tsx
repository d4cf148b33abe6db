'use client'

import styles from './theme-switch.module.css'
import { CHOICES, type Theme, useTheme } from './use-theme'

/** System, light or dark, as a list. */
export function ThemeSwitch() {
  const { theme, choose } = useTheme()
  return (
    <label className={`middle gap-s ${styles.theme}`}>
      Theme
      <select
        className={`surface ink ${styles.select}`}
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
