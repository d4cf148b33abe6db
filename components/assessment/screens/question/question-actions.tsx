import { ArrowLeft, ArrowRight, Check, CircleAlert, CircleCheck } from 'lucide'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { type Choices, isAnswered } from '@/lib/disc/form/choices'
import { messages } from '@/lib/messages'
import styles from './question-actions.module.css'

interface QuestionActionsProps {
  /** The button on the left: Previous, or Confirm. */
  children: React.ReactNode
  /** The label of the way on. */
  next: string
  /** Nothing comes after it, so it points nowhere. */
  ends?: boolean
  /** Both are chosen. */
  ready: boolean
  /** They are only suggested. */
  suggested?: boolean
  /** What is still to be chosen; read with the button. */
  status: string
  /** Next was pressed too early. */
  tooEarly?: boolean
  loading?: boolean
  onNext?: () => void
}

/** The button on the left, what is still missing, and the way on; a bar at the bottom of narrow screens. */
export function QuestionActions({
  children,
  next,
  ends = false,
  ready,
  suggested = false,
  status,
  tooEarly = false,
  loading = false,
  onNext,
}: QuestionActionsProps) {
  const statusId = useId()
  return (
    <div className={`row wraps gap-m ${styles.bar}`}>
      {children}
      <p
        id={statusId}
        className={
          tooEarly
            ? `row gap-xs sm medium mut ${styles.status} ${styles.tooEarly}`
            : `row gap-xs sm medium mut ${styles.status}`
        }
      >
        {tooEarly && <Icon of={CircleAlert} />}
        {ready && !suggested && <Icon of={CircleCheck} />}
        <span>{tooEarly ? messages.assessment.bothNeeded : status}</span>
      </p>
      <button
        type="button"
        className={`btn ${styles.next}`}
        disabled={loading}
        aria-disabled={(!ready && !loading) || undefined}
        aria-describedby={statusId}
        onClick={onNext}
      >
        <span>{next}</span>
        {!ends && <Icon of={ArrowRight} />}
      </button>
    </div>
  )
}

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
      <Icon of={ArrowLeft} />
      <span className={styles.leftLabel}>Previous</span>
    </button>
  )
}

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
      <Icon of={Check} />
      <span>{isDone ? 'Confirmed' : 'Confirm'}</span>
    </button>
  )
}
