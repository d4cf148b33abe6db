/**
 * How much work is in flight at once. One thread does all of it, so more at once is not done sooner. What is beyond the
 * bound is refused at once, with when to come back; so is what comes while the thread is late already.
 */
import type { IncomingMessage } from 'node:http'
import { downloadSample } from '@/lib/api/entries/assessment'
import { downloadForHr } from '@/lib/api/entries/system'
import { metrics } from '@/lib/api/system'
import { SESSION_COOKIE } from '@/lib/server/base/cookies'
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

/**
 * How late the thread may be, in milliseconds, for a request still to be begun: what is only read can be asked for again,
 * and a person who is signed in or pays is in the middle of something. Health is outside of all this (listener.ts).
 */
const LATEST_MS = { read: 500, write: 1_000, own: 2_000 }

/** A few in flight are no crowd: refusing the next one would free nothing. */
const FEW_IN_FLIGHT = 16

interface Asking {
  kind: Kind
  /** Brings a session. Whether it holds is not known yet. */
  isSignedIn: boolean
}

/** PDFs that are there already (lib/pdf/public). */
const DRAWN: readonly string[] = [downloadSample.path, downloadForHr.path]

const READING = ['GET', 'HEAD', 'OPTIONS']

export function kindOf(req: IncomingMessage): Kind {
  const path = pathOf(req)
  if (path === metrics.path) return 'figures'
  if (path.startsWith('/api/payments/')) return 'payment'
  if (isApi(req) && /[-./]pdf(\/|$)/.test(path) && !DRAWN.includes(path)) return 'pdf'
  return READING.includes(req.method ?? '') ? 'read' : 'write'
}

const SESSION = new RegExp(`(^|[;\\s])(__Host-|__Secure-)?${SESSION_COOKIE.replace('.', '\\.')}=`)

export const askingOf = (req: IncomingMessage): Asking => ({
  kind: kindOf(req),
  isSignedIn: 'authorization' in req.headers || SESSION.test(req.headers.cookie ?? ''),
})

/** How late the thread may be for it. Figures say why it is late. */
function latestFor({ kind, isSignedIn }: Asking): number {
  if (kind === 'figures') return Number.POSITIVE_INFINITY
  if (kind === 'read' || kind === 'pdf') return LATEST_MS.read
  return kind === 'payment' || isSignedIn ? LATEST_MS.own : LATEST_MS.write
}

/**
 * Counts what is in flight. `enter` returns what ends it, or null where there is no room, or no time; ended twice, it
 * counts once.
 */
export function concurrencyLimit(lateMs: () => number = () => 0) {
  const inFlight = { read: 0, write: 0, payment: 0, pdf: 0, figures: 0 }
  const isCrowded = () => Object.values(inFlight).reduce((sum, one) => sum + one) >= FEW_IN_FLIGHT
  return {
    enter(asking: Asking): (() => void) | null {
      const { kind } = asking
      if (inFlight[kind] >= MOST_IN_FLIGHT[kind]) return null
      if (isCrowded() && lateMs() > latestFor(asking)) return null
      inFlight[kind] += 1
      let isInFlight = true
      return () => {
        if (isInFlight) inFlight[kind] -= 1
        isInFlight = false
      }
    },
  }
}
