/** The owner of a result deletes it, with everything made of it. */
import type { Page } from '@playwright/test'
import { sentencesOf } from '../../lib/disc/result/sentences'
import { expect, expectAccessible, SLOW_PROOF, test } from '../support/checks'
import { newLinkSecret, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { answers, open } from '../support/hydrated'
import { newBrowser, newEmail, registerPerson, takeAsPerson } from '../support/people'
import { openReport, takeAssessment, unlock } from '../support/product'

const DRAFT = 'discern.guest-assessment'
const preview = (id: string) => `/enhanced-guest-results?result=${id}`
const report = (id: string) => `/detailed-personality-report?result=${id}`

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Delete th/ })
const deleteButton = (page: Page) => page.getByRole('button', { name: 'Delete this result' })

async function deleteIt(page: Page): Promise<void> {
  await deleteButton(page).click()
  await expect(dialog(page)).toContainText('This can’t be undone')
  await dialog(page).getByRole('button', { name: 'Delete for good' }).click()
}

/** How many rows there are of a result, anywhere. */
async function rowsOf(id: string): Promise<Record<string, number>> {
  const [row] = await query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM assessments WHERE id = $1) AS results,
       (SELECT count(*)::int FROM entitlements WHERE assessment_id = $1) AS rights,
       (SELECT count(*)::int FROM report_links WHERE assessment_id = $1) AS links,
       (SELECT count(*)::int FROM goal_marks WHERE assessment_id = $1) AS goals,
       (SELECT count(*)::int FROM point_marks WHERE assessment_id = $1) AS points,
       (SELECT count(*)::int FROM orders WHERE assessment_id = $1) AS orders`,
    [id],
  )
  return row ?? {}
}

/** A bought result with everything that can hang on one. */
async function buyWithAll(page: Page, email: string): Promise<string> {
  const { result_id: id } = await takeAssessment(page, 'CS')
  const data = { result_id: id, coupon_code: 'FREE', email }
  expect((await page.request.post('/api/payments/create-intent', { data })).status()).toBe(200)
  const goal = { data: { done: true } }
  expect((await page.request.put(`/api/results/${id}/goals/1`, goal)).status()).toBe(200)
  const point = `/api/results/${id}/points/${sentencesOf('CS')[0]?.id}`
  expect((await page.request.put(point, { data: { fits: false } })).status()).toBe(200)
  const pdf = await page.request.get(`/api/assessment/download-pdf/${id}`)
  expect(pdf.status()).toBe(200)
  return id
}

test('a guest deletes a bought result from the report’s menu, and nothing of it is left', async ({
  page,
  browser,
}) => {
  const email = newEmail('buyer')
  const id = await buyWithAll(page, email)
  const [order] = await query<{ id: string }>('SELECT id FROM orders WHERE assessment_id = $1', [
    id,
  ])
  const link = await newLinkSecret(query, id)
  const device = await (await browser.newContext()).newPage()
  await device.goto(`/open-report?token=${link}`)
  await expect(device).toHaveURL(report(id))

  await page.goto(report(id))
  await answers(page)
  await page.getByLabel('Name on the PDF (optional)').first().fill('Ada Byron')
  await page.evaluate(
    ([key, result]) => {
      localStorage.setItem(`${key}`, '{}')
      sessionStorage.setItem(`discern:link-mailed:${result}`, 'ada@example.com')
    },
    [DRAFT, id],
  )
  await deleteIt(page)
  await expect(page).toHaveURL('/result-deleted')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your result is deleted')

  const gone = { results: 0, rights: 0, links: 0, goals: 0, points: 0, orders: 0 }
  expect(await rowsOf(id)).toEqual(gone)
  // The books keep the amount, and no address.
  expect(
    await query('SELECT status, list_cents, email FROM orders WHERE id = $1', [order?.id]),
  ).toEqual([{ status: 'paid', list_cents: 1900, email: null }])
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  for (const left of [id, 'Ada', 'ada@example.com', DRAFT]) expect(stored).not.toContain(left)
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies.filter((name) => name.endsWith('discern_guest'))).toEqual([])

  for (const one of [page, device]) {
    await expectFailure(await one.request.get(`/api/assessment/download-pdf/${id}`), 'not_found')
  }
  await device.goto(report(id))
  await expect(device).toHaveURL('/')
  await page.goto(preview(id))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No results found')
})

test(
  'from the preview: asked first, kept on No, said when it fails, and the other result stays',
  SLOW_PROOF,
  async ({ page }) => {
    const { result_id: other } = await takeAssessment(page, 'D')
    const { result_id: id } = await takeAssessment(page, 'CS')
    await open(page, preview(id))
    await deleteButton(page).click()
    await expectAccessible(page)
    const keep = dialog(page).getByRole('button', { name: 'Keep it' })
    await expect(keep).toBeFocused()
    await keep.click()
    await expect(dialog(page)).toBeHidden()
    await expect(deleteButton(page)).toBeFocused()
    expect((await rowsOf(id)).results).toBe(1)

    await page.route(`**/api/results/${id}`, (route) => route.abort())
    await deleteIt(page)
    await expect(dialog(page).getByRole('alert')).toContainText('could not be deleted')
    await page.unroute(`**/api/results/${id}`)
    await dialog(page).getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL('/result-deleted')
    await page.goto('/enhanced-guest-results')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await rowsOf(other)).toMatchObject({ results: 1 })
    expect((await page.request.delete(`/api/results/${other}`)).status()).toBe(204)
  },
)

test('a reader by a mailed link cannot delete', async ({ page, browser }) => {
  const { result_id: id } = await takeAssessment(page, 'CS')
  await unlock(page, id)
  const device = await (await browser.newContext()).newPage()
  await device.goto(`/open-report?token=${await newLinkSecret(query, id)}`)
  await expect(device).toHaveURL(report(id))
  for (const path of [report(id), preview(id), `/guest-results?result=${id}`]) {
    await device.goto(path)
    await expect(device.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(deleteButton(device)).toHaveCount(0)
  }
  const headers = { Origin: new URL(device.url()).origin }
  await expectFailure(await device.request.delete(`/api/results/${id}`, { headers }), 'not_found')
  expect((await rowsOf(id)).results).toBe(1)
})

test('only the owner deletes a result, and no other site deletes anything', async ({
  page,
  baseURL,
}) => {
  const { result_id: id } = await takeAssessment(page, 'CS')
  const stranger = await newBrowser(baseURL)
  await registerPerson(stranger)
  await expectFailure(await stranger.delete(`/api/results/${id}`), 'not_found')
  await expectFailure(await stranger.delete('/api/results/6'), 'not_found')
  const elsewhere = { Origin: 'https://elsewhere.example' }
  const forged = await page.request.delete(`/api/results/${id}`, { headers: elsewhere })
  expect(forged.status()).toBe(403)
  expect((await rowsOf(id)).results).toBe(1)
})

test(
  'a person deletes one result in the history, and the others stay',
  SLOW_PROOF,
  async ({ page }) => {
    await registerPerson(page.request)
    const old = await takeAsPerson(page.request, 'D')
    const kept = await takeAsPerson(page.request, 'CS')
    await query(`UPDATE assessments SET completed_at = '2026-01-05T12:00:00Z' WHERE id = $1`, [old])
    await open(page, '/results/history')
    await page.getByRole('button', { name: /^Delete result of Jan(uary)? 5, 2026/ }).click()
    await dialog(page).getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText(/^The result of Jan.* is deleted\.$/)).toBeVisible()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    expect(await rowsOf(old)).toMatchObject({ results: 0 })
    // The last one, from its own page.
    await open(page, `/results/${kept}`)
    await deleteIt(page)
    await expect(page).toHaveURL('/results/history')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results yet')
    expect(await rowsOf(kept)).toMatchObject({ results: 0 })
  },
)

test(
  'opening a guest’s result notes its use, once a day, and an account’s not',
  SLOW_PROOF,
  async ({ page }) => {
    const usedAt = async (id: string) => {
      const [row] = await query<{ at: Date }>(
        'SELECT last_used_at AS at FROM assessments WHERE id = $1',
        [id],
      )
      return row?.at.getTime() ?? 0
    }
    const ago = (id: string, time: string) =>
      query('UPDATE assessments SET last_used_at = now() - $2::interval WHERE id = $1', [id, time])
    const id = await openReport(page, 'CS')
    await ago(id, '23 hours')
    const today = await usedAt(id)
    await page.goto(preview(id))
    expect(await usedAt(id)).toBe(today)
    await ago(id, '25 hours')
    // Or what the page before still asks for, which is a use as well.
    await page.goto(report(id))
    expect(await usedAt(id)).toBeGreaterThan(Date.now() - 3_600_000)
    await registerPerson(page.request)
    await ago(id, '9 days')
    const moved = await usedAt(id)
    await page.goto(`/results/${id}`)
    expect(await usedAt(id)).toBe(moved)
  },
)
