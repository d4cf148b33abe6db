/** Where a session on the wall is, as its tab keeps it: through a reload, and nothing about anyone. */
import { inTab } from './kept'
import { type Guarded, isCount, isListOf, isShaped, isText } from './shape'

const isKept = isShaped({
  /** The sheet, counted from 0. */
  at: isCount(),
  /** The seconds that each step has taken. */
  spent: isListOf(isShaped({ step: isText, seconds: isCount() })),
  /** When it was last on the wall. */
  seen: isCount(),
})

export type KeptWall = Pick<Guarded<typeof isKept>, 'at' | 'spent'>

/** A session takes an hour: after twice that, another one begins. */
const LASTS_MS = 2 * 3_600_000

const keyOf = (groupId: string) => `discern:wall:${groupId}` as const

/** Null where none is under way in this tab. */
export function keptWall(groupId: string): KeptWall | null {
  const kept = inTab.readJson(keyOf(groupId))
  return isKept(kept) && Date.now() - kept.seen < LASTS_MS ? kept : null
}

/** Null forgets it. */
export function keepWall(groupId: string, wall: KeptWall | null): void {
  inTab.keep(keyOf(groupId), wall && JSON.stringify({ ...wall, seen: Date.now() }))
}
