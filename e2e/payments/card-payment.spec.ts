/** Paying by card, as a person sees it: the report, the pass, and what happens when something fails. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, SLOW_PROOF } from '../support/checks'
import { newEmail, registerPerson, takeAsPerson } from '../support/people'
import { takeAssessment } from '../support/product'
import { openToPay, payWith, type Shop } from '../support/shop/shop'
import { playStripe } from '../support/shop/stripe-script'
import { test } from '../support/shop/tests'

const payButton = (page: Page) => page.getByTestId('pay')
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
/** On a busy machine the PDF is drawn at the second try, half a minute later. */
const RECEIPT = { timeout: 45_000 }
const REPORT = /\/detailed-personality-report\?result=[\w-]+&from=payment$/

/** A guest at the checkout of a result, with the receipt's address typed. */
async function openCheckout(page: Page, shop: Shop) {
  const { result_id: id } = await takeAssessment(page, 'CS')
  await openToPay(page, shop, `/payment-checkout?result=${id}`)
  const email = newEmail('buyer')
  await page.getByLabel('Email').fill(email)
  return { id, email }
}

const paymentsOf = async (shop: Shop, id: string) => {
  const rows = await shop.ask('SELECT id FROM orders WHERE assessment_id = $1', [id])
  return rows.flatMap((row) => shop.stripe.of(String(row.id)))
}

test('a guest pays by card: declined, asked by the bank, then paid, once', async ({
  page,
  shop,
  browser,
}) => {
  test.slow()
  const { id, email } = await openCheckout(page, shop)
  await expect(payButton(page)).toHaveText('Pay $19.00')
  await expect(payButton(page)).toBeDisabled()
  await payWith(page, 'declined')
  await expect(alert(page)).toHaveText('Payment failed: Your card was declined.')
  await payWith(page, 'asks')
  await expect(page.getByText('Processing your payment...')).toBeVisible()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(alert(page)).toContainText('Payment failed:')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Card number').fill('4242')
  await payButton(page).click()
  await expect(alert(page)).toHaveText('Your card number is incomplete.')
  await page.getByLabel('Card number').fill('4000002500003155')
  await payButton(page).dblclick()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(REPORT)
  await expect(page.getByRole('status').first()).toContainText(`mailed the link to ${email}`)
  const payments = await paymentsOf(shop, id)
  expect(payments.map(({ status, amount }) => [status, amount])).toEqual([['succeeded', 1900]])
  await page.goBack()
  await expect(page).not.toHaveURL(/payment-checkout/)

  await expect.poll(async () => (await shop.mails(email)).length, RECEIPT).toBe(1)
  const [receipt] = await shop.mails(email)
  expect(receipt?.subject).toBe('Your receipt: complete report, The Quiet Architect · CS')
  expect(receipt?.text).toContain('We have received your payment of $19.00')
  expect(receipt?.files).toEqual([expect.stringMatching(/^DISC_Report_CS_.*\.pdf$/)])
  const device = await browser.newPage()
  await device.goto(receipt?.link ?? '')
  await expect(device.getByRole('heading', { level: 1 })).toHaveText('The Quiet Architect')
  await device.close()
})

test(
  'a person buys the pass, from a page whose policy lets no Stripe in',
  SLOW_PROOF,
  async ({ page, shop }) => {
    const { email } = await registerPerson(page.request)
    const id = await takeAsPerson(page.request, 'CS')
    await playStripe(page, shop.stripe)
    const result = await page.goto(`/results/${id}`)
    expect(result?.headers()['content-security-policy']).not.toContain('stripe')
    await page.getByRole('link', { name: 'get the pass' }).click()
    await expect(page.getByLabel('Card number')).toBeVisible()
    const card = page.getByRole('main').getByRole('complementary')
    await expect(card).toContainText('$49.99')
    await expect(card.locator('s')).toHaveCount(0)
    await payWith(page, 'good')
    await expect(page.getByText('Payment successful! Thank you for your purchase.')).toBeVisible()
    await page.goto('/profile')
    const orders = page.getByRole('region', { name: 'Your orders' })
    await expect(orders).toContainText('$49.99')
    await expect(orders.getByText('Paid', { exact: true })).toBeVisible()
    const about = async () => (await shop.mails(email)).map(({ subject }) => subject)
    await expect.poll(about, RECEIPT).toContain('Your receipt: the pass')
    const [order] = await shop.ask(
      'SELECT payment_intent_id AS id FROM orders ORDER BY created_at DESC',
    )
    shop.stripe.refund(String(order?.id))
    await shop.tell('charge.refunded', { object: 'charge', payment_intent: order?.id })
    await page.reload()
    await expect(orders.getByText('Refunded', { exact: true })).toBeVisible()
    await page.goto(`/detailed-personality-report?result=${id}`)
    await expect(page).toHaveURL(/detailed-report-payment/)
  },
)

test(
  'an answer that is lost on the way is not paid for twice',
  SLOW_PROOF,
  async ({ page, shop }) => {
    const { id } = await openCheckout(page, shop)
    shop.stripe.meet('create', 'lose')
    await payWith(page, 'good')
    await expect(alert(page)).toContainText('Failed to initialize payment. Please try again.')
    shop.stripe.meet('confirm', 'drop', 1)
    await payButton(page).click()
    await expect(alert(page)).toHaveText('Payment failed: No connection.')
    await payButton(page).click()
    await expect(page).toHaveURL(REPORT)
    expect((await paymentsOf(shop, id)).map(({ status }) => status)).toEqual(['succeeded'])
  },
)

test(
  'a buyer who comes back while Stripe is away reads that they must wait, until it is back',
  SLOW_PROOF,
  async ({ page, shop }) => {
    await openCheckout(page, shop)
    await page.route('**/v1/payment_intents/*/confirm', async (route) => {
      // Before the answer: with it, the page may look the payment up at any moment.
      shop.stripe.meet('read', 'lose', 1_000)
      await route.fallback()
    })
    await payWith(page, 'good')
    await expect(
      page.getByRole('heading', { name: 'We are confirming your payment' }),
    ).toBeVisible()
    await expect(page.getByLabel('Card number')).toHaveCount(0)
    // The page asks again at intervals, so Stripe stays away for as long as the page is looked at.
    await expectAccessible(page)
    shop.stripe.calm()
    await expect(page).toHaveURL(REPORT, { timeout: 30_000 })
  },
)

test('without Stripe’s script the page says so', SLOW_PROOF, async ({ page, shop }) => {
  const { result_id: id } = await takeAssessment(page, 'CS')
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await page.goto(`${shop.copy.url}/payment-checkout?result=${id}`)
  await expect(alert(page)).toHaveText('Failed to initialize payment. Please try again.')
})
