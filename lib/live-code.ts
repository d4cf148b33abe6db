/** The code of a live session: no vowels, so that it makes no word, and no letter that looks like another one. */
export const LIVE_LETTERS = '0123456789BCDFGHJKMNPQRSTVWXYZ'
export const LIVE_LENGTH = 6

/** The code as it is in a link, however it was typed; null where it cannot be one. */
export function readLiveCode(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const isOne =
    text.length === LIVE_LENGTH && [...text].every((letter) => LIVE_LETTERS.includes(letter))
  return isOne ? text : null
}
