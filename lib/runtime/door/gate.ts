import { AsyncResource } from 'node:async_hooks'

/** How many may be at work, and how many may wait for that. */
export interface Room {
  atWork: number
  waiting: number
}

interface Entrant {
  /** Called once, now or when it is their turn. */
  admit: () => void
  /** Called now, where there is no room. */
  refuse: () => void
}

interface Place {
  /** Returns how to leave. */
  start: () => () => void
  /** Once they are at work. */
  leave?: () => void
}

/** Milliseconds. Whoever is at work for longer waits for somebody else: a payment provider, the database, a drawing. */
const HELD_UP_MS = 1_000

/** In a crowd, nobody waits for much longer than that. */
const PATIENCE_MS = 400

/** A crowd is over when for so long nobody had to be refused. */
const CROWD_MS = 1_000

/**
 * Lets in so many at once that each is done soon, and has others wait in line. A burst finds room there, however
 * slow the machine is. Once the line was full it is a crowd, and no more may wait than were let in lately. The rest
 * is refused at once.
 */
export class Gate {
  readonly #room: Room
  readonly #isShut: () => boolean
  readonly #line: Place[] = []
  #atWork = 0
  /** When entrants were let in, within the patience of a crowd. */
  #admitted: number[] = []
  #crowdUntil = Number.NEGATIVE_INFINITY

  /** While it `isShut`, nobody begins; whoever opens it again says so by `proceed`. */
  constructor(room: Room, isShut: () => boolean = () => false) {
    this.#room = room
    this.#isShut = isShut
  }

  get isAtWork(): boolean {
    return this.#atWork > 0
  }

  /** Returns what says that the entrant is done, or does not want to wait anymore. Said twice, it counts once. */
  enter({ admit, refuse }: Entrant): () => void {
    if (this.#hasPlace()) return this.#start(admit)
    const now = performance.now()
    if (this.#line.length >= this.#mayWait(now)) {
      this.#crowdUntil = now + CROWD_MS
      refuse()
      return () => {}
    }
    // Somebody else's end lets them in. In the context that they came in, they hold nothing of that request.
    const own = new AsyncResource('Entrant')
    const place: Place = { start: () => own.runInAsyncScope(() => this.#start(admit)) }
    this.#line.push(place)
    return () => {
      if (place.leave) return place.leave()
      const at = this.#line.indexOf(place)
      if (at >= 0) this.#line.splice(at, 1)
    }
  }

  /** Lets in those who wait, as far as there are places. */
  proceed(): void {
    while (this.#line.length > 0 && this.#hasPlace()) this.#next()
  }

  #hasPlace(): boolean {
    return this.#atWork < this.#room.atWork && !this.#isShut()
  }

  #mayWait(now: number): number {
    const { atWork, waiting } = this.#room
    if (now >= this.#crowdUntil) return waiting
    this.#forget(now)
    return Math.min(waiting, Math.max(atWork, this.#admitted.length))
  }

  #forget(now: number): void {
    while ((this.#admitted[0] ?? now) <= now - PATIENCE_MS) this.#admitted.shift()
  }

  #start(admit: () => void): () => void {
    const now = performance.now()
    this.#forget(now)
    this.#admitted.push(now)
    this.#atWork += 1
    let isHere = true
    const leave = () => {
      if (!isHere) return
      isHere = false
      clearTimeout(timer)
      this.#atWork -= 1
      if (this.#hasPlace()) this.#next()
    }
    const timer = setTimeout(leave, HELD_UP_MS).unref()
    admit()
    return leave
  }

  #next(): void {
    const place = this.#line.shift()
    if (place) place.leave = place.start()
  }
}
