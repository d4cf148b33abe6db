/** Where the presenter view of a session is, as its tab keeps it: through a reload, and nothing about anyone. */
import { inTab } from './kept'
import { type Guarded, isCount, isListOf, isShaped, isText } from './shape'

const isKept = isShaped({
  /** The sheet, counted from 0. */
  at: isCount(),
  /** The seconds that each step has taken. */
  spent: isListOf(isShaped({ step: isText, seconds: isCount() })),
  /** When it was last shown. */
  seen: isCount(),
})

export type KeptPresenterView = Pick<Guarded<typeof isKept>, 'at' | 'spent'>

/** A session takes an hour: after twice that, another one begins. */
const LASTS_MS = 2 * 3_600_000

const keyOf = (groupId: string) => `discern:wall:${groupId}` as const

/** Null where none is under way in this tab. */
export function keptPresenterView(groupId: string): KeptPresenterView | null {
  const kept = inTab.readJson(keyOf(groupId))
  return isKept(kept) && Date.now() - kept.seen < LASTS_MS ? kept : null
}

/** Null forgets it. */
export function keepPresenterView(groupId: string, view: KeptPresenterView | null): void {
  inTab.keep(keyOf(groupId), view && JSON.stringify({ ...view, seen: Date.now() }))
}
