import { AsyncResource } from 'node:async_hooks'

/** Of the time that passes while others are at work, how much answers may take that are no work. */
const SHARE = 1 / 8

/** Milliseconds. So much is always given: where others take no time, nothing is to wait. */
const LEAST_MS = 1

interface Options {
  /** Whether anybody is at work. */
  isBusy: () => boolean
  /** Whether even these answers are to wait. */
  isShut?: () => boolean
  /** Milliseconds. */
  now?: () => number
  /** Calls back once the loop has been round. */
  nextTurn?: (then: () => void) => void
}

/**
 * What the door answers by itself: refusals, and what is kept. Each takes a tenth of a millisecond, but whoever is at
 * work goes on only once in each turn of the event loop, ten times for a page; where hundreds are refused in every
 * turn, the work of milliseconds takes seconds. So while somebody is at work these answers share in each turn, and the
 * rest of them comes in the next (docs/decisions/086). Whoever waits for one asks for nothing else meanwhile.
 */
export class SmallAnswers {
  readonly #line: (() => void)[] = []
  readonly #options: Required<Options>
  /** When the turn began that they share in. */
  #since = 0

  constructor(options: Options) {
    const defaults = { isShut: () => false, now: () => performance.now(), nextTurn: setImmediate }
    this.#options = { ...defaults, ...options }
  }

  /** Calls `answer` now where nobody has to be waited for, else in its turn. */
  give(answer: () => void): void {
    const { isBusy, isShut } = this.#options
    if (this.#line.length === 0 && !isBusy() && !isShut()) {
      answer()
      return
    }
    // As it came, and not as part of whatever is under way in its turn.
    const own = new AsyncResource('SmallAnswer')
    this.#line.push(() => own.runInAsyncScope(answer))
    if (this.#line.length === 1) this.#waitForTurn()
  }

  #waitForTurn(): void {
    this.#since = this.#options.now()
    this.#options.nextTurn(() => this.#giveSome())
  }

  #giveSome(): void {
    const { now, isShut } = this.#options
    if (isShut()) {
      this.#waitForTurn()
      return
    }
    const start = now()
    const enough = start + Math.max(LEAST_MS, (start - this.#since) * SHARE)
    do this.#line.shift()?.()
    while (this.#line.length > 0 && now() < enough)
    if (this.#line.length > 0) this.#waitForTurn()
  }
}
