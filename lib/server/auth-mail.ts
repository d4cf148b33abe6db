import 'server-only'
import { linkPath, routes } from '@/lib/routes'
import type { Prisma } from './db'
import { type Device, deviceWords } from './device'
import { env } from './env'
import { sendMail } from './mail'
import { issueMailToken } from './mail-tokens'
import type { UserRow } from './users'

type Tx = Prisma.TransactionClient

const absolute = (path: string) => new URL(path, env.appUrl).href

/** Mails the link that confirms the person's address. */
export async function mailVerification(tx: Tx, user: UserRow): Promise<void> {
  const secret = await issueMailToken(tx, 'verify_email', user)
  const link = absolute(linkPath(routes.verifyEmail, secret))
  await sendMail(tx, { kind: 'verify_email', to: user.email, data: { name: user.firstName, link } })
}

/** Mails the link for a new password. */
export async function mailResetLink(tx: Tx, user: UserRow): Promise<void> {
  const secret = await issueMailToken(tx, 'reset_password', user)
  const link = absolute(linkPath(routes.resetPassword, secret))
  await sendMail(tx, { kind: 'reset_password', to: user.email, data: { link } })
}

/** Tells the person that their password was changed. */
export async function mailPasswordChanged(tx: Tx, user: UserRow): Promise<void> {
  const link = absolute(routes.forgotPassword)
  await sendMail(tx, { kind: 'password_changed', to: user.email, data: { link } })
}

/** Tells the person that they, or somebody else, signed in with a browser that had not done so before. */
export async function mailNewDevice(tx: Tx, user: UserRow, device: Device): Promise<void> {
  const link = absolute(routes.forgotPassword)
  const data = { device: deviceWords(device), at: new Date().toISOString(), link }
  await sendMail(tx, { kind: 'new_device', to: user.email, data })
}

/** Tells the old address that it is no longer the account's. */
export async function mailAddressChanged(tx: Tx, oldEmail: string): Promise<void> {
  await sendMail(tx, { kind: 'email_changed', to: oldEmail, data: {} })
}

/** Says goodbye. */
export async function mailAccountDeleted(tx: Tx, user: UserRow): Promise<void> {
  await sendMail(tx, { kind: 'account_deleted', to: user.email, data: {} })
}
