import 'server-only'
import type { Circle, User } from '@/lib/api/auth'
import { perLetter } from '@/lib/disc/letters'
import { bandOf } from '@/lib/disc/result/bands'
import type { Prisma } from '../base/db'
import { statement } from '../base/statement'
import { hasRight } from './address-rights'

/** What the server needs of a person. The password's hash is read where it is compared, and nowhere else. */
export const USER_FIELDS = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  ownerProvenAt: true,
  firstName: true,
  lastName: true,
  isAdmin: true,
  sessionVersion: true,
  suggestions: true,
  mailTrouble: true,
  createdAt: true,
} satisfies Prisma.UserSelect

export type UserRow = Prisma.UserGetPayload<{ select: typeof USER_FIELDS }>

/** In the order of the letters. */
export type NewestScores = [number, number, number, number]

/** The scores of somebody's newest result, as a value in a statement. `id` is the person's, as the statement calls it. */
export const NEWEST_SCORES = (id: string) =>
  `SELECT ARRAY[d_score, i_score, s_score, c_score] FROM assessments
   WHERE user_id = ${id} AND NOT is_sample ORDER BY completed_at DESC LIMIT 1`

const newestScores = statement<{ scores: NewestScores | null }>(
  'newest-scores',
  `SELECT (${NEWEST_SCORES('$1::uuid')}) AS scores`,
)

/** A person as they see themself, with their circle; a page has its scores with the session. */
export async function toUser(row: UserRow, known?: NewestScores | null): Promise<User> {
  const scores = known === undefined ? (await newestScores(row.id))[0]?.scores : known
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    avatar_url: null,
    circle: scores ? toCircle(scores) : null,
    is_admin: actsAsAdmin(row),
    email_verified: hasRight(row, 'count_as_confirmed'),
  }
}

/** Four scores, in the order of the letters, as the bands that a person's circle is drawn from. */
export function toCircle([D, I, S, C]: NewestScores): Circle {
  const scores = { D, I, S, C }
  return perLetter((letter) => bandOf(scores[letter]))
}

/** Whether the person may act as an admin: they are one, and their present address is proven to be theirs. */
export function actsAsAdmin(row: UserRow): boolean {
  return row.isAdmin && hasRight(row, 'act_as_admin')
}
