import { ArrowLeft, ArrowRight, Check, CircleAlert, CircleCheck } from 'lucide'
import { useId } from 'react'
import { useWords } from '#words'
import { Icon } from '@/components/ui/icon'
import { type Choices, isAnswered } from '@/lib/disc/form/choices'
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
  const { bothNeeded } = useWords('assessment.question')
  const statusId = useId()
  return (
    <div className="narrow:fixed narrow:inset-x-0 narrow:top-auto narrow:bottom-0 narrow:z-4 narrow:m-0 mt-7 flex flex-wrap items-center gap-4 narrow:gap-2.5 narrow:border-line narrow:border-t narrow:bg-canvas narrow:px-5 narrow:pt-3.5 narrow:pb-[max(20px,env(safe-area-inset-bottom))] [@media_screen_and_(max-width:_760px)_and_(max-height:_480px)]:static [@media_screen_and_(max-width:_760px)_and_(max-height:_480px)]:mt-4 [@media_screen_and_(max-width:_760px)_and_(max-height:_480px)]:px-0">
      {children}
      <p
        id={statusId}
        className={`${tooEarly ? `flex items-center gap-2 font-550 text-danger text-sm ${styles.status} ${styles.tooEarly}` : `flex items-center gap-2 font-550 text-ink-2 text-sm ${styles.status}`}`}
      >
        {tooEarly && <Icon of={CircleAlert} />}
        {ready && !suggested && <Icon of={CircleCheck} />}
        <span>{tooEarly ? bothNeeded : status}</span>
      </p>
      <button
        type="button"
        name="next"
        className="btn min-w-37 narrow:min-w-0 flex-none narrow:flex-1 narrow:px-[0.75rem]"
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
  const { previous } = useWords('assessment.question')
  return (
    <button
      type="button"
      className="btn btn-outline min-w-37 narrow:min-w-14 flex-none narrow:px-[1rem]"
      disabled={disabled}
      onClick={onClick}
    >
      <Icon of={ArrowLeft} />
      <span className="narrow:absolute narrow:size-px narrow:overflow-hidden narrow:whitespace-nowrap narrow:[clip-path:inset(50%)]">
        {previous}
      </span>
    </button>
  )
}

interface ConfirmButtonProps {
  choices: Choices
  onClick?: () => void
}

/** Makes the suggested picks the person's own. It stays where it is afterward, so that the focus does too. */
export function ConfirmButton({ choices, onClick }: ConfirmButtonProps) {
  const words = useWords('assessment.question')
  const isDone = isAnswered(choices) && !choices.suggested
  return (
    <button
      type="button"
      className="btn btn-outline min-w-37 narrow:min-w-34.5 flex-none narrow:px-[1rem]"
      aria-disabled={!choices.suggested || undefined}
      onClick={onClick}
    >
      <Icon of={Check} />
      <span>{isDone ? words.confirmed : words.confirm}</span>
    </button>
  )
}
