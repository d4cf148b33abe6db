/** Verbs of the product, for journeys that are about something else. */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { itemById } from '../lib/disc/responses'
import type { StyleCode } from '../lib/disc/styles'
import { answersFor } from './answers'

export interface GuestResult {
  result_id: string
  personality_type_code: string
  personality_type_name: string
  scores: Record<'D' | 'I' | 'S' | 'C', number>
  scores_exact: boolean
}

/** Takes the assessment through the API, in the page's own browser, and returns the guest's result. */
export async function takeAssessment(page: Page, style: StyleCode = 'CS'): Promise<GuestResult> {
  return submitAnswers(page.request, answersFor(style))
}

export async function submitAnswers(
  request: APIRequestContext,
  responses: unknown,
  headers: Record<string, string> = {},
): Promise<GuestResult> {
  const response = await request.post('/api/assessment/guest/submit', {
    data: { responses },
    headers,
  })
  expect(response.status()).toBe(201)
  return response.json()
}

/** Buys the complete report for nothing. */
export async function unlock(page: Page, resultId: string): Promise<void> {
  const response = await page.request.post('/api/payments/create-intent', {
    data: { result_id: resultId, coupon_code: 'FREE' },
  })
  expect(response.status()).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'paid', amount_cents: 0 })
}

/** Answers the 28 questions on the screen like a person with this style, and submits them unless told not to. */
export async function answerQuestions(
  page: Page,
  style: StyleCode,
  { submit = true }: { submit?: boolean } = {},
): Promise<void> {
  for (const [index, answer] of answersFor(style).entries()) {
    await expect(page).toHaveTitle(new RegExp(`^Question ${index + 1} of 28`))
    for (const [group, id] of [
      ['Most Like Me', answer.most_like],
      ['Least Like Me', answer.least_like],
    ] as const) {
      const statement = itemById(id)?.text ?? ''
      await page
        .getByRole('radiogroup', { name: group })
        .getByRole('radio', { name: statement })
        .check({ force: true })
    }
    const isLast = index === 27
    if (!isLast) await page.getByRole('button', { name: 'Next' }).click()
    else if (submit) await page.getByRole('button', { name: 'Get My Results' }).click()
  }
}
