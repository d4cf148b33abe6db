/** The address for a report's link, as long as the tab lives: while it is typed, and to say where the link went. */
import { inTab } from './kept'

const typedKey = (resultId: string) => `discern:link-email:${resultId}` as const
const mailedKey = (resultId: string) => `discern:link-mailed:${resultId}` as const

/** What was typed at this result's checkout before a reload. */
export const keptLinkEmail = (resultId: string): string => inTab.read(typedKey(resultId)) ?? ''

/** Keeps what is typed; an empty text forgets it. */
export function keepLinkEmail(resultId: string, email: string): void {
  inTab.keep(typedKey(resultId), email || null)
}

/** The address to which the order mailed its link, if it did. */
export const readMailedTo = (resultId: string): string => inTab.read(mailedKey(resultId)) ?? ''

/** The order went through: the address is needed no longer, except to say where the link went. */
export function keepMailedTo(resultId: string, email: string | null): void {
  keepLinkEmail(resultId, '')
  inTab.keep(mailedKey(resultId), email || null)
}
