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

/** Milliseconds. Whoever is at work for longer waits for somebody else: a payment provider, the database, a drawing. */
const HELD_UP_MS = 1_000

/** Lets in so many at once that each is done soon, has a few more wait in line, and refuses the rest at once. */
export class Gate {
  readonly #room: Room
  readonly #line: { admit: () => void; leave?: () => void }[] = []
  #atWork = 0

  constructor(room: Room) {
    this.#room = room
  }

  /** Returns what says that the entrant is done, or does not want to wait any more. Said twice, it counts once. */
  enter({ admit, refuse }: Entrant): () => void {
    if (this.#atWork < this.#room.atWork) return this.#start(admit)
    if (this.#line.length >= this.#room.waiting) {
      refuse()
      return () => {}
    }
    const place: { admit: () => void; leave?: () => void } = { admit }
    this.#line.push(place)
    return () => {
      if (place.leave) return place.leave()
      const at = this.#line.indexOf(place)
      if (at >= 0) this.#line.splice(at, 1)
    }
  }

  #start(admit: () => void): () => void {
    this.#atWork += 1
    let isHere = true
    const leave = () => {
      if (!isHere) return
      isHere = false
      clearTimeout(timer)
      this.#atWork -= 1
      this.#next()
    }
    const timer = setTimeout(leave, HELD_UP_MS).unref()
    admit()
    return leave
  }

  #next(): void {
    const place = this.#line.shift()
    if (place) place.leave = this.#start(place.admit)
  }
}
