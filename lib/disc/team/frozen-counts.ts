/**
 * Counts without names, as a group sees them. Neither one look nor the difference between two looks gives away a person's
 * answer: counts stay as they are until enough people have changed. Of people who left, only the count is kept.
 */

/** With fewer people, a count would give away who said what. */
export const COUNTED_FROM = 5
/** So many people have changed before they are counted anew. */
const CHANGED_FROM = 3

export type Counts<Key extends string> = Readonly<Record<Key, number>>

/** A person: what they count as in the frozen counts, and what they would count as now. */
export interface Counted<Key extends string> {
  was: Key | null
  now: Key | null
}

interface Look<Key extends string> {
  /** What may be shown; null for nothing. */
  counts: Counts<Key> | null
  /** They are to be frozen before they are shown. */
  isNew: boolean
}

/** What a look shows, of counts that were frozen before, if any. */
export function lookAt<Key extends string>(
  keys: readonly Key[],
  frozen: Counts<Key> | null,
  people: readonly Counted<Key>[],
): Look<Key> {
  const counts = countOf(
    keys,
    people.map(({ now }) => now),
  )
  if (sumOf(counts) < COUNTED_FROM) return { counts: null, isNew: false }
  const mayBeSeen = !tellsAll(counts) && (!frozen || mayReplace(keys, frozen, people))
  return mayBeSeen ? { counts, isNew: true } : { counts: frozen, isNew: false }
}

/** All have one answer, or all but one, who then knows the others'. */
function tellsAll(counts: Counts<string>): boolean {
  return Math.max(...Object.values(counts)) >= sumOf(counts) - 1
}

/** Enough people have changed, and the difference doesn't say how. */
function mayReplace<Key extends string>(
  keys: readonly Key[],
  frozen: Counts<Key>,
  people: readonly Counted<Key>[],
): boolean {
  const stayed = people.filter(({ was, now }) => was !== null && was === now).length
  const moved = people.filter(({ was, now }) => was && now && was !== now).length
  const silent = people.filter(({ was, now }) => was && !now).length
  const come = people.filter(({ was, now }) => !was && now).length
  // Someone who left and came back is no longer known by their old answer, so they may be among those who came.
  const left = sumOf(frozen) - stayed - moved - silent
  if (moved + silent + Math.max(come, left) < CHANGED_FROM) return false
  const now = countOf(
    keys,
    people.map((one) => one.now),
  )
  const more = keys.map((key) => now[key] - frozen[key]).filter((by) => by > 0)
  const fewer = keys.map((key) => frozen[key] - now[key]).filter((by) => by > 0)
  // Changes that cancel each other out hide no one: the difference that is seen takes as many people, in two answers.
  const net = Math.max(total(more), total(fewer))
  if (net < CHANGED_FROM || more.length + fewer.length < 2) return false
  // In one answer alone, and no one hidden behind another: it says what each of them answered.
  const tells = (by: readonly number[], of: number) => by.length === 1 && by[0] === of
  return !tells(more, moved + come) && !tells(fewer, moved + silent + left)
}

function countOf<Key extends string>(
  keys: readonly Key[],
  answers: readonly (Key | null)[],
): Counts<Key> {
  const of = (key: Key) => [key, answers.filter((one) => one === key).length]
  return Object.fromEntries(keys.map(of)) as Counts<Key>
}

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)

const sumOf = (counts: Counts<string>) => total(Object.values(counts))
