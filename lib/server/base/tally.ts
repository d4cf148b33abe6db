import 'server-only'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { once } from './once'

type Limiter = Pick<RateLimiterAbstract, 'keyPrefix' | 'penalty'>

export interface Tally {
  /** The number of this try in its window, from 1. */
  ordinal: number
  /** Milliseconds until the window ends. */
  left: number
}

interface Waiting {
  resolve: (tally: Tally) => void
  reject: (reason: unknown) => void
}

/**
 * Counts one try and says which of its window it is. Tries of one key that come while an earlier one is being
 * counted are counted together by the next statement: a flood from one place holds one connection to the
 * database, not all of them.
 */
export function tally(limiter: Limiter, key: string): Promise<Tally> {
  const queues = once('tallies', () => new Map<string, Waiting[]>())
  const name = `${limiter.keyPrefix}:${key}`
  return new Promise((resolve, reject) => {
    const queue = queues.get(name)
    if (queue) {
      queue.push({ resolve, reject })
      return
    }
    const fresh = [{ resolve, reject }]
    queues.set(name, fresh)
    // In the same step that finds the queue empty, so that no call joins one that is no longer served.
    void drain(fresh, limiter, key, () => queues.delete(name))
  })
}

async function drain(
  queue: Waiting[],
  limiter: Limiter,
  key: string,
  close: () => void,
): Promise<void> {
  while (queue.length > 0) {
    const batch = queue.splice(0)
    try {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key, batch.length)
      const first = consumedPoints - batch.length + 1
      for (const [index, { resolve }] of batch.entries()) {
        resolve({ ordinal: first + index, left: msBeforeNext })
      }
    } catch (fault) {
      for (const { reject } of batch) reject(fault)
    }
  }
  close()
}
