import { ApiError } from '@/lib/api/errors'

/** How long a person is kept waiting. */
interface Bound {
  /** No call is begun later than this after the first one. */
  forMs?: number
  /** So often the call is sent. */
  times?: number
}

/**
 * Sends a call again that the server was too busy to begin, after as long as it says and up to half of that more by chance:
 * not all who wait come back at the same moment. Where the server does not say when, the call is given up at once.
 */
export async function whileBusy<T>(
  send: () => Promise<T>,
  { forMs = Infinity, times = Infinity }: Bound,
): Promise<T> {
  const until = Date.now() + forMs
  for (let time = 1; ; time += 1) {
    try {
      return await send()
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'busy'
      if (!isBusy || !error.retryAfter || time >= times) throw error
      const wait = error.retryAfter * 1000 * (1 + Math.random() / 2)
      if (Date.now() + wait > until) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
