/** The assessment of a signed-in person, by what they see and do. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from '../checks'
import type { Person } from '../people'
import { asUnhurried } from '../unhurried'

export const PAGE = '/assessment'
export const SUBMIT = '**/api/assessment/submit'
export const SUGGESTED = 'Suggested: tap to confirm or change'
export const RESULT_URL = /\/results\/([0-9a-f-]{36})/

export type Group = 'Most' | 'Least'
export const radios = (page: Page, group: Group) =>
  page.getByRole('radiogroup', { name: `${group} Like Me` }).getByRole('radio')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const hint = (page: Page) => page.getByRole('main').getByText(SUGGESTED).first()
/** The screen reader's live region. */
export const spoken = (page: Page) => page.getByRole('status').last()
export const saved = (page: Page) => page.getByText('Saved', { exact: true })

export async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(page).toHaveTitle(`Question ${number} of 28 · Discern`)
}

/** The statements in the order shown, and the rows of the two picks. */
export async function look(page: Page) {
  const read = (group: Group) =>
    radios(page, group).evaluateAll((all) => ({
      names: all.map((one) => one.getAttribute('aria-label')?.replace(/^\w+ like me: /, '')),
      row: all.findIndex((one) => (one as HTMLInputElement).checked),
    }))
  const [most, least] = [await read('Most'), await read('Least')]
  return { statements: most.names, most: most.row, least: least.row }
}

export async function start(page: Page): Promise<void> {
  await page.goto(PAGE)
  // A person with results starts a new one.
  await page.getByRole('button', { name: /^Start( a new assessment)?$/ }).click()
  await expectQuestion(page, 1)
}

/** Turns on *Suggest answers*, which is off for a new account. */
export async function suggestAnswers(page: Page): Promise<void> {
  const kept = await page.request.put('/api/assessment/suggestions', { data: { on: true } })
  expect(kept.status()).toBe(200)
}

/** Confirms the suggestions from the open question to just before another. */
export async function confirmUpTo(page: Page, to: number, from = 1): Promise<void> {
  for (let number = from; number < to; number++) {
    await expectQuestion(page, number)
    await button(page, 'Confirm').click()
    await button(page, 'Next').click()
  }
  await expectQuestion(page, to)
}

export const draftOf = async (page: Page) =>
  (await (await page.request.get('/api/assessment/draft')).json()).draft
export const historyOf = async (page: Page) =>
  (await page.request.get('/api/assessment/history')).json()

/** The person's last question, all answered, saved by another device; the first so many are confirmed. */
export async function saveAnswered(page: Page, own = 28): Promise<string> {
  const started = await page.request.post('/api/assessment/start')
  const { assessment_id: id } = await started.json()
  const questions: { group: number; options: { id: string }[] }[] = await (
    await page.request.get('/api/assessment/questions')
  ).json()
  const picks = questions.map(({ options: [most, least] }, at) => ({
    most: most?.id,
    least: least?.id,
    suggested: at >= own,
    ms: 500,
  }))
  const state = {
    questions: questions.map(({ group, options }) => ({
      group,
      options: options.map((option) => option.id),
    })),
    answers: picks.slice(0, 27),
    choices: picks[27],
  }
  const response = await page.request.put(`/api/assessment/draft/${id}`, {
    data: { version: 0, state },
  })
  expect(response.status()).toBe(200)
  return id
}

/** Opens the last question with everything answered: for journeys about what comes after. */
export async function openAnswered(page: Page): Promise<string> {
  const id = await saveAnswered(page)
  await page.goto(PAGE)
  await button(page, 'Continue').click()
  await expectQuestion(page, 28)
  return id
}

/** The person's other device. */
export async function signInElsewhere(browser: Browser, person: Person, baseURL?: string) {
  const context = await browser.newContext({ baseURL })
  await asUnhurried(context)
  const data = { email: person.email, password: person.password }
  expect((await context.request.post('/api/auth/login', { data })).status()).toBe(200)
  return context.newPage()
}

export function watchSubmits(context: BrowserContext): unknown[] {
  const bodies: unknown[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/assessment/submit')) bodies.push(request.postDataJSON())
  })
  return bodies
}
