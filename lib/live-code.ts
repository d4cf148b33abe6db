/**
 * The code of a live session: six letters that look like no other when they are read from a wall, and of which no word can
 * be made. 29 bits hold for the hours of a session, where wrong ones are counted.
 */
const LETTERS = '0123456789BCDFGHJKMNPQRSTVWXYZ'
const LENGTH = 6
/** Bytes from here on would make some letters likelier than others. */
const EVEN = 256 - (256 % LETTERS.length)

/** "8FQKM7"; null where too few of the random bytes could be used. */
export function liveCodeFrom(random: Uint8Array): string | null {
  const even = [...random].filter((byte) => byte < EVEN).slice(0, LENGTH)
  return even.length < LENGTH ? null : even.map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** The code as it is in a link, however it was typed; null where it cannot be one. */
export function readLiveCode(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (text.length !== LENGTH || [...text].some((letter) => !LETTERS.includes(letter))) return null
  return text
}
