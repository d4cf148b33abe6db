/** The code of a join link: 60 bits in letters that look like no other when they are typed from a printed card. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** "8FQ2-KM7P-3TVX", made of at least twelve random bytes. */
export function joinCodeFrom(random: Uint8Array): string {
  const letters = [...random.subarray(0, LENGTH)].map((byte) => LETTERS[byte & 31])
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** The code as it is in a link, however it was typed; null where it cannot be one. */
export function readJoinCode(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (text.length !== LENGTH || [...text].some((letter) => !LETTERS.includes(letter))) return null
  return text.replace(/.{4}(?=.)/g, '$&-')
}
