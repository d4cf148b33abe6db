/**
 * A person who comes back: the greeting, an ended session, a confirmed address, and what a shared browser remembers.
 */

import type { Page } from '@playwright/test'
import { promote } from '../support/admins'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
  WIDTHS,
} from '../support/checks'
import { answers, open } from '../support/hydrated'
import { dataDir, readMail } from '../support/mail/mailbox'
import { button, hint, look, radios, start } from '../support/pages/account-assessment-page'
import { signOut } from '../support/pages/sign-in-page'
import { newBrowser, newEmail, PASSWORD, registerPerson, takeAsPerson } from '../support/people'
import { makeGroup, newPerson } from '../support/teams'

const main = (page: Page) => page.getByRole('main')

/** The session ends, as when it was ended on another device: the browser still brings its cookie. */
async function endSession({ email }: { email: string }, baseURL?: string): Promise<void> {
  const elsewhere = await newBrowser(baseURL)
  await elsewhere.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect((await elsewhere.post('/api/auth/logout-everywhere')).ok()).toBe(true)
}

test.describe('after sign-in', () => {
  test(
    'home is who one is by all sittings, one line for today, and the retake at the end',
    SLOW_PROOF,
    async ({ page }) => {
      await registerPerson(page.request, { first_name: 'Marisol' })
      await takeAsPerson(page.request, 'CS')
      await page.goto('/assessment')
      await expect(page).toHaveTitle('You · Discern')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('The Quiet Architect')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Your sittings' })).toHaveCount(0)
      const free = main(page).getByRole('button', { name: 'Open your report free' })
      await expect(free).toBeVisible()
      const line = main(page).getByRole('blockquote')
      const said = await line.innerText()
      await button(page, 'Another one').click()
      await expect(line).not.toHaveText(said)
      await button(page, 'Another one').click()
      await expect(line).toHaveText(said)

      await takeAsPerson(page.request, 'CS')
      const id = await takeAsPerson(page.request, 'CS')
      for (const viewport of WIDTHS) {
        await page.setViewportSize(viewport)
        await page.reload()
        const thread = page.getByRole('navigation', { name: 'Your sittings' })
        await expect(thread.getByRole('link')).toHaveCount(4)
        await expect(thread.getByRole('link').nth(2)).toHaveAttribute('href', `/results/${id}`)
        await expect(main(page).getByRole('link', { name: 'Your result' })).toHaveAttribute(
          'href',
          '/results/together',
        )
        // The same line for the whole day.
        await expect(line).toHaveText(said)
        const retake = page.getByRole('region', { name: 'Take it again' })
        const [first, second] = [await line.boundingBox(), await retake.boundingBox()]
        expect(second?.y ?? 0).toBeGreaterThan(first?.y ?? Number.NaN)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
      await button(page, 'Start a new assessment').click()
      await expect(page).toHaveTitle('Question 1 of 28 · Discern')
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    },
  )

  test('before the first result, two questions count', async ({ page }) => {
    await registerPerson(page.request)
    await open(page, '/assessment')
    const card = page.getByRole('region', { name: 'Try two questions' })
    await expect(card.locator('[inert]')).toHaveCount(0)
    for (const number of [1, 2]) {
      await expect(card.getByRole('heading')).toHaveText(`Question ${number} of 2`)
      await card
        .getByRole('button', { name: /^Most like me/ })
        .nth(1)
        .click()
      await card
        .getByRole('button', { name: /^Least like me/ })
        .nth(2)
        .click()
    }
    await button(page, 'Keep going').click()
    await expect(page).toHaveTitle('Question 3 of 28 · Discern')
    expect(await look(page)).toMatchObject({ most: -1, least: -1 })
    const draft = async () => (await (await page.request.get('/api/assessment/draft')).json()).draft
    await expect.poll(async () => (await draft()).state?.answers.length).toBe(2)
  })
})

test.describe('a session that ended', () => {
  test('a page says why it asks, and one comes back to it', async ({ page, baseURL }) => {
    const person = await registerPerson(page.request)
    await endSession(person, baseURL)
    await page.goto('/results/history?page=2')
    await expect(main(page)).toContainText('Your session has ended.')
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(page, 'Sign in').click()
    await expect(page).toHaveURL('/results/history?page=2')
  })

  test('a visitor who was never signed in here reads only that the page needs it', async ({
    page,
  }) => {
    await page.goto('/profile')
    await expect(main(page)).toContainText('That page is part of your account.')
    await expect(main(page)).not.toContainText('ended')
  })

  /** Every kind of form that a signed-in person can be in the middle of: opens it, fills it and sends it. */
  const FORMS: Record<
    string,
    { path: string; send: (page: Page) => Promise<void>; done: RegExp; leadsTo?: RegExp }
  > = {
    'the profile': {
      path: '/profile',
      send: async (page) => {
        await button(page, 'Edit profile').click()
        await page.getByLabel('First name').fill('Grace')
        await button(page, 'Save').click()
      },
      done: /Profile updated successfully/,
    },
    'a new group': {
      path: '/groups',
      send: async (page) => {
        await button(page, 'Create group').click()
        await page.getByLabel('Group name').fill('Grace’s group')
        await page.locator('form').getByRole('button', { name: 'Create group' }).click()
      },
      done: /Grace’s group/,
      leadsTo: /\/groups\/[\da-f-]{36}$/,
    },
    'an invitation': {
      path: '/groups',
      send: async (page) => {
        await button(page, 'Invite').click()
        await page.getByLabel('Email').fill(newEmail('invited'))
        await page.getByLabel('Group', { exact: true }).selectOption({ label: 'Operations' })
        await button(page, 'Send invitation').click()
      },
      done: /Invitation sent successfully/,
    },
    'the checkout of the pass': {
      path: '/payment',
      send: (page) => button(page, 'Activate my pass').click(),
      done: /^Every complete report in your account is open/,
    },
    // To a signed-out visitor, admin pages do not exist.
    'an admin’s coupon': {
      path: '/admin/coupons',
      send: async (page) => {
        await button(page, 'New coupon').click()
        await page.getByLabel('Code', { exact: true }).fill(`BACK${Date.now().toString(36)}`)
        await page.getByLabel('How much').fill('5')
        await button(page, 'Create coupon').click()
      },
      done: /BACK/,
    },
  }
  for (const [name, { path, send, done, leadsTo = path }] of Object.entries(FORMS)) {
    test(
      `${name}: asks for the password there, and sends what was typed`,
      SLOW_PROOF,
      async ({ page, baseURL }) => {
        const person = await registerPerson(page.request)
        await promote(person)
        await page.request.post('/api/groups', { data: { name: 'Operations' } })
        await open(page, path)
        await endSession(person, baseURL)
        await send(page)
        const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
        await expect(dialog.getByLabel('Email')).toHaveValue(person.email)
        await expectAccessible(page)
        await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
        await dialog.getByRole('button', { name: 'Sign in' }).click()
        await expect(dialog).toBeHidden()
        await expect(page.getByText(done).first()).toBeVisible()
        await expect(page).toHaveURL(leadsTo)
      },
    )
  }
})

test('a confirmed address leads to what there is to do next', SLOW_PROOF, async ({ page }) => {
  const { email } = await registerPerson(page.request)
  const { link } = await readMail(dataDir(), email, { subject: 'Confirm' })
  await page.goto(link)
  await expect(page.getByRole('link', { name: 'Take the assessment' })).toHaveAttribute(
    'href',
    '/assessment',
  )
  await takeAsPerson(page.request)
  await page.goto('/verify-email')
  await expect(page.getByRole('link', { name: 'See my results' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Take the assessment' })).toHaveCount(0)
})

test('a new account has no suggestions: one switch turns them on, and off again, for good', async ({
  page,
}) => {
  await registerPerson(page.request)
  await page.goto('/assessment')
  const setting = page.getByRole('switch', { name: 'Suggest answers' })
  await expect(setting).not.toBeChecked()
  await expect(setting).toHaveAccessibleDescription(/drawn at random.* Off\.$/)
  await start(page)
  expect(await look(page)).toMatchObject({ most: -1, least: -1 })
  await expect(button(page, 'Confirm')).toHaveCount(0)
  const isKept = () => page.waitForResponse('**/api/assessment/suggestions')
  const turn = async () => {
    const [kept] = await Promise.all([isKept(), setting.click()])
    expect(kept.ok()).toBe(true)
  }
  await turn()
  await expect(hint(page)).toBeVisible()
  await expect(main(page)).toContainText('Drawn at random. It doesn’t count until you confirm it.')
  // Kept with the account: another tab, and so another device, knows it.
  const other = await page.context().newPage()
  await other.goto('/assessment')
  await expect(other.getByRole('switch', { name: 'Suggest answers' })).toBeChecked()
  await turn()
  await expect(hint(page)).toHaveCount(0)
  expect(await look(page)).toMatchObject({ most: -1, least: -1 })
  await radios(page, 'Most').nth(0).click()
  await radios(page, 'Least').nth(1).click()
  await button(page, 'Next').click()
  await expect(page).toHaveTitle('Question 2 of 28 · Discern')
  expect(await look(page)).toMatchObject({ most: -1, least: -1 })
})

test.describe('a shared browser', () => {
  test('the account’s own name is on the PDF, and the next person starts with none', async ({
    page,
  }) => {
    await registerPerson(page.request, { first_name: 'Marisol', last_name: 'Okafor' })
    const id = await takeAsPerson(page.request)
    await page.request.post('/api/payments/create-intent', {
      data: { result_id: id, coupon_code: 'FREE' },
    })
    await open(page, '/detailed-personality-report')
    const name = page.getByLabel('Name on the PDF (optional)').first()
    await expect(name).toHaveValue('Marisol Okafor')
    await name.fill('')
    await page.reload()
    await answers(page)
    await expect(name).toHaveValue('')
    await name.fill('M. O.')
    await page.evaluate(() => {
      sessionStorage.setItem('discern:typed', '{"email":"marisol@example.com"}')
      localStorage.setItem('discern.guest-assessment', '{}')
      localStorage.setItem('theme', 'dark')
    })
    await open(page, '/profile')
    await signOut(page)
    await expect(page).toHaveURL('/')
    const kept = () =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(await kept()).toEqual(['theme'])
    await registerPerson(page.request)
    const other = await takeAsPerson(page.request)
    await page.request.post('/api/payments/create-intent', {
      data: { result_id: other, coupon_code: 'FREE' },
    })
    await page.goto('/detailed-personality-report')
    await expect(name).toHaveValue('Ada Byron')
  })
})

test('an invitation that waits comes first', SLOW_PROOF, async ({ page, baseURL }) => {
  const leader = await newPerson(baseURL)
  const { email } = await registerPerson(page.request)
  const { link } = await readMail(dataDir(), email, { subject: 'Confirm' })
  const id = await makeGroup(leader, 'Operations')
  await leader.context.post(`/api/groups/${id}/invite`, { data: { email } })
  await page.goto(link)
  await expect(page.getByRole('link', { name: 'Answer the invitation' })).toHaveAttribute(
    'href',
    '/groups',
  )
  await expect(main(page)).toContainText('Your invitation to Operations is waiting')
})
