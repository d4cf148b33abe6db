'use client'

import { useEffect, useRef } from 'react'
import { BrokenCircle } from '@/components/charts/broken-circle'
import { StatusScreen } from '@/components/ui/status-screen'
import { useWait } from '@/components/ui/use-wait'
import { WaitLine } from '@/components/ui/wait-line'
import { getQuestions, submitGuestAssessment } from '@/lib/api/assessment'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { AssessmentMain } from './assessment-main'
import styles from './error-screen.module.css'

interface ErrorScreenProps {
  what: 'load' | 'submit'
  error: unknown
  /** The answers are in the browser's storage, so a reload is safe (where there is a network to reload from). */
  kept: React.RefObject<boolean>
  online: boolean
  /** Tries again in place. */
  onRetry: () => void
  onStartOver: () => void
}

/** Loading or submitting failed: what happened, what became of the answers, and the way on. */
export function ErrorScreen({ what, error, kept, online, onRetry, onStartOver }: ErrorScreenProps) {
  const wait = useWait(what === 'load' ? getQuestions : submitGuestAssessment)
  const retry = useRef(onRetry)
  useEffect(() => {
    retry.current = wait.waiting ? () => {} : onRetry
  })
  useEffect(() => {
    const tryAgain = () => retry.current()
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  const tooMany = error instanceof ApiError && error.code === 'too_many_requests'
  const detail = error instanceof ApiError && !tooMany ? error.message : null
  // The server knows other questions by now: these answers can never be scored.
  const outdated = error instanceof ApiError && error.code === 'invalid'
  return (
    <AssessmentMain>
      <StatusScreen
        role="alert"
        picture={<BrokenCircle />}
        title={messages.assessment.errorTitle}
        action={
          <>
            <button
              type="button"
              className="btn lg"
              disabled={wait.waiting}
              onClick={() => (kept.current && online ? location.reload() : onRetry())}
            >
              {messages.assessment.tryAgain}
            </button>
            {outdated && what === 'submit' && (
              <button type="button" className="link" onClick={onStartOver}>
                Start over with fresh questions
              </button>
            )}
          </>
        }
      >
        <div className={styles.text}>
          <p>{messages.assessment[what === 'load' ? 'loadFailed' : 'submitFailed']}</p>
          <p>{what === 'load' ? aboutLoading(online) : aboutAnswers(online, kept.current)}</p>
          <div>
            {tooMany && <p>{messages.limits.guest_submit}</p>}
            <WaitLine wait={wait} />
          </div>
          {detail && (
            <details className={styles.details}>
              <summary>What went wrong</summary>
              <p>{detail}</p>
            </details>
          )}
        </div>
      </StatusScreen>
    </AssessmentMain>
  )
}

function aboutLoading(online: boolean): string | null {
  return online ? null : 'You are offline. The questions load as soon as you are back online.'
}

function aboutAnswers(online: boolean, kept: boolean): string {
  if (!online) {
    return 'You are offline. Your answers are kept here. They are sent as soon as you are back online.'
  }
  return kept
    ? 'Your answers are kept in this browser, so nothing is lost.'
    : 'Your answers are kept on this page. Please leave it open.'
}
