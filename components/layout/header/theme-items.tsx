import styles from '../theme-switch.module.css'
import { CHOICES, useTheme } from '../use-theme'

/** System, light or dark as items of a menu; choosing leaves it open. */
export function ThemeItems() {
  const { theme, choose } = useTheme()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu.
    <div
      role="group"
      aria-label="Theme"
      className="mx-3 my-2 grid grid-cols-3 gap-0.5 rounded-sm bg-sunken p-0.75"
    >
      {CHOICES.map(([value, label]) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={theme === value}
          tabIndex={-1}
          className={`font-550 text-ink-2 text-sm ${styles.choice}`}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
