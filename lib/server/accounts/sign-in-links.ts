import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { db } from '../base/db'
import { hashOfSecret, newLinkSecret } from '../base/signatures'
import { isCodeBesideLink } from '../mail/code-digits'
import { findWaiting, type InBrowser, redeemMailToken } from '../mail/tokens'
import type { Viewer } from '../viewer/viewer'
import { type FreshSession, noteSignIn, signIn, type WayIn } from './auth'
import { codeInvalid, requireCode } from './codes'
import { mailSignInLink } from './mail'
import { tellOfNewDevice } from './new-device'
import { letOwnerIn } from './owners'
import { askedInThisBrowser } from './sign-in-cookie'

/**
 * Mails a link to sign in with, if the address has an account, and returns the secret that this browser must keep.
 * Wrong passwords do not count against this.
 */
export async function askSignInLink(email: string): Promise<string> {
  const { secret, hash } = newLinkSecret()
  await db.$transaction((tx) => mailSignInLink(tx, email, hash))
  return secret
}

/** A session, and whether its account has a password still. */
type SignedInByMail = FreshSession & { hasPassword: boolean }

/**
 * Signs in with a mailed link in the browser that asked for it, which also proves the address. In one that asked when
 * enough mails had gone to the person, the digits of the same mail are needed, too. Throws `link_invalid`, and `invalid`
 * for wrong digits.
 */
export async function signInByLink(
  viewer: Viewer,
  token: string,
  code?: string,
): Promise<SignedInByMail> {
  const [browser, hash] = [await askedInThisBrowser(), hashOfSecret(token)]
  if (code === undefined) return signInFrom('emailed link', viewer, hash, { browser })
  const here = { browser, needsCode: true }
  const waiting = await findWaiting('sign_in', here, hash)
  if (!waiting || !(await isCodeBesideLink(waiting, browser, code))) throw codeInvalid()
  return signInFrom('emailed link', viewer, hash, here)
}

/** The same with the digits alone, in the browser that asked for the mail: it is read elsewhere. */
export async function signInByCode(
  viewer: Viewer,
  code: string,
  client: string,
): Promise<SignedInByMail> {
  const browser = await askedInThisBrowser()
  if (!browser) throw codeInvalid()
  const hash = await requireMailedCode(browser, code, client)
  return signInFrom('emailed code', viewer, hash, { browser })
}

/**
 * Says no more than that the digits are wrong: whether the address has an account is not this browser's to know. Where
 * no mail waits, the same is done for a mail that does not exist, so that the time does not tell, either.
 */
async function requireMailedCode(browser: string, code: string, client: string): Promise<string> {
  const found = await findWaiting('sign_in', { browser })
  const waiting = found ?? { ...NO_MAIL, hash: browser, userId: browser }
  const typing = { purpose: 'sign in', account: waiting.userId, client } as const
  return requireCode(typing, [waiting], code).catch((error) => {
    throw error instanceof ApiError && error.code === 'too_many_requests' ? codeInvalid() : error
  })
}

const NO_MAIL = { table: 'mailToken', codeHash: null } as const

async function signInFrom(
  way: WayIn,
  viewer: Viewer,
  hash: string,
  where: InBrowser,
): Promise<SignedInByMail> {
  const fresh = await db.$transaction(async (tx) => {
    const id = await redeemMailToken(tx, 'sign_in', hash, where)
    const opened = await signIn(tx, viewer, await letOwnerIn(tx, id, {}))
    const held = await tx.user.count({ where: { id, passwordHash: { not: null } } })
    return { ...opened, hasPassword: held > 0 }
  })
  noteSignIn(way, fresh)
  await tellOfNewDevice(viewer, fresh.user)
  return fresh
}

/** How a link can be used in this browser: on its own, with the digits of its mail, or in another browser only. */
export async function wayOfLink(token: string): Promise<'link' | 'with code' | 'elsewhere'> {
  const browser = await askedInThisBrowser()
  if (!browser) return 'elsewhere'
  const hash = hashOfSecret(token)
  const row = await db.mailTokenBrowser.findUnique({
    where: { tokenHash_browser: { tokenHash: hash, browser } },
    select: { needsCode: true },
  })
  if (row) return row.needsCode ? 'with code' : 'link'
  // One that is over says so once it is pressed.
  const where = { hash, kind: 'sign_in', expiresAt: { gt: new Date() } } as const
  return (await db.mailToken.count({ where })) > 0 ? 'elsewhere' : 'link'
}
