import 'server-only'
import type { Asker } from './asker'

/** There is no place for one more. */
export class NoPlace extends Error {
  override name = 'NoPlace'
  constructor(
    /** Whether the asker has all of theirs; else there are too many of others. */
    readonly isTheirs: boolean,
  ) {
    super('no place')
  }
}

const MOST_OF_VIEWER = 2
const MOST_OF_NETWORK = 4
const MOST = 20
/** Of all places, those for readers of a report that was bought, and for leaders. */
const KEPT = 8

/**
 * The places of those who wait for a PDF, until they have it. A person who waits for a drawing that another has asked for has
 * a place of their own, so no one fills the server with copies of one request.
 */
export class Places {
  #taken: Asker[] = []

  /** Throws NoPlace. What it returns gives the place back. */
  take(asker: Asker, isKept: boolean): () => void {
    const of = (name: keyof Asker) =>
      this.#taken.filter((other) => other[name] === asker[name]).length
    if (of('viewer') >= MOST_OF_VIEWER || of('network') >= MOST_OF_NETWORK) throw new NoPlace(true)
    if (this.#taken.length >= MOST - (isKept ? 0 : KEPT)) throw new NoPlace(false)
    const place = { ...asker }
    this.#taken.push(place)
    return () => {
      this.#taken = this.#taken.filter((other) => other !== place)
    }
  }
}
