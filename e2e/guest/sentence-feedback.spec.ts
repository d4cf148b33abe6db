/** The reader says which sentences are them, and the report follows. */
import type { Page } from '@playwright/test'
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { FIELD_SCENES } from '../../lib/disc/content/fields'
import { OWN_LETTER } from '../../lib/disc/content/own-letter'
import { sentencesOf } from '../../lib/disc/result/sentences'
import { readPdf } from '../../lib/pdf/testing'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
  WIDTHS,
} from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { openReport, takeAssessment } from '../support/product'

const { strengths, limitations } = STYLE_CONTENT.CS.detail
const titleOf = (points: readonly { title: string }[], at: number) => points[at]?.title ?? ''
const [FIRST, SECOND] = [titleOf(strengths, 0), titleOf(strengths, 1)]

const choice = (page: Page, title: string, name: 'That’s me' | 'Not me') =>
  page.getByRole('group', { name: title, exact: true }).getByRole('button', { name })

const stored = (id: string) =>
  query<{ point: string; fits: boolean }>(
    'SELECT point, fits FROM point_marks WHERE assessment_id = $1 ORDER BY fits',
    [id],
  )

async function pdfText(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/api/assessment/download-pdf/${id}`)
  expect(answer.status()).toBe(200)
  const { pages } = await readPdf(await answer.body())
  return pages.map(({ text }) => text).join(' ')
}

test(
  'a struck sentence leaves print and PDF, and pressing again takes it back',
  SLOW_PROOF,
  async ({ page }) => {
    const id = await openReport(page)
    expect(await pdfText(page, id)).toContain(FIRST)
    await choice(page, SECOND, 'That’s me').click()
    await choice(page, FIRST, 'Not me').click()
    await expect(choice(page, FIRST, 'Not me')).toHaveAttribute('aria-pressed', 'true')
    await expect(choice(page, FIRST, 'That’s me')).toHaveAttribute('aria-pressed', 'false')
    const strengthsPart = page.locator('#strengths')
    await expect(strengthsPart.getByText('Left out of your PDF')).toHaveCount(1)
    await expect(strengthsPart.getByText('1 of 2 so far sounds like you.')).toBeVisible()
    await expect.poll(() => stored(id)).toHaveLength(2)
    expect((await stored(id)).map(({ fits }) => fits)).toEqual([false, true])
    expect(await pdfText(page, id)).not.toContain(FIRST)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: FIRST })).toBeHidden()
    await expect(page.getByRole('heading', { name: SECOND })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    await page.reload()
    await expect(choice(page, FIRST, 'Not me')).toHaveAttribute('aria-pressed', 'true')
    await choice(page, FIRST, 'Not me').click()
    await expect(choice(page, FIRST, 'Not me')).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => stored(id)).toHaveLength(1)
    expect(await pdfText(page, id)).toContain(FIRST)
  },
)

test(
  'offline, a mark is kept in the browser and sent again',
  SLOW_PROOF,
  async ({ page, context }) => {
    const id = await openReport(page)
    await context.setOffline(true)
    const limit = titleOf(limitations, 0)
    await choice(page, limit, 'Not me').click()
    await expect(choice(page, limit, 'Not me')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('#growth').getByText('Saved on this device.')).toBeVisible()
    expect(await stored(id)).toEqual([])
    await context.setOffline(false)
    await expect.poll(() => stored(id)).toHaveLength(1)
    await expect(page.getByText('Saved on this device.')).toHaveCount(0)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('discern.points')
  },
)

test(
  'the report tells of the own letter and the numbers, and examples follow the field of work',
  SLOW_PROOF,
  async ({ page }) => {
    const id = await openReport(page)
    await expect(page.locator('#own')).toContainText(OWN_LETTER.C.easy.text)
    const scene = page.getByText(FIELD_SCENES.teaching.C.strength)
    await expect(scene).toHaveCount(0)
    await page.getByRole('button', { name: 'Teaching' }).click()
    await expect(scene).toBeVisible()
    expect(await query('SELECT field FROM assessments WHERE id = $1', [id])).toEqual([
      { field: 'teaching' },
    ])
    await page.getByRole('button', { name: 'Teaching' }).click()
    await expect(scene).toHaveCount(0)
    await expect
      .poll(() => query('SELECT field FROM assessments WHERE id = $1', [id]))
      .toEqual([{ field: null }])
  },
)

test(
  'without the bought report nothing in it can be marked, and no field named',
  SLOW_PROOF,
  async ({ page }) => {
    const { result_id: id } = await takeAssessment(page)
    const own = sentencesOf('CS')[0]?.id
    const mark = { data: { fits: true } }
    const answer = await page.request.put(`/api/results/${id}/points/${own}`, mark)
    const refusal = await expectFailure(answer, 'premium_required')
    expect(JSON.stringify(refusal)).not.toContain(FIRST)
    const field = { data: { field: 'care' } }
    await expectFailure(
      await page.request.put(`/api/results/${id}/field`, field),
      'premium_required',
    )

    const bought = await openReport(page)
    const other = sentencesOf('D')[0]?.id
    await expectFailure(
      await page.request.put(`/api/results/${bought}/points/${other}`, mark),
      'not_found',
    )
    expect(await stored(bought)).toEqual([])
  },
)

test(
  'on phones the report folds; addresses and printing open what is folded',
  SLOW_PROOF,
  async ({ page }) => {
    await page.setViewportSize(WIDTHS[0])
    await openReport(page)
    const folds = page.locator('details[data-fold]')
    await expect(page.locator('details[data-fold]:not([open])').first()).toBeAttached()
    // The text about the person.
    await expect(page.locator('details[data-fold][open]')).toHaveCount(1)
    await expect(page.locator('#profile')).toHaveAttribute('open', '')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThan(7000)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.locator('#careers summary').click()
    await expect(page.locator('#careers h3').first()).toBeVisible()
    await page.evaluate(() => {
      window.location.hash = '#phrases'
    })
    await expect(page.locator('#phrases li').first()).toBeInViewport()
    await page.getByRole('link', { name: 'Back to the top' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('details[data-fold]:not([open])')).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.locator('details[data-fold]:not([open])').first()).toBeAttached()

    await page.setViewportSize(WIDTHS[1])
    await expect(page.locator('details[data-fold][open]')).toHaveCount(await folds.count())
  },
)
