/** What someone types to agree to in a live session: kept in the tab until the server has it, through a reload. */
import { inTab } from './kept'

const keyOf = (code: string) => `discern:agreement:${code}` as const

/** Null where nothing waits. */
export const keptAgreement = (code: string): string | null => inTab.read(keyOf(code))

/** Null forgets it. */
export function keepAgreement(code: string, text: string | null): void {
  inTab.keep(keyOf(code), text)
}
