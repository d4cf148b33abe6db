import { ArrowLeft, ArrowRight, CircleAlert, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { messages } from '@/lib/messages'
import styles from './question-actions.module.css'

interface QuestionActionsProps {
  first: boolean
  last: boolean
  /** Both are chosen. */
  ready: boolean
  /** What is still to be chosen; read with the button. */
  status: string
  /** Next was pressed too early. */
  tooEarly?: boolean
  loading?: boolean
  onPrevious?: () => void
  onNext?: () => void
}

/** Previous, what is still missing, and Next; a bar at the bottom of narrow screens. */
export function QuestionActions({
  first,
  last,
  ready,
  status,
  tooEarly = false,
  loading = false,
  onPrevious,
  onNext,
}: QuestionActionsProps) {
  const statusId = useId()
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={`btn outline ${styles.previous}`}
        disabled={first}
        onClick={onPrevious}
      >
        <ArrowLeft className="icon" aria-hidden="true" />
        <span className={styles.previousLabel}>Previous</span>
      </button>
      <p id={statusId} className={tooEarly ? `${styles.status} ${styles.tooEarly}` : styles.status}>
        {tooEarly && <CircleAlert className="icon" aria-hidden="true" />}
        {ready && <CircleCheck className="icon" aria-hidden="true" />}
        <span>{tooEarly ? messages.assessment.bothNeeded : status}</span>
      </p>
      <button
        type="button"
        className={`btn ${styles.next}`}
        disabled={loading}
        aria-disabled={!ready || undefined}
        aria-describedby={statusId}
        onClick={onNext}
      >
        {last ? messages.assessment.lastButton : 'Next'}
        <ArrowRight className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}
