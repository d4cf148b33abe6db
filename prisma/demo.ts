/**
 * Fills an empty copy with forty people, three teams, a year of history, orders and an admin, so that a visitor sees
 * the product in use. The same people give the same answers each time; days count back from today. Does nothing
 * where the demo's admin is already there.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { PrismaPg } from '@prisma/adapter-pg'
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
import { CURRENCY, REPORT_CENTS } from '../lib/pricing'
import { type Prisma, PrismaClient } from '../lib/server/generated/prisma/client'
import { type DemoPerson, INVITED, OTHERS, SESSION, TEAMS } from './demo-data'

const connectionString = process.env.DATABASE_URL
if (!connectionString) throw new Error('Set DATABASE_URL to the database to fill.')
const password = process.env.DEMO_PASSWORD
if (!password) throw new Error('Set DEMO_PASSWORD to the password of everyone in the demo.')

const DAY_MS = 86_400_000
const GUESTS = 140
const WAITING = 18

const random = randomFrom(28)
const design = designOf(productForm())
const statements = drawStatements(design, random)
const now = Date.now()
const daysAgo = (days: number) => new Date(now - days * DAY_MS)
const emailOf = ({ first, last }: DemoPerson) =>
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

type Result = ReturnType<typeof resultOf>

/** A person who joined some time this year, and their sittings since. */
function historyOf(person: DemoPerson, passwordHash: string) {
  const joined = 3 + random.whole(357)
  const user = {
    id: randomUUID(),
    email: emailOf(person),
    firstName: person.first,
    lastName: person.last,
    passwordHash,
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

/** A sale that went well, or was paid back. */
function orderOf(
  result: Result,
  { isRefunded, couponId }: { isRefunded: boolean; couponId: string | null },
) {
  const at = result.completedAt
  const order = {
    id: randomUUID(),
    assessmentId: result.id,
    userId: 'userId' in result ? result.userId : null,
    status: isRefunded ? ('refunded' as const) : ('paid' as const),
    currency: CURRENCY,
    listCents: REPORT_CENTS,
    discountCents: couponId ? REPORT_CENTS : 0,
    amountCents: couponId ? 0 : REPORT_CENTS,
    couponId,
    createdAt: at,
    paidAt: at,
  }
  const entitlement = {
    assessmentId: result.id,
    orderId: order.id,
    grantedAt: at,
    revokedAt: isRefunded ? new Date(at.getTime() + DAY_MS) : null,
  }
  return { order, entitlement }
}

/** What a person of the first team brought to its session. */
const partOf = (team: string, firstName: string) =>
  (team === TEAMS[0].name && SESSION[firstName]) || {}

const dayOf = (at: Date) => new Date(at.toISOString().slice(0, 10))

/** What the funnel would have counted, one row an event and day. */
function funnelOf(
  results: readonly Result[],
  sales: readonly { order: { paidAt: Date } }[],
  joined: readonly Date[],
  grouped: readonly Date[],
) {
  const row = (event: string, at: Date, step = 0) => ({
    name: `funnel.${event}`,
    day: dayOf(at),
    key: String(step),
    value: 1n,
  })
  const questions = (at: Date, seen: number) =>
    FORM.slice(0, seen).map(({ question }) => row('question', at, question))
  const taken = results.flatMap(({ completedAt }) => [
    row('started', completedAt),
    ...questions(completedAt, FORM.length),
    row('finished', completedAt),
    row('preview', completedAt),
  ])
  // For every four who finish, one more stops on the way, early rather than late.
  const left = results.flatMap(({ completedAt }) =>
    random.whole(4) > 0
      ? []
      : [
          row('started', completedAt),
          ...questions(completedAt, Math.ceil(FORM.length * random.share() ** 2)),
        ],
  )
  const bought = sales.flatMap(({ order }) => [
    row('checkout', order.paidAt),
    row('paid', order.paidAt),
  ])
  return [
    ...taken,
    ...left,
    ...bought,
    ...joined.map((at) => row('registered', at)),
    ...grouped.map((at) => row('group', at)),
  ]
}

async function fill(tx: Prisma.TransactionClient): Promise<void> {
  const passwordHash = await hash(password as string)
  const free = await tx.coupon.findUniqueOrThrow({ where: { code: 'FREE' }, select: { id: true } })
  const teams = TEAMS.map((team) => ({
    ...team,
    people: team.members.map((person) => historyOf(person, passwordHash)),
  }))
  const everyone = [
    ...teams.flatMap(({ people }) => people),
    ...OTHERS.map((person) => historyOf(person, passwordHash)),
  ]
  const guests = Array.from({ length: GUESTS }, () => {
    const leaning = (TEAMS[random.whole(TEAMS.length)] as (typeof TEAMS)[number]).members
    const { leaning: code } = leaning[random.whole(leaning.length)] as DemoPerson
    return resultOf({ guestId: randomUUID() }, standing(code), daysAgo(random.share() * 365))
  })
  const results = [...everyone.flatMap((person) => person.results), ...guests]
  const sales = results
    .filter(() => random.whole(5) === 0)
    .map((result, at) =>
      orderOf(result, { isRefunded: at % 17 === 10, couponId: at % 3 === 0 ? free.id : null }),
    )

  await tx.user.createMany({
    data: everyone.map(({ user }, at) => ({ ...user, isAdmin: at === 0 })),
  })
  await tx.assessment.createMany({ data: results })
  await tx.order.createMany({ data: sales.map(({ order }) => order) })
  await tx.coupon.update({
    where: { id: free.id },
    data: { used: sales.filter(({ order }) => order.couponId).length },
  })
  await tx.entitlement.createMany({ data: sales.map(({ entitlement }) => entitlement) })
  const passHolders = everyone.filter((_, at) => at % 9 === 0)
  await tx.pass.createMany({
    data: passHolders.map(({ user }) => ({ userId: user.id, grantedAt: user.createdAt })),
  })
  for (const { name, description, people } of teams) {
    const [leader] = people
    if (!leader) continue
    const group = {
      id: randomUUID(),
      name,
      description,
      leaderId: leader.user.id,
      createdAt: leader.user.createdAt,
    }
    // Its members see each other's styles, so that a session has names in its presenter view.
    const shows = name === TEAMS[0].name ? ('styles' as const) : ('leader_only' as const)
    await tx.group.create({ data: { ...group, membersSee: shows } })
    await tx.membership.createMany({
      data: people.map(({ user }) => {
        const [cardLine1, cardLine2] = partOf(name, user.firstName).lines ?? []
        return {
          groupId: group.id,
          userId: user.id,
          joinedAt: user.createdAt,
          agreedTo: shows,
          cardLine1,
          cardLine2,
        }
      }),
    })
    await tx.agreement.createMany({
      data: people.flatMap(({ user }) => {
        const { agreement: text } = partOf(name, user.firstName)
        return text ? [{ groupId: group.id, userId: user.id, text, createdAt: daysAgo(6) }] : []
      }),
    })
    if (!INVITED.some((invited) => invited === name)) continue
    await tx.invitation.create({
      data: {
        groupId: group.id,
        email: `new.colleague@${name.toLowerCase().replace(/\W/g, '-')}.example`,
        hash: randomBytes(32).toString('hex'),
        sentAt: daysAgo(2),
        expiresAt: daysAgo(-12),
      },
    })
  }
  await tx.prospectiveUser.createMany({
    data: Array.from({ length: WAITING }, (_, at) => ({
      email: `waiting${at + 1}@demo.example`,
      source: 'payment_preview_modal',
      createdAt: daysAgo(random.share() * 200),
    })),
  })
  await tx.goalMark.createMany({
    data: sales
      .slice(0, 8)
      .map(({ order }) => ({ assessmentId: order.assessmentId, goal: 1, doneAt: daysAgo(1) })),
  })
  await tx.rollupDelta.createMany({
    data: funnelOf(
      results,
      sales,
      everyone.map(({ user }) => user.createdAt),
      teams.flatMap(({ people: [leader] }) => leader?.user.createdAt ?? []),
    ),
  })
}

const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) })
const admin = emailOf(TEAMS[0].members[0] as DemoPerson)
if ((await db.user.count({ where: { email: admin } })) === 0) {
  await db.$transaction(fill, { timeout: 120_000 })
}
await db.$disconnect()
console.log(admin)
