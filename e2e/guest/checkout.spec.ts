/** From the preview to the order: coupons, the launch list, the free order, and what happens when something fails. */

import type { Page } from '@playwright/test'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { answers, open } from '../support/hydrated'
import { takeAssessment } from '../support/product'

const payButton = (page: Page) => page.getByTestId('pay')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Preview Mode' })

/** A guest with a result, at their checkout. */
async function openCheckout(page: Page): Promise<string> {
  const { result_id: id } = await takeAssessment(page, 'ID')
  await open(page, `/payment-checkout?result=${id}`)
  return id
}

async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel('Coupon code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

async function expectTotal(page: Page, total: string): Promise<void> {
  await expect(page.getByTestId('total')).toHaveText(total)
}

async function expectLocked(page: Page, id: string): Promise<void> {
  await page.goto(`/detailed-personality-report?result=${id}`)
  await expect(page).toHaveURL(new RegExp(`/detailed-report-payment\\?result=${id}`))
}

/** Opens the Preview Mode dialog and leaves an address. */
async function joinList(page: Page, email: string): Promise<void> {
  await payButton(page).click()
  const join = dialog(page).getByRole('button', { name: 'Join the launch list' })
  await expect(join).toBeDisabled()
  await dialog(page).getByLabel('Email').fill(email.replace('@', ''))
  await expect(join).toBeDisabled()
  await dialog(page).getByLabel('Email').fill(email)
  await join.click()
  await expect(dialog(page)).toContainText('You are on the list.')
}

const newAddress = () => `guest-${crypto.randomUUID()}@example.com`
const keptAddresses = (page: Page) =>
  page.evaluate(() => localStorage.getItem('discern:launch-list') ?? '')

test('a guest goes from the preview to the launch list', async ({ page }) => {
  const { result_id: id } = await takeAssessment(page, 'ID')
  await page.goto('/enhanced-guest-results')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Bold Connector')
  await page
    .getByRole('link', { name: /Get Full Report/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/detailed-report-payment\\?result=${id}`))
  await expect(page.getByText('Similar reports cost $80-120+')).toBeVisible()
  await page.getByRole('link', { name: 'Buy Now' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/payment-checkout\\?result=${id}`))
  await expectTotal(page, '$19.00')
  await applyCoupon(page, 'launch25')
  await expect(page.getByText('LAUNCH25 takes off $2.50')).toBeVisible()
  await expectTotal(page, '$16.50')
  const address = newAddress()
  const sent = page.waitForRequest('**/api/prospective-users')
  await joinList(page, address)
  expect((await sent).postDataJSON()).toEqual({ email: address, source: 'payment_preview_modal' })
  await expect.poll(() => keptAddresses(page)).toBe('')
  await expectLocked(page, id)
})

test('an address that did not arrive is kept and sent again', SLOW_PROOF, async ({ page }) => {
  await openCheckout(page)
  await page.route('**/api/prospective-users', (route) => route.abort())
  const address = newAddress()
  await joinList(page, address)
  expect(await keptAddresses(page)).toContain(address)
  await page.reload()
  await answers(page)
  expect(await keptAddresses(page)).toContain(address)
  await page.unroute('**/api/prospective-users')
  const arrived = page.waitForResponse('**/api/prospective-users')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect((await arrived).status()).toBe(201)
  await expect.poll(() => keptAddresses(page)).toBe('')
})

test('a total of zero opens the report, with one order however often it is clicked', async ({
  page,
}) => {
  const id = await openCheckout(page)
  await applyCoupon(page, 'FREE')
  await expectTotal(page, '$0.00')
  let orders = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/payments/create-intent')) orders++
  })
  const started = Date.now()
  await payButton(page).dblclick()
  await expect(page.getByText('Processing your payment...')).toBeVisible()
  await expect(page).toHaveURL(
    new RegExp(`/detailed-personality-report\\?result=${id}&from=payment`),
  )
  expect(Date.now() - started).toBeGreaterThanOrEqual(2_000)
  expect(orders).toBe(1)

  for (const path of ['/detailed-report-payment', '/payment-checkout']) {
    await page.goto(`${path}?result=${id}`)
    await expect(page).toHaveURL(new RegExp(`/detailed-personality-report\\?result=${id}`))
  }
  await page.goto(`/enhanced-guest-results?result=${id}`)
  const read = page.getByRole('link', { name: 'Read your complete report' }).first()
  await expect(read).toHaveAttribute('href', `/detailed-personality-report?result=${id}`)
  // Nothing there says locked anymore, not even to a screen reader.
  await expect(page.getByText('Exact numbers are in your report.')).toBeVisible()
  await expect(page.getByText(/locked/i)).toHaveCount(0)
})

test('what is typed before the scripts come counts', SLOW_PROOF, async ({ page }) => {
  await openCheckout(page)
  let come = () => {}
  const scripts = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Coupon code').fill('free')
  come()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expectTotal(page, '$0.00')
})

test('a coupon survives a reload until it is removed', SLOW_PROOF, async ({ page }) => {
  await openCheckout(page)
  await applyCoupon(page, 'SAVE20')
  await expectTotal(page, '$15.00')
  await page.reload()
  await expect(page.getByText('SAVE20 takes off $4.00')).toBeVisible()
  await expectTotal(page, '$15.00')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expectTotal(page, '$19.00')
  await expect(page.getByLabel('Coupon code')).toBeFocused()
  await page.reload()
  await answers(page)
  await expectTotal(page, '$19.00')
  await expect(page.getByLabel('Coupon code')).toHaveValue('')
})

test(
  'without an answer the demo discounts are shown, and open nothing',
  SLOW_PROOF,
  async ({ page }) => {
    const id = await openCheckout(page)
    await page.route('**/api/payments/validate-coupon', (route) => route.abort())
    for (const [code, total] of [
      ['SAVE20', '$15.00'],
      ['FRIEND50', '$14.00'],
    ] as const) {
      await applyCoupon(page, code)
      await expectTotal(page, total)
      await payButton(page).click()
      await expect(dialog(page)).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Not now' }).click()
      await page.getByRole('button', { name: 'Remove' }).click()
    }
    await applyCoupon(page, 'NONSENSE')
    await expect(page.getByText('Invalid coupon code')).toBeVisible()
    await expectLocked(page, id)
  },
)

test('a zero that only the browser believes opens nothing', async ({ page }) => {
  const id = await openCheckout(page)
  await page.route('**/api/payments/validate-coupon', (route) =>
    route.fulfill({ json: { valid: true, discount_amount: 19 } }),
  )
  await applyCoupon(page, 'FORGED')
  await expectTotal(page, '$0.00')
  await payButton(page).click()
  await expect(page.getByText('Invalid coupon code')).toBeVisible()
  await expectTotal(page, '$19.00')
  await expect(page.getByLabel('Coupon code')).toBeFocused()
  await expectLocked(page, id)
})

test('a step is counted once per result and session', SLOW_PROOF, async ({ page }) => {
  const counted: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/funnel')) counted.push(request.postDataJSON().event)
  })
  await Promise.all([page.waitForRequest('**/api/funnel'), openCheckout(page)])
  await page.reload({ waitUntil: 'networkidle' })
  for (let visit = 0; visit < 2; visit++) {
    await page.goto('/enhanced-guest-results', { waitUntil: 'networkidle' })
  }
  // The count may be sent a moment after the page is quiet.
  await expect.poll(() => counted.toSorted()).toEqual(['checkout', 'preview'])
})
