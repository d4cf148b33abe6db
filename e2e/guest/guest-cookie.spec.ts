/** A planted guest cookie shows nothing of what its browser stores or buys, and no one loses a result. */
import type { APIRequestContext } from '@playwright/test'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { newBrowser } from '../support/people'
import { openLastQuestion, submitAnswers, takeAssessment } from '../support/product'
import { asUnhurried } from '../support/unhurried'

const NAME = 'discern_guest'
const FREE = 'FREE'

const guestOf = async (request: APIRequestContext) =>
  (await request.storageState()).cookies.find(({ name }) => name === NAME)?.value ?? ''

/** A browser with this cookie and no other. */
const withCookie = (baseURL: string | undefined, value: string) =>
  newBrowser(baseURL, { Cookie: `${NAME}=${value}` })

const buy = (request: APIRequestContext, result_id: string) =>
  request.post('/api/payments/create-intent', { data: { result_id, coupon_code: FREE } })

/** How a browser sees a result: not at all, locked, or open. */
async function sees(request: APIRequestContext, resultId: string): Promise<boolean> {
  const status = (await request.get(`/api/assessment/download-pdf/${resultId}`)).status()
  expect([200, 403, 404]).toContain(status)
  return status !== 404
}

test('a planted cookie shows nothing of what is stored with it', async ({ baseURL }) => {
  const thief = await newBrowser(baseURL)
  const bait = await submitAnswers(thief, answersFor('D'))
  const planted = await guestOf(thief)
  // The thief's cookie goes into the victim's browser.
  const victim = await newBrowser(baseURL)
  const first = await victim.post('/api/assessment/guest/submit', {
    data: { responses: answersFor('CS') },
    headers: { Cookie: `${NAME}=${planted}` },
  })
  const { result_id } = await first.json()
  expect(await guestOf(victim)).not.toBe(planted)
  expect(await sees(victim, result_id)).toBe(true)
  expect(await sees(victim, bait.result_id), 'what was there moves along').toBe(true)
  const stolen = await withCookie(baseURL, planted)
  expect(await sees(stolen, result_id)).toBe(false)
  expect(await sees(stolen, bait.result_id)).toBe(false)
  await expectFailure(await buy(stolen, result_id), 'not_found')
})

test('nor of what is bought with it', async ({ baseURL }) => {
  const buyer = await newBrowser(baseURL)
  const { result_id } = await submitAnswers(buyer, answersFor('CS'))
  const planted = await guestOf(buyer)
  const stolen = await withCookie(baseURL, planted)
  expect(await sees(stolen, result_id)).toBe(true)
  expect((await buy(buyer, result_id)).status()).toBe(200)
  expect(await sees(stolen, result_id)).toBe(false)
  const report = `/detailed-personality-report?result=${result_id}`
  expect((await buyer.get(report, { maxRedirects: 0 })).status()).toBe(200)
  // A second click finds the first order.
  expect(await (await buy(buyer, result_id)).json()).toMatchObject({ status: 'paid' })
  expect((await buyer.get(report, { maxRedirects: 0 })).status()).toBe(200)
})

test('a purchase whose answer was lost is not, once a coupon was checked', async ({ baseURL }) => {
  const buyer = await newBrowser(baseURL)
  const { result_id } = await submitAnswers(buyer, answersFor('CS'))
  const before = await guestOf(buyer)
  await buyer.post('/api/payments/validate-coupon', { data: { code: FREE } })
  const checked = await guestOf(buyer)
  expect(checked).not.toBe(before)
  // The answer with the cookie is lost: it goes to another browser instead.
  const lost = await withCookie(baseURL, checked)
  expect((await buy(lost, result_id)).status()).toBe(200)
  expect(await sees(buyer, result_id)).toBe(true)
  expect(await (await buy(buyer, result_id)).json()).toMatchObject({ status: 'paid' })
  expect(await sees(await withCookie(baseURL, before), result_id)).toBe(false)
})

test('a submit whose answer was lost is found again with all there was', async ({ baseURL }) => {
  const browser = await newBrowser(baseURL)
  const older = await submitAnswers(browser, answersFor('D'))
  const before = await guestOf(browser)
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const lost = await withCookie(baseURL, before)
  const stored = await submitAnswers(lost, answersFor('CS'), headers)
  expect(await sees(browser, older.result_id)).toBe(false)
  // Meanwhile another tab stores one, with the cookie that has nothing anymore.
  const other = await submitAnswers(browser, answersFor('I'))
  const answers = await Promise.all(
    [1, 2, 3].map(() => submitAnswers(browser, answersFor('CS'), headers)),
  )
  for (const { result_id } of answers) expect(result_id).toBe(stored.result_id)
  for (const { result_id } of [older, stored, other]) {
    expect(await sees(browser, result_id)).toBe(true)
  }
})

test(
  'a tab that stores and one that buys at the same moment lose nothing',
  SLOW_PROOF,
  async ({ browser, baseURL }) => {
    test.slow()
    const context = await browser.newContext({ baseURL })
    await asUnhurried(context)
    const [taking, buying] = [await context.newPage(), await context.newPage()]
    const { result_id } = await takeAssessment(buying, 'D')
    await openLastQuestion(taking, 'CS')
    await buying.goto(`/payment-checkout?result=${result_id}`)
    await buying.getByLabel('Coupon code').fill(FREE)
    await buying.getByRole('button', { name: 'Apply' }).click()
    await expect(buying.getByTestId('total')).toHaveText('$0.00')
    await Promise.all([
      expect(taking).toHaveURL(/enhanced-guest-results/),
      expect(buying).toHaveURL(/detailed-personality-report/),
      taking.getByRole('button', { name: 'Get My Results' }).click(),
      buying.getByTestId('pay').click(),
    ])
    const [guest] = (await guestOf(context.request)).split('_')
    const kept = await query<{ id: string }>(
      'SELECT id FROM assessments WHERE guest_id = $1::uuid',
      [guest],
    )
    expect(kept).toHaveLength(2)
    await context.close()
  },
)

test('a new guest does not count anew against limits', async ({ baseURL }) => {
  const buyer = await newBrowser(baseURL)
  await submitAnswers(buyer, answersFor('CS'))
  const series = (await guestOf(buyer)).split('_')[1]
  await buyer.post('/api/payments/validate-coupon', { data: { code: 'NOSUCH' } })
  await submitAnswers(buyer, answersFor('CS'))
  expect((await guestOf(buyer)).split('_')[1]).toBe(series)
})
