/** The guest’s assessment on a bad line. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, SLOW_PROOF, test } from '../support/checks'
import {
  expectQuestion,
  lastButton,
  openAnswered,
  PAGE,
  QUESTIONS,
  RESULT_URL,
  radio,
  SUBMIT,
  tryAgain,
  watchSubmits,
} from '../support/pages/assessment-page'

/** Answers of the landing page that are of another form than the page's: the server is asked for its questions. */
function answerOfEarlierForm(page: Page) {
  return page.addInitScript(() => {
    const options = ['one', 'two'].map((id) => ({ id, text: id }))
    const first = {
      questions: [{ group: 1, options }],
      answers: [{ most: 'one', least: 'two' }],
      times: [1000],
    }
    localStorage.setItem('discern.first-answers', JSON.stringify(first))
  })
}

test.describe('on a bad line', () => {
  test('offline at the end, closed, opened again online: one result', async ({ page, context }) => {
    const submits = watchSubmits(context)
    await openAnswered(page)
    await context.setOffline(true)
    await expect(
      page.getByRole('main').getByText('You are offline. Your answers are kept here.'),
    ).toBeVisible()
    await lastButton(page).click()
    await expect(page.getByRole('heading', { name: 'Assessment Error' })).toBeVisible()
    await expect(
      page.getByText('Failed to submit assessment. Please try again.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByText(/You are offline\. Your answers are kept here\./)).toBeVisible()
    await page.close()
    await context.setOffline(false)

    const later = await context.newPage()
    await later.goto(PAGE)
    await expectQuestion(later, 28)
    await expect(radio(later, 'Most', 3)).toBeChecked()
    await lastButton(later).click()
    await expect(later).toHaveURL(RESULT_URL)
    await expect.poll(() => submits.results).toHaveLength(1)
    expect(submits.keys().size).toBe(1)
  })

  test('back online, the answers are sent by themselves', SLOW_PROOF, async ({ page, context }) => {
    const submits = watchSubmits(context)
    await openAnswered(page)
    await context.setOffline(true)
    await lastButton(page).click()
    await expect(page.getByRole('heading', { name: 'Assessment Error' })).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(RESULT_URL)
    await expect.poll(() => submits.results).toHaveLength(1)
  })

  test('a server that is away says so, and Try Again sends the same key', async ({
    page,
    context,
  }) => {
    const submits = watchSubmits(context)
    const away = 'We cannot reach our records right now. Please try again in a moment.'
    await page.route(
      SUBMIT,
      (route) => route.fulfill({ status: 503, json: { error: away, code: 'unavailable' } }),
      { times: 1 },
    )
    await openAnswered(page)
    await lastButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Error')
    await expect(page).toHaveTitle('Assessment Error · Discern')
    await expect(
      page.getByText('Failed to submit assessment. Please try again.', { exact: true }),
    ).toBeVisible()
    await expect(
      page.getByText('Your answers are kept in this browser, so nothing is lost.'),
    ).toBeVisible()
    // A failing server's own sentence adds nothing.
    await expect(page.getByText(away)).toHaveCount(0)
    await expectAccessible(page)
    const reloaded = page.waitForEvent('load')
    await tryAgain(page).click()
    await reloaded
    await expectQuestion(page, 28)
    await expect(radio(page, 'Most', 3)).toBeChecked()
    await expect(radio(page, 'Least', 0)).toBeChecked()
    await lastButton(page).click()
    await expect(page).toHaveURL(RESULT_URL)
    expect(submits.sent).toHaveLength(2)
    expect(submits.keys().size).toBe(1)
    expect(submits.sent[0]?.key).toMatch(/^[\w-]{22,64}$/)
  })

  test(
    'answers to questions that are no longer asked can be given up',
    SLOW_PROOF,
    async ({ page }) => {
      await page.route(
        SUBMIT,
        (route) => route.fulfill({ status: 422, json: { error: 'Not right.', code: 'invalid' } }),
        { times: 1 },
      )
      await openAnswered(page)
      await lastButton(page).click()
      await page.getByRole('button', { name: 'Start over with fresh questions' }).click()
      await expectQuestion(page, 1)
    },
  )

  test('questions that do not load say so, and Try Again reloads', SLOW_PROOF, async ({ page }) => {
    await answerOfEarlierForm(page)
    await page.route(QUESTIONS, (route) =>
      route.fulfill({ status: 500, json: { error: 'Out of order.', code: 'unexpected' } }),
    )
    await page.goto(PAGE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Error')
    await expect(
      page.getByText('Failed to load assessment. Please try again.', { exact: true }),
    ).toBeVisible()
    await page.unroute(QUESTIONS)
    const reloaded = page.waitForEvent('load')
    await tryAgain(page).click()
    await reloaded
    await expectQuestion(page, 1)
  })

  test('questions that take long show their boxes and say so', SLOW_PROOF, async ({ page }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await answerOfEarlierForm(page)
    await page.route(QUESTIONS, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(PAGE)
    await expect(page.getByText('Loading the questions')).toBeVisible()
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    answer()
    await expectQuestion(page, 1)
    expect(await heading.boundingBox()).toEqual(before)
  })
})
