/** One entry of a pasted list. */
export interface PastedAddress {
  /** As it was typed, without what separates entries. */
  typed: string
  /** What stands where the address should be; not checked. */
  address: string
}

/** Text in double quotes, text in angle brackets, or anything that separates nothing. */
const PIECE = /(?:"[^"\n]*"|<[^<>\n]*>|[^,;\r\n])+/g

/**
 * Reads a pasted list of addresses: separated by commas, semicolons or lines, also as a mail program writes
 * them: `Ada Byron <ada@example.com>`, `"Byron, Ada" <ada@example.com>`.
 */
export function parseAddressList(text: string): PastedAddress[] {
  return [...text.matchAll(PIECE)].flatMap(([piece]) => {
    const typed = piece.trim()
    if (typed === '') return []
    const [, bracketed] = /<([^<>]*)>\s*$/.exec(typed) ?? []
    return { typed, address: (bracketed ?? typed).trim() }
  })
}
