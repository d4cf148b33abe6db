/** The mailed link to a report: asked for, opened elsewhere, and ended. */

import type { Browser, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
} from '../support/checks'
import { newLinkSecret, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { answers, open } from '../support/hydrated'
import { newBrowser, newEmail, registerPerson, takeAsPerson } from '../support/people'
import { takeAssessment, unlock } from '../support/product'

const OVER = 'This link no longer works'
const report = (id: string) => `/detailed-personality-report?result=${id}`

const linkTo = async (resultId: string, life?: string) =>
  `/open-report?token=${await newLinkSecret(query, resultId, life)}`

const linksOf = (resultId: string) =>
  query<{ expires_at: Date }>('SELECT expires_at FROM report_links WHERE assessment_id = $1', [
    resultId,
  ])

/** A page of a device that has never been here. */
const newDevice = async (browser: Browser) => (await browser.newContext()).newPage()

test(
  'a link opens the report on another device, and leaves the history',
  SLOW_PROOF,
  async ({ page, browser }) => {
    const { result_id: id } = await takeAssessment(page, 'CS')
    await unlock(page, id)
    const link = await linkTo(id, '2 days')
    const device = await newDevice(browser)
    await device.goto('/types')
    await device.goto(link)
    await expect(device).toHaveURL(report(id))
    await expect(device.getByRole('heading', { level: 1 })).toHaveText('The Quiet Architect')
    // Using it gave it a new year.
    const [row] = await linksOf(id)
    expect(row?.expires_at.getTime()).toBeGreaterThan(Date.now() + 360 * 24 * 3_600_000)
    await device.reload()
    await expect(device.getByRole('heading', { level: 1 })).toHaveText('The Quiet Architect')
    await device.goBack()
    await expect(device).toHaveURL('/types')
  },
)

test('a link gives its result and nothing else of the owner', async ({ page, browser }) => {
  const person = await registerPerson(page.request)
  const id = await takeAsPerson(page.request, 'CS')
  const another = await takeAsPerson(page.request, 'D')
  await page.request.post('/api/payments/create-intent', { data: { product: 'pass' } })
  const device = await newDevice(browser)
  await device.goto(await linkTo(id))
  await expect(device).toHaveURL(report(id))
  expect(await device.content()).not.toContain(person.email)
  expect(await device.content()).not.toContain('Byron')
  await device.goto(report(another))
  await expect(device).toHaveURL('/')
  await expectFailure(
    await device.request.get(`/api/assessment/download-pdf/${another}`),
    'not_found',
  )
  await expectFailure(await device.request.get('/api/auth/profile'), 'not_signed_in')
  await expectFailure(await device.request.get('/api/assessment/history'), 'not_signed_in')
  await expectFailure(await device.request.get(`/api/results/${id}`), 'not_signed_in')
})

test('an expired, a withdrawn and a cut link show nothing but what to do', async ({
  page,
  browser,
}) => {
  const { result_id: id } = await takeAssessment(page, 'CS')
  await unlock(page, id)
  const expired = await linkTo(id, '-1 second')
  const withdrawn = await linkTo(id)
  await page.request.delete(`/api/results/${id}/link`)
  const device = await newDevice(browser)
  for (const link of [expired, withdrawn, expired.slice(0, -1), '/open-report']) {
    await device.goto(link)
    await expect(device.getByRole('heading', { level: 1 })).toHaveText(OVER)
    await expect(device.getByRole('main').getByRole('alert')).toContainText(
      'email yourself a new link',
    )
    await expect(device).toHaveURL('/open-report')
    expect((await device.content()).includes('Quiet Architect')).toBe(false)
  }
})

test('without an answer the link can be tried again', SLOW_PROOF, async ({ page, browser }) => {
  const { result_id: id } = await takeAssessment(page, 'CS')
  await unlock(page, id)
  const device = await newDevice(browser)
  await device.route('**/api/report-links/open', (route) => route.abort())
  await device.goto(await linkTo(id))
  await expect(device.getByText('Your link is still good.')).toBeVisible()
  await device.unroute('**/api/report-links/open')
  await device.getByRole('button', { name: 'Try Again' }).click()
  await expect(device).toHaveURL(report(id))
})

test('a buyer who asks for a link reads where it went', SLOW_PROOF, async ({ page }) => {
  const { result_id: id } = await takeAssessment(page, 'ID')
  await open(page, `/payment-checkout?result=${id}`)
  const field = page.getByLabel('Email me a link to my report (optional)')
  await expect(field).toHaveValue('')
  await page.getByLabel('Coupon code').fill('FREE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await field.fill('someone@localhost')
  await page.getByTestId('pay').click()
  await expect(field).toHaveAccessibleDescription(/Please enter an email address\./)
  await expect(field).toBeFocused()
  const email = newEmail('buyer')
  await field.fill(email)
  await page.reload()
  await answers(page)
  await expect(field).toHaveValue(email)
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await page.getByTestId('pay').click()
  await expect(page.getByText(`We’ve emailed the link to ${email}.`)).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(email))
  expect(await linksOf(id)).toHaveLength(1)
})

test('a buyer who asks for none gets none', SLOW_PROOF, async ({ page }) => {
  const { result_id: id } = await takeAssessment(page, 'ID')
  await open(page, `/payment-checkout?result=${id}`)
  await page.getByLabel('Coupon code').fill('FREE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await page.getByTestId('pay').click()
  await expect(page.getByText('Thank you. Your complete report is ready.')).toBeVisible()
  await expect(page.getByText('We’ve emailed the link')).toHaveCount(0)
  expect(await linksOf(id)).toHaveLength(0)
})

/** The report of a guest, open on a page. */
async function openOwnReport(page: Page): Promise<string> {
  const { result_id: id } = await takeAssessment(page, 'CS')
  await unlock(page, id)
  await open(page, report(id))
  return id
}

test(
  'a dialog that closes does not close the one that opens after it',
  SLOW_PROOF,
  async ({ page }) => {
    await openOwnReport(page)
    const opener = page.getByRole('button', { name: 'Withdraw earlier links' })
    const next = await opener.elementHandle()
    await page.getByRole('button', { name: 'Email me a link' }).click()
    const dialog = page.getByRole('dialog', { name: 'Email me a link' })
    await dialog.getByRole('button', { name: 'Cancel' }).evaluate((cancel, other) => {
      // The browser tells of the first dialog's end when the second is open already.
      const heard = new Promise((resolve) => {
        cancel
          .closest('dialog')
          ?.addEventListener('close', () => setTimeout(resolve), { once: true })
      })
      ;(cancel as HTMLElement).click()
      ;(other as HTMLElement).click()
      return heard
    }, next)
    await expect(page.getByRole('dialog', { name: 'Withdraw earlier links' })).toBeVisible()
  },
)

test(
  'from the report a link is mailed, and all are withdrawn',
  SLOW_PROOF,
  async ({ page, browser }) => {
    const id = await openOwnReport(page)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    const dialog = page.getByRole('dialog', { name: 'Email me a link' })
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(dialog.getByLabel('Email')).toBeFocused()
    const email = newEmail('link')
    await dialog.getByLabel('Email').fill(email)
    await page.route('**/api/results/*/link', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(dialog.getByRole('alert')).toContainText('The link could not be sent.')
    await expect(dialog.getByLabel('Email')).toHaveValue(email)
    await page.unroute('**/api/results/*/link')
    await dialog.getByRole('button', { name: 'Send the link' }).dblclick()
    await expect(page.getByText(`A link is on its way to ${email}.`)).toBeVisible()
    expect(await linksOf(id)).toHaveLength(1)

    // A reader by a link cannot mail links; the owner's browser can, and keeps the report.
    const device = await newDevice(browser)
    await device.goto(await linkTo(id))
    await expect(device).toHaveURL(report(id))
    await expect(device.getByRole('button', { name: 'Email me a link' })).toHaveCount(0)
    await expect(device.getByRole('button', { name: 'Withdraw earlier links' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Withdraw earlier links' }).click()
    await page.getByRole('button', { name: 'Withdraw all links' }).click()
    await expect(page.getByText('Earlier links no longer work.')).toBeVisible()
    await device.reload()
    await expect(device).toHaveURL('/')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Quiet Architect')
  },
)

test('a reader of a link neither mails it on nor locks the owner out', async ({
  page,
  baseURL,
}) => {
  const { result_id: id } = await takeAssessment(page, 'CS')
  await unlock(page, id)
  const token = await newLinkSecret(query, id)
  const reader = await newBrowser(baseURL)
  const open = (from = reader) => from.post('/api/report-links/open', { data: { token } })
  expect((await open()).status()).toBe(200)
  const path = `/api/results/${id}/link`
  await expectFailure(await reader.post(path, { data: { email: newEmail() } }), 'not_found')
  await expectFailure(await reader.delete(path), 'not_found')
  expect((await open(await newBrowser(baseURL))).status()).toBe(200)
  expect(await linksOf(id)).toHaveLength(1)
  // What they do in the report they may do, as the owner on a phone does.
  const tick = { data: { done: true } }
  expect((await reader.put(`/api/results/${id}/goals/1`, tick)).status()).toBe(200)
})

test('a locked result mails no link', async ({ baseURL, page }) => {
  const { result_id: id } = await takeAssessment(page, 'CS')
  const data = { email: newEmail() }
  await expectFailure(
    await page.request.post(`/api/results/${id}/link`, { data }),
    'premium_required',
  )
  const stranger = await newBrowser(baseURL)
  await expectFailure(await stranger.post(`/api/results/${id}/link`, { data }), 'not_found')
  expect(await linksOf(id)).toHaveLength(0)
})

test('every state is accessible', SLOW_PROOF, async ({ page }) => {
  await page.goto('/open-report')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OVER)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // Never answered, so that the state lasts.
  await page.route('**/api/report-links/open', () => {})
  await page.goto('/open-report')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening your report...')
  await expectAccessible(page)
  await openOwnReport(page)
  for (const name of ['Withdraw earlier links', 'Email me a link']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await expectNoSidewaysScroll(page)
})
