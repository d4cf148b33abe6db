import 'server-only'
import { routes } from '@/lib/routes'
import type { Prisma } from '../base/db'
import { absolute } from '../base/env'
import { sendMail, sendSecretMail } from '../mail/mail'
import { type Device, deviceWords } from '../viewer/device'
import type { UserRow } from '../viewer/users'

type Tx = Prisma.TransactionClient

/** Mails the link that confirms the person's address. */
export async function mailVerification(tx: Tx, user: UserRow): Promise<void> {
  const data = { userId: user.id, name: user.firstName }
  await sendSecretMail(tx, 'verify_email', user.email, data)
}

/** Mails the link for a new password, if the address has an account by the time it is sent. */
export async function mailResetLink(tx: Tx, email: string): Promise<void> {
  await sendSecretMail(tx, 'reset_password', email, {})
}

/** Mails the link to sign in with, the same way. It works in the browser whose secret has this hash. */
export async function mailSignInLink(tx: Tx, email: string, browser: string): Promise<void> {
  await sendSecretMail(tx, 'sign_in_link', email, { browser })
}

/** Tells the person that their password was changed. */
export async function mailPasswordChanged(tx: Tx, user: UserRow): Promise<void> {
  const link = absolute(routes.forgotPassword)
  await sendMail(tx, { kind: 'password_changed', to: user.email, data: { link } })
}

/** Tells the person that they, or someone else, signed in with a browser that had not done so before. */
export async function mailNewDevice(tx: Tx, user: UserRow, device: Device): Promise<void> {
  const link = absolute(routes.forgotPassword)
  const data = { device: deviceWords(device), at: new Date().toISOString(), link }
  await sendMail(tx, { kind: 'new_device', to: user.email, data })
}

interface Change {
  id: string
  newEmail: string
  oldEmail: string
}

/** Mails the link that makes a new address the account's. */
export async function mailConfirmChange(
  tx: Tx,
  { id: changeId, newEmail, name }: Pick<Change, 'id' | 'newEmail'> & { name: string },
): Promise<void> {
  await sendSecretMail(tx, 'confirm_change', newEmail, { changeId, name })
}

/** Tells the present address that another one was asked for, with the link that stops it. */
export async function mailChangeAsked(
  tx: Tx,
  { id: changeId, oldEmail }: Pick<Change, 'id' | 'oldEmail'>,
): Promise<void> {
  await sendSecretMail(tx, 'change_asked', oldEmail, { changeId })
}

/** Tells the old address that it is no longer the account's, with the link that undoes it where it may. */
export async function mailAddressChanged(
  tx: Tx,
  { id: changeId, oldEmail }: Pick<Change, 'id' | 'oldEmail'>,
): Promise<void> {
  await sendSecretMail(tx, 'email_changed', oldEmail, { changeId })
}

/** Tells the person that their account was deleted. */
export async function mailAccountDeleted(tx: Tx, user: UserRow): Promise<void> {
  await sendMail(tx, { kind: 'account_deleted', to: user.email, data: {} })
}
