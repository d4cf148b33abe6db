/** SIGN_UP restricts accounts to invited people or to some mail domains. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase } from '../support/database'
import { expectFailure } from '../support/envelope'
import { open } from '../support/hydrated'
import { confirmIn } from '../support/mail/proof'
import { newBrowser, newEmail, PASSWORD } from '../support/people'
import { confirmAddress, makeGroup, newPerson, type Someone } from '../support/teams'

const DATA_DIR = join(import.meta.dirname, '../../.test/sign-up')
const NAMES = { first_name: 'Ada', last_name: 'Byron' }
const ADMIN = 'first@elsewhere.example'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let database: Awaited<ReturnType<typeof newDatabase>>
let copy: Copy
let leader: Someone

const start = (SIGN_UP: string) =>
  startCopy({
    ...{ DATA_DIR, DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1000' },
    ...{ SIGN_UP, ADMIN_EMAIL: ADMIN },
  })

test.beforeAll(async () => {
  database = await newDatabase('sign_up')
  aimAt(database.url)
  copy = await start('example.com')
})

test.afterAll(async () => {
  await copy?.stop()
  aimAt()
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

const register = (browser: APIRequestContext, email: string) =>
  browser.post('/api/auth/register', { data: { ...NAMES, email, password: PASSWORD } })

const move = ({ context }: Someone, email: string) =>
  context.put('/api/auth/profile', { data: { ...NAMES, email, password: PASSWORD } })

async function invite(email: string) {
  const group = await makeGroup(leader)
  const asked = await leader.context.post(`/api/groups/${group}/invite`, { data: { email } })
  expect(asked.status()).toBe(200)
}

test(
  'the named domains, the admin and invited people register; others read why not',
  SLOW_PROOF,
  async () => {
    leader = await newPerson(copy.url)
    const stranger = await newBrowser(copy.url)
    for (const email of ['a@elsewhere.example', 'a@sub.example.com', 'a@example.com.example']) {
      const { error, fields } = await expectFailure(
        await register(stranger, email),
        'sign_up_closed',
      )
      expect(error).toContain('need an email address at example.com, or one that was invited')
      expect(fields).toEqual({ email: error })
    }
    expect((await register(await newBrowser(copy.url), ADMIN)).status()).toBe(201)
    // With a made-up address of the domain a person can neither change to one of another domain nor invite one.
    await expectFailure(await move(leader, 'own@elsewhere.example'), 'sign_up_closed')
    await invite('guest@elsewhere.example')
    await expectFailure(await register(stranger, 'guest@elsewhere.example'), 'sign_up_closed')
    await confirmAddress(leader.person)
    expect((await register(stranger, 'guest@elsewhere.example')).status()).toBe(201)
    expect((await move(leader, 'own@elsewhere.example')).status()).toBe(200)
    await confirmIn(leader.context, 'own@elsewhere.example', DATA_DIR)
  },
)

test('by invitation alone, and the page says so above its form', SLOW_PROOF, async ({ page }) => {
  await copy.stop()
  copy = await start('invited')
  const email = newEmail('invited')
  await open(page, `${copy.url}/register`)
  await expect(page.getByText('New accounts here are by invitation.')).toBeVisible()
  await expectAccessible(page)
  const fill = async () => {
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Byron')
    await page.getByLabel('Email').fill(email)
    for (const label of ['Password', 'Confirm password']) {
      await page.getByLabel(label, { exact: true }).fill(PASSWORD)
    }
    await page.getByRole('button', { name: 'Create account' }).click()
  }
  await fill()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/are by invitation/)
  leader = { ...leader, context: await newBrowser(copy.url) }
  const data = { email: 'own@elsewhere.example', password: PASSWORD }
  expect((await leader.context.post('/api/auth/login', { data })).status()).toBe(200)
  await invite(email)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${copy.url}/assessment`)
})
