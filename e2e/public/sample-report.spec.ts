/** A complete report that is public, because it belongs to no person. */

import { textsOf } from '../../lib/copy/testing'
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { publicSampleReport } from '../../lib/disc/result/public-sample'
import { STYLE_CODES } from '../../lib/disc/styles'
import { messages } from '../../lib/messages'
import { readPdf } from '../../lib/pdf/testing'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { registerPerson } from '../support/people'
import { takeAssessment } from '../support/product'

const PATH = '/sample-report'
const report = publicSampleReport()

/** What beside the sample depends on whether one has an account. */
const { sample } = messages.results
const { line } = messages.previewMode
const OFFERS = [
  ...Object.values(sample).flatMap((words) => Object.values(words)),
  ...[line.visitor, line.person],
]
const withoutOffers = (shown: string) =>
  OFFERS.reduce((left, words) => left.replaceAll(words, ''), shown)

test(
  'shows four parts in full, the others by heading, and each is marked',
  SLOW_PROOF,
  async ({ page }) => {
    await page.goto(PATH)
    await expect(page.getByText('This is a sample DISC report.')).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(report.name)
    for (const id of ['pulls', 'strengths', 'plan', 'phrases']) {
      await expect(
        page.locator(`section[aria-labelledby="${id}"]`).getByText('Sample', { exact: true }),
      ).toBeVisible()
    }
    const text = await page.getByRole('main').innerText()
    for (const { title } of report.strengths) expect(text).toContain(title)
    for (const { goal, firstStep } of report.plan.goals) {
      expect(text).toContain(goal)
      expect(text).toContain(firstStep)
    }
    for (const { say } of report.detail.phrases) expect(text).toContain(say)
    for (const { score } of report.scoreLines) expect(text).toContain(String(score))
    // The strip stays.
    await page.getByRole('heading', { name: 'Also in a complete report' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('This is a sample DISC report.')).toBeInViewport()
    await expect(page.locator('main section').first()).not.toContainText('$')
    await expect(page.getByText(/Premium|Locked/)).toHaveCount(0)
  },
)

test('no other text that people pay for leaves the server', async ({ request }) => {
  const html = (await (await request.get(PATH)).text()).replaceAll('&#x27;', "'")
  const { strengths, phrases, goals, ...sold } = STYLE_CONTENT[report.code].detail
  const shown = JSON.stringify([strengths, phrases, goals, report.preview])
  const paid = STYLE_CODES.flatMap((code) =>
    code === report.code ? textsOf(sold) : textsOf(STYLE_CONTENT[code].detail),
  ).filter((text) => text.length > 25 && !shown.includes(text))
  expect(paid.length).toBeGreaterThan(500)
  expect(paid.filter((text) => html.includes(text))).toEqual([])
})

test(
  'can be found, from the landing page, the sales page, the map of the site, and search engines',
  SLOW_PROOF,
  async ({ page, request }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'See a sample report' }).first().click()
    await expect(page).toHaveURL(PATH)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    const { result_id: id } = await takeAssessment(page)
    await page.goto(`/detailed-report-payment?result=${id}`)
    await page.getByRole('link', { name: 'See a sample report' }).click()
    await expect(page).toHaveURL(PATH)
    expect(await (await request.get('/sitemap.xml')).text()).toContain(PATH)
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).not.toContain(PATH)
  },
)

test('saves as a PDF that is marked on every page', SLOW_PROOF, async ({ page }) => {
  await page.goto(PATH)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the sample PDF' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`DISC_Report_${report.code}_Sample.pdf`)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  const { pages } = await readPdf(Buffer.concat(chunks))
  expect(pages).toHaveLength(6)
  for (const { text } of pages) expect(text).toContain('Sample')
})

test(
  'the sample result has the same scores, and its button leads to the assessment',
  SLOW_PROOF,
  async ({ page }) => {
    await page.goto('/test-results')
    for (const { name, score } of report.scoreLines) {
      await page.getByRole('button', { name: new RegExp(`^${name} .*, show exact score$`) }).click()
      await expect(
        page.getByRole('button', { name: new RegExp(`${name}.*${score}`) }),
      ).toBeVisible()
    }
    await expect(page.getByRole('link', { name: /^Unlock Complete Report - / })).toHaveAttribute(
      'href',
      '/guest-assessment',
    )
  },
)

test('the sample is shown alike to everyone, and an account is offered to people without one', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const tell = async (path: string) => {
    await page.goto(path)
    const shown = await main.innerText()
    return shown.slice(shown.indexOf('Sample result'))
  }
  const offers = main.getByText(/with an account|free account|no account/)
  const ways = main.getByRole('link', { name: /^Take the|^Unlock/ })
  const shown = await tell('/test-results')
  expect(await tell('/results/6')).toBe(shown)
  await expect(offers).not.toHaveCount(0)
  await registerPerson(page.request)
  const own = await tell('/results/6')
  expect(withoutOffers(own)).toBe(withoutOffers(shown))
  expect(await tell('/results/none-of-mine')).toBe(own)
  await expect(offers).toHaveCount(0)
  for (const way of await ways.all()) await expect(way).toHaveAttribute('href', '/assessment')
  const answer = await page.request.get('/api/results/6')
  expect(await answer.json()).toMatchObject({ scores: report.scores, is_sample: true })
})
