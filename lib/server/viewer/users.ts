import 'server-only'
import type { User } from '@/lib/api/auth'
import type { Prisma } from '../base/db'
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

/** A person as they see themself. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    avatar_url: null,
    is_admin: actsAsAdmin(row),
    email_verified: hasRight(row, 'count_as_confirmed'),
  }
}

/** Whether the person may act as an admin: they are one, and their present address is proven to be theirs. */
export function actsAsAdmin(row: UserRow): boolean {
  return row.isAdmin && hasRight(row, 'act_as_admin')
}
