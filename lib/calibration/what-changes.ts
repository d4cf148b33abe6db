/** What another model would change for people who have their results: their first letter, and their style. */
import type { Response } from '@/lib/disc/form/responses'
import { type Letter, type PerLetter, perLetter } from '@/lib/disc/letters'
import type { Model } from '@/lib/disc/model/model'
import { scoreBy } from '@/lib/disc/model/scoring'

export interface WhatChanges {
  people: number
  /** Whose first letter would be another. */
  otherLetter: number
  otherStyle: number
  /** From which letter to which, the most frequent first. */
  moves: { from: Letter; to: Letter; people: number }[]
  /** The mean of each letter's scores, by both. */
  means: { before: PerLetter<number>; after: PerLetter<number> }
}

/** Scores everyone by both models. Between two people it waits for `pause` now and then. */
export async function whatChanges(
  people: readonly (readonly Response[])[],
  before: Model,
  after: Model,
  pause: () => Promise<unknown> = async () => {},
): Promise<WhatChanges> {
  const moves = new Map<string, WhatChanges['moves'][number]>()
  const means = { before: perLetter(() => 0), after: perLetter(() => 0) }
  let otherLetter = 0
  let otherStyle = 0
  for (const [at, responses] of people.entries()) {
    const [one, other] = [scoreBy(before, responses), scoreBy(after, responses)]
    const [old, now] = [one.style, other.style]
    means.before = perLetter((letter) => means.before[letter] + one.scores[letter] / people.length)
    means.after = perLetter((letter) => means.after[letter] + other.scores[letter] / people.length)
    if (old.code !== now.code) otherStyle++
    if (old.primary !== now.primary) {
      otherLetter++
      const key = old.primary + now.primary
      const move = moves.get(key) ?? { from: old.primary, to: now.primary, people: 0 }
      move.people++
      moves.set(key, move)
    }
    if (at % 20 === 0) await pause()
  }
  const sorted = [...moves.values()].sort((a, b) => b.people - a.people)
  return { people: people.length, otherLetter, otherStyle, moves: sorted, means }
}
