import { ArrowLeft } from 'lucide-react'
import styles from './question-actions.module.css'

interface PreviousButtonProps {
  /** There is nothing to go back to. */
  disabled: boolean
  onClick?: () => void
}

/** The way back to the last answer. */
export function PreviousButton({ disabled, onClick }: PreviousButtonProps) {
  return (
    <button
      type="button"
      className={`btn outline ${styles.left}`}
      disabled={disabled}
      onClick={onClick}
    >
      <ArrowLeft className="icon" aria-hidden="true" />
      <span className={styles.leftLabel}>Previous</span>
    </button>
  )
}
