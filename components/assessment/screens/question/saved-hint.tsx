import { Check, CloudOff, RefreshCw } from 'lucide-react'
import type { Saved } from '../../flow/state'
import styles from './saved-hint.module.css'

const HINT = {
  account: { Icon: Check, words: 'Saved' },
  saving: { Icon: RefreshCw, words: 'Saving' },
  here: { Icon: CloudOff, words: 'Saved on this device, will sync' },
} as const

interface SavedHintProps {
  saved: Saved
  /** The browser keeps data. */
  isKept: boolean
}

/** Where the newest answers are. A small line, because what a person must know is said by other parts of the screen. */
export function SavedHint({ saved, isKept }: SavedHintProps) {
  const { Icon, words } = HINT[saved]
  return (
    <p className={styles.hint}>
      <Icon className={styles.icon} aria-hidden="true" />
      {saved === 'here' && !isKept ? 'Not saved yet, will sync' : words}
    </p>
  )
}
