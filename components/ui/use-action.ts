'use client'

import { useRef, useState } from 'react'
import { showError } from '@/components/ui/toaster'
import type { Entry } from '@/lib/api/endpoint'
import { ApiError } from '@/lib/api/errors'
import { type AnswerFrom, call, NoAnswer } from '@/lib/client/call'
import { messages } from '@/lib/messages'

/** One press of a button: busy while it runs, at most once at a time; a failure is said in a toast. */
export function useAction(failed: string) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  async function act<E extends Entry>(
    entry: E,
    options: Parameters<typeof call<E>>[1],
    onDone: (answer: AnswerFrom<E>) => void,
  ): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      onDone(await call(entry, options))
    } catch (error) {
      showError(failureSentence(error, failed))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, act }
}

/** The server's own sentence, else the fallback, and that there was no answer where there was none. */
export function failureSentence(error: unknown, failed: string): string {
  if (error instanceof ApiError) return error.message
  return error instanceof NoAnswer ? `${failed} ${messages.groups.noAnswer}` : failed
}
