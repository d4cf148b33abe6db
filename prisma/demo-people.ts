/** Who the people of the demo are by their answers: the same each time, without a database. */
import { randomUUID } from 'node:crypto'
import { drawStatements, takeHonestly } from '../lab/study/takers'
import { FORM, FORM_VERSION } from '../lib/disc/form/items'
import type { Response } from '../lib/disc/form/responses'
import { LETTERS } from '../lib/disc/letters'
import { certaintyOf } from '../lib/disc/model/certainty'
import { designOf } from '../lib/disc/model/form'
import { productForm } from '../lib/disc/model/product-form'
import { qualityOf } from '../lib/disc/model/quality'
import { IN_FORCE } from '../lib/disc/model/scorers'
import { score } from '../lib/disc/model/scoring'
import type { StyleCode } from '../lib/disc/styles'
import { randomFrom } from '../lib/numbers/random'
import type { Prisma } from '../lib/server/generated/prisma/client'
import { type DemoPerson, OTHERS, TEAMS } from './demo-data'

const DAY_MS = 86_400_000
const GUESTS = 140

export const random = randomFrom(28)
const design = designOf(productForm())
const statements = drawStatements(design, random)
const now = Date.now()
export const daysAgo = (days: number) => new Date(now - days * DAY_MS)
export const emailOf = ({ first, last }: DemoPerson) =>
  `${first}.${last}`
    .toLowerCase()
    .replace(/[^a-z.]/g, '')
    .concat('@demo.example')

/** The traits of a person who tends to a style, in standard deviations by letter. */
function standing(leaning: StyleCode): Float64Array {
  return Float64Array.from(LETTERS, (letter) => {
    const place = leaning.indexOf(letter)
    const pull = place < 0 ? -0.6 : place === 0 ? 1.3 : 0.8
    return pull + 0.3 * random.normal()
  })
}

/** One sitting of a person who stands there, answered at a person's pace. */
function sitting(theta: Float64Array): Response[] {
  const pace = 23_000 * Math.exp(0.4 * random.normal())
  return takeHonestly(design, statements, theta, random).map(({ block, most, least }) => {
    const { question, items } = FORM[block] as (typeof FORM)[number]
    const ids = items.map(({ id }) => id)
    const ms = Math.round(pace * Math.exp(0.4 * random.normal()))
    return {
      question,
      most: ids[most] as string,
      least: ids[least] as string,
      shown: ids,
      ms,
      suggested: false,
    }
  })
}

type Owner = { userId: string } | { guestId: string }

/** A result as lib/server/assessments/assessments.ts stores it. */
function resultOf(owner: Owner, theta: Float64Array, completedAt: Date) {
  const responses = sitting(theta)
  const scored = score(responses)
  const { scores, style } = scored
  return {
    id: randomUUID(),
    ...owner,
    formVersion: FORM_VERSION,
    ...IN_FORCE,
    answers: responses.map(({ question, ...rest }) => ({
      q: question,
      ...rest,
    })) as Prisma.InputJsonValue,
    counted: scored.counted,
    dScore: scores.D,
    iScore: scores.I,
    sScore: scores.S,
    cScore: scores.C,
    primaryLetter: style.primary,
    secondaryLetter: style.secondary,
    styleCode: style.code,
    certainty: { ...certaintyOf(scored) } as Prisma.InputJsonValue,
    quality: { ...qualityOf(responses) } as Prisma.InputJsonValue,
    completedAt,
  }
}

export type DemoResult = ReturnType<typeof resultOf>

/** A person who joined some time this year, and their sittings since. */
function historyOf(person: DemoPerson) {
  const joined = 3 + random.whole(357)
  const user = {
    id: randomUUID(),
    email: emailOf(person),
    firstName: person.first,
    lastName: person.last,
    emailVerifiedAt: daysAgo(joined),
    ownerProvenAt: daysAgo(joined),
    createdAt: daysAgo(joined),
  }
  const theta = standing(person.leaning)
  const results = Array.from({ length: person.sittings }, (_, at) => {
    // People change a little between two sittings.
    for (let trait = 0; trait < theta.length; trait++) {
      theta[trait] = (theta[trait] as number) + (at > 0 ? 0.25 * random.normal() : 0)
    }
    return resultOf(
      { userId: user.id },
      theta,
      daysAgo((joined * (person.sittings - at)) / person.sittings),
    )
  })
  return { user, results }
}

/** Everyone: the teams, those in none, and guests without an account. */
export function drawPeople() {
  const teams = TEAMS.map((team) => ({ ...team, people: team.members.map(historyOf) }))
  const everyone = [...teams.flatMap(({ people }) => people), ...OTHERS.map(historyOf)]
  const guests = Array.from({ length: GUESTS }, () => {
    const leaning = (TEAMS[random.whole(TEAMS.length)] as (typeof TEAMS)[number]).members
    const { leaning: code } = leaning[random.whole(leaning.length)] as DemoPerson
    return resultOf({ guestId: randomUUID() }, standing(code), daysAgo(random.share() * 365))
  })
  return { teams, everyone, guests }
}
