/** Codes that people type at /join: in letters that look like no other when they are read from a card or a wall. */

const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\s-]/g, ''],
  [/O/g, '0'],
  [/[IL]/g, '1'],
]

/** What was typed, however it was; null where it cannot be so many of these letters. */
function readTyped(typed: string, letters: string, length: number): string | null {
  const text = ALIKE.reduce((read, [from, to]) => read.replace(from, to), typed.toUpperCase())
  return text.length === length && [...text].every((one) => letters.includes(one)) ? text : null
}

/** Of a join link: 60 bits. */
const JOIN_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const JOIN_LENGTH = 12

const inFours = (text: string) => text.replace(/.{4}(?=.)/g, '$&-')

/** "8FQ2-KM7P-3TVX", made of at least twelve random bytes. */
export function joinCodeFrom(random: Uint8Array): string {
  return inFours(
    [...random.subarray(0, JOIN_LENGTH)].map((byte) => JOIN_LETTERS[byte & 31]).join(''),
  )
}

/** The code of a join link as it is in the link, however it was typed; null where it cannot be one. */
export function readJoinCode(typed: string): string | null {
  const text = readTyped(typed, JOIN_LETTERS, JOIN_LENGTH)
  return text && inFours(text)
}

/**
 * Of a live session: no word can be made of these letters. 29 bits hold for the hours of a session, where wrong ones are
 * counted.
 */
const LIVE_LETTERS = '0123456789BCDFGHJKMNPQRSTVWXYZ'
const LIVE_LENGTH = 6
/** Bytes from here on would make some letters likelier than others. */
const EVEN = 256 - (256 % LIVE_LETTERS.length)

/** "8FQKM7"; null where too few of the random bytes could be used. */
export function liveCodeFrom(random: Uint8Array): string | null {
  const even = [...random].filter((byte) => byte < EVEN).slice(0, LIVE_LENGTH)
  if (even.length < LIVE_LENGTH) return null
  return even.map((byte) => LIVE_LETTERS[byte % LIVE_LETTERS.length]).join('')
}

/** The code of a live session as it is in its link, however it was typed; null where it cannot be one. */
export const readLiveCode = (typed: string) => readTyped(typed, LIVE_LETTERS, LIVE_LENGTH)
