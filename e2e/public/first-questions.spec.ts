/** Two real questions on the landing page, and where they lead. */
import type { Page } from '@playwright/test'
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { FORM } from '../../lib/disc/form/items'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
  WIDTHS,
} from '../support/checks'
import { DRAFT, expectQuestion } from '../support/pages/assessment-page'

const card = (page: Page) => page.getByRole('region', { name: 'Try two questions' })
const heading = (page: Page) => card(page).getByRole('heading', { level: 2 })
const flag = (page: Page) => page.locator('[class*="flag"]')
const draftOf = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), DRAFT)
const textsOf = (page: Page) => card(page).locator('li p').allInnerTexts()

/** The statement of one letter in one of the first questions. */
const statement = (question: number, letter: string) =>
  FORM[question - 1]?.items.find((item) => item.letter === letter)?.text ?? ''

async function pick(page: Page, pick: 'Most' | 'Least', question: number, letter: string) {
  // Until the page hydrates, the statements are in the built order.
  await expect(card(page).locator('[inert]')).toHaveCount(0)
  await card(page)
    .getByRole('button', { name: `${pick} like me: ${statement(question, letter)}` })
    .click()
}

async function finish(page: Page, question: number, most: string, least: string) {
  await expect(heading(page)).toHaveText(`Question ${question} of 2`)
  await pick(page, 'Most', question, most)
  await pick(page, 'Least', question, least)
}

const placeOf = (page: Page) =>
  flag(page).evaluate((one: HTMLElement) => [one.style.left, one.style.top].map(Number.parseFloat))

test('move the dot only when a question is finished, and say so', SLOW_PROOF, async ({ page }) => {
  await page.goto('/')
  await expect(card(page)).toContainText('Pick the one most like you at work.')
  expect(await placeOf(page)).toEqual([50, 50])
  await pick(page, 'Most', 1, 'I')
  await expect(card(page)).toContainText('Now pick the one least like you.')
  expect(await placeOf(page)).toEqual([50, 50])
  await pick(page, 'Least', 1, 'C')
  await expect(page.getByRole('status').filter({ hasText: 'dot' })).toHaveText(
    'Your dot moved a little toward Influence.',
  )
  const [x = 0, y = 0] = await placeOf(page)
  expect(x).toBeGreaterThan(50)
  expect(y).toBeLessThan(50)
  await expect(flag(page)).toContainText('You, after one question')
  await expect(heading(page)).toBeFocused()
  await finish(page, 2, 'D', 'I')
  await expect(page.getByRole('status').filter({ hasText: 'dot' })).toHaveText(
    'Your dot moved a little toward the task side.',
  )
  await expect(heading(page)).toHaveText('Two down, 26 to go.')
  await expect(heading(page)).toBeFocused()
})

test('open the assessment at question 3, with picks, times and the order shown', async ({
  page,
}) => {
  await page.goto('/')
  await expect(heading(page)).toHaveText('Question 1 of 2')
  // The visitor's own order is drawn once the page has started.
  await expect(card(page).locator('[inert]')).toHaveCount(0)
  await expect(card(page).getByRole('button').first()).toBeEnabled()
  const first = await textsOf(page)
  await finish(page, 1, 'S', 'D')
  await expect(heading(page)).toHaveText('Question 2 of 2')
  await finish(page, 2, 'C', 'I')
  await card(page).getByRole('link', { name: 'Keep going' }).click()
  await expectQuestion(page, 3)
  const draft = await draftOf(page)
  const idOf = (question: number, letter: string) =>
    FORM[question - 1]?.items.find((item) => item.letter === letter)?.id
  expect(draft.answers).toEqual([
    { most: idOf(1, 'S'), least: idOf(1, 'D') },
    { most: idOf(2, 'C'), least: idOf(2, 'I') },
  ])
  expect(draft.questions[0].options.map(({ text }: { text: string }) => text)).toEqual(first)
  expect(draft.times.slice(0, 2).every((ms: number) => ms > 0)).toBe(true)
  expect(draft.questions).toHaveLength(28)
  // They are in the draft now, and nowhere else: who starts over starts at question 1.
  expect(await page.evaluate(() => localStorage.getItem('discern.first-answers'))).toBeNull()
  await page.goto('/')
  await expect(heading(page)).toHaveText('You stopped at question 3.')
  await expect(card(page)).toContainText('26 to go, about 12 minutes.')
})

test('are shown in an order of each visitor’s own', SLOW_PROOF, async ({ browser, baseURL }) => {
  const orders = new Set<string>()
  // 24 orders: that six visits see the same one is one in eight million.
  for (let visit = 0; visit < 6 && orders.size < 2; visit++) {
    const page = await browser.newPage({ baseURL })
    await page.goto('/')
    await expect(card(page).getByRole('button').first()).toBeEnabled()
    await expect(card(page).locator('[inert]')).toHaveCount(0)
    orders.add((await textsOf(page)).join('|'))
    await page.close()
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('can be changed, and survive a reload', SLOW_PROOF, async ({ page }) => {
  await page.goto('/')
  await finish(page, 1, 'D', 'S')
  await expect(heading(page)).toHaveText('Question 2 of 2')
  await page.reload()
  await expect(heading(page)).toHaveText('Question 2 of 2')
  await expect(card(page)).toContainText(statement(1, 'D'))
  const before = await placeOf(page)
  await card(page).getByRole('button', { name: 'Change question 1' }).click()
  await expect(heading(page)).toHaveText('Question 1 of 2')
  expect(await placeOf(page)).toEqual(before)
  await finish(page, 1, 'C', 'I')
  await expect(heading(page)).toHaveText('Question 2 of 2')
  const [x = 0, y = 0] = await placeOf(page)
  expect(x).toBeLessThan(50)
  expect(y).toBeGreaterThan(50)
})

test('by keyboard, without the mouse', SLOW_PROOF, async ({ page }) => {
  await page.goto('/')
  await expect(card(page).locator('[inert]')).toHaveCount(0)
  for (const question of [1, 2]) {
    await expect(heading(page)).toHaveText(`Question ${question} of 2`)
    const buttons = card(page).getByRole('list').last().getByRole('button')
    await buttons.nth(0).focus()
    await page.keyboard.press('Space')
    await buttons.nth(3).focus()
    await page.keyboard.press('Enter')
    // The focus goes where the question went.
    await expect(heading(page)).toBeFocused()
  }
  await expect(heading(page)).toHaveText('Two down, 26 to go.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectQuestion(page, 3)
})

test('name no style and no percent, however they are answered', SLOW_PROOF, async ({ page }) => {
  await page.goto('/')
  await finish(page, 1, 'I', 'C')
  await finish(page, 2, 'I', 'C')
  await expect(heading(page)).toHaveText('Two down, 26 to go.')
  const hero = await page.locator('main section').first().innerText()
  expect(hero).not.toMatch(/%|\d+ of 100/)
  for (const { name } of Object.values(STYLE_CONTENT)) expect(hero).not.toContain(name)
})

test(
  'give way to an assessment that was left, which can be given up',
  SLOW_PROOF,
  async ({ page }) => {
    await page.goto('/guest-assessment')
    await expectQuestion(page, 1)
    for (let number = 1; number < 9; number++) {
      await page.getByRole('radiogroup', { name: 'Most Like Me' }).getByRole('radio').nth(0).check()
      await page
        .getByRole('radiogroup', { name: 'Least Like Me' })
        .getByRole('radio')
        .nth(1)
        .check()
      await page.getByRole('button', { name: 'Next' }).click()
      await expectQuestion(page, number + 1)
    }
    await page.goto('/')
    await expect(heading(page)).toHaveText('You stopped at question 9.')
    await expect(card(page)).toContainText('20 to go')
    await card(page).getByRole('button', { name: 'Start over' }).click()
    await card(page).getByRole('button', { name: 'Keep them' }).click()
    await card(page).getByRole('link', { name: 'Pick up at question 9' }).click()
    await expectQuestion(page, 9)
    await page.goto('/')
    await card(page).getByRole('button', { name: 'Start over' }).click()
    await card(page).getByRole('button', { name: 'Start over' }).click()
    await expect(heading(page)).toHaveText('Question 1 of 2')
    expect(await draftOf(page)).toBeNull()
  },
)

test('without scripts the card is a link', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await expect(card(page)).toBeHidden()
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Take the free DISC test/ })
    .first()
  await expect(link).toHaveAttribute('href', '/guest-assessment')
  await context.close()
})

for (const viewport of [{ width: 320, height: 640 }, ...WIDTHS]) {
  test(
    `every state of the card fits and is accessible at ${viewport.width}`,
    SLOW_PROOF,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/')
      for (const question of [1, 2]) {
        await expect(heading(page)).toHaveText(`Question ${question} of 2`)
        await expectNoSidewaysScroll(page)
        await finish(page, question, 'I', 'C')
      }
      await expect(heading(page)).toHaveText('Two down, 26 to go.')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    },
  )
}
