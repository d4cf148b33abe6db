/** The mailed link to a report: asked for, opened elsewhere, and ended. */
import { createHash, randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { takeAssessment, unlock } from './app'
import { expectFailure } from './envelope'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures'
import { inEveryLook } from './looks'
import { newBrowser, newEmail, registerPerson, takeAsPerson } from './people'
import { testDatabase } from './server'

const OVER = 'This link no longer works'
const report = (id: string) => `/detailed-personality-report?result=${id}`

async function query(text: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: testDatabase().url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** A link whose secret is known, which a mailed one's is only to its reader. */
async function linkTo(resultId: string, life = '1 year'): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(secret).digest('hex')
  await query(
    `INSERT INTO report_links (id, assessment_id, hash, expires_at)
     VALUES (gen_random_uuid(), $1, $2, now() + $3::interval)`,
    [resultId, hash, life],
  )
  return `/open-report?token=${secret}`
}

const linksOf = (resultId: string) =>
  query('SELECT revoked_at, expires_at FROM report_links WHERE assessment_id = $1', [resultId])

/** A page of a device that has never been here. */
const newDevice = async (browser: Browser) => (await browser.newContext()).newPage()

test('a link opens the report on another device, and leaves the history', async ({
  page,
  browser,
}) => {
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
  expect(row.expires_at.getTime()).toBeGreaterThan(Date.now() + 360 * 24 * 3_600_000)
  await device.reload()
  await expect(device.getByRole('heading', { level: 1 })).toHaveText('The Quiet Architect')
  await device.goBack()
  await expect(device).toHaveURL('/types')
})

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
    await expect(device.getByRole('main').getByRole('alert')).toContainText('Mail me a link')
    await expect(device).toHaveURL('/open-report')
    expect((await device.content()).includes('Quiet Architect')).toBe(false)
  }
})

test('without an answer the link can be tried again', async ({ page, browser }) => {
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

test('a buyer who asks for a link is told where it went', async ({ page }) => {
  const { result_id: id } = await takeAssessment(page, 'ID')
  await page.goto(`/payment-checkout?result=${id}`, { waitUntil: 'networkidle' })
  const field = page.getByLabel('Email me a link to my report (optional)')
  await expect(field).toHaveValue('')
  await page.getByLabel('Coupon code').fill('FREE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await field.fill('somebody@localhost')
  await page.getByTestId('pay').click()
  await expect(field).toHaveAccessibleDescription(/Please enter an email address\./)
  await expect(field).toBeFocused()
  const email = newEmail('buyer')
  await field.fill(email)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(field).toHaveValue(email)
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await page.getByTestId('pay').click()
  await expect(page.getByText(`We have mailed the link to ${email}.`)).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(email))
  expect(await linksOf(id)).toHaveLength(1)
})

test('a buyer who asks for none gets none', async ({ page }) => {
  const { result_id: id } = await takeAssessment(page, 'ID')
  await page.goto(`/payment-checkout?result=${id}`, { waitUntil: 'networkidle' })
  await page.getByLabel('Coupon code').fill('FREE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByTestId('total')).toHaveText('$0.00')
  await page.getByTestId('pay').click()
  await expect(page.getByText('Thank you for your purchase.')).toBeVisible()
  await expect(page.getByText('We have mailed the link')).toHaveCount(0)
  expect(await linksOf(id)).toHaveLength(0)
})

/** The report of a guest, open on a page. */
async function openOwnReport(page: Page): Promise<string> {
  const { result_id: id } = await takeAssessment(page, 'CS')
  await unlock(page, id)
  await page.goto(report(id), { waitUntil: 'networkidle' })
  return id
}

test('from the report a link is mailed, and all are withdrawn', async ({ page, browser }) => {
  const id = await openOwnReport(page)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mail me a link' })
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

  // Two devices opened links; the one that withdraws them keeps the report, the other does not.
  const [mine, other] = [await newDevice(browser), await newDevice(browser)]
  for (const device of [mine, other]) {
    await device.goto(await linkTo(id))
    await expect(device).toHaveURL(report(id))
  }
  await mine.getByRole('button', { name: 'Withdraw earlier links' }).click()
  await mine.getByRole('button', { name: 'Withdraw all links' }).click()
  await expect(mine.getByText('All earlier links have ended.')).toBeVisible()
  await mine.reload()
  await expect(mine.getByRole('heading', { level: 1 })).toHaveText('The Quiet Architect')
  await other.reload()
  await expect(other).toHaveURL('/')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Quiet Architect')
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

inEveryLook('every state is accessible', async ({ page }) => {
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
  for (const name of ['Withdraw earlier links', 'Mail me a link']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await expectNoSidewaysScroll(page)
})
