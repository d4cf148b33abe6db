import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Endpoint } from '@/lib/api/endpoint'
import { ApiError } from '@/lib/api/errors'
import { LIMIT_NAMES, LIMITS, type LimitName } from '@/lib/api/limits'
import { messages } from '@/lib/messages'
import { tryAgainIn } from '@/lib/try-again'
import { queryOnPool } from './db'
import { env } from './env'
import { countFigure } from './figures'
import { once } from './once'

/** Tries that were counted, and the way to take them back. */
export interface Spent {
  /** For a try that was right, or that failed through no fault of the caller. */
  giveBack: () => Promise<void>
}

/**
 * Counts one try against each named limit, of whom its value names: `spend({ login_client: client, login_account: email
 * })`. Counted before the work and in the shared database, so that parallel tries on several replicas cannot exceed a
 * limit. Throws `too_many_requests` when one is used up; those before it stay counted. Throws while the database is
 * away: a try that cannot be counted is refused.
 */
export async function spend(who: Partial<Record<LimitName, string>>): Promise<Spent> {
  const taken: { name: LimitName; key: string; until: number }[] = []
  for (const [name, subject] of Object.entries(who) as [LimitName, string][]) {
    const key = keyOf(name, subject)
    taken.push({ name, key, until: Date.now() + (await take(name, key)) })
  }
  return {
    giveBack: async () => {
      for (const { name, key, until } of taken) {
        // Once the window of this try is over, giving it back would lower the count of the next window.
        if (Date.now() < until) await limiters()[name].reward(key)
      }
    },
  }
}

/** The same; null in place of a refusal, for what is left out once a limit is used up. */
export async function spendIfLeft(who: Parameters<typeof spend>[0]): Promise<Spent | null> {
  try {
    return await spend(who)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') return null
    throw error
  }
}

/** The caller, as limits count them. */
interface Asking {
  session: { user: { id: string } } | null
  guestId: string | null
  guestSeries?: string
}

/** Counts a call against the limits of its endpoint that count calls, and does the work. */
export async function withinLimits<T>(
  endpoint: Pick<Endpoint, 'limits'>,
  { viewer, client }: { viewer: Asking; client: string },
  work: () => Promise<T> | T,
): Promise<T> {
  const who: Partial<Record<LimitName, string>> = {}
  for (const name of endpoint.limits ?? []) {
    const { by, counts } = LIMITS[name]
    // The function that does the work counts these: it finds out which account it is, whether the person was invited,
    // and whether the try was wrong.
    if (counts !== 'calls' || by === 'account' || by === 'uninvited') continue
    who[name] = by === 'viewer' ? (viewer.session?.user.id ?? viewer.guestSeries ?? client) : client
  }
  return counted(who, work)
}

/** Counts a try as `spend` does, and does the work. A try that was not done is taken back. */
export async function counted<T>(
  who: Partial<Record<LimitName, string>>,
  work: () => Promise<T> | T,
): Promise<T> {
  const spent = await spend(who)
  try {
    return await work()
  } catch (error) {
    // Where giving back fails, too, the caller still gets the first error.
    if (wasNotDone(error)) await spent.giveBack().catch(() => {})
    throw error
  }
}

/** Refused as incomplete, or failed on our side: nothing was asked of us that a limit protects. */
function wasNotDone(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.code === 'invalid'
}

/** Milliseconds until the window of the try ends. */
async function take(name: LimitName, key: string): Promise<number> {
  const { ordinal, left } = await tally(limiters()[name], key)
  if (ordinal <= env.limits[name].points) return left
  countFigure('discern_limits_hit_total', { limit: name })
  const seconds = Math.max(1, Math.ceil(left / 1000))
  const sentence = `${messages.limits[name]} ${tryAgainIn(seconds)}`
  throw new ApiError('too_many_requests', sentence, undefined, seconds)
}

const limiters = () =>
  once('limiters', () => {
    const limiterOf = (name: LimitName) =>
      new RateLimiterPostgres({
        storeClient: { query: queryOnPool },
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points: env.limits[name].points,
        duration: env.limits[name].seconds,
        // The sweeper clears the table (lib/server/privacy/sweep.ts).
        clearExpiredByTimeout: false,
      })
    return Object.fromEntries(LIMIT_NAMES.map((name) => [name, limiterOf(name)])) as Record<
      LimitName,
      RateLimiterPostgres
    >
  })

const secret = () =>
  once('limit-key', () => Buffer.from(hkdfSync('sha256', env.sessionSecret, '', 'rate-limits', 32)))

/** The table has no address and no name; only the secret shows whether one is in it. */
function keyOf(name: LimitName, subject: string): string {
  return createHmac('sha256', secret()).update(`${name}:${subject}`).digest('base64url')
}

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
