/** Settling the tie: further questions for a result whose lead is open, one at a time, the most telling first. */
import type { APIRequestContext, Page } from '@playwright/test'
import { BANK } from '../../lib/disc/form/items'
import { itemById, type Response } from '../../lib/disc/form/responses'
import { LETTERS, type Letter } from '../../lib/disc/letters'
import { makeAgain } from '../../lib/disc/model/scorers'
import { forResult, routes } from '../../lib/routes'
import { answersBetweenLetters, answersFor } from '../support/answers'
import { expect, expectAccessible, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { next, previous, radio } from '../support/pages/assessment-page'
import { newBrowser, PASSWORD, registerPerson } from '../support/people'
import { submitAnswers } from '../support/product'

interface Asked {
  group: number
  options: { id: string; text: string }[]
}

const pathOf = (id: string) => `/api/results/${id}/settling`
const pageOf = (id: string) => `/settle-tie?result=${id}`
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const place = (page: Page, number: number) =>
  expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    `Question ${number} of up to 12`,
  )

/** How much a person who is all for one letter likes a statement. */
const liking = (id: string, letter: Letter) => {
  const item = itemById(id)
  return item?.letter === letter ? item.keyed : 0
}

/** The picks of a person who is all for one letter, and for the others the less the earlier they come in DISC. */
function picksFor({ options }: Asked, letter: Letter) {
  const others = LETTERS.filter((one) => one !== letter)
  const worth = (id: string) =>
    others.reduce((sum, one, at) => sum - liking(id, one) / (at + 2), liking(id, letter) * 2)
  const ranked = options
    .map(({ id }, row) => ({ id, row }))
    .toSorted((one, other) => worth(other.id) - worth(one.id))
  return { most: ranked[0], least: ranked.at(-1) } as Record<
    'most' | 'least',
    { id: string; row: number }
  >
}

const answerTo = (asked: Asked, letter: Letter) => {
  const { most, least } = picksFor(asked, letter)
  return { question_number: asked.group, most_like: most.id, least_like: least.id }
}

/** What stands on the screen. */
async function shown(page: Page): Promise<Asked> {
  const texts = await page
    .getByRole('radiogroup', { name: 'Most Like Me' })
    .getByRole('radio')
    .all()
  const labels = await Promise.all(texts.map((one) => one.getAttribute('aria-label')))
  const items = BANK.flatMap((tetrad) => tetrad.items.map((item) => ({ ...item, tetrad })))
  const options = labels.map((label) => items.find(({ text }) => `Most like me: ${text}` === label))
  return {
    group: options[0]?.tetrad.question ?? 0,
    options: options.map((item) => ({ id: item?.id ?? '', text: item?.text ?? '' })),
  }
}

async function read(request: APIRequestContext, id: string) {
  const response = await request.get(pathOf(id))
  expect(response.status()).toBe(200)
  return response.json()
}

async function answer(page: Page, letter: Letter): Promise<void> {
  const { most, least } = picksFor(await shown(page), letter)
  await radio(page, 'Most', most.row).check()
  await radio(page, 'Least', least.row).check()
  await next(page).click()
}

const tied = (request: APIRequestContext) => submitAnswers(request, answersBetweenLetters('D', 'I'))

test('a shared lead is settled by further answers, and the result says how many it rests on', async ({
  page,
}) => {
  // Ahead by a little, so that answers all for the same letter settle it before the rest could hardly do so.
  const { result_id: id } = await submitAnswers(page.request, answersBetweenLetters('I', 'D'))
  await page.goto(`/enhanced-guest-results?result=${id}`)
  await page.getByRole('link', { name: 'Answer a few more questions' }).click()
  const ending = page.getByRole('link', { name: 'See my result' })
  let more = 0
  while (!(await ending.isVisible())) {
    more += 1
    await place(page, more)
    await answer(page, 'I')
    const following = page.locator(`[aria-valuetext="Question ${more + 1} of up to 12"]`)
    await expect(ending.or(following)).toBeVisible()
  }
  expect(more).toBeLessThan(12)
  await expect(page.getByRole('heading', { level: 2 })).toContainText('more answers settled it.')
  await expect(page.getByText(`28 answers, plus ${more}`)).toBeVisible()
  await expect(page.getByText(/^(That hasn’t changed|We had you as)/)).toBeVisible()
  await expectAccessible(page)
  await ending.click()
  await expect(title(page)).not.toHaveText('The Rallying Captain')
  await expect(page.getByText(/^I leads( clearly)?$/).first()).toBeVisible()
  await page.getByText('How sure is this?').click()
  await expect(page.getByText(`28 answers, plus ${more}`).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Answer a few more questions' })).toHaveCount(0)

  // To the last bit, by what made it.
  const [row] = await query<Record<string, never>>(
    `SELECT scorer_version, calibration, answers, more_answers, certainty, style_code, i_score, counted, more_counted
     FROM assessments WHERE id = '${id}'`,
  )
  const answers: { q: number; most: string; least: string }[] = [
    ...(row?.answers ?? []),
    ...(row?.more_answers ?? []),
  ]
  expect(answers).toHaveLength(28 + more)
  const responses = answers.map(({ q, most, least }): Response => ({ question: q, most, least }))
  const by = { scorerVersion: row?.scorer_version ?? '', calibration: row?.calibration ?? '' }
  const again = makeAgain(by, responses)
  expect(row?.certainty).toEqual(JSON.parse(JSON.stringify(again?.certainty)))
  expect(row?.style_code).toBe(again?.style.code)
  expect(row?.i_score).toBe(again?.scores.I)
  expect([row?.counted, row?.more_counted]).toEqual([28, more])
})

test(
  'answers survive stopping, a reload and another day, and an earlier one can be changed',
  SLOW_PROOF,
  async ({ page }) => {
    const { result_id: id } = await tied(page.request)
    await page.goto(pageOf(id))
    await place(page, 1)
    await answer(page, 'D')
    await place(page, 2)
    await answer(page, 'I')
    await place(page, 3)
    // A pick that was not sent yet.
    await radio(page, 'Most', 2).check()
    await page.reload()
    await place(page, 3)
    await expect(radio(page, 'Most', 2)).toBeChecked()
    await previous(page).click()
    await place(page, 2)
    const { answered } = await read(page.request, id)
    const { most } = picksFor(answered[1], 'I')
    await expect(radio(page, 'Most', most.row)).toBeChecked()
    await answer(page, 'D')
    await place(page, 3)
    const changed = (await read(page.request, id)).answered
    expect(changed[1].most_like).toBe(picksFor(answered[1], 'D').most.id)
    expect(changed).toHaveLength(2)
    await page.getByRole('button', { name: 'Stop here, keep my result' }).click()
    await expect(title(page)).toHaveText('You stopped after two. That’s fine.')
    await page.getByRole('button', { name: 'Keep going' }).click()
    await place(page, 3)
    await page.getByRole('link', { name: 'Leave, back to your result' }).click()
    await page.getByText('How sure is this?').click()
    await expect(page.getByRole('group')).toContainText('Up to 10, four to six minutes.')
    await page.getByRole('link', { name: 'Keep going' }).click()
    await place(page, 3)
  },
)

test(
  'offline it goes on in the order as it was known, and sends all once the network is back',
  SLOW_PROOF,
  async ({ page, context }) => {
    const { result_id: id } = await tied(page.request)
    await page.goto(pageOf(id))
    await place(page, 1)
    const { questions } = await read(page.request, id)
    await context.setOffline(true)
    for (const number of [0, 1, 2]) {
      await place(page, number + 1)
      const { most, least } = picksFor(questions[number], number % 2 ? 'D' : 'I')
      await radio(page, 'Most', most.row).check()
      await radio(page, 'Least', least.row).check()
      await next(page).click()
    }
    await place(page, 4)
    await expect(page.getByText('We’ll send these when you’re back online.')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(async () => (await read(page.request, id)).answered.length).toBe(3)
    await expect(page.getByText('We’ll send these')).toHaveCount(0)
    await page.reload()
    await place(page, 4)
  },
)

test(
  'further answers that settle nothing end it early, and lead to the result that counts them',
  SLOW_PROOF,
  async ({ page }) => {
    const { result_id: id } = await tied(page.request)
    for (let more = 0; more < 5; more++) {
      const { questions, now } = await read(page.request, id)
      // Always for the one that is behind.
      const answers = [answerTo(questions[0], now.doubt.second)]
      expect((await page.request.put(pathOf(id), { data: { answers } })).status()).toBe(200)
    }
    await page.goto(pageOf(id))
    await place(page, 6)
    await answer(page, (await read(page.request, id)).now.doubt.second)
    await expect(title(page)).toContainText(', even after ')
    const { now, state, questions, answered } = await read(page.request, id)
    expect([state, questions.length, answered.length]).toEqual(['undecided', 0, 6])
    await page.getByRole('link', { name: 'See my result' }).click()
    await expect(title(page)).toContainText(now.name)
    await page.getByText('How sure is this?').click()
    await expect(page.getByText('28 answers, plus 6')).toBeVisible()
  },
)

test(
  'in an account, it starts from the result and comes back to it',
  SLOW_PROOF,
  async ({ page }) => {
    await registerPerson(page.request)
    const { result_id: id } = await tied(page.request)
    await page.goto(`/results/${id}`)
    await page.getByRole('link', { name: 'Answer a few more questions' }).click()
    await place(page, 1)
    await answer(page, 'D')
    await place(page, 2)
    await page.getByRole('link', { name: 'Leave, back to your result' }).click()
    await expect(page).toHaveURL(`/results/${id}`)
    const result = await (await page.request.get(`/api/results/${id}`)).json()
    expect(result).toMatchObject({ counted_questions: 28, more_questions: 1 })
    const archive = await (await page.request.get('/api/account/export')).json()
    expect(archive.assessments[0].more_answers).toHaveLength(1)
  },
)

test(
  'an answer given after the session has ended is there once its person is back',
  SLOW_PROOF,
  async ({ page }) => {
    const { email } = await registerPerson(page.request)
    const { result_id: id } = await tied(page.request)
    await page.goto(pageOf(id))
    await place(page, 1)
    await page.request.post('/api/auth/logout')
    await answer(page, 'D')
    await page.getByRole('link', { name: 'sign in', exact: true }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await place(page, 2)
    await expect.poll(async () => (await read(page.request, id)).answered.length).toBe(1)
  },
)

test('what is no answer to a further question changes nothing', async ({ page, baseURL }) => {
  const { result_id: id } = await tied(page.request)
  const { questions } = await read(page.request, id)
  const put = (answers: unknown[], request = page.request) =>
    request.put(pathOf(id), { data: { answers } })
  const good = answerTo(questions[0], 'D')
  const { most_like } = good
  for (const bad of [
    { ...good, question_number: 3 },
    { ...good, least_like: most_like },
    { ...good, most_like: 'nothing' },
    { ...good, shown: [most_like, most_like, most_like, most_like] },
  ]) {
    expect((await put([bad])).status()).toBe(422)
  }
  expect((await put([good, good])).status()).toBe(422)
  const all: Asked[] = questions
  await put(all.slice(0, 12).map((one, at) => answerTo(one, at % 2 ? 'D' : 'I')))
  const stranger = await newBrowser(baseURL)
  expect((await put([good], stranger)).status()).toBe(404)
  expect((await stranger.get(pathOf(id))).status()).toBe(404)
  // Nothing to settle.
  const { result_id: clear } = await submitAnswers(page.request, answersFor('C'))
  expect((await read(page.request, clear)).state).toBe('clear')
  const refused = await page.request.put(pathOf(clear), { data: { answers: [good] } })
  expect(refused.status()).toBe(409)
  await page.goto(pageOf(clear))
  await expect(page).toHaveURL(/enhanced-guest-results/)
})

test('two tabs that answer at once lose nothing', async ({ page }) => {
  const { result_id: id } = await tied(page.request)
  const { questions } = await read(page.request, id)
  const all: Asked[] = questions.slice(0, 6)
  const answers = await Promise.all(
    all.map((one, at) =>
      page.request.put(pathOf(id), { data: { answers: [answerTo(one, at % 2 ? 'D' : 'I')] } }),
    ),
  )
  expect(answers.map((one) => one.status())).toEqual(all.map(() => 200))
  expect((await read(page.request, id)).answered).toHaveLength(6)
})

test('a result of few answers has no name and no price, and asks exactly the others', async ({
  page,
}) => {
  const answers = answersFor('DI')
  const left = answers.slice(16)
  const suggested = left.map((one) => ({ ...one, suggested: true }))
  const { result_id: id } = await submitAnswers(page.request, [
    ...answers.slice(0, 16),
    ...suggested,
  ])
  for (const path of [routes.enhancedGuestResults, routes.reportSales, routes.checkout]) {
    await page.goto(forResult(path, id))
    await expect(page).toHaveURL(forResult(routes.enhancedGuestResults, id))
  }
  await expect(title(page)).toHaveText('Not a name yet.')
  await expect(page.getByRole('main')).not.toContainText('$')
  await expect(page.getByRole('link', { name: 'Answer the other 12' })).toHaveAttribute(
    'href',
    pageOf(id),
  )
  const shared = { data: { called: '', compares: false } }
  await expectFailure(await page.request.put(`/api/results/${id}/share`, shared), 'conflict')
  const mailed = { data: { email: 'ada@example.com' } }
  await expectFailure(await page.request.post(`/api/results/${id}/mail`, mailed), 'conflict')
  const { missing, questions } = await read(page.request, id)
  expect(missing).toBe(12)
  expect(questions.map(({ group }: Asked) => group)).toEqual(
    left.map(({ question_number }) => question_number),
  )
  const all = await page.request.put(pathOf(id), { data: { answers: left } })
  expect((await all.json()).missing).toBe(0)
  await page.reload()
  await expect(title(page)).toHaveText('The Rallying Captain')
})
