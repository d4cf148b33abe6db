'use client'

import { CHOICES, type Theme, useTheme } from './use-theme'

/** System, light or dark, as a list. */
export function ThemeSwitch() {
  const { theme, choose } = useTheme()
  return (
    <label className="inline-flex items-center gap-3">
      Theme
      <select
        className="min-h-10 rounded-sm border border-line-strong bg-surface px-3 py-0 text-ink"
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
