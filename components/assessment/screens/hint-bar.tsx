import styles from './hint-bar.module.css'
import { Switch } from './switch'

interface HintBarProps {
  shortcuts: boolean
  onShortcuts: (on: boolean) => void
  automatic: boolean
  onAutomatic: (on: boolean) => void
  /** Space confirms a suggested pick. */
  confirms?: boolean
  /** Where the answers are kept. */
  saved?: React.ReactNode
}

/** What the keys do, and the two settings of the screen. */
export function HintBar({
  shortcuts,
  onShortcuts,
  automatic,
  onAutomatic,
  confirms = false,
  saved,
}: HintBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.hints} aria-hidden="true">
        {!confirms && (
          <span>
            <kbd className={styles.key}>↑</kbd>
            <kbd className={styles.key}>↓</kbd> move
          </span>
        )}
        {shortcuts && (
          <>
            <span>
              <kbd className={styles.key}>M</kbd> most
            </span>
            <span>
              <kbd className={styles.key}>L</kbd> least
            </span>
          </>
        )}
        {confirms && (
          <span>
            <kbd className={styles.key}>Space</kbd> confirm
          </span>
        )}
        <span>
          <kbd className={styles.key}>Enter</kbd> next
        </span>
      </p>
      <Switch
        className={styles.shortcuts}
        label="Keyboard shortcuts"
        on={shortcuts}
        onChange={onShortcuts}
      />
      <Switch label="Move on automatically" on={automatic} onChange={onAutomatic} />
      {saved}
    </div>
  )
}

/** The room that the bar will take. */
export function HintBarSpace() {
  return <div className={`${styles.bar} ${styles.space}`} />
}
