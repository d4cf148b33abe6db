/**
 * Mail programs make links of addresses and calls of numbers, so a name could be an advertisement in our mail, and a day
 * with its time a telephone. A joint in the right places keeps them from it: the text reads as it was typed.
 */
import { withoutUnseen } from '../disc/names'

/**
 * Of no width, and no place to break a line. Neither a word joiner (U+2060) nor a soft hyphen: Google's reader of telephone
 * numbers skips those as spaces.
 */
export const JOINT = '\u200c'

/** A character with its marks. */
const LETTER = /\P{M}\p{M}*|^\p{M}+/gu

/** Where a joint stands, in the text as a program reads it: between what is before and what is behind. */
const JOINTS = [
  /(?<=\S)(?=@\S)/gu,
  /(?<=@)(?=\S)/gu,
  // Behind a scheme; a time has a digit there.
  /(?<=\p{L}[\p{L}\p{M}\p{N}+.-]*:)(?=\S)/gu,
  /(?<=[/\\])(?=[/\\])/gu,
  // Before what may be the end of a domain: no end is one letter long, as an initial is.
  /(?<=[.。])(?=\p{L}[\p{L}\p{M}\p{N}-])/gu,
  /(?<=\bwww\d*[.。])(?=\S)/giu,
]

/** An address of four numbers, and what may be dialed: six digits and more, whatever parts them. */
const NUMBERS = [
  /\p{Nd}+(?:[.。]\p{Nd}+){3}/gu,
  /\p{Nd}(?:[\s()[\]./\\~+*#x\p{Pd}\u2212\u2053\u223c\u30fc]*\p{Nd}){5,}/giu,
]
/** Behind each group of digits, the groups of a long one four digits at most. */
const GROUPS = /(?<=\p{Nd})(?=\P{Nd})|(?<=(?<!\p{Nd})(?:\p{Nd}{4})+)(?=\p{Nd})/gu

/** A line without anything to click or call; without its joints, it is as it was. */
export function unlinked(line: string): string {
  const { read, ends } = asRead(line)
  const joints = new Set<number>()
  const join = (at: number) => joints.add(ends[at - 1] ?? 0)
  for (const joint of JOINTS) for (const { index } of read.matchAll(joint)) join(index)
  for (const number of NUMBERS) {
    for (const { index: start, 0: found } of read.matchAll(number)) {
      for (const { index } of found.matchAll(GROUPS)) join(start + index)
    }
  }
  const cuts = [...joints].filter((at) => at > 0 && at < line.length).sort((one, two) => one - two)
  return [0, ...cuts].map((at, part) => line.slice(at, cuts[part])).join(JOINT)
}

/**
 * A line as a lenient program reads it, whatever its letters are typed as (NFKC), and, for each unit of that, where the
 * letter that it comes from ends.
 */
function asRead(line: string): { read: string; ends: number[] } {
  let read = ''
  const ends: number[] = []
  for (const { 0: letter, index } of line.matchAll(LETTER)) {
    const plain = withoutUnseen(letter).normalize('NFKC')
    read += plain
    ends.push(...Array.from({ length: plain.length }, () => index + letter.length))
  }
  return { read, ends }
}
