import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { RESET_HOURS } from '@/lib/mail/reset-password'
import { VERIFY_HOURS } from '@/lib/mail/verify-email'
import { messages } from '@/lib/messages'
import { db, type Prisma } from './db'
import { hashOfSecret, newLinkSecret } from './link-secret'
import type { UserRow } from './users'
import type { PasswordOwner } from './weak-passwords'

type Kind = 'verify_email' | 'reset_password'

const LIFE_HOURS: Record<Kind, number> = {
  verify_email: VERIFY_HOURS,
  reset_password: RESET_HOURS,
}

/** Makes the secret of a link to mail. A newer link of the same kind replaces the older one. */
export async function issueMailToken(
  tx: Prisma.TransactionClient,
  kind: Kind,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<string> {
  const { secret, hash } = newLinkSecret()
  const expiresAt = new Date(Date.now() + LIFE_HOURS[kind] * 3_600_000)
  await tx.mailToken.deleteMany({ where: { userId, kind } })
  await tx.mailToken.create({ data: { hash, kind, userId, email, expiresAt } })
  return secret
}

const OWNER_FIELDS = { email: true, firstName: true, lastName: true } satisfies Prisma.UserSelect

/** The row of a link that still works. */
function findLiving(client: Prisma.TransactionClient, kind: Kind, secret: string) {
  return client.mailToken.findFirst({
    where: {
      hash: hashOfSecret(secret),
      kind,
      expiresAt: { gt: new Date() },
      user: { disabledAt: null },
    },
    select: { userId: true, email: true, user: { select: OWNER_FIELDS } },
  })
}

const linkInvalid = () => new ApiError('link_invalid', messages.auth.linkInvalid)

/** Whose link it is. Throws `link_invalid` when it does not work now. It is not used up. */
export async function requireMailToken(kind: Kind, secret: string): Promise<PasswordOwner> {
  const token = await findLiving(db, kind, secret)
  if (!token) throw linkInvalid()
  return token.user
}

/**
 * Uses a link up and says whose it is. Throws `link_invalid` when it is unknown, used, too old, or went
 * to an address that is no longer the person's.
 */
export async function redeemMailToken(
  tx: Prisma.TransactionClient,
  kind: Kind,
  secret: string,
): Promise<string> {
  const hash = hashOfSecret(secret)
  const token = await findLiving(tx, kind, secret)
  // Two uses at the same time: the one that deletes the row is the one that counts.
  const { count } = await tx.mailToken.deleteMany({ where: { hash, kind } })
  if (!token || count !== 1 || token.email !== token.user.email) {
    throw linkInvalid()
  }
  return token.userId
}
