import 'server-only'
import type { User } from '@/lib/api/auth'
import type { Prisma } from './db'

/** What the server needs of a person. The password's hash is read where it is compared, and nowhere else. */
export const USER_FIELDS = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  firstName: true,
  lastName: true,
  isAdmin: true,
  sessionVersion: true,
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
    is_admin: row.isAdmin,
    email_verified: row.emailVerifiedAt !== null,
  }
}

/** The person's address, once it is known to be theirs: what is kept under it is theirs, too. */
export function confirmedAddress({ email, emailVerifiedAt }: UserRow): string | null {
  return emailVerifiedAt ? email : null
}
