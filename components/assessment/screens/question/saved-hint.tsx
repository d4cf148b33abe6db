import { Check, CloudOff, RefreshCw } from 'lucide'
import { useWords } from '#words'
import { Icon } from '@/components/ui/icon'
import type { Saved } from '../../flow/state'
import styles from './saved-hint.module.css'

const ICONS = { account: Check, saving: RefreshCw, here: CloudOff } as const

interface SavedHintProps {
  saved: Saved
  /** The browser keeps data. */
  isKept: boolean
}

/** Where the newest answers are saved. Small, because other parts of the screen say what a person must know. */
export function SavedHint({ saved, isKept }: SavedHintProps) {
  const words = useWords('assessment.account').saved
  return (
    <p className={`flex items-center gap-2 text-ink-2 ${styles.hint}`}>
      <Icon of={ICONS[saved]} className="size-[1.1em] flex-none" />
      <span>{saved === 'here' && !isKept ? words.nowhere : words[saved]}</span>
    </p>
  )
}
