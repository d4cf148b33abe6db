import { Check, CloudOff, RefreshCw } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { Saved } from '../../flow/state'
import styles from './saved-hint.module.css'

const HINT = {
  account: { icon: Check, words: 'Saved' },
  saving: { icon: RefreshCw, words: 'Saving' },
  here: { icon: CloudOff, words: 'Saved on this device, will sync' },
} as const

interface SavedHintProps {
  saved: Saved
  /** The browser keeps data. */
  isKept: boolean
}

/** Where the newest answers are saved. Small, because other parts of the screen say what a person must know. */
export function SavedHint({ saved, isKept }: SavedHintProps) {
  const { icon, words } = HINT[saved]
  return (
    <p className={`flex items-center gap-2 text-ink-2 ${styles.hint}`}>
      <Icon of={icon} className="size-[1.1em] flex-none" />
      <span>{saved === 'here' && !isKept ? 'Not saved yet, will sync' : words}</span>
    </p>
  )
}
