/** While payments are not open: from a preview to the open report, with an account and without. */
import type { Page } from '@playwright/test'
import { freeReportPath } from '../../lib/routes'
import { en } from '../../lib/words/en'
import { expect, SLOW_PROOF, test, unlessFirst } from '../support/checks'
import { answers, open } from '../support/hydrated'
import { newEmail, PASSWORD, registerPerson, takeAsPerson } from '../support/people'
import { takeAssessment } from '../support/product'

const { open: OPEN } = en.results.freeWay
const freeButton = (page: Page) => page.getByRole('button', { name: OPEN }).first()

async function fillAccount(page: Page, email: string): Promise<void> {
  await answers(page)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
}

async function expectOpen(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(`/detailed-personality-report?result=${id}`)
  await expect(page.getByRole('button', { name: 'Download PDF Report' }).first()).toBeVisible()
}

const ordersOf = async (page: Page) => (await page.request.get('/api/account/orders')).json()

test('a guest opens the report by two clicks and one form', async ({ page }) => {
  let clicks = 0
  await page.exposeFunction('countClick', () => clicks++)
  await page.addInitScript(() => {
    addEventListener(
      'click',
      () => (window as unknown as { countClick(): void }).countClick(),
      true,
    )
  })
  const { result_id: id } = await takeAssessment(page)
  await page.goto(`/enhanced-guest-results?result=${id}`)
  await page.getByRole('link', { name: OPEN }).first().click()
  await expect(page).toHaveURL(freeReportPath(id))
  await expect(page.getByText(en.auth.claim.opens)).toBeVisible()
  await fillAccount(page, newEmail())
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectOpen(page, id)
  expect(clicks).toBe(2)
  await expect(page.getByText(/payment successful|purchase/i)).toHaveCount(0)
  expect(await ordersOf(page)).toMatchObject([{ product: 'pass', amount_cents: 0 }])
  // The form is not in the history: back is the preview, and there the report is open.
  await page.goBack()
  await expect(page).toHaveURL(`/enhanced-guest-results?result=${id}`)
  await expect(page.getByRole('link', { name: 'Read your complete report' }).first()).toBeVisible()
  // A link that another tab still shows leads to the report.
  await page.goto(freeReportPath(id))
  await expectOpen(page, id)
})

test('who has an account already signs in on the way', SLOW_PROOF, async ({ page, browser }) => {
  const { email } = await registerPerson(page.request)
  const guest = await (await browser.newContext()).newPage()
  const { result_id: id } = await takeAssessment(guest)
  await guest.goto(`/detailed-report-payment?result=${id}`)
  await guest.getByRole('link', { name: OPEN }).click()
  await guest.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(guest).toHaveURL(freeReportPath(id, '/login'))
  await answers(guest)
  await guest.getByLabel('Email').fill(email)
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await guest.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectOpen(guest, id)
  await guest.context().close()
})

test('without the pass, the account is there and offers it again', SLOW_PROOF, async ({ page }) => {
  const { result_id: id } = await takeAssessment(page)
  await page.goto(freeReportPath(id))
  await page.route('**/api/payments/create-intent', (route) => route.abort())
  await fillAccount(page, newEmail())
  await page.getByRole('button', { name: 'Create account' }).dblclick()
  await expect(page).toHaveURL(`/payment?result=${id}`)
  await page.unroute('**/api/payments/create-intent')
  await answers(page)
  await page.getByRole('button', { name: 'Activate my pass and open the report' }).click()
  await expectOpen(page, id)
})

for (const [index, path] of [
  '/detailed-results?result=ID',
  '/results/ID',
  '/payment-checkout?result=ID',
  '/detailed-report-payment?result=ID',
  '/enhanced-guest-results?result=ID',
].entries()) {
  test(
    `one click opens the report of an account on ${path}`,
    unlessFirst(index),
    async ({ page }) => {
      await registerPerson(page.request)
      const id = await takeAsPerson(page.request)
      await open(page, path.replace('ID', id))
      await freeButton(page).dblclick()
      await expectOpen(page, id)
      expect(await ordersOf(page)).toHaveLength(1)
    },
  )
}

test('a session that ended meanwhile is opened again on the way', SLOW_PROOF, async ({ page }) => {
  await registerPerson(page.request)
  const id = await takeAsPerson(page.request)
  // The browser's copy of the session comes with a page of the account.
  await open(page, '/results/history')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'kept')
  await open(page, `/detailed-report-payment?result=${id}`)
  await page.request.post('/api/auth/logout')
  await freeButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expectOpen(page, id)
})

test(
  '“Get it free” leads to the assessment, or to the result there is',
  SLOW_PROOF,
  async ({ page }) => {
    const way = page.locator('#pricing').getByRole('link', { name: 'Get it free' })
    await page.goto('/')
    await expect(way).toHaveAttribute('href', '/guest-assessment')
    const { result_id: id } = await takeAssessment(page)
    await open(page, `/enhanced-guest-results?result=${id}`)
    await page.goto('/')
    await expect(way).toHaveAttribute('href', '/enhanced-guest-results')
    await registerPerson(page.request)
    await open(page, '/results/history')
    await expect(page.locator('html')).toHaveAttribute('data-session', 'kept')
    await page.goto('/')
    await expect(way).toHaveAttribute('href', '/assessment')
  },
)
