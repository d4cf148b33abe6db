'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError, type ErrorCode } from '@/lib/api/errors'
import { NoAnswer } from '@/lib/client/call'

/** One message per field that is wrong. */
export type FieldErrors = Record<string, string>

/** Why an attempt failed, in words for the person. */
export interface Failure {
  sentence: string
  /** Null when no server said why. */
  code: ErrorCode | null
  /** The server could not be reached. */
  isUnanswered: boolean
  fields: FieldErrors
}

export interface Task {
  busy: boolean
  failure: Failure | null
  /** How often it has failed. */
  failures: number
  /** Does the work, unless it is being done already. True when it succeeded. */
  run: (work: () => Promise<void>) => Promise<boolean>
  /** Sets the message of one field, or takes it away, without moving the focus. */
  mark: (field: string, message?: string) => void
  /** Takes the message from a field that is being corrected. */
  forgive: (field: string) => void
  /** Forgets the last failure. */
  reset: () => void
}

interface TaskOptions {
  /** What comes after it takes the place of what is busy. */
  staysBusy?: boolean
}

const NOTHING: Failure = { sentence: '', code: null, isUnanswered: false, fields: {} }

/** One thing a person asks for: busy while it runs, at most once at a time, and with its failure in words. */
export function useTask(fallback: string, { staysBusy = false }: TaskOptions = {}): Task {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [failures, setFailures] = useState(0)
  function rest() {
    running.current = false
    setBusy(false)
  }
  function mark(field: string, message = '') {
    setFailure((last) => {
      if (!last && !message) return last
      const { fields, ...others } = last ?? NOTHING
      return { ...others, fields: { ...fields, [field]: message } }
    })
  }
  return {
    busy,
    failure,
    failures,
    run: async (work) => {
      if (running.current) return false
      running.current = true
      setBusy(true)
      setFailure(null)
      try {
        await work()
        if (!staysBusy) rest()
        return true
      } catch (reason) {
        rest()
        setFailure(toFailure(reason, fallback))
        setFailures((before) => before + 1)
        return false
      }
    },
    mark,
    forgive: (field) => mark(field),
    reset: () => setFailure(null),
  }
}

/** The server's own sentence, else the fallback. */
export function toFailure(reason: unknown, fallback: string): Failure {
  if (!(reason instanceof ApiError)) {
    return { ...NOTHING, sentence: fallback, isUnanswered: reason instanceof NoAnswer }
  }
  const { message: sentence, code, fields = {} } = reason
  return { sentence, code, isUnanswered: false, fields }
}

/** What is wrong with a form before it is sent: the same failure that the server would answer. */
export function assertFields(messages: Record<string, string | false>): void {
  const wrong = Object.entries(messages).filter(([, message]) => message !== false)
  if (wrong.length === 0) return
  throw new ApiError('invalid', '', Object.fromEntries(wrong) as FieldErrors)
}

/** After a failed attempt, brings the person to the first field that is wrong. */
export function useFocusOnWrong(
  form: RefObject<HTMLFormElement | null>,
  { failures }: Pick<Task, 'failures'>,
): void {
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures, form])
}
