/** People who answer just as a model says, and what they would get. */
import { estimate, type Prior } from '@/lib/disc/model/estimate'
import type { Answer, Block, Design } from '@/lib/disc/model/form'
import { forEachAnswer } from '@/lib/disc/model/likelihood'
import { shaped } from '@/lib/disc/model/linear'
import { normalPoint } from '@/lib/disc/model/normal'
import { correlation, mean, rounded } from '@/lib/numbers/figures'
import { type Random, randomFrom } from '@/lib/numbers/random'

const PEOPLE = 2000
const SEED = 20_261_123
const REACH = normalPoint(0.975)

interface Person {
  theta: Float64Array
  answers: Answer[]
}

/** How well a model measures people who answer as it says. Ranges are widened by the given factor. */
export function impliedStudy(design: Design, prior: Prior, widening: number) {
  const size = design.traitCount
  const people = peopleOf(design, prior)
  const found = people.map(({ answers }) => estimate(design, prior, answers))
  const traits = Array.from({ length: size }, (_, trait) => trait)
  const recovery = traits.map(
    (trait) =>
      correlation(
        found.map(({ theta }) => theta[trait] as number),
        people.map(({ theta }) => theta[trait] as number),
      ) ?? 0,
  )
  const highest = (theta: Float64Array) => theta.indexOf(Math.max(...theta))
  const right = people.filter(({ theta }, at) => {
    const one = found[at]
    return one !== undefined && highest(one.theta) === highest(theta)
  })
  const held = people.flatMap(({ theta }, at) =>
    traits.map((trait) => {
      const one = found[at]
      if (!one) return 0
      const error = Math.sqrt(one.covariance[trait * (size + 1)] as number)
      const miss = Math.abs((one.theta[trait] as number) - (theta[trait] as number))
      return miss < REACH * widening * error ? 1 : 0
    }),
  )
  return {
    people: PEOPLE,
    recovery: rounded(mean(recovery)),
    rightPrimary: rounded(right.length / PEOPLE),
    coverage: rounded(mean(held)),
  }
}

/** The same people for the same model. */
function peopleOf(design: Design, prior: Prior): Person[] {
  const random = randomFrom(SEED)
  return Array.from({ length: PEOPLE }, () => {
    const normals = Float64Array.from({ length: design.traitCount }, () => random.normal())
    const theta = shaped(prior.lower, design.traitCount, normals)
    return { theta, answers: answersAt(design, theta, random) }
  })
}

/** One sitting of a person at these places, as the model has it. */
export function answersAt(design: Design, theta: Float64Array, random: Random): Answer[] {
  return design.blocks.map((block: Block, at) => {
    let left = random.share()
    let given: Answer | null = null
    let last: Answer = { block: at, most: 0, least: 1 }
    forEachAnswer(block, theta, ({ most, least }, chance) => {
      last = { block: at, most, least }
      left -= chance
      if (left <= 0) given ??= last
    })
    return given ?? last
  })
}
