'use client'

import { CHOICES, type Theme, useTheme } from './use-theme'

/** System, light or dark, as a list. */
export function ThemeSwitch() {
  const { theme, choose } = useTheme()
  return (
    <label className="gap-3 items-center inline-flex">
      Theme
      <select
        className="px-3 py-0 rounded-sm border border-line-strong text-ink bg-surface min-h-10"
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
