/** What a person's own numbers say, whatever their style: the lowest letter and the widest gap. */

import { LETTER_NAMES, type Letter, type PerLetter } from '../letters'
import { type Claim, drawTogether, isSure, type Measured } from '../model/claims'
import { rankLetters } from '../styles'
import { bandOf } from './bands'

export interface NumberNote {
  /** "Lowest letter". */
  label: string
  title: string
  text: string
}

/** Points between the highest and the lowest score below which they lie close together. */
const CLOSE = 15

/** The notes of one result, as far as they are sure; maybe none. */
export function readNumbers(
  scores: PerLetter<number>,
  certainty: Measured['certainty'],
): readonly NumberNote[] {
  const draws = drawTogether([{ scores, certainty }])
  return numberFacts(scores).flatMap(({ note, isTrue }) => (isSure(draws, isTrue) ? note : []))
}

/** All that could be said of these scores, and what has to be true of the person for it. */
function numberFacts(scores: PerLetter<number>): { note: NumberNote; isTrue: Claim }[] {
  const ranked = rankLetters(scores)
  const [highest, lowest] = [ranked[0], ranked[3]]
  const about =
    (isTrue: (own: PerLetter<number>, gap: number) => boolean): Claim =>
    ([own]) =>
      own !== undefined &&
      isTrue(own, Math.max(...Object.values(own)) - Math.min(...Object.values(own)))
  const isLowest = (own: PerLetter<number>) => rankLetters(own)[3] === lowest
  const isWidest = (own: PerLetter<number>) => isLowest(own) && rankLetters(own)[0] === highest
  const gap = Math.round(scores[highest] - scores[lowest])
  return [
    ...[true, false].map((isLow) => ({
      note: lowestNote(lowest, scores[lowest], isLow),
      isTrue: about((own) => isLowest(own) && (bandOf(own[lowest]) === 'LOW') === isLow),
    })),
    {
      note: {
        label: 'Widest gap',
        title: `${gap} points, ${highest} over ${lowest}`,
        text: GAPS[highest][lowest] ?? '',
      },
      isTrue: about((own, width) => isWidest(own) && width >= CLOSE),
    },
    {
      note: {
        label: 'Widest gap',
        title: gap === 1 ? '1 point' : `${gap} points`,
        text: 'Your four scores are close together. You adjust to what a day asks for. People who know you from different places can describe you differently.',
      },
      isTrue: about((_, width) => width < CLOSE),
    },
  ]
}

const LOW: PerLetter<string> = {
  D: 'Pushing takes more out of you than most things. When something has to be forced through, ask someone who likes doing it. Or write down what you want before the meeting.',
  I: 'Being the center of attention costs you energy. Plan a quiet hour after a day full of people. Let others know that a short answer from you is not a cold one.',
  S: 'Routine wears you out. Hand off what repeats, and when you cannot, tell people who has it now.',
  C: 'Fine print is where your attention goes last. Have someone else read what you sign, or sleep on it before you send it.',
}

/** A letter can be the lowest of four and still not low. */
const NOT_LOW =
  'It is the lowest of your four, but it is not low. You can call on it when the day asks for it. It’s just rarely what you do first.'

function lowestNote(letter: Letter, score: number, isLow: boolean): NumberNote {
  return {
    label: 'Lowest letter',
    title: `${LETTER_NAMES[letter]}, ${Math.round(score)}`,
    text: isLow ? LOW[letter] : NOT_LOW,
  }
}

/** By the highest letter and the lowest. */
const GAPS: Record<Letter, Partial<PerLetter<string>>> = {
  D: {
    I: 'You go for the result and leave the talking out. Say one friendly sentence before the request, and people will be more willing to hear it.',
    S: 'You push when others are still settling in. Give a day’s notice before you change something.',
    C: 'You decide before the details are in. Let someone check the one number that would hurt most if it were wrong.',
  },
  I: {
    D: 'You win people over, and put off the moment when someone has to say no. Decide before the meeting what you won’t give away.',
    S: 'You love a start and tire of the upkeep. Put a name beside every promise, even when it is not yours.',
    C: 'Your enthusiasm runs ahead of the facts. Bring one figure, with its source, to every idea you present.',
  },
  S: {
    D: 'You keep the peace for longer than is good for you. Choose one thing a week that you won’t give in on, and say so early.',
    I: 'You do a lot that no one hears about. Tell one person each week what you finished.',
    C: 'You go by the people more than by the plan. Before you agree to help, look up what it will take.',
  },
  C: {
    D: 'You know what is right and leave it to others to insist on it. Say your conclusion first and the reasons second.',
    I: 'Your work speaks, and you do not. People who can’t read the spreadsheet need three sentences from you.',
    S: 'You follow the facts where others follow the habit. Tell people why before you change what they are used to.',
  },
}
