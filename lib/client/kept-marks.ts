import { ApiError } from '@/lib/api/errors'
import { inBrowser, type KeptKey } from './kept'

/**
 * What a reader marks in a report: sentences, goals. It is shown at once and stays in this browser until the server has
 * it: without a network, too.
 */

/** By the name of what is marked. */
export type Marks<Value> = Readonly<Record<string, Value>>
/** What is still to be sent; null takes a mark back. */
type Unsent<Value> = Record<string, Value | null>

export interface ShownMarks<Value> {
  marks: Marks<Value>
  /** Something could not be sent yet. */
  isWaiting: boolean
}

/** How one kind of marks is kept and sent. */
export interface MarkKind<Value> {
  /** Part of its key in the browser's storage. */
  name: string
  isValue: (kept: unknown) => kept is Value
  send: (resultId: string, name: string, value: Value | null) => Promise<unknown>
  /** The server will not take a mark, whenever it is sent: it is shown as the server has it again. */
  onRefused: () => void
}

const AGAIN_MS = 15_000
/** Answers that no second try would change. */
const FINAL = ['not_found', 'invalid', 'premium_required', 'not_signed_in']

/** The marks of one kind in one report in this browser. */
export class MarkStore<Value> {
  private shown: ShownMarks<Value>
  private unsent: Unsent<Value>
  private underway: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly kind: MarkKind<Value>,
    readonly resultId: string,
    /** As the server has them. */
    private saved: Marks<Value>,
  ) {
    this.unsent = this.readUnsent()
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

  read = (): ShownMarks<Value> => this.shown

  /** Shows a mark at once and sends it. */
  set(name: string, value: Value | null): void {
    this.keep({ ...this.unsent, [name]: value })
    this.show(this.shown.isWaiting)
    void this.send()
  }

  /** Sends what is unsent, one at a time, so that the newest word on something is also the last one to arrive. */
  send = (): Promise<void> => {
    this.underway ??= this.sendAll().finally(() => {
      this.underway = null
    })
    return this.underway
  }

  private async sendAll(): Promise<void> {
    clearTimeout(this.timer)
    for (let next = this.next(); next; next = this.next()) {
      const [name, value] = next
      try {
        await this.kind.send(this.resultId, name, value)
        this.saved = withChanges(this.saved, { [name]: value })
      } catch (error) {
        if (!(error instanceof ApiError && FINAL.includes(error.code))) return this.waitAndRetry()
        this.kind.onRefused()
      }
      // The mark may have changed while the call was running.
      if (this.unsent[name] === value) {
        const { [name]: _sent, ...rest } = this.unsent
        this.keep(rest)
      }
    }
    this.show(false)
  }

  private next = () => Object.entries(this.unsent)[0]

  private waitAndRetry(): void {
    this.show(true)
    if (this.listeners.size > 0) this.timer = setTimeout(this.send, AGAIN_MS)
  }

  private show(isWaiting: boolean): void {
    this.shown = { marks: withChanges(this.saved, this.unsent), isWaiting }
    for (const listener of this.listeners) listener()
  }

  /** The end of the key is what a deleted result is forgotten by (forget-result.ts). */
  private get key(): KeptKey {
    return `discern.${this.kind.name}:${this.resultId}`
  }

  private keep(unsent: Unsent<Value>): void {
    this.unsent = unsent
    const isEmpty = Object.keys(unsent).length === 0
    inBrowser.keep(this.key, isEmpty ? null : JSON.stringify(unsent))
  }

  private readUnsent(): Unsent<Value> {
    const { isValue } = this.kind
    return Object.fromEntries(
      Object.entries(inBrowser.readJson(this.key) ?? {}).filter(
        ([, value]) => value === null || isValue(value),
      ),
    )
  }
}

function withChanges<Value>(marks: Marks<Value>, changes: Unsent<Value>): Marks<Value> {
  const all = Object.entries({ ...marks, ...changes })
  return Object.fromEntries(all.filter((one): one is [string, Value] => one[1] !== null))
}

/** By kind, result and what the server knew: Back shows a page as the router kept it, and its store knows what came since. */
const stores = new Map<string, MarkStore<unknown>>()

/** One store for each kind of marks, shared by all who use it. */
export function markStoreOf<Value>(
  kind: MarkKind<Value>,
  resultId: string,
  saved: Marks<Value>,
): MarkStore<Value> {
  const key = `${kind.name} ${resultId} ${JSON.stringify(saved)}`
  const known = stores.get(key)
  if (known) return known as MarkStore<Value>
  const store = new MarkStore(kind, resultId, saved)
  stores.set(key, store as MarkStore<unknown>)
  return store
}

/** Waits until the server has every mark of a report that can be sent now: a PDF is drawn from what the server has. */
export async function sendMarks(resultId: string): Promise<void> {
  const own = [...stores.values()].filter((store) => store.resultId === resultId)
  await Promise.all(own.map((store) => store.send()))
}
