/**
 * Rights: every endpoint of the contract, called by each kind of caller. Groups: group-rights.spec.ts, live sessions:
 * live-rights.spec.ts, admins: admin-rights.spec.ts.
 */
import type { APIRequestContext } from '@playwright/test'
import { ENDPOINTS } from '../../lib/api/all'
import { type Endpoint, needsSession } from '../../lib/api/endpoint'
import type { ErrorCode } from '../../lib/api/errors'
import { answersFor } from '../support/answers'
import { callEach } from '../support/calls'
import { expect, SLOW_PROOF, test } from '../support/checks'
import {
  endsCaller,
  exampleOf,
  isForAdmins,
  isOfGroup,
  isOfLive,
  nameOf,
  names,
  send,
} from '../support/endpoints/examples'
import { expectFailure } from '../support/envelope'
import { insertPair } from '../support/pairs'
import { newBrowser, newEmail, registerPerson, startAsPerson } from '../support/people'
import { submitAnswers } from '../support/product'

const PEOPLE = [
  'a stranger',
  'another guest',
  'the guest',
  'the guest who bought',
  'another person',
  'the person',
  'the person who bought',
] as const
type Caller = (typeof PEOPLE)[number]

const hasAccount = (caller: Caller) =>
  caller === 'another person' || caller === 'the person' || caller === 'the person who bought'
const isStranger = (caller: Caller) =>
  caller === 'a stranger' || caller === 'another guest' || caller === 'another person'
const hasBought = (caller: Caller) => caller.endsWith('who bought')

/** What each caller meets. `null` is success. */
function expectation(endpoint: Endpoint, caller: Caller): ErrorCode | null {
  const { access } = endpoint
  if (access === 'public') return null
  if (needsSession(access) && !hasAccount(caller)) return 'not_signed_in'
  // A person without a result has no latest one.
  if (nameOf(endpoint) === 'GET /api/results/latest') return isStranger(caller) ? 'not_found' : null
  if (access === 'user') return null
  if (isStranger(caller)) return 'not_found'
  if (hasBought(caller)) return null
  if (access === 'premium') return 'premium_required'
  // Ordering without a coupon: preview mode takes no money.
  return nameOf(endpoint) === 'POST /api/payments/create-intent' ? 'preview_mode' : null
}

/** The unfinished assessment of the test: the caller's own, or that of a third person. */
async function arrangeDraft(caller: Caller, context: APIRequestContext, baseURL?: string) {
  if (!isStranger(caller) && hasAccount(caller)) return startAsPerson(context)
  const person = await newBrowser(baseURL)
  await registerPerson(person)
  return startAsPerson(person)
}

/** The session of the test: the caller's own, or that of a third person. */
async function arrangeSession(caller: Caller, context: APIRequestContext, baseURL?: string) {
  const isOwn = !isStranger(caller) && hasAccount(caller)
  const browser = isOwn ? context : await newBrowser(baseURL)
  if (!isOwn) await registerPerson(browser)
  const [{ id }] = await (await browser.get('/api/account/sessions')).json()
  return id as string
}

/** A result, and the browser of its owner. */
async function makeOwned(caller: Caller, baseURL?: string) {
  const owner = await newBrowser(baseURL)
  const inAccount = caller.startsWith('the person') || caller === 'another person'
  const person = inAccount ? await registerPerson(owner, { email: newEmail('owner') }) : null
  const { result_id: id } = await submitAnswers(owner, answersFor('CS'))
  if (hasBought(caller)) {
    await owner.post('/api/payments/create-intent', {
      data: { result_id: id, coupon_code: 'FREE' },
    })
  }
  return { id, owner, ownerEmail: person?.email ?? null }
}

/** The result of the test, and the browser that calls. */
async function arrange(caller: Caller, baseURL?: string) {
  const { id, owner, ownerEmail } = await makeOwned(caller, baseURL)
  if (!isStranger(caller)) return { id, context: owner, ownerEmail: null }
  const context = await newBrowser(baseURL)
  if (caller === 'another guest') await submitAnswers(context, answersFor('D'))
  if (caller === 'another person') await registerPerson(context)
  return { id, context, ownerEmail }
}

/** A comparison of the result of the test with another guest's: the owner made the link, or agreed to it. */
async function arrangePair(result: string, isFirst: boolean, baseURL?: string): Promise<string> {
  const other = await submitAnswers(await newBrowser(baseURL), answersFor('DI'))
  const pair = isFirst ? [result, other.result_id] : [other.result_id, result]
  return insertPair(pair as [string, string])
}

/** What no answer may contain. */
const SECRET = /\$argon2|password_?hash|session_?version|"sv"/i

for (const person of PEOPLE) {
  // These two get the same answers as a stranger, the guest, and the person who bought.
  const isRepeated = person === 'another guest' || person === 'the person'
  test(`rights of ${person}`, isRepeated ? SLOW_PROOF : {}, async ({ baseURL }) => {
    const endpoints = ENDPOINTS.filter(
      (one) => !isOfGroup(one) && !isOfLive(one) && !isForAdmins(one),
    )
    const arranged = await arrange(person, baseURL)
    await callEach(endpoints, nameOf, async (endpoint) => {
      const refusal = expectation(endpoint, person)
      const endsIt = refusal === null && endsCaller(endpoint)
      const { id, context, ownerEmail } = endsIt ? await arrange(person, baseURL) : arranged
      const draft = names(endpoint, 'draft')
        ? await arrangeDraft(person, context, baseURL)
        : undefined
      const session = names(endpoint, 'session')
        ? await arrangeSession(person, context, baseURL)
        : undefined
      const pair = names(endpoint, 'pair')
        ? await arrangePair(id, endpoint.method === 'GET', baseURL)
        : undefined
      const example = exampleOf(endpoint, { result: id, draft, session, pair })
      const response = await send(context, endpoint, example)
      const code = refusal ?? example.fails ?? null
      if (code) await expectFailure(response, code)
      else expect(response.status()).toBe(endpoint.status)
      const text = (await response.body()).toString('latin1')
      expect(text).not.toMatch(SECRET)
      if (ownerEmail) expect(text).not.toContain(ownerEmail)
    })
  })
}
