/** Every sentence of the page about the method. Figures come from the study, so that no text outlives one. */

import { isPromised } from '@/lib/copy/study/aims'
import type { CalibrationBin, KindResults, WorldKind } from '@/lib/copy/study/figures'
import { STUDY_RESULTS } from '@/lib/copy/study/results'
import { decimals, thousands } from '@/lib/copy/study/table'
import { QUESTION_COUNT } from '@/lib/disc/form/items'
import { LETTERS } from '@/lib/disc/letters'
import { SECOND_FROM } from '@/lib/disc/styles'

interface Point {
  title: string
  text: string
}

interface Part {
  title: string
  lede: string
}

const { people, worlds: worldCount, seed, formVersion, scorerVersion, forms, kinds } = STUDY_RESULTS
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
  title: 'How our DISC assessment measures, and how sure it is',
  description: `How your answers become four DISC scores, how sure they are, what a simulation of ${thousands(people)} people tells us, and what no one knows yet.`,
} as const

export const hero: Part & { example: string } = {
  title: 'Where your scores come from, and how sure they are.',
  lede: `A DISC score is an estimate. Here is how ${QUESTION_COUNT} answers become four scores, how well that works, and what we don’t know.`,
  example: 'Solid up to where we are sure, soft where it could still be.',
}

export const steps: { title: string; items: readonly Point[] } = {
  title: 'From answers to scores',
  items: [
    {
      title: 'You choose between four',
      text: 'Each question has one statement per letter. You pick the one most like you and the one least like you. In twelve questions, one statement is reversed: it speaks against its letter.',
    },
    {
      title: 'A model weighs your choices',
      text: 'It looks for the four values that make your choices most likely. Suggestions you didn’t touch don’t count.',
    },
    {
      title: 'Values become scores',
      text: `A score of 70 means that 70 out of 100 people are lower, if people are spread out the way the model assumes. Your first letter is your highest score, your second the next. A style is named after both where the second is ${SECOND_FROM} or more, or where another letter may lead.`,
    },
    {
      title: 'You see how sure it is',
      text: 'Different people could give the same answers as you, and the model looks at all of them. From that come your ranges, and the chance that a letter really is your highest.',
    },
  ],
}

export const sureness = {
  title: 'How often is it right?',
  lede: `We simulated ${thousands(people)} people whose letters we set ourselves. When we give a letter a chance of 75 out of 100, it is the right one ${ofHundred(THREE_OF_FOUR.right)} times out of 100. We stay careful: we can’t know how well each letter is liked.`,
  chart: `The chance we state, and how often it is right, in ${calibration.length} groups of simulated people. None is off by more than ${FURTHEST_OFF} out of 100.`,
  caption: `Each dot is a group of people with about the same stated chance. On the line, we are right exactly as often as we say. The pale band reaches ${FURTHEST_OFF} out of 100 to either side.`,
  numbers: 'The numbers behind the chart',
  axes: { across: 'Stated chance, out of 100', up: 'How often it was right' },
  columns: ['Chance', 'People', 'We state', 'It was right'],
  points: [
    {
      title: `${ofHundred(unsure.share)} out of 100 have no clear first letter`,
      text: 'Their result says which two letters may lead, or that no one letter does. Up to twelve more questions can settle it.',
    },
    {
      title: `${ofHundred(coverage.widened)} out of 100 wide ranges hold`,
      text: 'They are meant to hold the true value 95 times out of 100. When people answer in harder ways, fewer hold. Pages show shorter ranges, meant for 80 out of 100.',
    },
    {
      title: 'Taking it twice',
      text: `Simulated people who take it again get the same first letter ${ofHundred(methods.logit.samePrimary)} times out of 100.`,
    },
  ] satisfies readonly Point[],
} as const

const honest = kinds.filter(isPromised)
const byRanges = [...honest].sort((a, b) => a.stages.first.coverage - b.stages.first.coverage)
const [worst, kindest] = [byRanges[0], byRanges.at(-1)] as [KindResults, KindResults]
const learned = honest.map(({ stages }) => stages.after1000.coverage)
const told = honest.flatMap(({ stages }) => Object.values(stages).map((one) => one.noticed.honest))
const fakers = kinds.find(({ kind }) => kind === 'fakers') as KindResults
/** Rounded down: a promise. */
const holds = (one: KindResults) => Math.floor(100 * one.stages.first.coverage)

/** The worst world beside the kindest. None is named without a word of what it is. */
export const worlds = {
  title: 'And if people answer differently?',
  lede: `Real people don’t answer by a formula. So we made up ${kinds.length} kinds of people and statements. In ${honest.length} of them, wide ranges hold ${holds(worst)} to ${holds(kindest)} times out of 100. We promise nothing for people who fake or answer as their job demands, or for statements that work differently.`,
  fold: `All ${kinds.length} kinds, one by one`,
  chart: `How often wide ranges hold the true value, out of 100, in ${kinds.length} kinds of simulations.`,
  axis: 'Ranges that hold, out of 100',
  caption:
    'Each row is one kind. The ring is before the model has learned from anyone, the dot after it has learned from 1,000 simulated people. The dashed line marks 95.',
  /** What each row of the chart is. */
  means: {
    kind: 'Everyone answers just as the model thinks. This is the simulation above.',
    weak: 'Each statement says little about its letter.',
    real: 'Statements say as much about their letter as those of published forms.',
    opposed: 'People high on D tend to be low on S, and people high on I low on C.',
    facets: 'Each letter has three sides, and a statement speaks of one.',
    lapses: 'One answer in ten is given without reading.',
    position: 'The first statement on the screen is picked more often, the last less.',
    noisyLeast: 'People pick “least like me” with less care.',
    heavyTails: 'A few people, and a few answers, are far from all others.',
    noLeanings: 'One person in three hardly leans at all.',
    likedLetter:
      'Like published forms, but people like all statements of one letter a little more.',
    stayingReactions:
      'Half of what people feel about a statement is the same the next time they read it.',
    halfReversed: 'A statement against its letter speaks half for another letter.',
    twoTraits: 'Each letter is two traits in one, and a statement speaks of one of them.',
    minority: 'One person in five finds other statements appealing.',
    sharedErrors: 'Statements that are close in meaning are misread together.',
    idealPoint: 'People pick the statement nearest to them, not the one that goes furthest.',
    jobRole: 'People answer partly as their job demands, not as they are.',
    fakers: 'Three people in ten answer the way they would like to be seen.',
  } satisfies Record<WorldKind, string>,
  points: [
    {
      title: 'What learning changes',
      text: `After the model has learned from 1,000 simulated people, wide ranges hold ${ofHundred(Math.min(...learned))} to ${ofHundred(Math.max(...learned))} times out of 100 in these ${honest.length} kinds. It wrongly tells ${ofHundred(Math.min(...told))} to ${ofHundred(Math.max(...told))} out of 100 honest people that their answers don’t fit together.`,
    },
    {
      title: 'What no one can fix',
      text: `If three out of ten people answer the way they would like to be seen, only ${ofHundred(fakers.stages.after1000.coverage)} out of 100 wide ranges hold. No questionnaire can read that out of the answers.`,
    },
  ] satisfies readonly Point[],
} as const

export const study = {
  title: 'The study',
  lede: 'The same simulated people answer two forms: ours, and ours without the reversed statements. Then we score their answers in three ways.',
  reading: `Our scorer comes closer to the true values than counting does: a correlation of ${recovery('logit')} versus ${recovery('counting')}. It doesn’t get the first letter right more often. What it adds is knowing when it isn’t sure.`,
  figures: {
    title: 'All the figures',
  },
  aims: {
    title: 'What we aim for, and what we found',
    lede: 'Each aim applies in every world that we make promises for. Where two numbers stand, they are the lowest and the highest.',
    columns: ['Aim', 'Wanted', 'Found', 'Result'],
    met: 'Met',
    notMet: 'Not met',
    missed: 'What we aim for and don’t reach',
  },
  columns: [
    {
      name: 'r',
      text: 'How closely scores follow the true values of a letter. 1 would be perfect.',
    },
    { name: 'right primary', text: 'The first letter is the true one.' },
    { name: 'same on retest', text: 'Taking it again gives the same first letter.' },
    { name: 'elevation r', text: 'The same as r, for the average of all four letters.' },
    { name: '95 % intervals hold', text: 'The true value is inside the range.' },
    {
      name: 'blind caught at first',
      text: 'How many people who click without reading we catch, if we wrongly flag 5 out of 100 honest people. No one else has answered yet.',
    },
    {
      name: 'blind caught after 50 sittings',
      text: 'The same, after 50 other people have shown us which statements get picked a lot.',
    },
  ],
  made: `Produced by a program: ${thousands(people)} people on each form, in ${worldCount} worlds, each with its own statements. Seed ${seed}, form ${formVersion}, scorer ${scorerVersion}. Run the same command, and you get the same table.`,
} as const

export const unknown: { title: string; items: readonly Point[] } = {
  title: 'What we don’t know yet',
  items: [
    {
      title: 'What real answers told us',
      text: 'On three of four other forms, answered by 2,166 people, our scores followed an outside measure more closely than counting did. On the fourth they were level. The first letter was right for 54 out of 100, by counting for 53. Once the model had learned from these answers, it was 58.',
    },
    {
      title: 'No norms',
      text: 'We haven’t measured a group of real people to compare you with.',
    },
    {
      title: 'No repeat answers from real people',
      text: 'To see whether our numbers hold, the same people have to answer twice.',
    },
    {
      title: 'Some careless answers slip through',
      text: `In the study, ${100 - ofHundred(careless.blind)} out of 100 people who click without reading look like people without strong leanings. Once the model knows what 50 simulated people pick, it is ${100 - ofHundred(careless.learned[50].atLimit.blind)}.`,
    },
    {
      title: 'The circle is a picture',
      text: 'It puts D across from S, and I across from C. In real answers, D and S are hardly related, and neither are I and C. People with a high I tend to have a higher D and S.',
    },
    {
      title: 'Every statement counts the same, for now',
      text: 'Until people have answered, we can’t tell which statements say more.',
    },
  ],
}

export const limits: { title: string; items: readonly Point[] } = {
  title: 'What no DISC result can say',
  items: [
    {
      title: 'Who to hire',
      text: 'A style says how you tend to act, not how well you do a job.',
    },
    {
      title: 'What is wrong with someone',
      text: 'Nothing here is a diagnosis. No letter is better than another.',
    },
    {
      title: 'Who you will be',
      text: 'A new job can move a letter.',
    },
    {
      title: 'All that you are',
      text: 'Four letters leave out what you value and what you can do.',
    },
  ],
}

export const closing = 'See where you stand'
