/** The guest’s answers outlast a reload, another tab and leaving. */

import { expect, SLOW_PROOF, test } from '../support/checks'
import {
  answerAll,
  answerUpTo,
  choose,
  DRAFT,
  expectQuestion,
  lastButton,
  next,
  open,
  PAGE,
  previous,
  RESULT_URL,
  radio,
  SUBMIT,
  statements,
  tryAgain,
} from '../support/pages/assessment-page'

test.describe('nothing is lost', () => {
  test('a reload keeps answers, order and place', async ({ page }) => {
    await open(page)
    const first = await statements(page)
    await answerUpTo(page, 9)
    const ninth = await statements(page)
    await radio(page, 'Least', 3).check()
    await page.reload()
    await expectQuestion(page, 9)
    await expect(page.getByText('Welcome back. Your answers so far are here.')).toBeVisible()
    expect(await statements(page)).toEqual(ninth)
    await expect(radio(page, 'Least', 3)).toBeChecked()
    for (let number = 8; number >= 1; number--) {
      await previous(page).click()
      await expectQuestion(page, number)
      await expect(radio(page, 'Most', number % 4)).toBeChecked()
      await expect(radio(page, 'Least', (number + 1) % 4)).toBeChecked()
    }
    expect(await statements(page)).toEqual(first)
    await expect(page.getByText('Welcome back')).toHaveCount(0)
  })

  test(
    'a second tab goes on where the first is, and the first follows',
    SLOW_PROOF,
    async ({ page, context }) => {
      await open(page)
      await answerUpTo(page, 4)
      await radio(page, 'Most', 2).check()
      const other = await context.newPage()
      await other.goto(PAGE)
      await expectQuestion(other, 4)
      await expect(radio(other, 'Most', 2)).toBeChecked()
      await radio(other, 'Least', 0).check()
      await next(other).click()
      await expectQuestion(other, 5)
      await expectQuestion(page, 5)
      await answerUpTo(page, 7, 5)
      await expectQuestion(other, 7)
    },
  )

  test(
    'without storage it still works, and a failed submit keeps the page',
    SLOW_PROOF,
    async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
          Storage.prototype[name] = () => {
            throw new DOMException('Storage is off', 'SecurityError')
          }
        }
      })
      await open(page)
      await answerAll(page)
      await page.route(SUBMIT, (route) => route.abort(), { times: 1 })
      await lastButton(page).click()
      await expect(page.getByText('Your answers are kept on this page.')).toBeVisible()
      await tryAgain(page).click()
      await expect(page).toHaveURL(RESULT_URL)
    },
  )

  test('time counts only while the page is seen, and adds up', SLOW_PROOF, async ({ page }) => {
    const setVisibility = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    const time = () =>
      page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').times?.[0] ?? 0, DRAFT)
    await page.clock.install()
    await open(page)
    await page.clock.runFor(400)
    await setVisibility('hidden')
    const seen = await time()
    expect(seen).toBeGreaterThanOrEqual(400)
    await page.clock.runFor(60_000)
    await setVisibility('visible')
    await choose(page, 0, 1)
    await next(page).click()
    await expectQuestion(page, 2)
    expect(await time()).toBeLessThan(seen + 50_000)
    await previous(page).click()
    await expectQuestion(page, 1)
    const before = await time()
    await page.clock.runFor(400)
    await next(page).click()
    await expectQuestion(page, 2)
    expect(await time()).toBeGreaterThanOrEqual(before + 400)
  })
})

test.describe('leaving', () => {
  test('needs no question before the first answer', SLOW_PROOF, async ({ page }) => {
    await open(page)
    await page.getByRole('link', { name: 'Leave the assessment' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page).not.toHaveTitle(/Question/)
  })

  test('asks once an answer exists, and keeps it', SLOW_PROOF, async ({ page }) => {
    await open(page)
    await answerUpTo(page, 2)
    const leave = page.getByRole('link', { name: 'Leave the assessment' })
    await leave.click()
    const dialog = page.getByRole('dialog', { name: 'Leave the assessment?' })
    await expect(dialog).toContainText('Your answers stay in this browser.')
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog).toBeHidden()
    await expect(leave).toBeFocused()
    await expectQuestion(page, 2)
    await leave.click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await leave.click()
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goBack()
    await expectQuestion(page, 2)
    await expect(page.getByText('Welcome back. Your answers so far are here.')).toBeVisible()
  })
})
