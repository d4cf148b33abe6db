import 'server-only'
import { standingOf } from '@/lib/api/address-rights'
import { db } from '../base/db'
import { consume } from '../base/limits'
import { hashOfSecret } from '../base/signatures'
import {
  findWaiting,
  linkInvalid,
  readMailToken,
  redeemMailToken,
  requireMailToken,
} from '../mail/tokens'
import type { SignedIn, Viewer } from '../viewer/viewer'
import { type FreshSession, noteSignIn, signIn } from './auth'
import { requireCode } from './codes'
import { changeEmailByLink, findWaitingChange } from './email-change'
import { mailResetLink, mailVerification } from './mail'
import { confirmAddress, letOwnerIn, proveFromSession } from './owners'
import { hashPassword } from './passwords'
import { assertStrong } from './weak-passwords'

/**
 * Mails a link for a new password, if the address has an account. That is looked up when the mail is sent, so that
 * neither the answer nor its time reveals it.
 */
export async function forgotPassword(email: string): Promise<void> {
  await consume({ reset_account: email })
  await db.$transaction((tx) => mailResetLink(tx, email))
}

/** Sets a new password with a mailed link, ends all sessions and signs in. The link also proves the address. */
export async function resetPassword(
  viewer: Viewer,
  { token, password }: { token: string; password: string },
): Promise<FreshSession> {
  // Checked before hashing, which is slow on purpose: an invalid link must not cost that time.
  const owner = await requireMailToken('reset_password', token)
  assertStrong(password, owner, 'password')
  const passwordHash = await hashPassword(password)
  const fresh = await db.$transaction(async (tx) => {
    const id = await redeemMailToken(tx, 'reset_password', hashOfSecret(token))
    const user = await letOwnerIn(tx, id, { passwordHash })
    return signIn(tx, viewer, user, { byPassword: true })
  })
  return noteSignIn('new password', fresh)
}

interface Verified {
  verified: true
  proven: boolean
}

/**
 * Confirms an address with a mailed link, in any browser; a changed address becomes the account's. In a session of the
 * account the link also proves the owner, and is used up. Elsewhere it is not used up, because mail programs open links
 * before their readers do, and people open them on a phone while they are signed in on a laptop. Throws `link_invalid`,
 * and `email_taken` where another account has taken the new address meanwhile.
 */
export const verifyEmail = (viewer: Viewer, token: string): Promise<Verified> =>
  confirm(viewer, hashOfSecret(token))

/**
 * The same with the six digits of the mail, typed in a session of the account: what is read elsewhere counts where one
 * waits. Throws `invalid` for wrong ones.
 */
export async function verifyByCode(
  viewer: SignedIn,
  code: string,
  client: string,
): Promise<Verified> {
  const { id: userId } = viewer.session.user
  const waiting = [await findWaitingChange(userId), await findWaiting('verify_email', { userId })]
  const typing = { purpose: 'prove', account: userId, client } as const
  return confirm(viewer, await requireCode(typing, waiting, code))
}

function confirm(viewer: Viewer, hash: string): Promise<Verified> {
  return db.$transaction(async (tx) => {
    await changeEmailByLink(tx, viewer, hash)
    const { id, email } = await readMailToken(tx, 'verify_email', hash)
    const proven = viewer.session?.user.id === id
    if (proven) {
      await redeemMailToken(tx, 'verify_email', hash)
      await proveFromSession(tx, id, email)
    } else if (!(await confirmAddress(tx, id))) throw linkInvalid()
    return { verified: true, proven }
  })
}

/** Mails the confirmation link again; false where the address is proven already. */
export async function resendVerification({ session }: SignedIn): Promise<boolean> {
  const { user } = session
  if (standingOf(user) === 'proven') return false
  await consume({ verification: user.email })
  await db.$transaction((tx) => mailVerification(tx, user))
  return true
}
