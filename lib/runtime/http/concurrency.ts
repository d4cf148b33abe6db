/**
 * How much work is in flight at once. One thread does all of it, so more at once is not done sooner. What is beyond the
 * bound is refused at once, with when to come back.
 */
import type { IncomingMessage } from 'node:http'
import { metrics } from '@/lib/api/system'
import { isApi, pathOf } from './path'

/** Each kind is counted apart, so that none takes the place of another. Fifty clicks on one button find room. */
const MOST_IN_FLIGHT = {
  read: 64,
  write: 64,
  // These wait for the payment provider.
  payment: 64,
  // PDFs wait for worker processes (lib/server/reports/worker-pool.ts).
  pdf: 32,
  figures: 20,
}

export type Kind = keyof typeof MOST_IN_FLIGHT

const READING = ['GET', 'HEAD', 'OPTIONS']

export function kindOf(req: IncomingMessage): Kind {
  const path = pathOf(req)
  if (path === metrics.path) return 'figures'
  if (path.startsWith('/api/payments/')) return 'payment'
  if (isApi(req) && /[-./]pdf(\/|$)/.test(path)) return 'pdf'
  return READING.includes(req.method ?? '') ? 'read' : 'write'
}

/** Counts what is in flight. `enter` returns what ends it, or null where there is no room; ended twice, it counts once. */
export function concurrencyLimit() {
  const inFlight = { read: 0, write: 0, payment: 0, pdf: 0, figures: 0 }
  return {
    enter(kind: Kind): (() => void) | null {
      if (inFlight[kind] >= MOST_IN_FLIGHT[kind]) return null
      inFlight[kind] += 1
      let isInFlight = true
      return () => {
        if (isInFlight) inFlight[kind] -= 1
        isInFlight = false
      }
    },
  }
}
