/** The questions, as a guest meets them: by mouse, by keys, by themselves. */

import { expect, SLOW_PROOF, test } from '../support/checks'
import {
  answerAll,
  answerUpTo,
  BOTH_NEEDED,
  choose,
  DRAFT,
  expectQuestion,
  lastButton,
  next,
  open,
  openAnswered,
  previous,
  RESULT_URL,
  radio,
  spoken,
  statements,
  watchSubmits,
} from '../support/pages/assessment-page'

test.describe('the whole way', () => {
  test('by mouse: 28 questions, one submit, a result', SLOW_PROOF, async ({ page, context }) => {
    const submits = watchSubmits(context)
    await open(page)
    const shownFirst = await statements(page)
    expect(shownFirst).toHaveLength(4)
    await expect(previous(page)).toBeDisabled()
    await answerAll(page)
    await expect(next(page)).toHaveCount(0)

    await lastButton(page).dblclick()
    await expect(page).toHaveURL(RESULT_URL)
    await expect(page).not.toHaveTitle(/Question|Analyzing/)
    expect(submits.sent).toHaveLength(1)
    const responses = submits.sent[0]?.request.postDataJSON().responses
    expect(responses.map((one: { question_number: number }) => one.question_number)).toEqual(
      Array.from({ length: 28 }, (_, index) => index + 1),
    )
    for (const [index, one] of responses.entries()) {
      const row = index === 27 ? 0 : (index + 1) % 4
      expect(one.most_like).toBe(one.shown[row])
      expect(one.least_like).toBe(one.shown[(row + 1) % 4])
      expect(Number.isInteger(one.ms) && one.ms > 0 && one.ms < 60_000).toBe(true)
    }
    expect(page.url()).toContain(submits.results[0])
    expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT)).toBeNull()
  })
})

test.describe('choosing', () => {
  test('an option is most or least, never both; nothing goes on without two', async ({ page }) => {
    await open(page)
    await expect(page.getByText('Choose one Most and one Least')).toBeVisible()
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
    await next(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText(BOTH_NEEDED)).toBeVisible()
    await expect(spoken(page)).toHaveText(BOTH_NEEDED)
    await expectQuestion(page, 1)

    await radio(page, 'Least', 2).check()
    await expect(page.getByRole('main').getByText('Now choose a Most')).toBeVisible()
    await radio(page, 'Most', 2).check()
    await expect(radio(page, 'Least', 2)).not.toBeChecked()
    await expect(spoken(page)).toHaveText('Least cleared. Now choose a Least')
    await next(page).click({ force: true })
    await expectQuestion(page, 1)

    await radio(page, 'Least', 0).check()
    await expect(page.getByText('Both chosen').first()).toBeVisible()
    await expect(next(page)).not.toHaveAttribute('aria-disabled')
    await next(page).click()
    await expectQuestion(page, 2)
    await expect(spoken(page)).toHaveText('Question 2 of 28')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test(
    'Previous brings the last answer back, and Shift+Enter does too',
    SLOW_PROOF,
    async ({ page }) => {
      await open(page)
      await answerUpTo(page, 3)
      await previous(page).click()
      await expectQuestion(page, 2)
      await expect(radio(page, 'Most', 2)).toBeChecked()
      await expect(radio(page, 'Least', 3)).toBeChecked()
      await expect(radio(page, 'Most', 2)).toBeFocused()
      await page.keyboard.press('Shift+Enter')
      await expectQuestion(page, 1)
      await expect(radio(page, 'Most', 1)).toBeChecked()
      await page.keyboard.press('Shift+Enter')
      await expectQuestion(page, 1)
      await page.keyboard.press('Enter')
      await expectQuestion(page, 2)
      // The dropped answer of a question that was left by going back is gone.
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    },
  )

  test('every key does what the brief says', async ({ page }) => {
    await open(page)
    await radio(page, 'Most', 0).focus()
    await page.keyboard.press('ArrowUp')
    await expect(radio(page, 'Most', 3)).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(radio(page, 'Least', 3)).toBeFocused()
    await expect(radio(page, 'Least', 3)).not.toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(radio(page, 'Least', 2)).toBeChecked()
    // Over the statement that Most holds, only the focus moves.
    await page.keyboard.press('ArrowDown')
    await expect(radio(page, 'Least', 3)).toBeFocused()
    await expect(radio(page, 'Least', 2)).toBeChecked()
    await expect(radio(page, 'Most', 3)).toBeChecked()
    // Space takes it.
    await page.keyboard.press('Space')
    await expect(radio(page, 'Least', 3)).toBeChecked()
    await expect(radio(page, 'Most', 3)).not.toBeChecked()
    await expect(spoken(page)).toHaveText('Most cleared. Now choose a Most')
    await page.keyboard.press('Enter')
    await expect(spoken(page)).toHaveText(BOTH_NEEDED)
    await page.keyboard.press('1')
    await expect(radio(page, 'Least', 0)).toBeFocused()
    await page.keyboard.press('m')
    await expect(radio(page, 'Most', 0)).toBeChecked()

    // One stop per group, then the buttons and the switches.
    await radio(page, 'Most', 0).focus()
    await page.keyboard.press('Tab')
    await expect(radio(page, 'Least', 3)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(next(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('switch', { name: 'Keyboard shortcuts' })).toBeFocused()
  })

  test('letter and number keys can be turned off, and stay off', SLOW_PROOF, async ({ page }) => {
    await open(page)
    await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click()
    await page.reload()
    await expectQuestion(page, 1)
    await expect(page.getByRole('switch', { name: 'Keyboard shortcuts' })).not.toBeChecked()
    await radio(page, 'Most', 1).focus()
    for (const key of ['m', 'l', '3']) await page.keyboard.press(key)
    await expect(radio(page, 'Most', 1)).toBeFocused()
    await expect(page.getByRole('radiogroup').getByRole('radio', { checked: true })).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(radio(page, 'Most', 2)).toBeChecked()
  })
})

test.describe('going on automatically', () => {
  /** Longer than the wait before the next question. */
  const LONG_ENOUGH = 1_000

  test.beforeEach(({ page }) => page.clock.install())

  test('is off at first, waits a moment, is remembered', SLOW_PROOF, async ({ page }) => {
    await open(page)
    const automatic = page.getByRole('radio', { name: 'Move on by itself' })
    await expect(automatic).not.toBeChecked()
    await choose(page, 0, 1)
    await page.clock.runFor(LONG_ENOUGH)
    await expectQuestion(page, 1)
    await automatic.check()
    await page.clock.runFor(LONG_ENOUGH)
    await expectQuestion(page, 1)
    await radio(page, 'Least', 2).check()
    await expectQuestion(page, 2)
    await page.reload()
    await expectQuestion(page, 2)
    await expect(page.getByRole('switch', { name: 'Move on by itself' })).toBeChecked()
    // It is asked once.
    await previous(page).click()
    await expectQuestion(page, 1)
    await expect(automatic).toHaveCount(0)
  })

  test(
    'any key or tap stops it, and a restored answer does not start it',
    SLOW_PROOF,
    async ({ page }) => {
      await open(page)
      await page.getByRole('radio', { name: 'Move on by itself' }).check()
      // Else the clock runs on, and a busy machine moves on before the key is pressed.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
      await choose(page, 0, 1)
      await page.keyboard.press('Shift')
      await page.clock.runFor(LONG_ENOUGH)
      await expectQuestion(page, 1)
      await radio(page, 'Least', 2).check()
      await page.getByRole('heading', { level: 1 }).click()
      await page.clock.runFor(LONG_ENOUGH)
      await expectQuestion(page, 1)
      await next(page).click()
      await expectQuestion(page, 2)
      await previous(page).click()
      await page.clock.runFor(LONG_ENOUGH)
      await expectQuestion(page, 1)
    },
  )

  test('never submits', async ({ page, context }) => {
    const submits = watchSubmits(context)
    await openAnswered(page)
    await page.getByRole('switch', { name: 'Move on by itself' }).click()
    await choose(page, 0, 1)
    await page.clock.runFor(LONG_ENOUGH)
    await expectQuestion(page, 28)
    expect(submits.sent).toHaveLength(0)
  })
})

test('the funnel hears of each question once', SLOW_PROOF, async ({ page }) => {
  const counted: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/funnel')) return
    const { event, step } = request.postDataJSON()
    counted.push(event === 'question' ? `question ${step}` : event)
  })
  await open(page)
  await answerUpTo(page, 3)
  await previous(page).click()
  await expectQuestion(page, 2)
  await next(page).click()
  await expectQuestion(page, 3)
  await page.reload()
  await expectQuestion(page, 3)
  await answerUpTo(page, 4, 3)
  expect(counted).toEqual(['started', 'question 1', 'question 2', 'question 3', 'question 4'])
})
