import 'server-only'
import { z } from 'zod'
import type { Dashboard, DashboardQuery } from '@/lib/api/admin/dashboard'
import { RANGE_DAYS_MAX } from '@/lib/api/admin/dashboard'
import { ApiError } from '@/lib/api/errors'
import { type Letter, perLetter } from '@/lib/disc/letters'
import { messages } from '@/lib/messages'
import { NAME_FIELDS, nameOf } from '../assessments/result-rows'
import { COUNTED, type Count, readCounts } from '../base/counts'
import { db, Prisma } from '../base/db'
import { queryRows } from '../base/sql'
import { arePaymentsOpen } from '../payments/passes'
import type { Admin } from '../viewer/admin'
import { toCircle } from '../viewer/users'
import {
  readCompletionTime,
  readDropOff,
  readFunnel,
  readJoined,
  readRooms,
  readSales,
  stepCount,
} from './figures'
import { addDays, daysIn, type Range, today } from './periods'

const RANGE_DAYS = 30
const RECENT = 5
const COUPONS = 10

/** The range that a query asks for. Throws `invalid` for one that is too long or ends before it begins. */
function readRange({ from, to, by }: DashboardQuery): Range {
  const last = to ?? today()
  const range = { from: from ?? addDays(last, 1 - RANGE_DAYS), to: last, by }
  const days = daysIn(range)
  if (days < 1) throw invalidRange(messages.admin.rangeReversed)
  if (days > RANGE_DAYS_MAX) throw invalidRange(messages.admin.rangeTooLong)
  return range
}

const invalidRange = (message: string) => new ApiError('invalid', message, { from: message })

/**
 * The dashboard. Totals are read from counts that triggers keep, and the rest is a few newest rows, so its time does
 * not grow with the data.
 */
export async function getDashboard(_admin: Admin, query: DashboardQuery): Promise<Dashboard> {
  const range = readRange(query)
  const [counts, steps, users, assessments, coupons] = await Promise.all([
    readCounts(range),
    readSteps(range),
    listRecentUsers(),
    listRecentAssessments(),
    listTopCoupons(),
  ])
  const total = totalsOf(counts)
  const inAccounts = total('assessments.in_accounts')
  return {
    user_stats: {
      total: total('users'),
      verified: total('users.verified'),
      verification_rate: rounded(100 * ratio(total('users.verified'), total('users'))),
    },
    assessment_stats: {
      total: total('assessments'),
      in_accounts: inAccounts,
      per_user: rounded(ratio(inAccounts, total('users'))),
    },
    group_stats: { total: total('groups') },
    type_distribution: perLetter((letter) => total('assessments.primary', letter)),
    recent_activity: { users, assessments },
    range,
    funnel: readFunnel(range, steps),
    rooms: readRooms(range, steps),
    sales: readSales(range, counts),
    coupons,
    launch_list: {
      total: total('launch_list'),
      payments_open: arePaymentsOpen(),
      ...readJoined(range, counts),
    },
    completion_time: readCompletionTime(counts),
    drop_off: readDropOff(steps),
  }
}

/** Reads one count of all time; 0 where nothing was ever counted. */
function totalsOf(counts: readonly Count[]) {
  const totals = new Map(
    counts
      .filter(({ day }) => day === null)
      .map(({ name, key, value }) => [`${name}:${key}`, value]),
  )
  return (name: string, key = '') => totals.get(`${name}:${key}`) ?? 0
}

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

/** To one decimal. */
const rounded = (value: number) => Math.round(value * 10) / 10

/** The counts of the funnel and of the rooms as rows of day, event, step and count: those kept now, and the daily rows of earlier versions. */
const FUNNEL = Prisma.sql`(
  SELECT day, event, step, count FROM funnel_counts
  UNION ALL
  SELECT day, substr(name, 8), key::int, value FROM ${COUNTED} WHERE name LIKE 'funnel.%') AS funnel`

/** What was counted of the funnel and of the rooms by day, and of the questions in all. */
function readSteps({ from, to }: Range) {
  const inRange = Prisma.sql`day BETWEEN ${from}::date AND ${to}::date`
  // Prisma has no UNION; the counts of earlier versions are in another table.
  return queryRows(
    db,
    stepCount,
    Prisma.sql`
      SELECT day::text, event, 0 AS step, sum(count)::int AS count FROM ${FUNNEL}
      WHERE ${inRange} AND event <> 'question' GROUP BY 1, 2
      UNION ALL
      SELECT ${from}, event, step::int, sum(count)::int FROM ${FUNNEL}
      WHERE ${inRange} AND event = 'question' GROUP BY event, step`,
  )
}

const fullNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

async function listRecentUsers(): Promise<Dashboard['recent_activity']['users']> {
  const rows = await db.user.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: RECENT,
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      createdAt: true,
      assessments: {
        where: { isSample: false },
        orderBy: { completedAt: 'desc' },
        take: 1,
        select: { dScore: true, iScore: true, sScore: true, cScore: true },
      },
    },
  })
  return rows.map(({ assessments: [newest], ...row }) => ({
    id: row.id,
    name: fullNameOf(row),
    email: row.email,
    circle: newest ? toCircle([newest.dScore, newest.iScore, newest.sScore, newest.cScore]) : null,
    created_at: row.createdAt.toISOString(),
  }))
}

async function listRecentAssessments(): Promise<Dashboard['recent_activity']['assessments']> {
  const rows = await db.assessment.findMany({
    where: { isSample: false },
    orderBy: { completedAt: 'desc' },
    take: RECENT,
    select: {
      id: true,
      completedAt: true,
      ...NAME_FIELDS,
      userId: true,
      user: { select: { firstName: true, lastName: true } },
    },
  })
  return rows.map(({ id, completedAt, userId, user, ...row }) => ({
    id,
    user: { id: userId, name: user ? fullNameOf(user) : 'Guest' },
    completed_at: completedAt.toISOString(),
    primary_type: row.primaryLetter as Letter,
    headline: nameOf(row).title,
  }))
}

const couponRow = z.object({
  id: z.string(),
  code: z.string(),
  orders: z.int(),
  discount_cents: z.int(),
  revenue_cents: z.int(),
})

function listTopCoupons(): Promise<Dashboard['coupons']> {
  // Prisma cannot sum one column under several conditions.
  return queryRows(
    db,
    couponRow,
    Prisma.sql`
      SELECT coupons.id, code, orders, discount_cents, revenue_cents
      FROM (
        SELECT key, sum(value) FILTER (WHERE name = 'coupons.orders')::float AS orders,
          sum(value) FILTER (WHERE name = 'coupons.discount_cents')::float AS discount_cents,
          coalesce(sum(value) FILTER (WHERE name = 'coupons.revenue_cents'), 0)::float AS revenue_cents
        FROM ${COUNTED}
        WHERE name IN ('coupons.orders', 'coupons.discount_cents', 'coupons.revenue_cents')
        GROUP BY key
      ) AS used JOIN coupons ON coupons.id = used.key::uuid
      WHERE orders > 0 ORDER BY orders DESC, code LIMIT ${COUPONS}`,
  )
}
