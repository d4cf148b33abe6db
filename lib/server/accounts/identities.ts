import 'server-only'
import type { Prisma } from '../base/db'
import { count } from '../base/funnel'
import { letsInByMail } from '../viewer/address-rights'
import { USER_FIELDS, type UserRow } from '../viewer/users'
import { assertNotKept } from './email-change'
import { mailVerification } from './mail'
import { letOwnerIn, proveOwner } from './owners'
import { assertMayRegister } from './sign-up'

/** A person as another provider describes them. */
export interface ProvidedPerson {
  provider: string
  /** The provider's own id of the person. */
  subject: string
  /** Canonical form. */
  email: string
  /** Whether the provider vouches that the address is theirs. */
  isVerified: boolean
  firstName: string
  lastName: string
}

/** A person who comes through a provider, and whether they have just become a person with an account. */
interface Arrival {
  user: UserRow
  isNew: boolean
}

/**
 * The account of someone who signs in through a provider: the one linked before, the one with the same
 * address if the provider vouches for it, else a new one. Null when the address has an account that must
 * not be opened: its person may be someone else, or it is disabled. Throws `sign_up_closed`, and `email_taken` for an
 * address that another account has just given up.
 */
export async function findOrMakePerson(
  tx: Prisma.TransactionClient,
  { provider, subject, email, isVerified, firstName, lastName }: ProvidedPerson,
): Promise<Arrival | null> {
  const linked = await tx.identity.findUnique({
    where: { provider_subject: { provider, subject } },
    select: { user: { select: { ...USER_FIELDS, disabledAt: true } } },
  })
  if (linked) return linked.user.disabledAt ? null : { user: linked.user, isNew: false }
  const identity = { provider, subject }
  const earlier = await tx.user.findUnique({
    where: { email },
    select: { id: true, disabledAt: true },
  })
  if (!earlier) {
    await assertMayRegister(email, tx)
    const emailVerifiedAt = isVerified ? new Date() : null
    const identities = { create: identity }
    const data = { email, emailVerifiedAt, firstName, lastName, identities }
    const user = await tx.user.create({ data, select: USER_FIELDS })
    await assertNotKept(tx, email, user.id)
    await count('registered', 0, tx)
    if (isVerified) return { user: (await proveOwner(tx, user.id)) ?? user, isNew: true }
    await mailVerification(tx, user)
    return { user, isNew: true }
  }
  if (!isVerified || earlier.disabledAt) return null
  // Like a link in a mail, the provider shows who reads the mailbox.
  if (!(await tx.user.count({ where: { id: earlier.id, AND: letsInByMail() } }))) return null
  return { user: await letOwnerIn(tx, earlier.id, { identity }), isNew: false }
}
