/** What stands around the pages of the sixteen styles. */
import { DURATION } from '@/lib/copy/landing'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { type StyleCode, styleWords } from '@/lib/disc/styles'

/** The page of all sixteen. */
export const overview = {
  meta: {
    title: 'The 16 DISC personality types, and what each is like',
    description:
      'The sixteen DISC personality types with their names, nicknames and keywords: four single letters and twelve pairs, each with a page of its own.',
  },
  title: 'Sixteen styles, one circle.',
  lede: 'DISC sorts personality by four letters, and sixteen types come of it. Four letters stand alone, and twelve pairs mix two of them: one comes first, the other second. Read the ones that sound like you, or let the free test find yours.',
  closing: 'Which one is you?',
  band: `Pick what is most and least like you, four short statements at a time. It takes ${DURATION}, needs no account, and the result is free. A style says how you tend to act. It does not say how good you are at it.`,
} as const

/** The page of one style. The page of the letter itself is the one for "D personality type". */
export function styleMeta(code: StyleCode, name: string, nickname: string) {
  const kind = code.length === 1 ? 'style' : 'personality type'
  return {
    title: `${code} ${kind} in DISC: ${name}`,
    description: `The DISC ${kind} ${code}, “${nickname}”: a day at work, at their best and under pressure, with each of the four letters, and what helps.`,
  }
}

/** Under the name of a style, whose name is ours: what it is in words that people know. */
export const styleLine = (code: StyleCode) =>
  code.length === 1
    ? `DISC style ${code}: ${LETTER_NAMES[code as keyof typeof LETTER_NAMES]}, with the other three below the middle.`
    : `DISC personality type ${code}: ${styleWords(code)}.`
