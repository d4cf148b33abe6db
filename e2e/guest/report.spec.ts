/** The complete report: what people pay for. */
import type { Page } from '@playwright/test'
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { LETTER_NAMES, LETTERS } from '../../lib/disc/letters'
import { readPdf } from '../../lib/pdf/testing'
import { answersFor, scoresOf } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { expectFailure } from '../support/envelope'
import { openReport, reportSections, takeAssessment } from '../support/product'

const THANKS = 'Thank you. Your complete report is ready.'
const NOT_SAVED = 'This could not be saved. Please try again.'

/** Waits until the server has stored a mark. */
function markSaved(page: Page) {
  return page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/goals/'),
  )
}

const box = (page: Page, index = 0) => page.getByRole('checkbox', { name: /^Done/ }).nth(index)
const date = (page: Page, index = 0) => page.getByLabel(/^Your date/).nth(index)

const DUE = '2027-03-05'
const GOAL_CALLS = '**/api/results/*/goals/*'

async function markSecondGoal(page: Page): Promise<void> {
  let saved = markSaved(page)
  await box(page, 1).check()
  expect((await saved).status()).toBe(200)
  saved = markSaved(page)
  await date(page, 1).fill(DUE)
  expect((await saved).status()).toBe(200)
}

async function expectMarked(page: Page): Promise<void> {
  await expect(box(page, 1)).toBeChecked()
  await expect(date(page, 1)).toHaveValue(DUE)
  await expect(box(page, 0)).not.toBeChecked()
}

for (const style of ['CS', 'D'] as const) {
  test(
    `the report of ${style} says who the reader is, with exact scores and every section`,
    SLOW_PROOF,
    async ({ page }) => {
      await openReport(page, style)
      const { name, nickname, preview, detail } = STYLE_CONTENT[style]
      await expect(page).toHaveTitle(new RegExp(`^${name}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByText(`“${nickname}”`)).toBeVisible()
      await expect(page.getByText(preview.summary)).toBeVisible()
      for (const title of reportSections(style)) {
        await expect(
          page.getByRole('heading', { level: 2, name: title, exact: true }),
        ).toBeVisible()
      }
      const exact = scoresOf(answersFor(style))
      for (const letter of LETTERS) {
        const card = page
          .getByRole('list', { name: 'Your four scores' })
          .getByRole('listitem')
          .filter({ hasText: LETTER_NAMES[letter] })
        await expect(card).toContainText(String(exact[letter]))
      }
      for (const point of [...detail.coreValues, ...detail.strengths, ...detail.careers]) {
        await expect(page.getByRole('heading', { name: point.title, exact: true })).toBeVisible()
      }
      await expect(page.locator('#phrases li')).toHaveCount(detail.phrases.length)
      await expect(page.locator('#others h3')).toHaveCount(3)
      for (const goal of detail.goals) {
        await expect(page.getByRole('rowheader', { name: goal.goal })).toBeVisible()
      }
    },
  )
}

test('the thanks come once, right after the payment', SLOW_PROOF, async ({ page }) => {
  const id = await openReport(page, 'CS', '&from=payment')
  await expect(page.getByText(THANKS)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(THANKS)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/detailed-personality-report\\?result=${id}$`))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(THANKS)).toBeHidden()
})

test(
  'ticks and dates are kept, on reload and in another tab',
  SLOW_PROOF,
  async ({ page, context }) => {
    await openReport(page)
    await markSecondGoal(page)
    await page.reload()
    await expectMarked(page)
    const tab = await context.newPage()
    await tab.goto(page.url())
    await expectMarked(tab)
  },
)

test('ticks and dates are there on the way back', SLOW_PROOF, async ({ page }) => {
  await openReport(page)
  await markSecondGoal(page)
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expectMarked(page)
})

test(
  'of quick changes the newest one stays, also where the page goes before it is sent',
  SLOW_PROOF,
  async ({ page }) => {
    await openReport(page)
    let giveUp = () => {}
    const held = new Promise<void>((resolve) => {
      giveUp = resolve
    })
    // One call at a time: the second press has to wait.
    await page.route(GOAL_CALLS, (route) => held.then(() => route.abort()).catch(() => {}), {
      times: 1,
    })
    for (let press = 0; press < 5; press++) await box(page).click()
    await date(page).fill(DUE)
    await page.reload()
    giveUp()
    await expect(box(page)).toBeChecked()
    await expect(date(page)).toHaveValue(DUE)
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .not.toContain('discern.goals')
    await page.reload()
    await expect(box(page)).toBeChecked()
    await expect(date(page)).toHaveValue(DUE)
  },
)

test('a tick that cannot be saved now is kept and sent again', SLOW_PROOF, async ({ page }) => {
  await openReport(page)
  await page.route(GOAL_CALLS, (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'We cannot reach our records right now.', code: 'unavailable' },
    }),
  )
  await box(page).click()
  await expect(page.locator('#plan').getByText('Saved on this device.')).toBeVisible()
  await expect(box(page)).toBeChecked()
  await page.unroute(GOAL_CALLS)
  const saved = markSaved(page)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('Saved on this device.')).toHaveCount(0)
  await page.reload()
  await expect(box(page)).toBeChecked()
})

test('a tick that is refused goes back, and says so', SLOW_PROOF, async ({ page }) => {
  await openReport(page)
  await page.route(GOAL_CALLS, (route) =>
    route.fulfill({ status: 404, json: { error: 'There is no such result.', code: 'not_found' } }),
  )
  await box(page).click()
  await expect(page.getByRole('alert').filter({ hasText: NOT_SAVED })).toBeVisible()
  await expect(box(page)).not.toBeChecked()
  await date(page).fill('2027-01-31')
  await expect(date(page)).toHaveValue('')
  await page.unroute(GOAL_CALLS)
  const saved = markSaved(page)
  await box(page).click()
  expect((await saved).status()).toBe(200)
  await expect(box(page)).toBeChecked()
})

test(
  'without a result of one’s own the report leads home',
  SLOW_PROOF,
  async ({ page, browser, baseURL }) => {
    await page.goto('/detailed-personality-report')
    await expect(page).toHaveURL(/\/$/)

    const owner = await browser.newContext({ baseURL })
    const { result_id: id } = await takeAssessment(await owner.newPage(), 'CS')
    await owner.close()
    await takeAssessment(page)
    await page.goto(`/detailed-personality-report?result=${id}`)
    await expect(page).toHaveURL(/\/$/)
  },
)

test('a locked result leads to the sales page', async ({ page }) => {
  const { result_id: id } = await takeAssessment(page)
  await page.goto(`/detailed-personality-report?result=${id}&from=payment`)
  await expect(page).toHaveURL(new RegExp(`/detailed-report-payment\\?result=${id}$`))
  await page.goto('/detailed-personality-report')
  await expect(page).toHaveURL(new RegExp(`/detailed-report-payment\\?result=${id}$`))
})

test('what cannot be printed is named before the download', async ({ page }) => {
  const id = await openReport(page)
  const name = page.getByLabel('Name on the PDF (optional)').first()
  await name.fill('ማርያም Maryam')
  await expect(name).toHaveAccessibleDescription(
    'We can’t print ማርያም. Type how your name should read.',
  )
  await name.fill('李雷 さくら ליאורה Olúṣẹ́gun')
  await expect(name).not.toHaveAccessibleDescription(/./)
  // Nor does a caller of the API get a report without the name that they asked for.
  const path = `/api/assessment/download-pdf/${id}?user_name=`
  await expectFailure(await page.request.get(path + encodeURIComponent('ማርያም')), 'invalid')
  const named = await page.request.get(path + encodeURIComponent('李雷'))
  expect((await readPdf(await named.body())).pages[0]?.text).toContain('李雷')
})

test('a PDF that fails says so, and can be tried again', SLOW_PROOF, async ({ page }) => {
  await openReport(page)
  const waiting: (() => void)[] = []
  await page.route('**/api/assessment/download-pdf/**', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.fulfill({ status: 503, json: { error: 'Our own words.', code: 'busy' } })
  })
  const button = page.getByRole('button', { name: /PDF/ }).first()
  await button.click()
  await expect(button).toHaveText('Preparing your PDF...')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => waiting.length).toBe(1)
  waiting.pop()?.()
  await expect(page.getByText('Failed to download PDF. Please try again.')).toBeVisible()
  await expect(button).toHaveText('Download PDF Report')
})
