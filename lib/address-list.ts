import { seen } from './address'

/** One entry of a pasted list. */
export interface PastedAddress {
  /** As it was typed, without what separates entries. */
  typed: string
  /** The text in place of an address; not validated. */
  address: string
}

const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/
/** What programs put between entries or cells separates nothing inside quotes and angle brackets. */
const PIECE = /(?:"[^"]*"|<[^<>]*>|[^,;\t|\u060c\u061b\u3001])+/g
/** A word between blanks and brackets; text in quotes is part of one. */
const WORD = /(?:"[^"]*"|[^\s<>()[\]"\u201c-\u201f\u00ab\u00bb\u2039\u203a])+/g
/** Longer words are no address, and looking at them could take long. */
const LONGEST_WORD = 400

/**
 * Reads a list of addresses as people paste it from any program: separated by commas, semicolons, tabs, spaces or
 * lines, with names before or around (`Ada Byron <ada@example.com>`), rows of a table, cells in quotes, list marks, a
 * final full stop. A line without an address is returned whole, and so is a word of a list in place of an address.
 */
export function parseAddressList(text: string): PastedAddress[] {
  return text.split(LINE_END).flatMap(readLine)
}

function readLine(line: string): PastedAddress[] {
  const typed = seen(line).trim()
  const pieces = (typed.match(PIECE) ?? []).map((piece) => ({
    typed: piece.trim(),
    addresses: addressesIn(piece),
  }))
  const found = pieces.flatMap(({ addresses }) => addresses).length
  if (found === 0) return /[\p{L}\p{N}@]/u.test(typed) ? [{ typed, address: '' }] : []
  return pieces.flatMap(({ typed, addresses }, at) => {
    if (addresses.length > 1) return addresses.map((address) => ({ typed: address, address }))
    const [address = ''] = addresses
    const isName = found === 1 || /^[^"<]+<[^<>]*>/.test(pieces[at + 1]?.typed ?? '')
    return address || (isName ? LOST_AT : VISIBLE).test(typed) ? [{ typed, address }] : []
  })
}

/** Beside an address, in a row of a table or in "Byron, Ada <ada@example.com>", what has none is a name, unless it looks like this. */
const LOST_AT = /^(?!www\.)[^\s@]+\.\p{L}{2,}$/iu
const VISIBLE = /[\p{L}\p{N}]/u

function addressesIn(piece: string): string[] {
  // A name in quotes before angle brackets may look like an address, too.
  const words = piece.replace(/"[^"]*"\s*(?=<)/g, ' ').match(WORD) ?? []
  const addresses = words
    .filter((word) => word.includes('@'))
    .flatMap((word) => {
      const [, cell] = /^"(.*)"$/.exec(word) ?? []
      return cell === undefined ? trimmed(word) : addressesIn(cell.replaceAll('""', '"'))
    })
  return addresses.filter((address, at) => address !== addresses[at - 1])
}

/** Without list marks, a label such as `mailto:`, quotes, and what stands behind the domain. */
function trimmed(word: string): string {
  if (word.length > LONGEST_WORD) return word
  const text = word
    .replace(/^[^@"]*:(?=[^@]*@)/, '')
    .replace(
      /^[\u2022\u00b7\u2023\u25e6\u25aa\u25ab\u25cb\u25cf\u25a0\u25a1\u2013\u2014*-]+(?=.)/,
      '',
    )
    .replace(/@([^?]*)\?.*$/, '@$1')
  const end = text.replace(/[^\p{L}\p{M}\p{N}@]+$/u, '')
  return text.startsWith("'") && text.slice(end.length).includes("'") ? end.slice(1) : end
}
