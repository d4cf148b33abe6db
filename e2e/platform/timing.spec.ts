/** The time of an answer does not reveal whether an address has an account. */
import type { APIRequestContext } from '@playwright/test'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { newBrowser, newEmail, registerPerson } from '../support/people'

/** Calls of each kind in one round. */
const SAMPLES = 300
/** How far the medians may lie apart, as a share of the smaller one: one more statement is seen. */
const WITHIN = 0.05
/**
 * The measurement is repeated: on a busy machine a difference by chance does not come back each time, one that the
 * code makes does.
 */
const ROUNDS = 5

test.describe.configure({ mode: 'serial', timeout: 600_000 })

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

type Call = () => Promise<unknown>

/** The medians of as many calls of each, in turns that change who comes first. */
async function measure(known: Call, unknown: Call) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const take = async (kind: keyof typeof times, call: Call) => {
    const start = performance.now()
    await call()
    times[kind].push(performance.now() - start)
  }
  for (let turn = 0; turn < SAMPLES; turn += 1) {
    if (turn % 2) await take('known', known)
    await take('unknown', unknown)
    if (turn % 2 === 0) await take('known', known)
  }
  return { known: median(times.known), unknown: median(times.unknown) }
}

async function expectAlike(name: string, known: Call, unknown: Call): Promise<void> {
  let gap = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && gap >= WITHIN; round += 1) {
    const { known: a, unknown: b } = await measure(known, unknown)
    gap = Math.abs(a - b) / Math.min(a, b)
    const words = `${a.toFixed(2)} ms known, ${b.toFixed(2)} ms unknown, ${(100 * gap).toFixed(1)} %`
    console.log(`${name}, medians of ${SAMPLES} each: ${words} apart`)
  }
  expect(gap).toBeLessThan(WITHIN)
}

let browser: APIRequestContext
test.beforeEach(async ({ baseURL }) => {
  browser = await newBrowser(baseURL)
})

const post = (path: string, data: object, status: number) => async () => {
  expect((await browser.post(path, { data })).status()).toBe(status)
}

test.describe(`${SAMPLES} calls each`, SLOW_PROOF, () => {
  test('forgot-password answers alike in time for known and unknown addresses', async ({
    request,
  }) => {
    const { email } = await registerPerson(request)
    const path = '/api/auth/forgot-password'
    await expectAlike(
      'forgot-password',
      post(path, { email }, 200),
      post(path, { email: newEmail() }, 200),
    )
  })

  test('so does the link to sign in', async ({ request }) => {
    const { email } = await registerPerson(request)
    const path = '/api/auth/sign-in-link'
    await expectAlike(
      'sign-in-link',
      post(path, { email }, 200),
      post(path, { email: newEmail() }, 200),
    )
  })

  test('so does a wrong password', async ({ request }) => {
    const { email } = await registerPerson(request)
    const given = (address: string) => ({ email: address, password: 'not the password' })
    const path = '/api/auth/login'
    await expectAlike('login', post(path, given(email), 401), post(path, given(newEmail()), 401))
  })

  test('so does an invitation', async ({ request, baseURL }) => {
    const { email } = await registerPerson(await newBrowser(baseURL))
    await registerPerson(browser, { email: newEmail('leader') })
    const { id } = await (await browser.post('/api/groups', { data: { name: 'Time' } })).json()
    const path = `/api/groups/${id}/invite`
    await request.post('/api/auth/logout')
    await expectAlike('invite', post(path, { email }, 200), post(path, { email: newEmail() }, 200))
  })

  test('so does the launch list', async () => {
    const path = '/api/prospective-users'
    const known = { email: newEmail('listed'), source: 'landing' }
    await browser.post(path, { data: known })
    const fresh = async () => {
      await post(path, { email: newEmail('new'), source: 'landing' }, 201)()
    }
    await expectAlike('launch list', post(path, known, 201), fresh)
  })
})
