/** The pass at its preview price. */

import type { Page } from '@playwright/test'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { answerLate, open } from '../support/hydrated'
import { registerPerson, takeAsPerson } from '../support/people'

/** Nothing was paid. */
const PAID = /payment successful|purchase/i
const OPENS_ALL = /^Every complete report in your account is open/
const FAILED = 'Failed to initialize payment. Please try again.'
const activate = (page: Page) => page.getByRole('button', { name: 'Activate my pass' })
const card = (page: Page) => page.getByRole('main').getByRole('complementary')

async function openPayment(page: Page): Promise<void> {
  await registerPerson(page.request)
  await open(page, '/payment')
}

test('who is not signed in is sent to sign in, and back', async ({ page }) => {
  const response = await page.request.get('/payment', { maxRedirects: 0 })
  expect(response.status()).toBe(307)
  expect(response.headers().location).toBe('/login?redirectTo=%2Fpayment')
})

test('one button activates the pass, and opens every report', async ({ page }) => {
  await registerPerson(page.request)
  const id = await takeAsPerson(page.request, 'CS')
  await page.goto('/payment')
  await expect(card(page)).toContainText('$0.00')
  await expect(card(page)).toContainText('was $49.99')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  let orders = 0
  await page.route('**/api/payments/create-intent', async (route) => {
    orders++
    expect(route.request().postDataJSON()).toEqual({ product: 'pass' })
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await answerLate(page, '**/payment?_rsc=*')
  await activate(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Activating your pass...' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: OPENS_ALL })).toBeFocused()
  await expect(page.getByText(PAID)).toHaveCount(0)
  // What goes with the offer has gone in the same step: nothing moves under the pointer afterwards.
  expect(await page.getByText('A report you bought on its own').count()).toBe(0)
  expect(orders).toBe(1)
  await page.getByRole('link', { name: 'See your results' }).click()
  await expect(page).toHaveURL('/results/history')
  await page.goto(`/detailed-personality-report?result=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Quiet Architect')
  await page.goto('/payment')
  await expect(page.getByRole('heading', { name: 'You have the pass' })).toBeVisible()
  await expect(activate(page)).toHaveCount(0)
  await page.goto('/payment?from=payment')
  await expect(page.getByRole('heading', { name: 'You have the pass' })).toBeVisible()
  await expect(page.getByText(PAID)).toHaveCount(0)
})

test('a double click in two tabs makes one order', SLOW_PROOF, async ({ page, context }) => {
  await openPayment(page)
  const second = await context.newPage()
  await open(second, '/payment')
  await activate(page).dblclick()
  await expect(page.getByText(OPENS_ALL)).toBeVisible()
  await activate(second).click()
  await expect(second.getByText(OPENS_ALL)).toBeVisible()
  const orders = await page.request.get('/api/account/orders')
  expect(await orders.json()).toMatchObject([{ product: 'pass', status: 'paid', amount_cents: 0 }])
})

test('a failure says so and can be tried again', SLOW_PROOF, async ({ page, context }) => {
  await openPayment(page)
  await context.setOffline(true)
  await activate(page).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText(FAILED)
  await context.setOffline(false)
  await page.route('**/api/payments/create-intent', (route) =>
    route.fulfill({ status: 503, json: { error: 'Come back in a minute.', code: 'unavailable' } }),
  )
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(alert).toHaveText(FAILED)
  await page.unroute('**/api/payments/create-intent')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText(OPENS_ALL)).toBeVisible()
})
