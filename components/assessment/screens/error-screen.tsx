'use client'

import { useWords } from '#words'
import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { StatusScreen } from '@/components/ui/status-screen'
import { useWait } from '@/components/ui/use-wait'
import { WaitLine } from '@/components/ui/wait-line'
import { ApiError } from '@/lib/api/errors'
import { entryOf, isTooMany, limitOf } from '../flow/failing'
import type { Act, Phase, Who } from '../flow/state'
import { AssessmentMain } from './assessment-main'

interface ErrorScreenProps {
  kind: Who['kind']
  failure: Extract<Phase, { name: 'failed' }>
  /** The answers are in the browser's storage, so a reload is safe (where there is a network to reload from). */
  isKept: boolean
  online: boolean
  tell: (act: Act) => void
}

/** Loading or submitting failed: what happened, what became of the answers, and the way on. */
export function ErrorScreen({ kind, failure, isKept, online, tell }: ErrorScreenProps) {
  const { titles, failed: words } = useWords('assessment.screens')
  const { what, error } = failure
  const wait = useWait(entryOf(kind, what))
  const tooMany = isTooMany(error)
  const limit = tooMany ? limitOf(kind, what) : null
  // What happens when the network returns, and so is promised offline.
  const isAwaited = !online && !tooMany
  const about = what === 'load' ? aboutLoading(isAwaited) : aboutAnswers(isAwaited, isKept)
  const isRefused = error instanceof ApiError && error.status < 500
  const detail = isRefused && !tooMany ? error.message : null
  // The server knows other questions by now: these answers can never be scored.
  const outdated = error instanceof ApiError && error.code === 'invalid'
  return (
    <AssessmentMain>
      <StatusScreen
        role="alert"
        picture={<BrokenCircle />}
        title={titles.failed}
        action={
          <>
            <button
              type="button"
              className="btn btn-large"
              disabled={wait.waiting}
              onClick={() => (isKept && online ? location.reload() : tell({ do: 'retry' }))}
            >
              {words.tryAgain}
            </button>
            {outdated && what === 'submit' && (
              <button type="button" className="link" onClick={() => tell({ do: 'startOver' })}>
                {words.freshQuestions}
              </button>
            )}
          </>
        }
      >
        <div className="grid justify-items-center gap-3 text-balance [&_p]:[text-wrap:inherit]">
          <p>{words[what]}</p>
          <p>{about && words[about]}</p>
          <div>
            {limit && <p>{words.limits[limit]}</p>}
            <WaitLine wait={wait} />
          </div>
          {detail && (
            <details className="text-sm">
              <summary className="min-h-8 cursor-pointer px-2 py-1 font-600">
                {words.detail}
              </summary>
              <p>{detail}</p>
            </details>
          )}
        </div>
      </StatusScreen>
    </AssessmentMain>
  )
}

function aboutLoading(isAwaited: boolean) {
  return isAwaited ? 'loadOffline' : null
}

function aboutAnswers(isAwaited: boolean, kept: boolean) {
  if (isAwaited) return 'submitOffline'
  return kept ? 'kept' : 'unkept'
}
