import 'server-only'
import {
  ADDRESS_RIGHTS,
  type AddressRightName,
  gives,
  type Known,
  type Standing,
  standingOf,
} from '@/lib/api/address-rights'
import type { Prisma } from '../base/db'

/** Whether the address of the account gives this right. */
export function hasRight(user: Known, name: AddressRightName): boolean {
  return gives(standingOf(user), name)
}

/** The address, for what is kept under it; null unless it gives this right. */
export function addressWith(
  user: Known & { email: string },
  name: AddressRightName,
): string | null {
  return hasRight(user, name) ? user.email : null
}

const WHO_STANDS: Record<Standing, Prisma.UserWhereInput> = {
  unconfirmed: {},
  confirmed: { OR: [{ emailVerifiedAt: { not: null } }, { ownerProvenAt: { not: null } }] },
  proven: { ownerProvenAt: { not: null } },
}

/** The people who have a right, as a condition for the query. */
export function whoHas(name: AddressRightName): Prisma.UserWhereInput {
  return WHO_STANDS[ADDRESS_RIGHTS[name].needs]
}

/** A new address that counts once its link is opened, as a condition for the query. */
export const isWaiting = () =>
  ({ confirmedAt: null, waitsUntil: { gt: new Date() } }) satisfies Prisma.EmailChangeWhereInput

/**
 * Accounts that mails let in. Not one that was never confirmed and waits for another address: the present one may be a
 * typo, and a stranger may read its mailbox. Its person signs in with the password until the new one is confirmed.
 */
export const letsInByMail = (): Prisma.UserWhereInput => ({
  OR: [whoHas('undo_change'), { emailChanges: { none: isWaiting() } }],
})
