import type { Wait } from './use-wait'

interface WaitLineProps {
  wait: Wait
  /** What was limited, where nothing else on the screen says it. */
  why?: string
  className?: string
}

/** When to try again. Screen readers do not read the countdown, only that the wait is over. */
export function WaitLine({ wait: { waiting, words }, why, className }: WaitLineProps) {
  return (
    <div className={words ? className : 'sr-only'}>
      {why && <p role="alert">{waiting && why}</p>}
      {waiting && <p aria-live="off">{words}</p>}
      <p role="status">{!waiting && words}</p>
    </div>
  )
}
