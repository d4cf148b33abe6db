/**
 * A workshop of 300 people behind one network address, with the default limits: within the same minutes each registers,
 * takes the assessment, opens the report with a coupon, joins a group by its link and sets a new password.
 */
import { rmSync } from 'node:fs'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { folderOf, tryCode } from '../support/limited/replicas'
import { newBrowser, newEmail, PASSWORD } from '../support/people'
import { confirmAddress, makeGroup, makeLink, newPerson } from '../support/teams'

const PEOPLE = 300
/** So many at a time: each thinks for a moment, too. */
const AT_ONCE = 6

test.describe.configure({ mode: 'serial', timeout: 540_000 })

let copy: Copy
let database: Awaited<ReturnType<typeof newDatabase>>
const DATA_DIR = folderOf('office')

test.beforeAll(async () => {
  database = await newDatabase('office')
  aimAt(database.url)
  copy = await startCopy({ DATA_DIR, DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1' })
})

test.afterAll(async () => {
  await copy?.stop()
  aimAt()
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

/** Does it for all people, a few at a time. */
async function each(work: (person: number) => Promise<void>): Promise<void> {
  let next = 0
  const line = async () => {
    while (next < PEOPLE) await work(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line))
}

const email = (person: number) => `office-${person}@example.com`

test(
  '300 people behind one address register, take the assessment, use a coupon and reset their passwords',
  SLOW_PROOF,
  async () => {
    const leader = await newPerson(copy.url)
    const { code } = await makeLink(leader, await makeGroup(leader), { places: PEOPLE })
    await each(async (person) => {
      const browser = await newBrowser(copy.url)
      const send = async (path: string, data: object, status: number) => {
        const response = await browser.post(path, { data })
        expect(response.status(), `${path}: ${await response.text()}`).toBe(status)
        return response.json()
      }
      const answers = { responses: answersFor('CS') }
      const { result_id } = await send('/api/assessment/guest/submit', answers, 201)
      // Every third mistypes the code first: what the network may get wrong is used up, and the right code still holds.
      if (person % 3 === 0) await send('/api/payments/validate-coupon', { code: 'FREEE' }, 200)
      const order = { result_id, coupon_code: 'FREE' }
      expect(await send('/api/payments/create-intent', order, 200)).toMatchObject({
        status: 'paid',
      })
      await send('/api/prospective-users', { email: email(person), source: 'office' }, 201)
      const registration = { email: email(person), password: PASSWORD }
      await send('/api/auth/register', { ...registration, first_name: 'A', last_name: 'B' }, 201)
      // Each opens the link from the wall, some after a typing error, and joins.
      if (person % 3 === 0)
        expect((await browser.get('/api/join/0000-0000-0000')).status()).toBe(404)
      expect((await browser.get(`/join/${code}`)).status()).toBe(200)
      await confirmAddress({ email: email(person) })
      await send(`/api/join/${code}`, { agreed_to: 'leader_only' }, 200)
      await send('/api/auth/forgot-password', { email: email(person) }, 200)
      await send('/api/auth/sign-in-link', { email: email(person) }, 200)
      // A link that was used, or cut by a mail program.
      await send('/api/auth/verify-email', { token: 'x'.repeat(43) }, 404)
      await browser.dispose()
    })
    const [stored] = await query<{ people: string; reports: string }>(
      `SELECT (SELECT count(*) FROM users WHERE email LIKE 'office-%') AS people,
            (SELECT count(*) FROM entitlements e JOIN assessments a ON a.id = e.assessment_id
             WHERE a.user_id IS NOT NULL) AS reports`,
    )
    expect(stored).toEqual({ people: String(PEOPLE), reports: String(PEOPLE) })
  },
)

test('past the limit of the network, an invited person still registers', SLOW_PROOF, async () => {
  // Another network: this address has used some of its tries.
  const leader = await newPerson(copy.url)
  const invited = newEmail('invited')
  const group = await makeGroup(leader)
  const register = async (address: string) => {
    const data = { email: address, password: PASSWORD, first_name: 'A', last_name: 'B' }
    return (await newBrowser(copy.url)).post('/api/auth/register', { data })
  }
  await query(`UPDATE rate_limits SET points = 400 WHERE key LIKE 'register_client:%'`)
  await leader.context.post(`/api/groups/${group}/invite`, { data: { email: invited } })
  await expectFailure(await register(newEmail()), 'too_many_requests')
  // An account with an unproven address cannot invite past the limit: it could invite the next, and so on.
  await expectFailure(await register(invited), 'too_many_requests')
  await confirmAddress(leader.person)
  expect((await register(invited)).status()).toBe(201)
})

test(
  'a thousand wrong codes from one network keep no right one out, and find no more than they may',
  SLOW_PROOF,
  async () => {
    await query(`DELETE FROM rate_limits WHERE key LIKE 'coupon%'`)
    // A program without a result has ten tries.
    const program = await newBrowser(copy.url)
    const statuses: number[] = []
    for (let guess = 0; guess < 20; guess++) {
      statuses.push((await tryCode(program, `GUESS${guess}`, {}, copy)).status())
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    await query(`UPDATE rate_limits SET points = 5000 WHERE key LIKE 'coupon_%'`)
    const buyer = await newBrowser(copy.url)
    const data = { responses: answersFor('D') }
    expect((await buyer.post('/api/assessment/guest/submit', { data })).status()).toBe(201)
    const answer = await (await tryCode(buyer, 'FREE', {}, copy)).json()
    expect(answer).toMatchObject({ valid: true })
    // With a result, a guesser has two tries left, not ten.
    const left: number[] = []
    for (let guess = 0; guess < 4; guess++) {
      left.push((await tryCode(buyer, `GUESS${guess}`, {}, copy)).status())
    }
    expect(left).toEqual([200, 200, 429, 429])
  },
)
