import { joinLaunchList } from '@/lib/api/entries/payments'
import { ApiError } from '@/lib/api/errors'
import { call } from './call'
import { inBrowser } from './kept'
import { secondsToWait } from './waits'

/**
 * The launch list. Joining succeeds on the screen at once; an address that did not arrive stays in this browser and is
 * sent again until it does.
 */

const KEY = 'discern:launch-list'
const KEPT = 'discern:launch-list-kept'
const SOURCE = 'payment_preview_modal'
const TIMEOUT_MS = 10_000
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 300_000

/** Sends an address. False when the server says that it is no address; true when it arrived or will be sent again. */
export async function joinList(email: string): Promise<boolean> {
  keep(email)
  const outcome = await send(email)
  if (outcome === 'later') dispatchEvent(new Event(KEPT))
  return outcome !== 'refused'
}

/**
 * Sends the kept address: now, when the network comes back, and with growing pauses, but never earlier than the
 * server's Retry-After. Returns how to stop.
 */
export function keepSending(): () => void {
  let wait = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending = false
  let stopped = false

  async function attempt() {
    if (sending) return
    sending = true
    clearTimeout(timer)
    for (const email of kept()) await send(email)
    sending = false
    if (kept().length > 0) schedule()
    else wait = FIRST_WAIT_MS
  }

  function schedule() {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(attempt, Math.max(wait, askedToWait()))
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }

  addEventListener('online', attempt)
  addEventListener(KEPT, schedule)
  void attempt()
  return () => {
    stopped = true
    clearTimeout(timer)
    removeEventListener('online', attempt)
    removeEventListener(KEPT, schedule)
  }
}

/** Milliseconds until the server takes an address from here again. */
const askedToWait = () => (secondsToWait(joinLaunchList) ?? 0) * 1000

async function send(email: string): Promise<'arrived' | 'refused' | 'later'> {
  if (askedToWait() > 0) return 'later'
  try {
    const body = { email, source: SOURCE }
    await call(joinLaunchList, { body, signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    // An address that the server rejects must not be sent again.
    if (!(error instanceof ApiError && error.code === 'invalid')) return 'later'
    forget(email)
    return 'refused'
  }
  forget(email)
  return 'arrived'
}

/** What the storage did not take, because it is full or missing: kept for this page. */
let memory: string[] = []

function kept(): string[] {
  return [...new Set([...stored(), ...memory])]
}

function stored(): string[] {
  const list = inBrowser.readJson(KEY)
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

function write(list: string[]): void {
  const isKept = inBrowser.keep(KEY, list.length === 0 ? null : JSON.stringify(list))
  memory = isKept ? [] : list
}

function keep(email: string): void {
  write([...kept().filter((other) => other !== email), email])
}

function forget(email: string): void {
  write(kept().filter((other) => other !== email))
}
