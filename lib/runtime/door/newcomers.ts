/** A single newcomer keeps nobody waiting: it takes more than so many turns in a row, each with one. */
const FEW_TURNS = 2

/** After so many, others go on for as long as they were held back: whoever only connects stops nobody for good. */
const MOST = 1_000

interface Options {
  /** Milliseconds. */
  now?: () => number
  /** Calls back once the loop has been round. */
  nextTurn?: (then: () => void) => void
}

/**
 * Whether many connect just now. Node accepts one connection in each turn of the event loop (libuv since 1.45), and work
 * makes turns long: of five hundred that connect at once, the last would wait for seconds before anybody knows of
 * them. So while they come nothing begins and nothing is answered, turns are short, and all are soon inside (docs/decisions/086).
 */
export class Newcomers {
  readonly #options: Required<Options>
  #isWatching = false
  #hasCome = false
  /** Turns in a row in which one came. */
  #turns = 0
  /** Since others are held back: when that began, and how many have come. */
  #hold: { since: number; count: number } | null = null
  #restUntil = Number.NEGATIVE_INFINITY
  #over = () => {}

  constructor(options: Options = {}) {
    this.#options = { now: () => performance.now(), nextTurn: setImmediate, ...options }
  }

  /** To be called for each connection that is accepted. */
  come(): void {
    this.#hasCome = true
    if (!this.#isWatching) this.#watch()
  }

  /** Whether others are to wait for them. */
  get areMany(): boolean {
    return this.#hold !== null
  }

  /** Has `then` called each time that others may go on. */
  onOver(then: () => void): void {
    this.#over = then
  }

  #watch(): void {
    this.#isWatching = true
    this.#options.nextTurn(() => this.#look())
  }

  #look(): void {
    this.#turns = this.#hasCome ? this.#turns + 1 : 0
    this.#isWatching = this.#hasCome
    this.#hasCome = false
    if (this.#isWatching) this.#watch()
    const now = this.#options.now()
    if (this.#turns > FEW_TURNS && now >= this.#restUntil) {
      this.#hold ??= { since: now, count: 0 }
      this.#hold.count += 1
      if (this.#hold.count < MOST) return
      this.#restUntil = now + (now - this.#hold.since)
    }
    if (!this.#hold) return
    this.#hold = null
    this.#over()
  }
}
