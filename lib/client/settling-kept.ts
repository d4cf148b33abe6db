/** Answers to further questions that the server does not have yet, as the browser keeps them: through a reload, and offline. */
import { MOST_FURTHER } from '@/lib/disc/form/choices'
import { inBrowser } from './kept'
import { type Guarded, isCount, isListOf, isShaped, isText, isWhole, orNull } from './shape'
import { LONGEST_MS } from './visible-time'

const isUnsent = isShaped({
  question: isWhole,
  most: isText,
  least: isText,
  ms: isCount(LONGEST_MS),
})
const isKept = isShaped({
  unsent: isListOf(isUnsent, 0, MOST_FURTHER),
  /** The question that stood open, and what was picked of it. */
  open: orNull(isShaped({ question: isWhole, most: orNull(isText), least: orNull(isText) })),
})

export type Unsent = Guarded<typeof isUnsent>
export type KeptSettling = Guarded<typeof isKept>

/** Ends with the result's id, so that it goes with the result. */
const keyOf = (resultId: string) => `discern:settling:${resultId}` as const

/** What is kept for a result; null where nothing is, and where it cannot be read. */
export function keptSettling(resultId: string): KeptSettling | null {
  const kept = inBrowser.readJson(keyOf(resultId))
  return isKept(kept) ? kept : null
}

/** Keeps it; forgets what was kept where there is nothing to keep. */
export function keepSettling(resultId: string, kept: KeptSettling): void {
  const isEmpty = kept.unsent.length === 0 && !kept.open
  inBrowser.keep(keyOf(resultId), isEmpty ? null : JSON.stringify(kept))
}
