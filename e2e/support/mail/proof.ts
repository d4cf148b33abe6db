/** Mailed links that the owner of the mailbox opens, in a given browser. */
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import type { Standing } from '../../../lib/api/address-rights'
import { newBrowser, PASSWORD, type Person } from '../people'
import { dataDir, readMail } from './mailbox'

/** The secret of the newest mail of this kind. */
export async function mailedToken(
  email: string,
  subject: 'Confirm' | 'password',
  folder = dataDir(),
): Promise<string> {
  const { link } = await readMail(folder, email, { subject })
  return new URL(link).searchParams.get('token') ?? ''
}

/** Opens the link that confirms the address in this browser. */
export async function confirmIn(
  context: APIRequestContext,
  email: string,
  folder?: string,
): Promise<APIResponse> {
  const token = await mailedToken(email, 'Confirm', folder)
  return context.post('/api/auth/verify-email', { data: { token } })
}

/** Sets a new password by mail in this browser, which is signed in from then on. */
export async function recoverIn(context: APIRequestContext, email: string): Promise<void> {
  await context.post('/api/auth/forgot-password', { data: { email } })
  const data = { token: await mailedToken(email, 'password'), password: `${PASSWORD} new` }
  const response = await context.post('/api/auth/reset-password', { data })
  expect(response.status(), await response.text()).toBe(200)
}

/** Brings an account to a standing, as people get there: the owner clicks elsewhere, or where the account is signed in. */
export async function bringTo(
  standing: Standing,
  { context, person }: { context: APIRequestContext; person: Person },
  { baseURL, folder }: { baseURL?: string; folder?: string },
): Promise<void> {
  if (standing === 'unconfirmed') return
  const browser = standing === 'proven' ? context : await newBrowser(baseURL)
  const response = await confirmIn(browser, person.email, folder)
  expect(await response.json()).toEqual({ verified: true, proven: standing === 'proven' })
}
