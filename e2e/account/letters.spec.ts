/** Letters that one person causes to another, and what else an account can ask for without end: each has a limit. */
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase } from '../support/database'
import { expectFailure } from '../support/envelope'
import { newEmail, PASSWORD } from '../support/people'
import { addMember, confirmAddress, makeGroup, newPerson } from '../support/teams'

test.describe.configure({ mode: 'serial' })

let copy: Copy
let database: Awaited<ReturnType<typeof newDatabase>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  database = await newDatabase('letters')
  aimAt(database.url)
  copy = await startCopy({
    DATA_DIR: join(import.meta.dirname, '../../.test/letters'),
    DATABASE_URL: database.url,
    RATE_LIMIT_SCALE: '1',
    RATE_LIMIT_REGISTER_CLIENT: '1000000/3600',
    RATE_LIMIT_INVITE_UNCONFIRMED: '2/86400',
    RATE_LIMIT_HAND_OVER: '2/3600',
    RATE_LIMIT_MAIL_RECIPIENT: '3/86400',
    RATE_LIMIT_START: '2/3600',
    RATE_LIMIT_SUBMIT: '2/3600',
  })
})

test.afterAll(async () => {
  await copy?.stop()
  aimAt()
  await database?.drop()
})

/** Changes the address and returns the answer's code; null when it was done. */
async function changeTo(context: APIRequestContext, email: string): Promise<string | null> {
  const data = { first_name: 'Ada', last_name: 'Byron', email, password: PASSWORD }
  const response = await context.put('/api/auth/profile', { data })
  return response.ok() ? null : (await response.json()).code
}

test('changing to a new address asks and writes only so often', SLOW_PROOF, async () => {
  const taken = await newPerson(copy.url)
  const asking = await newPerson(copy.url)
  // Registering was the first of three questions about this address.
  for (let time = 0; time < 2; time += 1) {
    expect(await changeTo(asking.context, taken.person.email)).toBe('email_taken')
  }
  expect(await changeTo(asking.context, taken.person.email)).toBe('too_many_requests')
  const registering = await taken.context.post('/api/auth/register', {
    data: {
      ...taken.person,
      first_name: 'Ada',
      last_name: 'Byron',
      id: undefined,
      token: undefined,
    },
  })
  await expectFailure(registering, 'too_many_requests')
  for (let time = 0; time < 2; time += 1)
    expect(await changeTo(asking.context, newEmail())).toBeNull()
  expect(await changeTo(asking.context, newEmail())).toBe('too_many_requests')
  // A name contains no single letter.
  const { user } = await (await asking.context.get('/api/auth/profile')).json()
  expect(await changeTo(asking.context, user.email)).toBeNull()
})

test(
  'a password is changed only so often, and a wrong one does not count',
  SLOW_PROOF,
  async () => {
    const { context } = await newPerson(copy.url)
    const change = (current_password: string) =>
      context.put('/api/auth/password', { data: { current_password, new_password: PASSWORD } })
    for (let time = 0; time < 5; time += 1) {
      await expectFailure(await change('not this one'), 'invalid')
      expect((await change(PASSWORD)).status()).toBe(200)
    }
    await expectFailure(await change(PASSWORD), 'too_many_requests')
  },
)

test('groups are handed over only so often, and one person hears of few', SLOW_PROOF, async () => {
  const heir = await newPerson(copy.url)
  const give = async () => {
    const leader = await newPerson(copy.url)
    await confirmAddress(leader.person)
    const group = await makeGroup(leader)
    await addMember(leader, group, heir)
    const path = `/api/groups/${group}/leader`
    const response = await leader.context.put(path, { data: { user_id: heir.person.id } })
    if (response.ok()) await heir.context.put(path, { data: { user_id: leader.person.id } })
    return { leader, path, response }
  }
  for (let time = 0; time < 2; time += 1) expect((await give()).response.status()).toBe(200)
  const { leader, path, response } = await give()
  expect(response.status()).toBe(200)
  // The heir has handed back twice; the third stays with them.
  const [row] = await (await leader.context.get('/api/groups')).json()
  expect(row.is_leader).toBe(false)
  await expectFailure((await give()).response, 'too_many_requests')
  await expectFailure(
    await leader.context.put(path, { data: { user_id: heir.person.id } }),
    'not_found',
  )
})

test('assessments and exports have an end', SLOW_PROOF, async () => {
  const { context } = await newPerson(copy.url)
  const start = () => context.post('/api/assessment/start')
  const { assessment_id } = await (await start()).json()
  const responses = answersFor('CS')
  const submit = () =>
    context.post('/api/assessment/submit', { data: { assessment_id, responses } })
  for (let time = 0; time < 2; time += 1) expect((await submit()).status()).toBe(200)
  await expectFailure(await submit(), 'too_many_requests')
  expect((await start()).status()).toBe(201)
  await expectFailure(await start(), 'too_many_requests')
  for (let time = 0; time < 5; time += 1) {
    expect((await context.get('/api/account/export')).status()).toBe(200)
  }
  await expectFailure(await context.get('/api/account/export'), 'too_many_requests')
})
