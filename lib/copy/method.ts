/** Every sentence of the page about the method. Figures come from the study, so that no text outlives one. */
import { QUESTION_COUNT } from '@/lib/disc/form/items'
import { LETTERS } from '@/lib/disc/letters'
import { isPromised } from '@/lib/disc/study/aims'
import { STUDY_RESULTS } from '@/lib/disc/study/results'
import type { CalibrationBin, KindResults } from '@/lib/disc/study/study'
import { decimals, KIND_NAMES, thousands } from '@/lib/disc/study/table'

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
  title: 'How we measure',
  description: `How your answers become four DISC scores, how sure they are, what a simulation of ${thousands(people)} people tells us, and what nobody knows yet.`,
} as const

export const hero: Part & { example: string } = {
  title: 'Where your scores come from, and how sure they are.',
  lede: `A score is an estimate. Here is how ${QUESTION_COUNT} answers become four scores, how well that works, and what we don’t know yet.`,
  example: 'A score with its range: solid up to where we are sure, soft where it could still be.',
}

export const steps: { title: string; items: readonly Point[] } = {
  title: 'From answers to scores',
  items: [
    {
      title: 'You choose between four',
      text: 'Each question has one statement per letter. You pick the one most like you and the one least like you. In twelve questions, one statement is reversed: it speaks against its letter. Only those can show that someone is high on all four letters at once.',
    },
    {
      title: 'A model weighs your choices',
      text: 'It looks for the four values that make your choices most likely. The higher you are on a letter, the more its statements should pull you. Suggestions you didn’t touch don’t count.',
    },
    {
      title: 'Values become scores',
      text: 'A score of 70 means that 70 out of 100 people are lower, if people are spread out the way the model assumes. In the model, the middle is 50 and the four letters are unrelated. Your first letter is your highest score, your second the next. If two scores are equal, the order is D, I, S, C.',
    },
    {
      title: 'You see how sure it is',
      text: 'Different people could give the same answers as you. The model looks at all of them. From that we get the range beside each score, the chance that a letter really is your highest, and the style that best fits your two highest scores.',
    },
  ],
}

export const sureness = {
  title: 'Does it keep its word?',
  lede: `We simulated ${thousands(people)} people whose letters we set ourselves, and had them answer. When we give a letter a chance of 75 out of 100, it is the right one ${ofHundred(THREE_OF_FOUR.right)} times out of 100.`,
  chart: `The chance we state, and how often it is right, in ${calibration.length} groups of people. All are close to the line: none is off by more than ${FURTHEST_OFF} out of 100.`,
  caption: `Each dot is a group of people with about the same stated chance; a bigger dot is a bigger group. On the line, we are right exactly as often as we say. The pale band reaches ${FURTHEST_OFF} out of 100 to either side.`,
  axes: { across: 'Stated chance, out of 100', up: 'Right, out of 100' },
  columns: ['Chance', 'People', 'We state', 'Right'],
  points: [
    {
      title: `${ofHundred(unsure.share)} out of 100 have no clear first letter`,
      text: `For them, no letter reaches a chance of 80 out of 100, and the one with the highest score is right ${ofHundred(unsure.right)} times out of 100. Their result says so wherever it names a style: it leans toward one letter, or two letters share the lead. They can answer up to twelve more questions, the ones that tell the two letters apart best, and stop as soon as it is clear.`,
    },
    {
      title: `${ofHundred(coverage.widened)} out of 100 ranges are right`,
      text: 'That is how often the true value is inside the range we print, in this simulation. It is a kind one: we chose the width of our ranges so that they still hold when people answer in less convenient ways. See below.',
    },
    {
      title: 'Taking it twice',
      text: `People who take it again get the same first letter ${ofHundred(methods.logit.samePrimary)} times out of 100. That is why your history checks whether a change is bigger than chance before it calls it a change.`,
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
const first = kinds.find(({ kind }) => kind === 'kind') as KindResults

/** The worst world beside the kindest. */
export const worlds = {
  title: 'And if people answer differently?',
  lede: `Real people don’t answer by a formula. So we tried ${kinds.length} kinds of people and statements. In ${honest.length} of them our ranges hold the true value ${holds(worst)} to ${holds(kindest)} times out of 100, before we have learned anything from real answers. We promise nothing for the other two: people who fake, and statements that work in another way.`,
  chart: `How often ranges hold the true value, out of 100, in ${kinds.length} kinds of worlds. Of the ${honest.length} that we promise something for, the worst is “${KIND_NAMES[worst.kind].name}” with ${holds(worst)}, the kindest “${KIND_NAMES[kindest.kind].name}” with ${holds(kindest)}.`,
  axis: 'Ranges that hold, out of 100',
  caption:
    'Each row is one kind of world. The ring is before we have learned from anyone, the dot after 1,000 people have answered. The dashed line marks 95.',
  points: [
    {
      title: 'The worst case',
      text: `In the world “${KIND_NAMES[worst.kind].name}”, ${holds(worst)} out of 100 ranges hold, and the first letter is right ${ofHundred(worst.stages.first.rightPrimary)} times out of 100. In the kind world of the simulation above it is ${holds(first)} and ${ofHundred(first.stages.first.rightPrimary)}.`,
    },
    {
      title: 'What learning changes',
      text: `Once 1,000 people have answered, ranges in these ${honest.length} hold ${ofHundred(Math.min(...learned))} to ${ofHundred(Math.max(...learned))} times out of 100. Of the people who answer honestly, we wrongly tell ${ofHundred(Math.min(...told))} to ${ofHundred(Math.max(...told))} out of 100 that their answers don’t fit together.`,
    },
    {
      title: 'What nobody can fix',
      text: `If three out of ten people answer the way they would like to be seen, only ${ofHundred(fakers.stages.after1000.coverage)} out of 100 ranges hold, even after 1,000 people. No questionnaire can read that out of the answers.`,
    },
  ] satisfies readonly Point[],
} as const

export const study = {
  title: 'The study',
  lede: 'The same people answer two forms: ours, and ours without the reversed statements. Then we score their answers in three ways.',
  reading: `Our scorer comes closer to the true values than counting does: a correlation of ${recovery('logit')} versus ${recovery('counting')}. It doesn’t get the first letter right more often. What it adds is knowing when it isn’t sure.`,
  figures: {
    title: 'All the figures',
    hint: 'Two forms, three ways to score, what each figure means, and what we aim at',
  },
  aims: {
    title: 'What we aim at, and what came out',
    lede: 'Each aim counts in every world that we promise something for. Where two numbers stand, they are the lowest and the highest.',
    columns: ['Aim', 'Wanted', 'Found', 'Result'],
    met: 'Met',
    notMet: 'Not met',
  },
  columns: [
    {
      name: 'r',
      text: 'How closely scores follow the true values of a letter. 1 would be perfect.',
    },
    { name: 'right primary', text: 'The first letter is the true one.' },
    { name: 'same on retest', text: 'Taking it again gives the same first letter.' },
    { name: 'right style', text: 'The style is the right one of the sixteen.' },
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
      title: 'No norms',
      text: 'The people in the study come from a formula. We haven’t measured a group of real people to compare you with.',
    },
    {
      title: 'No repeat answers from real people',
      text: 'To see whether our numbers hold up outside the study, we need the same people to answer twice. We don’t have that data yet.',
    },
    {
      title: 'Some careless answers slip through',
      text: `Some people who click without reading look just like people without strong leanings: ${100 - ofHundred(careless.blind)} out of 100 in the study. But random clicks also miss the statements that most people pick. Once 50 people have shown us which those are, ${100 - ofHundred(careless.learned[50].atLimit.blind)} out of 100 still slip through.`,
    },
    {
      title: 'Every statement counts the same, for now',
      text: 'Some statements surely tell us more than others. Once 200 people have answered we can learn how popular each one is, and once 1,000 have, how much each one tells us.',
    },
  ],
}

export const limits: { title: string; items: readonly Point[] } = {
  title: 'What no DISC result can say',
  items: [
    {
      title: 'Who to hire',
      text: 'A style says how you tend to act. It does not say how well you do a job, so it should not decide who gets one, who moves up or who is let go.',
    },
    {
      title: 'What is wrong with someone',
      text: 'Nothing here is a diagnosis. No letter is better than another.',
    },
    {
      title: 'Who you will be',
      text: 'Your answers depend on your role and on where you are in life. A new job can move a letter.',
    },
    {
      title: 'All that you are',
      text: 'Four letters leave out what you value, what you can do and what you care about.',
    },
  ],
}

export const closing = 'See where you stand'
