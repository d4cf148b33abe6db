/** What stands around the texts of the letters' pages: titles for search engines, headings and links. */
import { LETTER_NAMES, type Letter, type LetterPair, lettersOf } from '@/lib/disc/letters'

/** "D and S". */
export const inWords = (pair: LetterPair) => lettersOf(pair).join(' and ')

/** The page of one letter. */
export function letterWords(letter: Letter) {
  const name = LETTER_NAMES[letter]
  return {
    meta: {
      title: `${letter} personality type: ${name} in DISC`,
      description: `What the DISC personality type ${letter} stands for: ${name} at work and under pressure, what others misread, ${letter} beside each letter, and its four styles.`,
    },
    /** Of links to it. */
    link: `${letter} in DISC`,
    title: `DISC personality type ${letter}: ${name}`,
    what: `What ${letter} is`,
    work: `${letter} at work`,
    pressure: `${letter} under pressure`,
    misread: 'What others misread',
    others: `${letter} with each letter`,
    styles: `Four styles begin with ${letter}`,
    closing: `Is ${letter} your letter?`,
  }
}

/** The page of two letters. */
export function pairWords(pair: LetterPair) {
  const both = inWords(pair)
  const [one, other] = lettersOf(pair)
  return {
    meta: {
      title: `${both} at work: two DISC styles together`,
      description: `How people with the DISC letters ${both} work together: a day, what one means and the other hears, who leads whom, what helps, and one agreement.`,
    },
    /** Of links to it. */
    link: `${both} at work`,
    title: `How ${both} work together`,
    scene: 'A day at work, made up',
    heard: 'What one means, and the other hears',
    good: 'Where it goes well',
    clash: 'Where it goes wrong',
    leads:
      one === other
        ? ['When one is the boss']
        : [`When ${one} leads ${other}`, `When ${other} leads ${one}`],
    helps: 'What helps',
    means: (letter: Letter) => (one === other ? 'One means' : `${letter} means`),
    hears: (letter: Letter) => (one === other ? 'The other hears' : `${letter} hears`),
    youAre: (letter: Letter) => `If you’re the ${letter}`,
    agreement: 'One agreement to start with',
    more: 'Other pairs',
    closing: 'Which one are you?',
  }
}

/** The button of a letter's page, for a reader with a result. */
export const letterLink = {
  own: 'This is your letter',
  other: (letter: Letter) => `Your letter is ${letter}`,
  others: (one: Letter, other: Letter) => `Your letters are ${one} and ${other}`,
}

/** The same on a style's page. */
export const styleLink = {
  start: 'See if this is you',
  own: 'This is you',
  other: (name: string) => `Yours is ${name}`,
  others: (one: string, other: string) => `Yours are ${one} and ${other}`,
}

/** What leads from one of these pages to the others, and stands on several of them. */
export const around = {
  letters: 'The four letters',
  model: 'The DISC model',
  method: 'How we measure',
  say: 'Say',
  not: 'Not',
  band: {
    letter: '28 questions, and a result that says how sure it is.',
    pair: 'Take it alone, then compare with a colleague by a link.',
    model: 'Four statements at a time: pick the one most like you and the one least.',
  },
} as const
