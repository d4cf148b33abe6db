/**
 * Fills an empty copy with forty people, three teams, a year of history, orders and an admin, so that a visitor sees
 * the product in use. The same people give the same answers each time; days count back from today. Does nothing
 * where the demo's admin is already there.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { PrismaPg } from '@prisma/adapter-pg'
import { FORM } from '../lib/disc/form/items'
import { CURRENCY, REPORT_CENTS } from '../lib/pricing'
import { type Prisma, PrismaClient } from '../lib/server/generated/prisma/client'
import { type DemoPerson, INVITED, SESSION, TEAMS } from './demo-data'
import { type DemoResult, daysAgo, drawPeople, emailOf, random } from './demo-people'

const connectionString = process.env.DATABASE_URL
if (!connectionString) throw new Error('Set DATABASE_URL to the database to fill.')
const password = process.env.DEMO_PASSWORD
if (!password) throw new Error('Set DEMO_PASSWORD to the password of everyone in the demo.')

const DAY_MS = 86_400_000
const WAITING = 18

/** A sale that went well, or was paid back. */
function orderOf(
  result: DemoResult,
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
  results: readonly DemoResult[],
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
  const { teams, everyone, guests } = drawPeople()
  const results = [...everyone.flatMap((person) => person.results), ...guests]
  const sales = results
    .filter(() => random.whole(5) === 0)
    .map((result, at) =>
      orderOf(result, { isRefunded: at % 17 === 10, couponId: at % 3 === 0 ? free.id : null }),
    )

  await tx.user.createMany({
    data: everyone.map(({ user }, at) => ({ ...user, passwordHash, isAdmin: at === 0 })),
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
