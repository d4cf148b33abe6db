/** Verbs of the product, for journeys that are about something else. */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { newDraft } from '../../lib/client/draft'
import { DRAFT_KEY } from '../../lib/client/draft-key'
import { itemById } from '../../lib/disc/form/responses'
import { score } from '../../lib/disc/model/scoring'
import { answersOf } from '../../lib/disc/result/sample-answers'
import { explain } from '../../lib/disc/result/telling-answers'
import type { StyleCode } from '../../lib/disc/styles'
import { answersFor } from './answers'
import { answers } from './hydrated'

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

/** The sections of a style's report, in order. */
export function reportSections(style: StyleCode): string[] {
  const answers = answersOf(style)
  const scored = score(answers)
  return [
    'Profile',
    'Core values',
    'Strengths',
    'Growth opportunities',
    'Development tips',
    explain(answers, scored, scored.style)?.title ?? '',
    'Professional style',
    'Your own letter',
    'Working with others',
    'Personal action plan',
    'Say this, not that',
    'Career matches',
    'Your numbers',
  ]
}

/** Buys a report, opens it and returns the result's id. */
export async function openReport(page: Page, style: StyleCode = 'CS', extra = ''): Promise<string> {
  const { result_id: id } = await takeAssessment(page, style)
  await unlock(page, id)
  await page.goto(`/detailed-personality-report?result=${id}${extra}`)
  await answers(page)
  return id
}

/** Answers the 28 questions on the screen like a person with this style, and submits them unless `submit` is false. */
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

/** From the screen between the last answer and the result to the page of the result. */
export async function readOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read on' }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

/** Opens the last question of a person with this style, who has answered all. */
export async function openLastQuestion(page: Page, style: StyleCode): Promise<void> {
  const questions = await (await page.request.get('/api/assessment/questions')).json()
  const answers = answersFor(style).map(({ most_like, least_like }) => ({
    most: most_like,
    least: least_like,
  }))
  const [choices] = answers.splice(-1)
  // Any page of the same origin can keep the draft for the assessment.
  await page.goto('/api/health/live')
  await page.evaluate(
    ([key, draft]) => localStorage.setItem(key ?? '', draft ?? ''),
    [DRAFT_KEY, JSON.stringify({ ...newDraft(questions), answers, choices })],
  )
  await page.goto('/guest-assessment')
}
