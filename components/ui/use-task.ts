'use client'

import { useRef, useState } from 'react'
import { ApiError, type ErrorCode } from '@/lib/api/errors'
import { NoAnswer } from '@/lib/client/call'
import { formMessages } from '@/lib/messages/form'

/** One message per field that is wrong. */
export type FieldErrors = Record<string, string>

/** Why an attempt failed, in words for the person. */
export interface Failure {
  sentence: string
  /** Null when the server gave no reason. */
  code: ErrorCode | null
  /** The server could not be reached. */
  isUnanswered: boolean
  fields: FieldErrors
}

export interface Task {
  busy: boolean
  failure: Failure | null
  /** Does the work, unless it is being done already. True when it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
  /** Forgets the last failure. */
  reset: () => void
}

interface TaskOptions {
  /** What comes after it takes the place of what is busy. */
  staysBusy?: boolean
}

/** One thing a person asks for: busy while it runs, at most once at a time, and with its failure in words. */
export function useTask(fallback: string, { staysBusy = false }: TaskOptions = {}): Task {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  function rest() {
    running.current = false
    setBusy(false)
  }

  async function run(work: () => Promise<unknown>): Promise<boolean> {
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
      return false
    }
  }

  return { busy, failure, run, reset: () => setFailure(null) }
}

/** The server's own sentence about what was asked of it; where the server itself fails, or a gateway, the fallback. */
export function toFailure(reason: unknown, fallback: string): Failure {
  if (!(reason instanceof ApiError)) {
    return {
      sentence: fallback,
      code: null,
      isUnanswered: reason instanceof NoAnswer,
      fields: {},
    }
  }
  const { message, code, fields = {}, status } = reason
  return { sentence: status >= 500 ? fallback : message, code, isUnanswered: false, fields }
}

/** A failure for a toast: its sentence, and that there was no answer where there was none. */
export function failureSentence(reason: unknown, fallback: string): string {
  const { sentence, isUnanswered } = toFailure(reason, fallback)
  return isUnanswered ? `${sentence} ${formMessages.unanswered}` : sentence
}
