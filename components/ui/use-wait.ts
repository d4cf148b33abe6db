import { useSyncExternalStore } from 'react'
import type { Entry } from '@/lib/api/endpoint'
import { secondsToWait, watchWait } from '@/lib/client/waits'
import { tryAgainIn } from '@/lib/try-again'

const OVER = 'You can try again now.'

export interface Wait {
  /** Calling now would be refused. */
  waiting: boolean
  /** When to try again, or that it is time to; null where no call was too many. */
  words: string | null
}

/** How long an endpoint wants no call from here, after one that was too many. */
export function useWait(entry: Pick<Entry, 'method' | 'path'>): Wait {
  const words = useSyncExternalStore(
    (changed) => watchWait(entry, changed),
    () => inWords(secondsToWait(entry)),
    () => null,
  )
  return { waiting: words !== null && words !== OVER, words }
}

function inWords(seconds: number | null): string | null {
  if (seconds === null) return null
  return seconds > 0 ? tryAgainIn(seconds) : OVER
}
