import 'server-only'
import type { PdfJob } from '@/lib/pdf/job'
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

/** So many of all places are kept from each: the last four are for readers of a bought report alone. */
const KEPT_FROM = { buyer: 0, leader: 4, anyone: 8 }

export type PlaceFor = keyof typeof KEPT_FROM

/** Who asks for a paper that goes with no report. Anyone can make a group, so a leader is one whose address is proven. */
export function placeFor(kind: PdfJob['kind'], asker: Asker | null): PlaceFor {
  return (kind === 'team' || kind === 'session') && asker?.isProven ? 'leader' : 'anyone'
}

/**
 * The places of those who wait for a PDF, until they have it. A person who waits for a drawing that another has asked for has
 * a place of their own, so no one fills the server with copies of one request.
 */
export class Places {
  #taken: Asker[] = []

  /** Throws NoPlace. What it returns gives the place back. */
  take(asker: Asker, who: PlaceFor): () => void {
    const of = (name: 'viewer' | 'network') =>
      this.#taken.filter((other) => other[name] === asker[name]).length
    if (of('viewer') >= MOST_OF_VIEWER || of('network') >= MOST_OF_NETWORK) throw new NoPlace(true)
    if (this.#taken.length >= MOST - KEPT_FROM[who]) throw new NoPlace(false)
    const place = { ...asker }
    this.#taken.push(place)
    return () => {
      this.#taken = this.#taken.filter((other) => other !== place)
    }
  }
}
