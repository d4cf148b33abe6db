import { useRouter } from 'next/navigation'
import { useCallback, useRef, useState } from 'react'
import type { Draft, Question } from '@/lib/client/draft'
import { countStep } from '@/lib/client/funnel'
import { type Choices, isAnswered, NO_CHOICES, type Pick } from '@/lib/disc/choices'
import { messages } from '@/lib/messages'
import { hasProgress, isLast, outcomeOf, positionOf, questionOf, type Step, step } from './flow'
import {
  changeShown,
  isRedoing,
  keepAnswers,
  leaveRedo,
  placeInWords,
  shownOf,
  startRedo,
  takeRedone,
} from './redo'
import { useDraft } from './use-draft'
import { useOnline } from './use-online'
import { useStopwatch } from './use-stopwatch'
import { timeout, useSubmit } from './use-submit'

const LOAD_TIMEOUT_MS = 20_000

export type Phase =
  | { name: 'loading' }
  | { name: 'asking' }
  | { name: 'submitting' }
  /** `error` is an ApiError where the server said what is wrong. */
  | { name: 'failed'; what: 'load' | 'submit'; error: unknown }
  /** These answers were submitted, but not from here. */
  | { name: 'elsewhere' }

/** What the guest's flow and a person's do differently. */
export interface FlowKind<Extra> {
  /** Where the browser keeps the draft. */
  storageKey: string
  /** The picks that a question opens with. */
  opening: (question: Question) => Choices
  /** The start is counted here, not by the server. */
  countsStart: boolean
  /** Sends the answers, and returns the page of their result. */
  send: (draft: Draft, signal: AbortSignal) => Promise<string>
  /** The phase that a failure leads to where it is more than a failure. */
  turn?: (error: unknown) => Extra | Phase | null
}

/** Loading, question after question, submitting, the way to the result. `Extra` are the phases of one kind of flow. */
export function useFlow<Extra extends { name: string } = never>(
  kind: FlowKind<Extra>,
  initial: Extra | Phase,
  announce: (words: string) => void,
) {
  const router = useRouter()
  const online = useOnline()
  const [phase, setPhase] = useState<Extra | Phase>(initial)
  // Ahead of the render, so that a double click submits once.
  const now = useRef<string>(initial.name)
  const [resumed, setResumed] = useState(false)
  /** The person moved between questions: the focus follows. */
  const [moved, setMoved] = useState(false)
  const latestKind = useRef(kind)
  latestKind.current = kind

  const enter = useCallback((next: Extra | Phase) => {
    now.current = next.name
    setPhase(next)
  }, [])

  const watch = useStopwatch((ms) => spend(ms))
  const takenOver = useCallback(() => void watch.take(), [watch.take])
  const gone = useCallback(() => {
    if (now.current === 'asking' || now.current === 'failed') enter({ name: 'elsewhere' })
  }, [enter])
  const store = useDraft(kind.storageKey, takenOver, gone)
  const { latest, put, change } = store

  const apply = (...steps: Step[]) => change((before) => steps.reduce(step, before))
  /** On the question that is on screen, be it one of a second look. */
  const applyShown = (...steps: Step[]) =>
    change((before) => changeShown(before, (shown) => steps.reduce(step, shown)))
  /** Before every step, so that the time goes to the question it passed on. */
  const spent = (): Step => ({ do: 'spend', ms: watch.take() })
  const spend = (ms: number) => {
    if (now.current === 'asking') applyShown({ do: 'spend', ms })
  }

  /** Opens a draft that is on screen or kept already. */
  const open = useCallback(
    (next: Draft) => {
      setResumed(hasProgress(next))
      setMoved(false)
      watch.take()
      enter({ name: 'asking' })
    },
    [enter, watch.take],
  )

  /** Loads a draft and opens it, or enters the phase or the page that loading leads to instead. */
  const load = useCallback(
    async (
      find: (signal: AbortSignal) => Promise<Draft | Extra | { page: string }>,
      abort = new AbortController(),
    ): Promise<void> => {
      enter({ name: 'loading' })
      const timer = setTimeout(() => abort.abort(timeout()), LOAD_TIMEOUT_MS)
      try {
        const found = await find(abort.signal)
        if ('page' in found) return router.push(found.page)
        if ('name' in found) return enter(found)
        put(found)
        open(found)
      } catch (error) {
        if (isAborted(error)) return
        enter(latestKind.current.turn?.(error) ?? { name: 'failed', what: 'load', error })
      } finally {
        clearTimeout(timer)
      }
    },
    [enter, open, put, router],
  )

  const submit = useSubmit(kind, { store, now, enter, announce })

  const pick = (which: Pick, option: string) => {
    if (now.current !== 'asking' || !latest.current) return
    announce(outcomeOf(shownOf(latest.current).choices, which, option))
    applyShown(spent(), { do: 'choose', pick: which, option })
  }

  const confirm = () => {
    if (now.current !== 'asking' || !latest.current) return
    if (!shownOf(latest.current).choices.suggested) return
    announce('Confirmed')
    applyShown(spent(), { do: 'confirm' })
  }

  /** At another question: the focus goes there, and the ear hears where that is. */
  const arrive = () => {
    setMoved(true)
    setResumed(false)
    if (!latest.current) return
    const words = placeInWords(latest.current)
    const { suggested } = shownOf(latest.current).choices
    announce(suggested ? `${words}. ${messages.assessment.suggested}` : words)
  }

  const move = (to: Step) => {
    applyShown(spent(), to)
    arrive()
  }

  /** Goes on, or submits after the last question. False when a pick is missing. */
  const next = (): boolean => {
    const current = latest.current
    if (now.current !== 'asking' || !current) return true
    const shown = shownOf(current)
    if (!isAnswered(shown.choices)) {
      announce(messages.assessment.bothNeeded)
      return false
    }
    if (isLast(shown)) {
      applyShown(spent())
      change(takeRedone)
      void submit()
    } else {
      const following = questionOf(shown, positionOf(shown) + 1)
      const opening = isRedoing(current) ? NO_CHOICES : kind.opening(following)
      move({ do: 'next', opening })
    }
    return true
  }

  const previous = () => {
    if (now.current !== 'asking' || !latest.current) return
    if (positionOf(shownOf(latest.current)) > 0) move({ do: 'previous' })
    else change(leaveRedo)
  }

  /** Answers the questions of the second look again. */
  const redo = () => {
    if (now.current !== 'asking') return
    watch.take()
    change(startRedo)
    arrive()
  }

  /** Leaves the answers as they are. */
  const keep = () => {
    if (now.current !== 'asking') return
    change(keepAnswers)
    void submit()
  }

  /** Counts a question the first time it is shown. */
  const reach = () => {
    const current = latest.current
    if (!current || current.reached > positionOf(current)) return
    if (current.reached === 0 && kind.countsStart) countStep('started')
    countStep('question', positionOf(current) + 1)
    apply({ do: 'reach' })
  }

  return {
    ...store,
    phase,
    online,
    now,
    enter,
    load,
    open,
    submit,
    resumed,
    moved,
    pick,
    confirm,
    next,
    previous,
    redo,
    keep,
    reach,
  }
}

function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
