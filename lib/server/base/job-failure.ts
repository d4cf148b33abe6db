import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultOf } from './fault'

/** Why a job did not work out, in words that may be logged. A final one is not tried again. */
export class JobFailure extends Error {
  constructor(
    reason: string,
    readonly isFinal = false,
  ) {
    super(reason)
  }
}

interface Try {
  isLast: boolean
  /** Another such job comes with the next minute or hour. */
  isByTheClock: boolean
  /** The process ends, and its connections with it. */
  isStopping: boolean
}

/** What becomes of a job that failed. One that its process took along is no fault, and the clock brings the next. */
export function outcomeOf(
  error: unknown,
  { isLast, isByTheClock, isStopping }: Try,
): 'ended' | 'given_up' | 'tried_again' {
  if (isByTheClock && isStopping) return 'ended'
  return isLast || (error instanceof JobFailure && error.isFinal) ? 'given_up' : 'tried_again'
}

/** Messages of other errors may quote what is in the job. */
export function reasonOf(error: unknown): string {
  if (error instanceof JobFailure) return error.message
  const { fault, why } = { why: undefined, ...faultOf(error) }
  return why ? `${fault}: ${why}` : fault
}

/** Past this time the queue gives the job to another, so it counts as failed here. */
export async function within(ms: number, done: Promise<void>): Promise<void> {
  const giveUp = new AbortController()
  const late = sleep(ms, undefined, { signal: giveUp.signal, ref: false }).then(() => {
    throw new JobFailure('took too long')
  })
  try {
    await Promise.race([done, late])
  } finally {
    late.catch(() => {})
    giveUp.abort()
  }
}
