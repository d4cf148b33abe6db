/** People with accounts, made through the API. */
import { type APIRequestContext, expect, request as playwright } from '@playwright/test'
import type { StyleCode } from '../../lib/disc/styles'
import { answersFor } from './answers'
import { sendAgain } from './send-again'

export const PASSWORD = 'correct horse 28'

export interface Person {
  email: string
  password: string
  id: string
  /** The bearer token of the session that registering opened. */
  token: string
}

let made = 0
/** An address that no other test uses. */
export function newEmail(name = 'person'): string {
  made += 1
  return `${name}-${process.pid}-${Date.now().toString(36)}-${made}@example.com`
}

/** Opens an account in a browser's request context, which is signed in from then on. */
export async function registerPerson(
  request: APIRequestContext,
  { email = newEmail(), first_name = 'Ada', last_name = 'Byron' } = {},
): Promise<Person> {
  const data = { email, password: PASSWORD, first_name, last_name }
  const response = await request.post('/api/auth/register', { data })
  expect(response.status(), await response.text()).toBe(201)
  const { access_token: token, user } = await response.json()
  return { email, password: PASSWORD, id: user.id, token }
}

/** Stores an assessment with this style in the account that the context is signed in to, and returns its id. */
export async function takeAsPerson(
  request: APIRequestContext,
  style: StyleCode = 'CS',
): Promise<string> {
  const response = await request.post('/api/assessment/guest/submit', {
    data: { responses: answersFor(style) },
  })
  expect(response.status()).toBe(201)
  return (await response.json()).result_id
}

/** Starts an assessment in the account that the context is signed in to, and returns its id. */
export async function startAsPerson(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/assessment/start')
  expect(response.status()).toBe(201)
  return (await response.json()).assessment_id
}

/** What the functions below have opened and no test's end has closed. */
const open: APIRequestContext[] = []

/** A browser without cookies. */
export const newBrowser = async (baseURL?: string, headers: Record<string, string> = {}) =>
  sendAgain(await newStrictBrowser(baseURL, headers))

/** For journeys of which no call may lose its connection: it sends none again. */
export async function newStrictBrowser(baseURL?: string, headers: Record<string, string> = {}) {
  const browser = await playwright.newContext({ baseURL, extraHTTPHeaders: headers })
  open.push(browser)
  return browser
}

/** Ends the browsers that are opened meanwhile: Playwright looks at each open one before and after every test. */
export async function endingBrowsers(meanwhile: () => Promise<void>): Promise<void> {
  const older = open.length
  await meanwhile()
  await Promise.all(open.splice(older).map((browser) => browser.dispose()))
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
