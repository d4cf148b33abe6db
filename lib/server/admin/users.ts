import 'server-only'
import { z } from 'zod'
import type { AdminUser, UserQuery } from '@/lib/api/admin/users'
import { ApiError } from '@/lib/api/errors'
import { mailTrouble } from '@/lib/api/fields'
import { messages } from '@/lib/messages'
import { db, Prisma } from '../base/db'
import { PAGE_SIZE, type Place, readCursor, textKey, timePlace, toPage } from '../base/keyset'
import { queryRows } from '../base/sql'
import { isId } from '../base/storable'
import type { Admin } from '../viewer/admin'
import { toCircle } from '../viewer/users'
import { finds } from './search'

const userRow = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  isAdmin: z.boolean(),
  disabledAt: z.date().nullable(),
  createdAt: z.date(),
  assessments: z.int(),
  lastCompletedAt: z.date().nullable(),
  /** The scores of the newest result, in the order of the letters. */
  newestScores: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  groups: z.int(),
  hasPass: z.boolean(),
  mailTrouble,
  /** What the list by name is sorted by. */
  nameKey: z.tuple([z.string(), z.string()]),
})

type UserRow = z.output<typeof userRow>

function toAdminUser(row: UserRow): AdminUser {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    email_verified: row.isVerified,
    is_admin: row.isAdmin,
    disabled_at: row.disabledAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    assessments: row.assessments,
    circle: row.newestScores && toCircle(row.newestScores),
    last_completed_at: row.lastCompletedAt?.toISOString() ?? null,
    groups: row.groups,
    has_pass: row.hasPass,
    mail_trouble: row.mailTrouble,
  }
}

/** One way to sort the people: the order, what comes after a place in it, and the place of a row. */
interface Sorting {
  order: Prisma.Sql
  after: (cursor: string | undefined) => Prisma.Sql
  placeOf: (row: UserRow) => Place
}

const ALL = Prisma.sql`true`
const textPlace = z.tuple([textKey, z.uuid()])
const namePlace = z.tuple([textKey, textKey, z.uuid()])

const byTime = ({ createdAt, id }: UserRow): Place => [createdAt.toISOString(), id]

const SORTINGS: Record<UserQuery['sort'], Sorting> = {
  newest: {
    order: Prisma.sql`created_at DESC, id DESC`,
    after: (cursor) => {
      const place = readCursor(cursor, timePlace)
      if (!place) return ALL
      return Prisma.sql`(created_at, id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`
    },
    placeOf: byTime,
  },
  oldest: {
    order: Prisma.sql`created_at, id`,
    after: (cursor) => {
      const place = readCursor(cursor, timePlace)
      if (!place) return ALL
      return Prisma.sql`(created_at, id) > (${place[0]}::timestamptz, ${place[1]}::uuid)`
    },
    placeOf: byTime,
  },
  name: {
    order: Prisma.sql`lower(last_name), lower(first_name), id`,
    after: (cursor) => {
      const place = readCursor(cursor, namePlace)
      if (!place) return ALL
      const [last, first, id] = place
      return Prisma.sql`(lower(last_name), lower(first_name), id) > (${last}, ${first}, ${id}::uuid)`
    },
    placeOf: ({ nameKey: [last, first], id }) => [last, first, id],
  },
  email: {
    order: Prisma.sql`email`,
    after: (cursor) => {
      const place = readCursor(cursor, textPlace)
      return place ? Prisma.sql`email > ${place[0]}` : ALL
    },
    placeOf: ({ email, id }) => [email, id],
  },
}

const FLAGS = {
  verified: Prisma.sql`email_verified_at IS NOT NULL`,
  admin: Prisma.sql`is_admin`,
  disabled: Prisma.sql`disabled_at IS NOT NULL`,
}

function wanted(query: UserQuery): Prisma.Sql[] {
  const conditions = (Object.keys(FLAGS) as (keyof typeof FLAGS)[]).flatMap((flag) => {
    if (!query[flag]) return []
    return [query[flag] === 'yes' ? FLAGS[flag] : Prisma.sql`NOT (${FLAGS[flag]})`]
  })
  if (!query.q) return conditions
  conditions.push(finds(query.q, Prisma.sql`(first_name || ' ' || last_name || ' ' || email)`))
  return conditions
}

/** One page of the people with an account. The cursor goes with the sorting it came from. */
export async function listUsers(_admin: Admin, query: UserQuery) {
  const { order, after, placeOf } = SORTINGS[query.sort]
  const conditions = [after(query.cursor), ...wanted(query)]
  const rows = await readUsers(db, conditions, order)
  return toPage(rows, toAdminUser, placeOf)
}

/** Results, orders and groups are looked up only for the people of the page. */
function readUsers(
  tx: Prisma.TransactionClient,
  conditions: Prisma.Sql[],
  order = Prisma.sql`id`,
): Promise<UserRow[]> {
  // Prisma cannot sort by lower(…), search in several columns at once, or go on after a place in both.
  return queryRows(
    tx,
    userRow,
    Prisma.sql`
    SELECT id, first_name AS "firstName", last_name AS "lastName", email,
      email_verified_at IS NOT NULL AS "isVerified", is_admin AS "isAdmin",
      disabled_at AS "disabledAt", created_at AS "createdAt",
      ARRAY[lower(last_name), lower(first_name)] AS "nameKey",
      (SELECT count(*)::int FROM assessments WHERE user_id = page.id) AS assessments,
      (SELECT max(completed_at) FROM assessments WHERE user_id = page.id) AS "lastCompletedAt",
      (SELECT ARRAY[d_score, i_score, s_score, c_score] FROM assessments
        WHERE user_id = page.id ORDER BY completed_at DESC LIMIT 1) AS "newestScores",
      (SELECT count(*)::int FROM memberships WHERE user_id = page.id) AS groups,
      EXISTS (SELECT FROM passes WHERE user_id = page.id AND revoked_at IS NULL) AS "hasPass",
      mail_trouble::text AS "mailTrouble"
    FROM (
      SELECT * FROM users WHERE ${Prisma.join(conditions, ' AND ')}
      ORDER BY ${order} LIMIT ${PAGE_SIZE + 1}
    ) AS page
    ORDER BY ${order}`,
  )
}

export const userNotFound = () => new ApiError('not_found', messages.api.notFound)

/** One person. Throws `not_found`. */
export async function requireUser(
  _admin: Admin,
  id: string,
  tx: Prisma.TransactionClient = db,
): Promise<AdminUser> {
  const [row] = isId(id) ? await readUsers(tx, [Prisma.sql`id = ${id}::uuid`]) : []
  if (!row) throw userNotFound()
  return toAdminUser(row)
}
