/** Dates are in the reader's time zone and form wherever they appear, right after the first paint. */

import type { Page } from '@playwright/test'
import { readPdf } from '../../lib/pdf/testing'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import { open } from '../support/hydrated'
import { signedInPage } from '../support/pages/sign-in-page'
import { takeAssessment, unlock } from '../support/product'

/** Two in the morning of March 2 by UTC. */
const MOMENT = '2026-03-02T02:00:00Z'
const SCRIPTS = '**/_next/static/**/*.js'

const howSure = (page: Page) => page.getByText('How sure is this?')

async function resultOfThen(page: Page): Promise<string> {
  const { result_id: id } = await takeAssessment(page, 'CS')
  await unlock(page, id)
  await query('UPDATE assessments SET completed_at = $2 WHERE id = $1', [id, MOMENT])
  return id
}

for (const { timezoneId, locale, day, option } of [
  {
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
    day: 'March 1, 2026',
    option: /^March 1, 2026 · /,
  },
  {
    timezoneId: 'Australia/Sydney',
    locale: 'de-DE',
    day: '2 March 2026',
    option: /^2 March 2026 · /,
  },
]) {
  test(`in ${timezoneId}, in the form of ${locale}`, SLOW_PROOF, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, timezoneId, locale })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await signedInPage(page, baseURL)
    await resultOfThen(page)
    const id = await resultOfThen(page)
    // No script of the pages' own runs: what shows comes from the one plain script.
    await page.route(SCRIPTS, (route) => route.abort())
    for (const path of [
      '/results/history',
      `/results/${id}`,
      `/detailed-personality-report?result=${id}`,
    ]) {
      await page.goto(path)
      if (path.startsWith('/detailed')) await howSure(page).click()
      await expect(page.getByText(day).filter({ visible: true }).first(), path).toBeVisible()
      await expect(page.getByText('March 2, 2026'), path).toHaveCount(0)
    }
    await page.unroute(SCRIPTS)
    complaints.length = 0
    await open(page, '/results/history')
    await expect(page.getByRole('rowheader', { name: day })).toHaveCount(2)
    await expect(page.getByRole('link', { name: `View result of ${day}` })).toHaveCount(2)
    await expect(page.getByLabel('From').locator('option').first()).toHaveText(option)
    await page
      .getByRole('button', { name: `Delete result of ${day}` })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText(`Delete the result of ${day}`)
    expect(complaints).toEqual([])
    await context.close()
  })
}

test('without scripts a date is that of UTC', SLOW_PROOF, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  const id = await resultOfThen(page)
  await page.goto(`/detailed-personality-report?result=${id}`)
  await howSure(page).click()
  await expect(page.getByText('March 2, 2026')).toBeVisible()
  await context.close()
})

test(
  'the cover of the PDF bears the reader’s day, in the form of the interface',
  SLOW_PROOF,
  async ({ page }) => {
    const id = await resultOfThen(page)
    const cover = async (zone: string) => {
      const response = await page.request.get(
        `/api/assessment/download-pdf/${id}?time_zone=${zone}`,
      )
      expect(response.status()).toBe(200)
      return (await readPdf(await response.body())).pages[0]?.text
    }
    expect(await cover('America/Los_Angeles')).toContain('March 1, 2026')
    expect(await cover('Europe/Berlin')).toContain('March 2, 2026')
    for (const zone of ['Etc/Unknown', '', 'Mars/Base', 'undefined']) {
      expect(await cover(zone), zone).toContain('March 2, 2026')
    }
  },
)
