import styles from '../theme-switch.module.css'
import { CHOICES, useTheme } from '../use-theme'

/** System, light or dark as items of a menu; choosing leaves it open. */
export function ThemeItems() {
  const { theme, choose } = useTheme()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu.
    <div role="group" aria-label="Theme" className={`thirds sunken ${styles.items}`}>
      {CHOICES.map(([value, label]) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={theme === value}
          tabIndex={-1}
          className={`sm medium mut ${styles.choice}`}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
