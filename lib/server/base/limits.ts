import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Endpoint } from '@/lib/api/endpoint'
import { ApiError } from '@/lib/api/errors'
import {
  type CallLimit,
  LIMIT_NAMES,
  LIMITS,
  type LimitName,
  type WrongTryLimit,
} from '@/lib/api/limits'
import { messages } from '@/lib/messages'
import { tryAgainIn } from '@/lib/try-again'
import { queryOnPool } from './db'
import { env } from './env'
import { countFigure } from './figures'
import { once } from './once'
import { tally } from './tally'
import { wrongTries } from './wrong-tries'

/** Tries that were counted, and how to refund them. */
export interface Consumed {
  /** For a try that was right, or that failed through no fault of the caller. */
  refund: () => Promise<void>
}

/**
 * Counts one call against each named limit, of whom its value names: `consume({ register_client: client, register_email:
 * email })`. Counted before the work and in the shared database, so that parallel tries on several replicas cannot exceed a
 * limit. Throws `too_many_requests` when one is used up; those before it stay counted. Throws while the database is
 * away: a try that cannot be counted is refused.
 */
export async function consume(who: Partial<Record<CallLimit, string>>): Promise<Consumed> {
  const taken: { name: CallLimit; key: string; until: number }[] = []
  for (const [name, subject] of Object.entries(who) as [CallLimit, string][]) {
    const key = keyOf(name, subject)
    taken.push({ name, key, until: Date.now() + (await take(name, key)) })
  }
  return {
    refund: async () => {
      for (const { name, key, until } of taken) {
        // Once the window of this try is over, refunding it would lower the count of the next window.
        if (Date.now() < until) await limiters()[name].reward(key)
      }
    },
  }
}

/** The same; null in place of a refusal, for what is left out once a limit is used up. */
export async function consumeIfLeft(who: Parameters<typeof consume>[0]): Promise<Consumed | null> {
  try {
    return await consume(who)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') return null
    throw error
  }
}

/**
 * Does the work of a try that may turn out wrong, such as a password, and counts it against each named limit only if it
 * does, in their order: what the first limit refuses, the others never hear of. Tries under way count as nothing, but
 * no more are let in than could turn out wrong; the next waits until one has ended. Throws `too_many_requests` when a
 * limit is used up, or when waiting was in vain.
 */
export async function tried<T>(
  who: Partial<Record<WrongTryLimit, string>>,
  work: () => Promise<T>,
  isWrong: (outcome: T) => boolean,
): Promise<T> {
  const asked = Object.entries(who) as [WrongTryLimit, string][]
  // The last is the innermost, so that the first is asked first.
  const all = asked.reduceRight(
    (inner, [name, subject]) =>
      () =>
        oneTry(name, subject, inner, isWrong),
    work,
  )
  return all()
}

async function oneTry<T>(
  name: WrongTryLimit,
  subject: string,
  work: () => Promise<T>,
  isWrong: (outcome: T) => boolean,
): Promise<T> {
  const entered = await tryRules()[name](keyOf(name, subject))
  if ('refused' in entered) {
    const isBusy = entered.refused === 'busy'
    throw refusal(name, entered.left, isBusy ? messages.api.triesAtOnce : messages.limits[name])
  }
  const outcome = await work().catch(async (error: unknown) => {
    // It failed on our side, or a further limit refused it.
    await entered.leave(false)
    throw error
  })
  await entered.leave(isWrong(outcome))
  return outcome
}

/** The caller, as limits count them. */
interface Asking {
  session: { user: { id: string } } | null
  guestId: string | null
  guestSeries?: string
}

/** As whom a viewer is counted: the account, else the guest, else the network. */
export const subjectOf = (
  { session, guestSeries }: Pick<Asking, 'session' | 'guestSeries'>,
  client: string,
) => session?.user.id ?? guestSeries ?? client

/** Counts a call against the limits of its endpoint that count calls, and does the work. */
export async function withinLimits<T>(
  endpoint: Pick<Endpoint, 'limits'>,
  { viewer, client }: { viewer: Asking; client: string },
  work: () => Promise<T> | T,
): Promise<T> {
  const who: Partial<Record<CallLimit, string>> = {}
  for (const name of endpoint.limits ?? []) {
    const { by, counts } = LIMITS[name]
    // The function that does the work counts the others: it finds out which account it is, whether the person was
    // invited, how many are, and whether the try was wrong.
    if (counts !== 'calls' || !(by === 'client' || by === 'viewer')) continue
    who[name as CallLimit] = by === 'viewer' ? subjectOf(viewer, client) : client
  }
  try {
    return await counted(who, work)
  } catch (error) {
    await countRefusal(error, endpoint, client)
    throw error
  }
}

/** Refusing is work, too: a network that asks again and again has to wait longer. */
async function countRefusal(
  error: unknown,
  { limits = [] }: Pick<Endpoint, 'limits'>,
  client: string,
): Promise<void> {
  if (!(error instanceof ApiError) || error.code !== 'busy') return
  for (const name of limits) {
    if (LIMITS[name].counts === 'refusals') await consume({ [name]: client })
  }
}

/** Counts a try as `consume` does, and does the work. A try that was not done is taken back. */
export async function counted<T>(
  who: Partial<Record<CallLimit, string>>,
  work: () => Promise<T> | T,
): Promise<T> {
  const consumed = await consume(who)
  try {
    return await work()
  } catch (error) {
    // Where the refund fails, too, the caller still gets the first error.
    if (wasNotDone(error)) await consumed.refund().catch(() => {})
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
  throw refusal(name, left, messages.limits[name])
}

function refusal(name: LimitName, left: number, why: string): ApiError {
  countFigure('discern_limits_hit_total', { limit: name })
  const seconds = Math.max(1, Math.ceil(left / 1000))
  return new ApiError('too_many_requests', `${why} ${tryAgainIn(seconds)}`, undefined, seconds)
}

const forEachLimit = <T>(make: (name: LimitName) => T) =>
  Object.fromEntries(LIMIT_NAMES.map((name) => [name, make(name)])) as Record<LimitName, T>

function limiterOf(
  name: LimitName,
  keyPrefix: string = name,
  duration = env.limits[name].seconds,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: { query: queryOnPool },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points: env.limits[name].points,
    duration,
    // The sweeper clears the table (lib/server/privacy/sweep.ts).
    clearExpiredByTimeout: false,
  })
}

const limiters = () => once('limiters', () => forEachLimit((name) => limiterOf(name)))

/**
 * A server that is killed gives no place back. It is free again after this, longer than any try takes, and not only when
 * the window of the limit ends, which may be a day.
 */
const UNDER_WAY_SECONDS = 60

const tryRules = () =>
  once('try-rules', () =>
    forEachLimit((name) =>
      wrongTries({
        points: env.limits[name].points,
        wrong: limiters()[name],
        underWay: limiterOf(name, `${name}_under_way`, UNDER_WAY_SECONDS),
      }),
    ),
  )

const secret = () =>
  once('limit-key', () => Buffer.from(hkdfSync('sha256', env.sessionSecret, '', 'rate-limits', 32)))

/** The table has no address and no name; only the secret shows whether one is in it. */
function keyOf(name: LimitName, subject: string): string {
  return createHmac('sha256', secret()).update(`${name}:${subject}`).digest('base64url')
}
