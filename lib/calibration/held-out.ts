/**
 * Whether learning pays: how well answers are predicted that were not learned from. Each fifth of the people in turn is
 * predicted by what the other four teach. So no depth is taken on trust, and the limits of fit are those of real people.
 */
import { estimate } from '@/lib/disc/model/estimate'
import { type Pattern, patternReader } from '@/lib/disc/model/fit'
import type { Answer, Design } from '@/lib/disc/model/form'
import type { Model } from '@/lib/disc/model/model'
import { sumOf } from '@/lib/numbers/figures'
import { chanceRead, evidenceOf, evidenceOfBlind, FIRST_BLIND, learn, type Teaching } from './learn'

type Sittings = readonly (readonly Answer[])[]

/** What a model says of a sitting that it has not seen. */
export interface Predicted {
  /** The logarithm of the chance of these answers; one sitting in twenty may be blind. */
  chance: number
  answers: number
  /** The chance that it was read. */
  read: number
  pattern: Pattern | null
}

const FIFTHS = 5
/** Of so many people, one fifth says enough. */
const MANY = 500

/** By sitting; undefined for those that were not asked about. */
export async function predictHeldOut(
  design: Design,
  sittings: Sittings,
  teaching: Teaching,
): Promise<(Predicted | undefined)[]> {
  const predicted: (Predicted | undefined)[] = sittings.map(() => undefined)
  for (let fifth = 0; fifth < (sittings.length > MANY ? 1 : FIFTHS); fifth++) {
    const others = sittings.filter((_, at) => at % FIFTHS !== fifth)
    const predict = predictor(await learn(design, others, teaching))
    for (let at = fifth; at < sittings.length; at += FIFTHS) {
      predicted[at] = predict(sittings[at] ?? [])
      await teaching.pause?.()
    }
  }
  return predicted
}

/** Predicts sittings by a model that has not seen them. */
export function predictor({ design, prior }: Pick<Model, 'design' | 'prior'>) {
  const read = patternReader(design, prior)
  return (answers: readonly Answer[]): Predicted => {
    const found = estimate(design, prior, answers)
    const own = evidenceOf(found, prior)
    const blind = evidenceOfBlind(design, answers)
    const top = Math.max(own, blind)
    const mixed = (1 - FIRST_BLIND) * Math.exp(own - top) + FIRST_BLIND * Math.exp(blind - top)
    return {
      chance: top + Math.log(mixed),
      answers: answers.length,
      read: chanceRead(own, blind, FIRST_BLIND),
      pattern: read(answers, found.theta),
    }
  }
}

/** The mean of the logarithm of an answer's chance. */
export function perAnswer(predicted: readonly Predicted[]): number {
  const total = (of: 'chance' | 'answers') => predicted.reduce((sum, one) => sum + one[of], 0)
  return total('chance') / total('answers')
}

/** So many of a hundred honest people lie below each of the two limits; hardly a person lies below both. */
const BELOW = 0.03

/** The limits of fit: four or five of a hundred people who read lie below them. */
export function limitsFrom(predicted: readonly Predicted[]): Pattern {
  const limit = (name: keyof Pattern) => {
    const ranked = predicted
      .flatMap(({ pattern, read }) => (pattern ? [{ value: pattern[name], read }] : []))
      .sort((one, other) => one.value - other.value)
    const below = BELOW * sumOf(ranked.map(({ read }) => read))
    let sum = 0
    for (const { value, read } of ranked) {
      sum += read
      if (sum > below) return value
    }
    return 0
  }
  return { fit: limit('fit'), gain: limit('gain') }
}
