/** Results in the account: the preview with its gauges, the detailed results, the history. */
import type { Page } from '@playwright/test'
import { answersFor, scoresOf } from '../support/answers'
import { expect, expectAccessible, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import { newBrowser, registerPerson, takeAsPerson } from '../support/people'
import { reportTexts } from '../support/premium'
import { submitAnswers, unlock } from '../support/product'

async function expectNothingOfTheReport(page: Page): Promise<void> {
  const content = await page.content()
  expect(reportTexts('CS').filter((text) => content.includes(text))).toEqual([])
}

async function personWith(page: Page, ...styles: ('D' | 'DI' | 'CS' | 'IS')[]): Promise<string[]> {
  await registerPerson(page.request)
  const ids: string[] = []
  for (const style of styles) ids.push(await takeAsPerson(page.request, style))
  return ids
}

test('who is not signed in is sent to sign in, and back', SLOW_PROOF, async ({ page, baseURL }) => {
  const other = await newBrowser(baseURL)
  await registerPerson(other)
  const id = await takeAsPerson(other)
  for (const path of [`/results/${id}`, '/results/history', '/detailed-results']) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(307)
    expect(response.headers().location).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
  }
})

test('what is one person’s is found by no search, and a link to it shows no picture', async ({
  page,
}) => {
  const [id] = await personWith(page, 'CS')
  for (const path of [`/results/${id}`, '/results/history', '/detailed-results', '/profile']) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).toContain('<meta name="robots" content="noindex"/>')
    expect(html, path).not.toMatch(/og:|twitter:/)
  }
})

test(
  'the four gauges reveal the exact score on hover, on focus and on a tap',
  SLOW_PROOF,
  async ({ page }) => {
    const [id] = await personWith(page, 'CS')
    const { D, I, S } = scoresOf(answersFor('CS'))
    await page.goto(`/results/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Quiet Architect')
    await expect(page.getByText('You build things that hold.')).toBeVisible()
    const hidden = page.getByRole('button', { name: /^Dominance .*, show exact score$/ })
    await hidden.hover()
    await expect(
      page.getByRole('button', {
        name: new RegExp(`^Dominance LOW: ${D}, probably \\d+ to \\d+$`),
      }),
    ).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(hidden).toBeVisible()
    await hidden.focus()
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('button', {
        name: new RegExp(`^Influence LOW: ${I}, probably \\d+ to \\d+$`),
      }),
    ).toBeFocused()
    const steadiness = page.getByRole('button', { name: 'Steadiness' })
    await steadiness.dispatchEvent('click')
    await expect(steadiness).toHaveAccessibleName(
      new RegExp(`^Steadiness (MED|HIGH): ${S}, probably \\d+ to \\d+$`),
    )
    await steadiness.dispatchEvent('click')
    await expect(steadiness).toHaveAccessibleName(/^Steadiness .*, show exact score$/)
    const unlocks = page.getByRole('link', { name: 'Unlock Complete Report - $19.00' })
    await expect(unlocks).toHaveCount(2)
    for (const unlock of await unlocks.all())
      await expect(unlock).toHaveAttribute('href', `/detailed-report-payment?result=${id}`)
    await expectNothingOfTheReport(page)
  },
)

test(
  'a result that is not the person’s gives their newest, else the sample, and says so',
  SLOW_PROOF,
  async ({ page, baseURL }) => {
    const other = await newBrowser(baseURL)
    await registerPerson(other)
    const foreign = await takeAsPerson(other, 'D')
    await registerPerson(page.request)
    await page.goto(`/results/${foreign}`)
    await expect(page.getByText('This is a sample.')).toBeVisible()
    await expect(page.getByText('Sample result')).toBeVisible()
    await takeAsPerson(page.request, 'IS')
    for (const id of [foreign, crypto.randomUUID()]) {
      await page.goto(`/results/${id}`)
      await expect(page.getByText('This is your newest one.')).toBeVisible()
      await expect(page.getByText(/^(I leads( clearly)?|I or S leads)$/).first()).toBeVisible()
    }
  },
)

test('history leads with all sittings as one, and lists and compares them', async ({ page }) => {
  const [first, second, third] = await personWith(page, 'D', 'DI', 'CS')
  await page.goto('/results/history')
  await expect(page.getByText('Over your three sittings you are')).toBeVisible()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: 'Open your result' }).click()
  await expect(page).toHaveURL('/results/together')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('Over your three sittings you are')).toBeVisible()
  await page.getByText('How sure is this?').click()
  await expect(page.getByText('84 answers over 3 sittings.')).toBeVisible()
  await page.getByRole('link', { name: 'See each sitting' }).click()
  const sittings = page.getByRole('region', { name: 'One by one' })
  await expect(sittings.getByRole('listitem')).toHaveCount(3)
  await expect(
    sittings.getByText(/^Your \w has gone (up|down)(,| and) your \w has gone/),
  ).toBeVisible()
  await expect(sittings.getByText('We can’t see a change')).toHaveCount(0)
  const rows = page.getByRole('table', { name: 'Your results, newest first' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  const { C } = scoresOf(answersFor('CS'))
  await expect(rows.nth(1)).toContainText(`${C}%`)
  await expect(rows.nth(1).getByRole('link')).toHaveAttribute('href', `/results/${third}`)
  await page.getByText('Compare two results').click()
  await page.getByRole('combobox', { name: 'From' }).selectOption(first ?? '')
  await page.getByRole('combobox', { name: 'To' }).selectOption(second ?? '')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page).toHaveURL(new RegExp(`before=${first}&after=${second}`))
  await page.reload()
  const row = page.locator('#compare').getByRole('row', { name: /^Influence/ })
  await expect(row).toContainText(String(scoresOf(answersFor('D')).I))
  await expect(row).toContainText(String(scoresOf(answersFor('DI')).I))
  await expect(page.getByText('I has moved up')).toBeVisible()
})

test('a long history comes in pages, and compares on each', SLOW_PROOF, async ({ page }) => {
  await personWith(page, 'D')
  const { user } = await (await page.request.get('/api/auth/profile')).json()
  await query(
    `INSERT INTO assessments (id, user_id, form_version, scorer_version, answers, counted,
       d_score, i_score, s_score, c_score, primary_letter, secondary_letter, style_code, completed_at)
     SELECT gen_random_uuid()::text, $1, 'x', 'x', '[]', 28, 70, 40, 30, 20, 'D', 'I', 'D',
       now() - make_interval(days => n) FROM generate_series(1, 101) n`,
    [user.id],
  )
  await page.goto('/results/history')
  const views = page.getByRole('link', { name: /^View result of/ })
  await expect(views).toHaveCount(100)
  await page.getByRole('link', { name: 'Older results' }).click()
  await expect(page).toHaveURL('/results/history?page=2')
  await expect(views).toHaveCount(2)
  await expectAccessible(page)
  await page.getByText('Compare two results').click()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/page=2&before=/)
  await expect(views).toHaveCount(2)
  await page.getByRole('link', { name: 'Newer results' }).click()
  await expect(views).toHaveCount(100)
  await page.goto('/results/history?page=9')
  await expect(views).toHaveCount(100)
  const all = await (await page.request.get('/api/assessment/history')).json()
  expect(all).toHaveLength(102)
})

test('detailed results show all of the account’s level and nothing of the report', async ({
  page,
}) => {
  await registerPerson(page.request)
  await page.goto('/detailed-results')
  await expect(page.getByText('No results found. Please take an assessment first.')).toBeVisible()
  const id = await takeAsPerson(page.request, 'CS')
  await page.goto(`/detailed-results?result=${id}&from=guest`)
  await expect(page.getByText('Your result is in your account now.')).toBeVisible()
  const secondary = page.getByRole('region', { name: 'Steadiness', exact: true })
  await expect(secondary.locator('.chip')).toHaveCount(4)
  await expect(secondary.getByRole('listitem')).toHaveCount(4 + 2 + 2)
  const primary = page.getByRole('region', { name: 'Conscientiousness', exact: true })
  await expect(primary.getByRole('heading', { name: 'Career areas' })).toBeVisible()
  await expectNothingOfTheReport(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page).toHaveURL(`/detailed-results?result=${id}`)
  await unlock(page, id)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Read your complete report' })).toBeVisible()
})

test('the result of a guest moves to the account with its purchase', async ({ page }) => {
  const { result_id: id } = await submitAnswers(page.request, answersFor('CS'))
  await unlock(page, id)
  await registerPerson(page.request)
  await page.goto(`/detailed-personality-report?result=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Quiet Architect')
})
