/** Turns whatever was typed as a name into one printable line, and finds the size at which it fits. */

const MAX_LENGTH = 80

/** Longer input is nobody's name; the rest is not even looked at. */
const MAX_INPUT = 10_000

/** What the registered fonts hold, checked against the files by the test. Marks are listed apart. */
const LATIN =
  '\\x20-\\x7e\\xa1-\\xac\\xae-\\u017e\\u018f\\u0192\\u019d\\u01a0\\u01a1\\u01af\\u01b0\\u01cd-\\u01d4' +
  '\\u01e6\\u01e7\\u01ea\\u01eb\\u01fa-\\u01ff\\u0218-\\u021b\\u0232\\u0233\\u0237\\u0259\\u0272' +
  '\\u1e20\\u1e21\\u1e44\\u1e45\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9'
const PUNCTUATION =
  '\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u2039\\u203a\\u2116'
const GREEK =
  '\\u0370-\\u0377\\u037a-\\u037f\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03e1\\u03f0-\\u03ff'
const CYRILLIC = '\\u0400-\\u0482\\u048a-\\u052f'
const MARKS = '\\u0300\\u0301\\u0303\\u0304\\u0308\\u0309\\u0323'

/** Runs of anything else, and every mark beyond the first on a letter: stacked marks leave the line. */
const UNPRINTABLE = new RegExp(
  `[^${LATIN}${PUNCTUATION}${GREEK}${CYRILLIC}${MARKS}]+[${MARKS}]*|(?<=[${MARKS}]|^|\\s)[${MARKS}]+`,
  'gu',
)

/** Letters and signs that names use and the fonts lack, and their nearest relatives. */
const TWINS: readonly [RegExp, string][] = [
  [/[\u02bb\u02bc\u02b9\u2032]/g, '\u2019'],
  [/[\u2010-\u2012\u2212]/g, '-'],
]

/** One clean line of at most 80 printable characters; '' when no letter or digit is left. */
export function cleanPersonName(typed: string): string {
  let name = typed.slice(0, MAX_INPUT).normalize('NFC')
  // Invisible characters go before spaces are joined: the byte order mark counts as one.
  name = name.replace(/\p{Cf}+/gu, '').replace(/[\s\p{Cc}]+/gu, ' ')
  for (const [pattern, twin] of TWINS) name = name.replace(pattern, twin)
  name = name.replace(UNPRINTABLE, '').replace(/ {2,}/g, ' ').trim()
  name = name.slice(0, MAX_LENGTH).trim()
  return /[\p{L}\p{N}]/u.test(name) ? name : ''
}

/** Upper bounds of the letters' widths in em, first match first; the test holds the fonts to them. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[ !'(),.:;I[\]ijl|\u2018\u2019]/, 0.3],
  [/[-\da-ln-vx-z\u00e0-\u00e5\u00e7-\u00ef\u00f1-\u00f6\u00f8-\u00fd\u00ff]/, 0.6],
  [/[mM@%\u00a9\u00bc-\u00be\u00e6\u0132\u01fd]/, 0.9],
  [/[W\u00c6\u0152\u0153\u0174\u01fc\u1e80\u1e82\u1e84]/, 1],
  [/[\x21-\u0272\u1e00-\u1eff]/, 0.8],
  [/[\u0370-\u045f\u2018-\u203a]/, 1.1],
]
const WIDEST = 1.5

/** An upper bound of a clean name's width, in em of the name's font. */
export function nameWidth(name: string): number {
  let width = 0
  for (const letter of name) {
    width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? WIDEST
  }
  return width
}

export interface FittedName {
  text: string
  /** In points. */
  fontSize: number
}

const MIN_SIZE = 8

/** The size, at most `size`, at which a clean name fits one line; below 8 pt it is cut with "…" instead. */
export function fitName(name: string, lineWidth: number, size: number): FittedName {
  const fitting = Math.floor((lineWidth / nameWidth(name)) * 10) / 10
  if (fitting >= MIN_SIZE) return { text: name, fontSize: Math.min(size, fitting) }
  let text = name
  while (text && nameWidth(`${text}…`) * MIN_SIZE > lineWidth) text = text.slice(0, -1)
  return { text: `${text.trimEnd()}…`, fontSize: MIN_SIZE }
}
