/** Every sentence of the page about the method. Figures come from the study, so that no text outlives one. */
import { QUESTION_COUNT } from '@/lib/disc/form/items'
import { LETTERS } from '@/lib/disc/letters'
import { STUDY_RESULTS } from '@/lib/disc/study/results'
import type { CalibrationBin } from '@/lib/disc/study/study'
import { decimals, thousands } from '@/lib/disc/study/table'

interface Point {
  title: string
  text: string
}

interface Part {
  title: string
  lede: string
}

const { people, worlds, seed, formVersion, scorerVersion, forms } = STUDY_RESULTS
const { methods, calibration, unsure, careless, coverage } = forms.shipped

/** A share as so many of a hundred. */
const ofHundred = (share: number) => Math.round(100 * share)

/** The mean of the letters' correlations, ".92". */
const recovery = (method: 'counting' | 'logit') => {
  const sum = LETTERS.reduce((total, letter) => total + methods[method].recovery[letter], 0)
  return decimals(sum / LETTERS.length, 2)
}

/** The group of people around three of four: far from certain, and many. */
const THREE_OF_FOUR = calibration.find(({ from }) => from === 0.7) as CalibrationBin

/** No group is further off than this many of a hundred. */
export const FURTHEST_OFF = Math.ceil(
  Math.max(...calibration.map(({ stated, right }) => 100 * Math.abs(stated - right))),
)

export const meta = {
  title: 'How we measure',
  description: `How four DISC scores come from your answers, how sure they are, what a simulation of ${thousands(people)} people says about that, and what nobody knows yet.`,
} as const

export const hero: Part & { example: string } = {
  title: 'How your scores come about, and how sure they are.',
  lede: `A score is an estimate. Here is how ${QUESTION_COUNT} answers become four scores, how well that works, and what we do not know yet.`,
  example: 'A score with its range: solid where it is sure, soft where it may still be.',
}

export const steps: { title: string; items: readonly Point[] } = {
  title: 'From answers to scores',
  items: [
    {
      title: 'You choose between four',
      text: 'Each question holds one statement per letter. You pick the one most like you and the one least like you. In eight questions one statement is turned around and speaks against its letter. Only these show who is high on all four letters at once.',
    },
    {
      title: 'A model weighs the choices',
      text: 'It asks which places on the four letters make your choices most likely. The higher you stand on a letter, the harder its statements should pull you. Suggestions that you left untouched stay out.',
    },
    {
      title: 'Places become scores',
      text: 'A score of 70 means that 70 of 100 people stand lower, if people are spread the way the model assumes. There the middle is 50, and the letters have nothing to do with each other. Your first letter is your highest score, your second the next; equal scores keep the order D, I, S, C.',
    },
    {
      title: 'Chance stays in sight',
      text: 'Other people could have given the same answers as you. We look at all of them. That gives the range beside each score, the chance that a letter really is the highest, and the style that fits your two highest scores best.',
    },
  ],
}

export const sureness = {
  title: 'Does it keep its word?',
  lede: `We made up ${thousands(people)} people whose letters we know and let them answer. Where we say a chance of 75 of 100, the letter turns out right for ${ofHundred(THREE_OF_FOUR.right)}.`,
  chart: `The chance we state against how often it is right, in ${calibration.length} groups of people. All lie close to the line: none is off by more than ${FURTHEST_OFF} of 100.`,
  caption: `Each dot is a group of people who were told about the same chance; a larger dot is a larger group. On the line, we are right just as often as we say. The pale band is ${FURTHEST_OFF} of 100 wide on either side.`,
  axes: { across: 'Chance we state, of 100', up: 'Right, of 100' },
  columns: ['Chance', 'People', 'We state', 'Right'],
  points: [
    {
      title: `${ofHundred(unsure.share)} of 100 have no clear first letter`,
      text: `For them no letter reaches a chance of 80 of 100, and the one with the highest score is right for ${ofHundred(unsure.right)} of 100. Their result says so in words, wherever its style is named: it leans toward one letter, or two letters share the lead.`,
    },
    {
      title: `${ofHundred(coverage.widened)} of 100 ranges hold`,
      text: 'So many true places lie inside the range that we print. The model alone is a little too sure, because it does not know each statement by itself. One fixed factor widens every range to make up for that.',
    },
    {
      title: 'A second sitting brings its own chance',
      text: `Somebody who answers again gets the same first letter ${ofHundred(methods.logit.samePrimary)} times of 100. That is why your history asks whether a change is larger than chance before it calls it one.`,
    },
  ] satisfies readonly Point[],
} as const

export const study = {
  title: 'The study',
  lede: 'The same people answer two forms: ours, and the same one without the turned statements. Three ways to score read their answers.',
  reading: `Our scorer comes closer to the true places than counting does: a correlation of ${recovery('logit')} against ${recovery('counting')}. It does not find the first letter more often. What it adds is knowing when it is not sure.`,
  columns: [
    {
      name: 'r',
      text: 'How closely scores follow the true places of a letter. 1 would be perfect.',
    },
    { name: 'right primary', text: 'The first letter is the true one.' },
    { name: 'same on retest', text: 'A second sitting gives the same first letter.' },
    { name: 'right style', text: 'The style is the true one of sixteen.' },
    { name: 'elevation r', text: 'The same as r for the mean of all four letters.' },
    { name: '95 % intervals hold', text: 'The true place lies inside the range.' },
    {
      name: 'blind caught at first',
      text: 'Noticed among people who click without reading, when 5 of 100 honest people are noticed by mistake. Nobody has answered before.',
    },
    {
      name: 'blind caught after 50 sittings',
      text: 'The same, once 50 other people have shown which statements many pick.',
    },
  ],
  made: `Made by a program: ${thousands(people)} people on each form, in ${worlds} worlds with statements of their own. Seed ${seed}, form ${formVersion}, scorer ${scorerVersion}. The same command gives the same table.`,
} as const

export const unknown: { title: string; items: readonly Point[] } = {
  title: 'What we do not know yet',
  items: [
    {
      title: 'No norms',
      text: 'The people of the study come from a formula. We have not measured a group of real people that you could be held against.',
    },
    {
      title: 'No second sittings of real people',
      text: 'Whether our chances hold outside the study shows when the same people answer twice. We do not have that data.',
    },
    {
      title: 'Some blind takers pass',
      text: `Some people who click without reading look just like people without strong leanings: ${100 - ofHundred(careless.blind)} of 100 in the study. Blind clicks pass by what many people pick, too. Once 50 sittings have shown us what that is, ${100 - ofHundred(careless.learned[50].atLimit.blind)} of 100 still pass.`,
    },
    {
      title: 'Every statement counts alike',
      text: 'Some statements surely tell more than others. Only many real answers could show which ones.',
    },
  ],
}

export const limits: { title: string; items: readonly Point[] } = {
  title: 'What no DISC result can say',
  items: [
    {
      title: 'Who to hire',
      text: 'A style says how you tend to act. It does not say how well you do a job, so it should not decide who gets one, who moves up or who has to go.',
    },
    {
      title: 'What is wrong with somebody',
      text: 'Nothing here is a diagnosis. No letter is better than another.',
    },
    {
      title: 'Who you will be',
      text: 'Answers follow your role and your season. A new job can move a letter.',
    },
    {
      title: 'All that you are',
      text: 'Four letters leave out what you value, what you can do and what you care about.',
    },
  ],
}

export const closing = 'See where you stand'
