/** What `npm run study` finds out, as `lab/study/results.json` keeps it and docs and pages show it. */
import type { PerLetter } from '@/lib/disc/letters'

export interface StudyResults {
  seed: number
  formVersion: string
  scorerVersion: string
  /** Simulated people on each form, and how many worlds (sets of true statements) they come from. */
  people: number
  worlds: number
  forms: Record<'shipped' | 'unreversed', FormResults>
  /** The shipped form in worlds that real answers could come from. */
  kinds: readonly KindResults[]
  /** Every form beside the one before, in kinds of worlds that differ in the statements. */
  compared: readonly FormFigures[]
  /** Settling the tie, in the same kinds. */
  settled: readonly SettledFigures[]
  /** What is said of changes in every kind of world, and of teams before anyone has answered. */
  changes: readonly ChangeFigures[]
  teams: readonly TeamFigures[]
  /** The shipped form: what it changes when letters oppose each other in people, in the prior, or in both. */
  priors: PriorResults[]
}

export interface FormResults {
  methods: Record<'counting' | 'minmax' | 'logit', MethodResults>
  /** Share of true places inside the 95 % intervals: as the model gives them, and widened. */
  coverage: { plain: number; widened: number; perLetter: PerLetter<number> }
  /** The factor that would have made exactly 95 % of the intervals right. */
  neededWidening: number
  /** By the stated chance of the primary letter: how often it was right. */
  calibration: CalibrationBin[]
  /** People whose primary letter has a chance below .8, and how often it is right for them. */
  unsure: { share: number; right: number }
  careless: CarelessResults
  /** Shares of people whose primary letter is another than the likeliest, and than the highest estimate before rounding. */
  secondThoughts: { notLikeliest: number; notHighest: number }
  /** Share of honest people with at least one odd answer. */
  anyOdd: number
}

export interface MethodResults {
  /** Correlation with the true place among people who take the same statements, per letter. */
  recovery: PerLetter<number>
  /** The same over the people of all worlds at once, the mean of the letters. */
  pooledRecovery: number
  rightPrimary: number
  /** Second sitting of the same person. */
  samePrimary: number
  /** Correlation of the mean of the four letters with the true mean; null where it does not vary. */
  elevation: number | null
}

export interface CalibrationBin {
  from: number
  to: number
  people: number
  stated: number
  right: number
}

/** After so many earlier sittings person fit is looked at again. */
export const EARLIER_SITTINGS = [50, 500] as const

/** Shares caught when 5 % of honest people are flagged, too. */
export interface Caught {
  blind: number
  halfBlind: number
}

/** What person fit catches, before the first sitting and after. */
export interface CarelessResults extends Caught {
  /** The person fit that 5 % of honest people stay below. */
  cut: number
  /** When it has learned the statements' appeal from so many earlier sittings. */
  learned: Record<(typeof EARLIER_SITTINGS)[number], LearnedResults>
  /** What a scorer that knew every statement would catch. */
  known: Caught
}

/** What person fit catches once it has learned: at 5 % false alarms, and at the product's own limit, which stays. */
export interface LearnedResults extends Caught {
  atLimit: Caught & { honest: number }
}

export interface PriorResults {
  population: 'unrelated' | 'opposed'
  prior: 'unrelated' | 'opposed'
  recovery: number
  rightPrimary: number
  elevation: number
  coverage: number
}

/** Worlds that real answers could come from: what each means stands in lab/study/worlds.ts. */
export const WORLD_KINDS = [
  'kind',
  'weak',
  'real',
  'opposed',
  'facets',
  'lapses',
  'position',
  'noisyLeast',
  'heavyTails',
  'noLeanings',
  'likedLetter',
  'stayingReactions',
  'halfReversed',
  'twoTraits',
  'minority',
  'sharedErrors',
  'idealPoint',
  'jobRole',
  'fakers',
] as const
export type WorldKind = (typeof WORLD_KINDS)[number]

/** Before any sitting, and with a calibration from the first 50, 200 and 1,000. */
export const STAGES = ['first', 'after50', 'after200', 'after1000'] as const

/** What is said of one person or of two where its chance is .8 or more, as the study looks at it. */
export const CLAIMS = ['lowest letter', 'widest gap of two people', '50 or more in both'] as const

export interface KindResults {
  kind: WorldKind
  people: number
  worlds: number
  /** r of a scorer that knew every statement and how the letters go together. */
  knownRecovery: number
  stages: Record<(typeof STAGES)[number], StageResults>
  /** Shares of people whose answers are said to fit badly, once fit alone has learned from 50 sittings (decision 24). */
  fitAlone: Noticed
}

export interface StageResults {
  recovery: number
  /** Shares of true places inside the 95 % ranges, and inside the 80 % ranges that people read. */
  coverage: number
  coverage80: number
  /** How wide a 95 % range is, in standard deviations. */
  width: number
  /** How often each claim was made of those who could have it, and how often it was right. */
  claims: Record<(typeof CLAIMS)[number], { made: number; right: number }>
  /** Of the stated chances of the first letter: the mean error over people, what a perfect scorer would show among so many, and the error of the worst bin. */
  chanceError: number
  chanceNoise: number
  worstBin: number
  rightPrimary: number
  samePrimary: number
  noticed: Noticed
}

/** What is said of people of whom every other one changed, by one standard deviation in one letter; of so many letters it is said. */
export interface ChangeFigures {
  kind: WorldKind | 'labels'
  letters: number
  /** The share of those letters that moved, the way it is said. */
  right: number
  /** The share of unchanged people who hear of a change, and of changes by one and by two standard deviations that are found. */
  unchanged: number
  one: number
  two: number
}

/** What is said of teams of so many people, who have a part of the letters' variance in common. */
export interface TeamFigures {
  kind: WorldKind
  alike: number
  size: number
  teams: number
  /** The share of true averages inside their 80 % ranges. */
  held: number
  /** How often a letter is said to have the highest average, and how often that is right. */
  said: number
  right: number
}

/** Shares of people whose answers are said to fit badly. */
export interface Noticed {
  honest: number
  blind: number
  /** Who picks what sounds best. */
  skim: number
}

export interface FormFigures {
  form: string
  kind: WorldKind
  people: number
  /** Correlation with the true place of a letter among people who take the same statements: the letters' mean. */
  recovery: number
  /** The same for the mean of a person's four letters. */
  elevation: number
  /** The share of people whose highest printed score is their highest letter. */
  rightPrimary: number
}

export interface SettledFigures {
  kind: WorldKind
  people: number
  /** Shares of all people. */
  offered: number
  rightBefore: number
  rightNow: number
  /** Of those who were offered more: how many questions on average, how many settled, and how many right. */
  more: number
  settled: number
  offeredRightBefore: number
  offeredRightNow: number
  /** Share of true places inside the 95 % ranges, of those who were offered more, where they stopped. */
  coverage: number
  /** By the chance of the lead where they stopped. */
  bins: readonly CalibrationBin[]
}
