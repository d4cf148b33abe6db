/**
 * Sends the newest of what a person changes again and again: one at a time, and what is in its way is never sent twice.
 * Without an answer it tries again, also as soon as the network is back.
 */
import { ApiError } from '@/lib/api/errors'

export interface SenderOptions<T> {
  send: (value: T) => Promise<unknown>
  /** Between two sendings. */
  gapMs?: number
  /** The newest was stored. */
  onSent?: () => void
  /** There was no answer yet. */
  onUnsent?: () => void
  /** The server will never take it. */
  onRefused?: (reason: ApiError) => void
}

export interface Sender<T> {
  push: (value: T) => void
  /** Sends what waits for the network; for what starts with the page. */
  start: () => () => void
}

const FIRST_MS = 1000
const LONGEST_MS = 8000

export function createSender<T>(options: SenderOptions<T>): Sender<T> {
  const { send, gapMs = 0, onSent, onUnsent, onRefused } = options
  let next: { value: T } | null = null
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = FIRST_MS

  async function go(): Promise<void> {
    if (isSending || timer || !next) return
    const { value } = next
    next = null
    isSending = true
    let restMs = gapMs
    try {
      await send(value)
      waitMs = FIRST_MS
      if (!next) onSent?.()
    } catch (reason) {
      if (isForGood(reason)) {
        onRefused?.(reason)
      } else {
        next ??= { value }
        restMs = waitMs
        waitMs = Math.min(waitMs * 2, LONGEST_MS)
        onUnsent?.()
      }
    }
    isSending = false
    if (restMs === 0) await go()
    else timer = setTimeout(goOn, restMs)
  }

  function goOn() {
    clearTimeout(timer)
    timer = undefined
    void go()
  }

  return {
    push: (value) => {
      next = { value }
      void go()
    },
    start: () => {
      addEventListener('online', goOn)
      return () => removeEventListener('online', goOn)
    },
  }
}

function isForGood(reason: unknown): reason is ApiError {
  return reason instanceof ApiError && reason.status < 500 && reason.code !== 'too_many_requests'
}
