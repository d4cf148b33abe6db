import { Check } from 'lucide-react'
import { type Choices, isAnswered } from '@/lib/disc/choices'
import styles from './question-actions.module.css'

interface ConfirmButtonProps {
  choices: Choices
  onClick?: () => void
}

/** Makes the suggested picks the person's own. It stays where it is afterward, so that the focus does too. */
export function ConfirmButton({ choices, onClick }: ConfirmButtonProps) {
  const isDone = isAnswered(choices) && !choices.suggested
  return (
    <button
      type="button"
      className={`btn outline ${styles.left} ${styles.confirm}`}
      aria-disabled={!choices.suggested || undefined}
      onClick={onClick}
    >
      <Check className="icon" aria-hidden="true" />
      {isDone ? 'Confirmed' : 'Confirm'}
    </button>
  )
}
