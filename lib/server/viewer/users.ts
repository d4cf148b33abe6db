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
  createdAt: true,
} satisfies Prisma.UserSelect

export type UserRow = Prisma.UserGetPayload<{ select: typeof USER_FIELDS }>

const newestScores = statement<{ d: number; i: number; s: number; c: number }>(
  'newest-scores',
  `SELECT d_score AS d, i_score AS i, s_score AS s, c_score AS c FROM assessments
   WHERE user_id = $1::uuid AND NOT is_sample ORDER BY completed_at DESC LIMIT 1`,
)

/** A person as they see themself, with their circle: for what draws it, since that is a statement of its own. */
export async function toUser(row: UserRow): Promise<User> {
  const [newest] = await newestScores(row.id)
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    avatar_url: null,
    circle: newest ? toCircle([newest.d, newest.i, newest.s, newest.c]) : null,
    is_admin: actsAsAdmin(row),
    email_verified: hasRight(row, 'count_as_confirmed'),
  }
}

/** Four scores, in the order of the letters, as the bands that a person's circle is drawn from. */
export function toCircle([D, I, S, C]: readonly [number, number, number, number]): Circle {
  const scores = { D, I, S, C }
  return perLetter((letter) => bandOf(scores[letter]))
}

/** Whether the person may act as an admin: they are one, and their present address is proven to be theirs. */
export function actsAsAdmin(row: UserRow): boolean {
  return row.isAdmin && hasRight(row, 'act_as_admin')
}
