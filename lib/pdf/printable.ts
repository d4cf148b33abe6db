/**
 * What of a name can be printed. The browser asks before a download, the server and the drawing ask again, and all get
 * the same answer.
 */

/**
 * The code points that the fonts of names have (fonts.ts), one line for each font, without other forms of letters. The
 * test compares them with the files, and prints new ones.
 */
export const HELD = {
  'Noto Sans':
    '20-7e a1-ac ae-33f 342 345-373 375-377 37a-37d 37f 384-386 388-38a 38c 38e-3a1 3a3-3e1 3f0-52f 900-957 960-97f 10fb 1ab0-1ac0 1ac5 1ac7-1ace 1c80-1c88 1d00-1df9 1dfb-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f70 1f72 1f74 1f76 1f78 1f7a 1f7c 1f80-1fb4 1fb6-1fba 1fbc-1fbd 1fbf-1fc4 1fc6-1fc8 1fca 1fcc-1fd2 1fd6-1fda 1fdd-1fe2 1fe4-1fea 1fec-1fed 1ff2-1ff4 1ff6-1ff8 1ffa 1ffc 1ffe 2010-2027 2030-205e 2070-2071 2074-208e 2090-209c 20a0-20c0 20f0 2100-2125 2127-2129 212c-215f 2183-2184 2189 2212 25cc 2c60-2c7f 2de0-2e5d a640-a69f a700-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff a8ff a92e ab30-ab6b',
  'Noto Sans Arabic':
    '20 606-61b 61d-6dc 6de-6ff 750-77f 870-88e 898-8e1 8e3-8ff 2010-2011 204f 2e41',
  'Noto Sans Armenian': '20 2d 308 531-556 559-58a 58d-58f 2010 2024 25cc',
  'Noto Sans Georgian':
    '20 b7 589 10a0-10c5 10c7 10cd 10d0-10ff 1c90-1cba 1cbd-1cbf 2d00-2d25 2d27 2d2d',
  'Noto Sans Hebrew': '20 2d 307-308 591-5c7 5d0-5ea 5ef-5f4 2010 20aa 25cc',
  'Noto Sans Thai': '20 2bc 2d7 303 331 e01-e3a e3f-e5b 25cc',
  'Source Han Sans':
    '2e3a-2e3b 2e80-2e99 2e9b-2ef3 2f00-2fd5 2ff0-2ffb 3001-303f 3041-3096 3099-30ff 3105-312f 3131-3163 3165-318e 3190-31bb 31c0-31e3 31f0-321e 3220-332b 332d-33ff 4e00-9fef',
  'Source Han Sans Hangul': '1100-11ff 3131-318e ac00-d7a3 d7b0-d7c6 d7cb-d7fb',
} as const

/** Characters of a name on a PDF. */
export const PRINTED_NAME_MAX = 80

/** Longer input is not a name; the rest is not looked at. */
const MAX_INPUT = 10_000

/** A letter with its marks. More than these is a tower that leaves the line. */
const LETTER = /\P{M}?[\p{M}\u200c\u200d]*/gu
const MOST_MARKS = 4

const FONTS = Object.values(HELD).map((codes) => {
  const ranges = codes.replace(/[0-9a-f]+/g, (code) => `\\u{${code}}`).replaceAll(' ', '')
  return new RegExp(`^[${ranges}\\u200c\\u200d]+$`, 'u')
})

const holds = (letter: string) =>
  letter.length <= 2 + MOST_MARKS && FONTS.some((font) => font.test(letter))

/** Invisible. The two that join and part letters stay in scripts where they do. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}|\p{Cs}/gu
const JOINERS = /[\u200c\u200d]/g
const JOINED = /^[\p{Script=Arabic}\p{Script=Devanagari}]/u

export interface Printable {
  /** One line of at most so many characters; '' where no letter or digit can be printed. */
  text: string
  /** What cannot be, as typed. */
  lost: string[]
}

/** What of a typed name can be printed, and what cannot. One letter is printed in one font, or not at all. */
export function printable(typed: string, most = PRINTED_NAME_MAX): Printable {
  const line = typed
    .slice(0, MAX_INPUT)
    .normalize('NFC')
    // Invisible characters go before spaces are joined: the byte order mark counts as one.
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const lost: string[] = []
  let text = ''
  let isLost = false
  for (const found of line.match(LETTER) ?? []) {
    const letter = JOINED.test(found) ? found : found.replace(JOINERS, '')
    if (!letter) continue
    // Other forms of a letter, ﬁ or Ｊ, are printed as the letter.
    const known = [letter, letter.normalize('NFKC')].find(holds)
    if (known === undefined) lost.push((isLost ? lost.pop() : '') + letter)
    text += known ?? ''
    isLost = known === undefined
  }
  text = text.replace(/ {2,}/g, ' ').trim().slice(0, most).trim()
  return { text: /[\p{L}\p{N}]/u.test(text) ? text : '', lost }
}
