'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError, type ErrorCode } from '@/lib/api/errors'

/** Why an attempt failed, in words for the person. */
export interface Failure {
  sentence: string
  code: ErrorCode | null
  /** One message per field that is wrong. */
  fields: Record<string, string>
}

export interface Task {
  busy: boolean
  failure: Failure | null
  /** Does the work, unless it is being done already. True when it succeeded. */
  run: (work: () => Promise<void>) => Promise<boolean>
  /** Takes the message from a field that is being corrected. */
  forgive: (field: string) => void
  /** Forgets the last failure. */
  reset: () => void
}

/** One thing a person asks for: busy while it runs, at most once at a time, and with its failure in words. */
export function useTask(fallback: string): Task {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  return {
    busy,
    failure,
    run: async (work) => {
      if (running.current) return false
      running.current = true
      setBusy(true)
      setFailure(null)
      try {
        await work()
        return true
      } catch (reason) {
        setFailure(toFailure(reason, fallback))
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    forgive: (field) =>
      setFailure((last) => last && { ...last, fields: { ...last.fields, [field]: '' } }),
    reset: () => setFailure(null),
  }
}

/** The server's own sentence, else the fallback. */
function toFailure(reason: unknown, fallback: string): Failure {
  if (!(reason instanceof ApiError)) return { sentence: fallback, code: null, fields: {} }
  return { sentence: reason.message, code: reason.code, fields: reason.fields ?? {} }
}

/** What is wrong with a form before it is sent: the same failure that the server would answer. */
export function assertFields(messages: Record<string, string | false>): void {
  const wrong = Object.entries(messages).filter(([, message]) => message !== false)
  if (wrong.length === 0) return
  throw new ApiError('invalid', '', Object.fromEntries(wrong) as Record<string, string>)
}

/** After a failure, brings the person to the first field that is wrong. */
export function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, task: Task): void {
  const { failure } = task
  const seen = useRef<Failure | null>(null)
  useEffect(() => {
    // Correcting a field changes the failure too, and must not move the focus.
    const isNew = failure !== null && seen.current === null
    seen.current = failure
    if (isNew) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure, form])
}
