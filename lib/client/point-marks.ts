import { markPoint } from '@/lib/api/entries/report'
import { ApiError } from '@/lib/api/errors'
import type { PointMarks } from '@/lib/disc/result/points'
import { call } from './call'

/**
 * What a reader says of the sentences of their report. It is shown at once and stays in this browser until the server
 * has it: without a network, too.
 */

/** By sentence: what is still to be sent; null takes a mark back. */
type Unsent = Record<string, boolean | null>

export interface ShownMarks {
  marks: PointMarks
  /** Something could not be sent yet. */
  isWaiting: boolean
}

const PREFIX = 'discern.points.'
const AGAIN_MS = 15_000
/** Answers that no second try would change. */
const FINAL = ['not_found', 'invalid', 'premium_required', 'not_signed_in']

/** The marks of one report in this browser. */
export class PointMarkStore {
  private shown: ShownMarks
  private unsent: Unsent
  private underway: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly resultId: string,
    saved: PointMarks,
  ) {
    this.unsent = readUnsent(resultId)
    this.shown = { marks: withChanges(saved, this.unsent), isWaiting: false }
  }

  /** Listening also sends what an earlier visit left here, now and whenever the network comes back. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    addEventListener('online', this.send)
    void this.send()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size > 0) return
      removeEventListener('online', this.send)
      clearTimeout(this.timer)
    }
  }

  read = (): ShownMarks => this.shown

  /** Shows a mark at once and sends it. */
  set(point: string, fits: boolean | null): void {
    this.keep({ ...this.unsent, [point]: fits })
    this.show({ ...this.shown, marks: withChanges(this.shown.marks, { [point]: fits }) })
    void this.send()
  }

  /** Sends what is unsent, one at a time, so that the newest word on a sentence is also the last one to arrive. */
  send = (): Promise<void> => {
    this.underway ??= this.sendAll().finally(() => {
      this.underway = null
    })
    return this.underway
  }

  private async sendAll(): Promise<void> {
    clearTimeout(this.timer)
    for (let next = this.next(); next; next = this.next()) {
      const [point, fits] = next
      try {
        const params = { id: this.resultId, point }
        await call(markPoint, { params, body: { fits }, keepalive: true })
      } catch (error) {
        if (!(error instanceof ApiError && FINAL.includes(error.code))) return this.waitAndRetry()
      }
      // A newer word may have come while this one was on its way.
      if (this.unsent[point] === fits) {
        const { [point]: _sent, ...rest } = this.unsent
        this.keep(rest)
      }
    }
    if (this.shown.isWaiting) this.show({ ...this.shown, isWaiting: false })
  }

  private next = () => Object.entries(this.unsent)[0]

  private waitAndRetry(): void {
    if (!this.shown.isWaiting) this.show({ ...this.shown, isWaiting: true })
    if (this.listeners.size > 0) this.timer = setTimeout(this.send, AGAIN_MS)
  }

  private show(shown: ShownMarks): void {
    this.shown = shown
    for (const listener of this.listeners) listener()
  }

  private keep(unsent: Unsent): void {
    this.unsent = unsent
    try {
      const key = PREFIX + this.resultId
      if (Object.keys(unsent).length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(unsent))
    } catch {
      // Kept for this page alone.
    }
  }
}

function withChanges(marks: PointMarks, changes: Unsent): PointMarks {
  const all = Object.entries({ ...marks, ...changes })
  return Object.fromEntries(all.filter((one): one is [string, boolean] => one[1] !== null))
}

function readUnsent(resultId: string): Unsent {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + resultId) ?? '{}')
    const entries = Object.entries(kept as object)
    return Object.fromEntries(
      entries.filter(([, fits]) => fits === null || typeof fits === 'boolean'),
    )
  } catch {
    return {}
  }
}

/** By result and what the server knew: Back shows a page as the router kept it, and its store knows what came since. */
const stores = new Map<string, PointMarkStore>()

/** The one store of a report, whoever asks first. */
export function pointMarksOf(resultId: string, saved: PointMarks): PointMarkStore {
  const key = `${resultId} ${JSON.stringify(saved)}`
  const known = stores.get(key)
  if (known) return known
  const store = new PointMarkStore(resultId, saved)
  stores.set(key, store)
  return store
}

/** Waits until the server has every mark of a report that can be sent now: a PDF is drawn from what the server has. */
export async function sendPointMarks(resultId: string): Promise<void> {
  const own = [...stores].filter(([key]) => key.startsWith(`${resultId} `))
  await Promise.all(own.map(([, store]) => store.send()))
}

/** Forgets what was still to be sent, once the result is deleted. */
export function forgetPointMarks(resultId: string): void {
  try {
    localStorage.removeItem(PREFIX + resultId)
  } catch {
    // Nothing was kept.
  }
}
