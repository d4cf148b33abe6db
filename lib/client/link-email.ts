/** The address for a report's link, as long as the tab lives: while it is typed, and to say where the link went. */

const typedKey = (resultId: string) => `discern:link-email:${resultId}`
const mailedKey = (resultId: string) => `discern:link-mailed:${resultId}`

/** What was typed at this result's checkout before a reload. */
export const keptLinkEmail = (resultId: string): string => read(typedKey(resultId))

/** Keeps what is typed; an empty text forgets it. */
export const keepLinkEmail = (resultId: string, email: string): void =>
  write(typedKey(resultId), email)

/** Where the order mailed its link, if it did. */
export const readMailedTo = (resultId: string): string => read(mailedKey(resultId))

/** The order went through: the address is needed no longer, except to say where the link went. */
export function keepMailedTo(resultId: string, email: string | null): void {
  keepLinkEmail(resultId, '')
  write(mailedKey(resultId), email ?? '')
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without storage it holds for this page.
  }
}
