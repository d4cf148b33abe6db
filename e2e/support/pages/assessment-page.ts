/** The guest’s assessment, by what a person sees and does. */
import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect } from '../checks'

export const PAGE = '/guest-assessment'
export const SUBMIT = '**/api/assessment/guest/submit'
export const QUESTIONS = '**/api/assessment/questions*'
export const DRAFT = 'discern.guest-assessment'
export const RESULT_URL = /\/enhanced-guest-results\?result=([A-Za-z0-9-]+)/
export const BOTH_NEEDED =
  'Please select both a "Most Like Me" and "Least Like Me" option to continue.'

export type Group = 'Most' | 'Least'

export function radio(page: Page, group: Group, row: number) {
  return page
    .getByRole('radiogroup', { name: `${group} Like Me` })
    .getByRole('radio')
    .nth(row)
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' })
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous' })
export const lastButton = (page: Page) => page.getByRole('button', { name: 'Get My Results' })
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' })
/** The screen reader's live region. */
export const spoken = (page: Page) => page.getByRole('status').last()

export async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(page).toHaveTitle(`Question ${number} of 28 · Discern`)
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    `Question ${number} of 28`,
  )
}

export async function open(page: Page): Promise<void> {
  await page.goto(PAGE)
  await expectQuestion(page, 1)
}

export async function choose(page: Page, most: number, least: number): Promise<void> {
  await radio(page, 'Most', most).check()
  await radio(page, 'Least', least).check()
}

/** Answers the questions from one to just before another, differently from question to question. */
export async function answerUpTo(page: Page, to: number, from = 1): Promise<void> {
  for (let number = from; number < to; number++) {
    await expectQuestion(page, number)
    await choose(page, number % 4, (number + 1) % 4)
    await next(page).click()
  }
  await expectQuestion(page, to)
}

export async function answerAll(page: Page): Promise<void> {
  await answerUpTo(page, 28)
  await choose(page, 0, 1)
}

/** Opens the last question with everything answered, as another tab would: for journeys about what comes after. `times` in milliseconds, by question. */
export async function openAnswered(page: Page, times: readonly number[] = []): Promise<void> {
  await open(page)
  await radio(page, 'Most', 0).check()
  await page.evaluate(
    ([key, spent]) => {
      const draft = JSON.parse(localStorage.getItem(key) ?? '{}')
      const answers = draft.questions.map(
        ({ options }: { options: { id: string }[] }, index: number) => ({
          most: options[index % 4]?.id,
          least: options[(index + 1) % 4]?.id,
        }),
      )
      const choices = answers.pop()
      const revision = draft.revision + 1
      const newValue = JSON.stringify({ ...draft, revision, answers, choices, times: spent })
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
    },
    [DRAFT, times] as const,
  )
  await expectQuestion(page, 28)
  await expect(radio(page, 'Most', 3)).toBeChecked()
}

/** The four statements in the order shown, as the groups name them. */
export function statements(page: Page): Promise<string[]> {
  return page
    .getByRole('radiogroup', { name: 'Most Like Me' })
    .getByRole('radio')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label')?.replace('Most like me: ', '') ?? ''),
    )
}

/** Every submit that left the browser, with what came back where something did. */
export function watchSubmits(context: BrowserContext) {
  const sent: { key: string | undefined; request: Request }[] = []
  const results: string[] = []
  context.on('request', (request) => {
    if (!request.url().endsWith('/guest/submit')) return
    sent.push({ key: request.headers()['idempotency-key'], request })
  })
  context.on('response', async (response) => {
    if (!response.url().endsWith('/guest/submit') || !response.ok()) return
    results.push((await response.json()).result_id)
  })
  return { sent, results, keys: () => new Set(sent.map(({ key }) => key)) }
}
