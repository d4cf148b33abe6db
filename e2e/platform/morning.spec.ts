/**
 * Nine in the morning, with the default limits: an office signs in at once behind one network address, some of them
 * wrongly. And what a program gets that tries leaked passwords on many accounts from such an address.
 */
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { APIResponse } from '@playwright/test'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { folderOf } from '../support/limited/replicas'
import { newStrictBrowser, PASSWORD } from '../support/people'

const OFFICE = 80
const WRONG = 'not the password'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let copy: Copy
let database: Awaited<ReturnType<typeof newDatabase>>
const DATA_DIR = folderOf('morning')
const email = (person: number) => `morning-${person}@example.com`
const everyone = Array.from({ length: OFFICE }, (_, person) => person)

/**
 * In a browser that is new to the account, as machines of an office often are. What a busy machine had no place for is
 * sent again, as the page does.
 */
async function signIn(address: string, password: string): Promise<APIResponse> {
  const browser = await newStrictBrowser(copy.url)
  for (let time = 0; ; time += 1) {
    const answer = await browser.post('/api/auth/login', { data: { email: address, password } })
    if (answer.status() !== 503 || time === 5) return answer
    await sleep(1000 * (1 + Math.random()))
  }
}

/** How many got which answer. */
async function tally(answers: readonly APIResponse[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const { code = 'signed in' } = await answer.json()
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

const forget = () => query(`DELETE FROM rate_limits WHERE key LIKE 'login_%'`)

test.beforeAll(async () => {
  test.setTimeout(180_000)
  database = await newDatabase('morning')
  aimAt(database.url)
  copy = await startCopy({ DATA_DIR, DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1' })
  for (const person of everyone) {
    const names = { first_name: 'A', last_name: 'B' }
    const data = { email: email(person), password: PASSWORD, ...names }
    const browser = await newStrictBrowser(copy.url)
    expect((await browser.post('/api/auth/register', { data })).status()).toBe(201)
  }
})

test.beforeEach(forget)

test.afterAll(async () => {
  await copy?.stop()
  aimAt()
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

test('80 right passwords at once from one address are all let in', SLOW_PROOF, async () => {
  const seen = await tally(await Promise.all(everyone.map((one) => signIn(email(one), PASSWORD))))
  console.log(`${OFFICE} right passwords at once from one address:`, seen)
  expect(seen).toEqual({ 'signed in': OFFICE })
})

test('60 wrong tries of one colleague keep none of the others out', SLOW_PROOF, async () => {
  const wrong = await tally(
    await Promise.all(everyone.slice(0, 60).map(() => signIn(email(0), WRONG))),
  )
  const others = await tally(
    await Promise.all(everyone.slice(1).map((one) => signIn(email(one), PASSWORD))),
  )
  console.log('60 wrong tries on one account:', wrong, '; then its colleagues:', others)
  expect(wrong).toEqual({ wrong_credentials: 10, too_many_requests: 50 })
  expect(others).toEqual({ 'signed in': OFFICE - 1 })
  const refused = await signIn(email(0), PASSWORD)
  expect((await refused.json()).error).toMatch(/^There were too many wrong passwords\. You can try/)
})

test('a burst of leaked passwords over many accounts finds out 50', SLOW_PROOF, async () => {
  const tries = Array.from({ length: 200 }, (_, index) =>
    signIn(`leaked-${index}@example.com`, WRONG),
  )
  const seen = await tally(await Promise.all(tries))
  console.log('200 tries at once on 200 accounts from one address:', seen)
  expect(seen.wrong_credentials).toBe(50)
  const refused = await signIn(email(1), PASSWORD)
  expect((await refused.json()).error).toMatch(/^There were too many wrong passwords from your/)
  // What was refused is not counted: the window ends for all at the same time.
  const [row] = await query<{ points: number }>(
    `SELECT points FROM rate_limits WHERE key LIKE 'login_client:%'`,
  )
  expect(row?.points).toBe(50)
})
