import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getQuestions, submitGuestAssessment } from '@/lib/api/assessment'
import { call } from '@/lib/client/call'
import { dropDraft, newDraft, newKey, readDraft } from '@/lib/client/draft'
import { countStep } from '@/lib/client/funnel'
import { isAnswered, type Pick } from '@/lib/disc/choices'
import { messages } from '@/lib/messages'
import { forResult, routes } from '@/lib/routes'
import { hasProgress, isLast, outcomeOf, positionOf, responsesOf, type Step, step } from './flow'
import { useDraft } from './use-draft'
import { useOnline } from './use-online'
import { useStopwatch } from './use-stopwatch'

const LOAD_TIMEOUT_MS = 20_000
const SUBMIT_TIMEOUT_MS = 30_000

export type Phase =
  | { name: 'loading' }
  | { name: 'asking' }
  | { name: 'submitting' }
  /** `error` is an ApiError where the server said what is wrong. */
  | { name: 'failed'; what: 'load' | 'submit'; error: unknown }
  /** Another tab submitted these answers. */
  | { name: 'elsewhere' }

/** All that the screens of the assessment show and do. */
export type GuestFlow = ReturnType<typeof useGuestAssessment>

/** The guest flow: loading, question after question, submitting, the way to the result. */
export function useGuestAssessment(announce: (words: string) => void) {
  const router = useRouter()
  const online = useOnline()
  const [phase, setPhase] = useState<Phase>({ name: 'loading' })
  // Ahead of the render, so that a double click submits once.
  const now = useRef<Phase['name']>('loading')
  const [resumed, setResumed] = useState(false)
  /** The person moved between questions: the focus follows. */
  const [moved, setMoved] = useState(false)

  const enter = useCallback((next: Phase) => {
    now.current = next.name
    setPhase(next)
  }, [])

  const watch = useStopwatch((ms) => spend(ms))
  const takenOver = useCallback(() => void watch.take(), [watch.take])
  const gone = useCallback(() => {
    if (now.current === 'asking' || now.current === 'failed') enter({ name: 'elsewhere' })
  }, [enter])
  const { draft, latest, kept, show, put, change } = useDraft(takenOver, gone)

  const apply = (...steps: Step[]) => change((before) => steps.reduce(step, before))
  /** Before every step, so that the time goes to the question it passed on. */
  const spent = (): Step => ({ do: 'spend', ms: watch.take() })
  const spend = (ms: number) => {
    if (now.current === 'asking') apply({ do: 'spend', ms })
  }

  const load = useCallback(
    async (abort: AbortController) => {
      enter({ name: 'loading' })
      const timer = setTimeout(() => abort.abort(timeout()), LOAD_TIMEOUT_MS)
      try {
        const questions = await call(getQuestions, { signal: abort.signal })
        put(newDraft(questions, latest.current?.revision))
        setResumed(false)
        setMoved(false)
        watch.take()
        enter({ name: 'asking' })
      } catch (error) {
        if (!isAborted(error)) enter({ name: 'failed', what: 'load', error })
      } finally {
        clearTimeout(timer)
      }
    },
    [enter, put, latest, watch.take],
  )

  useEffect(() => {
    const stored = readDraft()
    if (stored) {
      show(stored)
      setResumed(hasProgress(stored))
      enter({ name: 'asking' })
      return
    }
    const abort = new AbortController()
    void load(abort)
    return () => abort.abort()
  }, [enter, load, show])

  const submit = async () => {
    if (now.current === 'submitting' || !latest.current) return
    apply({ do: 'attempt', key: newKey() })
    const sent = latest.current
    enter({ name: 'submitting' })
    announce(messages.assessment.submitting)
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(timeout()), SUBMIT_TIMEOUT_MS)
    try {
      const { result_id } = await call(submitGuestAssessment, {
        body: { responses: responsesOf(sent) },
        idempotencyKey: sent.attempt?.key,
        signal: abort.signal,
      })
      dropDraft()
      router.push(forResult(routes.enhancedGuestResults, result_id))
    } catch (error) {
      enter({ name: 'failed', what: 'submit', error })
    } finally {
      clearTimeout(timer)
    }
  }

  const pick = (which: Pick, option: string) => {
    if (now.current !== 'asking' || !latest.current) return
    announce(outcomeOf(latest.current.choices, which, option))
    apply(spent(), { do: 'choose', pick: which, option })
  }

  const move = (to: 'next' | 'previous') => {
    apply(spent(), { do: to })
    setMoved(true)
    setResumed(false)
    const after = latest.current
    if (after) announce(`Question ${positionOf(after) + 1} of ${after.questions.length}`)
  }

  /** Goes on, or submits after the last question. False when a pick is missing. */
  const next = (): boolean => {
    const current = latest.current
    if (now.current !== 'asking' || !current) return true
    if (!isAnswered(current.choices)) {
      announce(messages.assessment.bothNeeded)
      return false
    }
    if (isLast(current)) {
      apply(spent())
      void submit()
    } else {
      move('next')
    }
    return true
  }

  const previous = () => {
    if (now.current !== 'asking' || !latest.current || positionOf(latest.current) === 0) return
    move('previous')
  }

  const startOver = () => void load(new AbortController())

  /** After a network failure, without a reload: nothing on the page is lost. */
  const retry = () => {
    if (phase.name !== 'failed') return
    if (phase.what === 'load') startOver()
    else void submit()
  }

  /** Counts a question the first time it is shown. */
  const reach = () => {
    const current = latest.current
    if (!current || current.reached > positionOf(current)) return
    if (current.reached === 0) countStep('started')
    countStep('question', positionOf(current) + 1)
    apply({ do: 'reach' })
  }

  return {
    phase,
    draft,
    kept,
    online,
    resumed,
    moved,
    pick,
    next,
    previous,
    startOver,
    retry,
    reach,
  }
}

/** Not called AbortError, so that `call` reports it as no answer. */
function timeout(): DOMException {
  return new DOMException('No answer in time', 'TimeoutError')
}

function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
