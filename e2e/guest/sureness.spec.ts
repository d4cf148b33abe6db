/** A result that no letter leads for sure: who may see it reads two letters, and nobody else learns of it. */

import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { score } from '../../lib/disc/model/scoring'
import { certaintyReading } from '../../lib/disc/result/certainty-text'
import { answersBetween } from '../../lib/disc/result/sample-answers'
import { explain } from '../../lib/disc/result/telling-answers'
import { answersBetweenLetters } from '../support/answers'
import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDTHS } from '../support/checks'
import { registerPerson } from '../support/people'
import { submitAnswers, unlock } from '../support/product'

const LETTERS = ['I', 'D'] as const
const ANSWERS = answersBetween(...LETTERS)
const SCORED = score(ANSWERS)
const { name } = STYLE_CONTENT[SCORED.style.code]
const READING = certaintyReading(SCORED, SCORED.style, name)

test('in the account it leads with the two letters, says how sure it is, and why', async ({
  page,
}) => {
  await registerPerson(page.request)
  const { result_id: id } = await submitAnswers(page.request, answersBetweenLetters(...LETTERS))
  const wire = await (await page.request.get(`/api/results/${id}`)).json()
  expect(wire.primary_probability).toBeLessThan(0.8)

  for (const path of [`/results/${id}`, `/detailed-results?result=${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Between I and D')
    await expect(page.getByText(READING.lead)).toBeVisible()
    await expect(page.getByText(READING.chances)).toBeVisible()
    await expect(page.getByText(/^Your (type|primary style) is/)).toHaveCount(0)
  }

  const why = page.getByRole('region', { name: 'Why this result' })
  const explanation = explain(ANSWERS, SCORED, SCORED.style)
  await expect(why).toContainText(explanation?.intro ?? 'an explanation')
  await expect(why.getByRole('listitem')).toHaveCount(5)
  await expect(why.getByRole('definition')).toHaveText(
    explanation?.answers.flatMap(({ most, least }) => [most, least]) ?? [],
  )

  await page.getByText('Show the numbers as a table').click()
  const { low, high } = SCORED.intervals.I
  await expect(page.getByRole('row', { name: /^Influence/ })).toContainText(`${low} to ${high}`)
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }

  await page.getByRole('link', { name: 'How we know' }).first().click()
  await expect(page).toHaveURL('/method')
})

test('before paying a guest learns nothing of it, and all of it after', async ({ page }) => {
  const { request } = page
  const submitted = await submitAnswers(request, answersBetweenLetters(...LETTERS))
  const id = submitted.result_id
  const previews = await Promise.all(
    ['/enhanced-guest-results', '/guest-results', '/detailed-report-payment'].map(async (path) => {
      const response = await request.get(`${path}?result=${id}`)
      expect(response.status()).toBe(200)
      return response.text()
    }),
  )
  for (const text of [...previews, JSON.stringify(submitted)]) {
    expect(text).not.toMatch(/answering like you|Between I and D|Why this result|range \d/i)
    expect(text).not.toMatch(/certainty|primary_?(probability|chances)|intervals|theta/i)
  }
  await unlock(page, id)
  const report = await (await request.get(`/detailed-personality-report?result=${id}`)).text()
  expect(report).toContain(READING.lead)
  expect(report).toContain('Why this result')
})
