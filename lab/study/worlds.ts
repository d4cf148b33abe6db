/**
 * Worlds that real answers could come from, kind ones and unkind ones. In each, statements are drawn once, and people
 * answer them: by the model of `takers.ts` with one thing changed, which the scorer does not know.
 */

import type { WorldKind } from '@/lib/copy/study/figures'
import { LETTERS } from '@/lib/disc/letters'
import type { Answer, Design } from '@/lib/disc/model/form'
import { slopeOf } from '@/lib/disc/model/likelihood'
import { cholesky, identity, type Matrix, shaped } from '@/lib/disc/model/linear'
import { type Random, randomFrom } from '@/lib/numbers/random'

/** A person of a world. */
interface Taker {
  /** True places, one per letter, in standard deviations. */
  theta: Float64Array
  /** One more sitting. */
  sit: () => Answer[]
}

/** Statements of a world, and the people who answer them. */
export interface World {
  person: () => Taker
  /** A person who picks what sounds best, not what fits. */
  skim: () => Answer[]
  /** The form to a scorer that knew every loading and appeal. */
  known: Design
  /** How the letters go together in people. */
  correlation: Matrix
}

type Draw = (random: Random) => number

/** What is true of a world; what is not said is as in the study's first one. */
interface Plan {
  loading?: Draw
  /** In standard deviations of a liking. */
  appeal?: Draw
  /** The share of people with hardly any leanings. */
  indifferent?: number
  correlation?: Matrix
  /** Degrees of freedom of places and noise; without, both are normal. */
  tails?: number
  /** The share of a statement's letter that belongs to one of three facets of the letter. */
  facets?: number
  /** The share of it that belongs to one of the two traits that a letter is the mean of. */
  traits?: number
  /** The share of the noise that all statements of a facet have in common. */
  sharedNoise?: number
  /** The share of the noise that is the same whenever the person reads the statement. */
  stayingNoise?: number
  /** How much all statements of a letter are liked, as a standard deviation: .2 of a liking is .3 on the logit's scale. */
  letterAppeal?: number
  /** How much a statement against its letter speaks for another one. */
  impurity?: number
  /** The share of people to whom the statements have other appeals. */
  minority?: number
  /** The share of a person's places that the job asks for. */
  role?: number
  /** The share of answers given without reading. */
  lapses?: number
  /** How much liking the first place on the screen adds, and the last takes. */
  position?: number
  /** The standard deviation of what "least" adds to the noise. */
  leastNoise?: number
  /** Statements draw those most who stand where the statement does, not those who go furthest. */
  idealPoint?: boolean
  /** The share of people who answer as they would like to be seen. */
  fakers?: number
}

const even =
  (low: number, high: number): Draw =>
  (random) =>
    low + (high - low) * random.share()
const normal =
  (mean: number, deviation: number): Draw =>
  (random) =>
    mean + deviation * random.normal()
const within =
  (low: number, high: number, draw: Draw): Draw =>
  (random) =>
    Math.min(high, Math.max(low, draw(random)))

const SIZE = LETTERS.length
const FACETS = 3
const TRAITS = 2
/** How far people without leanings differ. */
const HARDLY = 0.25
/** D against S by −.5, I against C by −.4. */
const OPPOSED: Matrix = Float64Array.from([
  1, 0, -0.5, 0, 0, 1, 0, -0.4, -0.5, 0, 1, 0, 0, -0.4, 0, 1,
])

/** As four published forms with 2,166 people answer. A loading says how far people differ, too. */
const PUBLISHED: Plan = { loading: within(0.2, 0.8, normal(0.48, 0.1)), appeal: normal(0, 0.5) }

const PLANS: Record<WorldKind, Plan> = {
  /** Loadings .45 to .80, appeals within ±.5: what the scorer was first made in. */
  kind: {},
  weak: { loading: even(0.3, 0.62) },
  real: PUBLISHED,
  opposed: { correlation: OPPOSED },
  facets: { facets: 0.15 },
  lapses: { lapses: 0.1 },
  position: { position: 0.3 },
  noisyLeast: { leastNoise: 1 },
  heavyTails: { tails: 4 },
  likedLetter: { ...PUBLISHED, letterAppeal: 0.2 },
  stayingReactions: { stayingNoise: 0.5 },
  halfReversed: { impurity: 0.5 },
  twoTraits: { traits: 0.25 },
  minority: { minority: 0.2 },
  sharedErrors: { sharedNoise: 0.2 },
  idealPoint: { idealPoint: true },
  jobRole: { role: 0.3 },
  fakers: { fakers: 0.3 },
  noLeanings: { indifferent: 1 / 3 },
}

interface Statement {
  loading: number
  appeal: number
  facet: number
  /** Where a statement of the ideal-point world stands. */
  stand: number
  /** Which of the two traits of its letter it tells of. */
  half: number
  /** Another letter, for which an impure one speaks. */
  other: number
  /** What it draws in a minority. */
  otherAppeal: number
}

/** A world of this kind for a form: its statements are drawn by the seed, its people in turn by `random`. `more` is true of it as well. */
export function drawWorld(
  kind: WorldKind,
  design: Design,
  seed: number,
  random: Random,
  more: Pick<Plan, 'stayingNoise'> = {},
): World {
  const first = randomFrom(seed)
  const plan: Plan = { ...PLANS[kind], ...more }
  const { loading = even(0.45, 0.8), appeal = even(-0.5, 0.5) } = plan
  const statements = design.blocks.map(({ keys, traits }) =>
    keys.map(
      (_, option): Statement => ({
        loading: loading(first),
        appeal: appeal(first),
        facet: first.whole(FACETS),
        stand: 1 + first.share(),
        half: 0,
        other: traits[option] as number,
        otherAppeal: 0,
      }),
    ),
  )
  // Drawn after those above, so that the older kinds of worlds stay as they were.
  const liked = LETTERS.map(() => (plan.letterAppeal ?? 0) * first.normal())
  for (const [block, options] of statements.entries()) {
    for (const [option, one] of options.entries()) {
      const trait = design.blocks[block]?.traits[option] as number
      one.appeal += liked[trait] as number
      one.half = first.whole(TRAITS)
      one.other = (trait + 1 + first.whole(SIZE - 1)) % SIZE
      one.otherAppeal = appeal(first)
    }
  }
  const correlation = plan.correlation ?? identity(SIZE)
  const lower = cholesky(correlation, SIZE) as Matrix
  const known = design.blocks.map((block, at) => ({
    ...block,
    slopes: (statements[at] as Statement[]).map((one) => slopeOf(one.loading)),
    appeals: (statements[at] as Statement[]).map(
      ({ loading: own, appeal: draws }) => draws * (slopeOf(own) / own),
    ),
  }))
  const noise = () => (plan.tails ? heavy(plan.tails, random) : random.normal())

  function person(): Taker {
    const shape = plan.tails ? heavyScale(plan.tails, random) : 1
    const drawn = Float64Array.from({ length: SIZE }, () => random.normal())
    const isIndifferent = plan.indifferent !== undefined && random.share() < plan.indifferent
    const scale = shape * (isIndifferent ? HARDLY : 1)
    const theta = shaped(lower, SIZE, drawn).map((place) => scale * place)
    const facets = Array.from({ length: SIZE * FACETS }, () => scale * random.normal())
    const isFaking = plan.fakers !== undefined && random.share() < plan.fakers
    const isOther = plan.minority !== undefined && random.share() < plan.minority
    const halves = plan.traits ? LETTERS.map(() => random.normal()) : []
    const asked = plan.role ? LETTERS.map(() => random.normal()) : []
    const kept = plan.stayingNoise
      ? statements.map((options) => options.map(() => random.normal()))
      : []
    /** Where the person seems to stand on a letter to a statement of it. */
    const placeOf = (trait: number, { facet, half }: Statement) => {
      const [own, other, role] = [plan.facets ?? 0, plan.traits ?? 0, plan.role ?? 0]
      // The two traits of a letter lie as far above its place as below, so the letter is their mean.
      const side = half === 0 ? 1 : -1
      return (
        Math.sqrt(1 - own - other - role) * (theta[trait] as number) +
        Math.sqrt(own) * (facets[trait * FACETS + facet] as number) +
        Math.sqrt(other) * side * (halves[trait] ?? 0) +
        Math.sqrt(role) * (asked[trait] ?? 0)
      )
    }
    const pull = (block: number, option: number) => {
      const { traits, keys } = design.blocks[block] as Design['blocks'][number]
      const one = (statements[block] as Statement[])[option] as Statement
      const trait = traits[option] as number
      const key = keys[option] as number
      const impure = key < 0 ? (plan.impurity ?? 0) : 0
      const place = (1 - impure) * key * placeOf(trait, one) + impure * (theta[one.other] as number)
      const draws = plan.idealPoint ? nearness(place, one.stand) : place
      const appeal = isOther ? one.otherAppeal : one.appeal
      const shown = isFaking ? 2 * appeal + 0.8 * key : 0
      return appeal + one.loading * draws + shown
    }
    return { theta, sit: () => answer(pull, kept) }
  }

  function answer(
    pull: (block: number, option: number) => number,
    kept: number[][] = [],
  ): Answer[] {
    const common = plan.sharedNoise
      ? Array.from({ length: SIZE * FACETS }, () => random.normal())
      : []
    const [stays, shares] = [plan.stayingNoise ?? 0, plan.sharedNoise ?? 0]
    /** What a person feels about a statement beyond its letter, with variance 1. */
    const feeling = (block: number, option: number, trait: number) => {
      const { facet } = (statements[block] as Statement[])[option] as Statement
      return (
        Math.sqrt(1 - stays - shares) * noise() +
        Math.sqrt(stays) * (kept[block]?.[option] ?? 0) +
        Math.sqrt(shares) * (common[trait * FACETS + facet] ?? 0)
      )
    }
    return design.blocks.map(({ traits }, block) => {
      if (plan.lapses && random.share() < plan.lapses) return { block, ...anyTwo(traits.length) }
      const places = plan.position ? shuffled(traits.length, random) : null
      const liking = traits.map((_, option) => {
        const { loading } = (statements[block] as Statement[])[option] as Statement
        const shift = places && plan.position ? 1 - (2 * (places[option] as number)) / 3 : 0
        return (
          pull(block, option) +
          Math.sqrt(1 - loading * loading) * feeling(block, option, traits[option] as number) +
          (plan.position ?? 0) * shift
        )
      })
      const most = liking.indexOf(Math.max(...liking))
      const rest = plan.leastNoise
        ? liking.map((one) => one + (plan.leastNoise ?? 0) * random.normal())
        : liking
      const others = rest.map((one, option) => (option === most ? Number.POSITIVE_INFINITY : one))
      return { block, most, least: others.indexOf(Math.min(...others)) }
    })
  }

  function anyTwo(size: number) {
    const most = random.whole(size)
    const other = random.whole(size - 1)
    return { most, least: other < most ? other : other + 1 }
  }

  const sound = (block: number, option: number) =>
    2 * ((statements[block] as Statement[])[option] as Statement).appeal
  return {
    person,
    skim: () => answer(sound),
    known: { ...design, blocks: known },
    correlation,
  }
}

/** Highest, 0.5 × `stand`, for who stands where the statement does; as steep in the middle as a statement of the others. */
function nearness(place: number, stand: number): number {
  return place - (place * place) / (2 * stand)
}

function shuffled(size: number, random: Random): number[] {
  const places = Array.from({ length: size }, (_, place) => place)
  for (let last = size - 1; last > 0; last--) {
    const other = random.whole(last + 1)
    ;[places[last], places[other]] = [places[other] as number, places[last] as number]
  }
  return places
}

/** From Student's t with these degrees of freedom, with variance 1. */
function heavy(degrees: number, random: Random): number {
  return heavyScale(degrees, random) * random.normal()
}

function heavyScale(degrees: number, random: Random): number {
  let squares = 0
  for (let at = 0; at < degrees; at++) squares += random.normal() ** 2
  return Math.sqrt((degrees - 2) / squares)
}
