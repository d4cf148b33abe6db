import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { signUpRule } from '@/lib/sign-up'
import { db, type Prisma } from '../base/db'
import { env } from '../base/env'
import { leadSomewhere } from '../mail/open-invitations'
import { whoHas } from '../viewer/address-rights'

type Tx = Prisma.TransactionClient

/**
 * Whether an open invitation went to this address, to a group that goes on with a leader whose own address is proven: else
 * one account could invite the next, from made-up address to made-up address.
 */
export async function isInvited(email: string, on: Tx = db): Promise<boolean> {
  const where = { email, ...leadSomewhere(whoHas('invite_many')) }
  return (await on.invitation.count({ where })) > 0
}

/** Throws `sign_up_closed` for an address with which no account may be opened here. ADMIN_EMAIL's may, because one has to be the first. */
export async function assertMayRegister(email: string, on: Tx = db): Promise<void> {
  const { signUp } = env
  const rule = signUpRule(signUp)
  if (rule === null || email === env.adminEmail) return
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (signUp.includes(domain) || (await isInvited(email, on))) return
  throw new ApiError('sign_up_closed', rule, { email: rule })
}
