/** The second look before the submit: offered once, kindly, and optional. */
import type { Page } from '@playwright/test'
import { FORM } from '../../lib/disc/form/items'
import { expect, SLOW_PROOF, test } from '../support/checks'
import * as account from '../support/pages/account-assessment-page'
import {
  choose,
  lastButton,
  next,
  openAnswered,
  previous,
  RESULT_URL,
  radio,
  spoken,
  watchSubmits,
} from '../support/pages/assessment-page'
import { registerPerson } from '../support/people'

test.use({ getsSecondLook: true })

const SECOND_LOOK = '**/api/assessment/review'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function expectLook(page: Page, number: number, of: number): Promise<void> {
  await expect(page).toHaveTitle(`Second look, ${number} of ${of} · Discern`)
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    `Second look, ${number} of ${of}`,
  )
}

/** Everything answered: the first few questions quickly, the others not. */
const openWith = (page: Page, hurried: number) =>
  openAnswered(
    page,
    Array.from({ length: 28 }, (_, at) => (at < hurried ? 900 : 60_000)),
  )

/** Only hurried answers, independent of how likely the model finds the shuffled picks. */
async function onlyHurried(page: Page): Promise<void> {
  await page.route(SECOND_LOOK, async (route) => {
    const response = await route.fetch()
    const { hurried } = await response.json()
    const again = hurried.map((question_number: number) => ({ question_number, why: 'hurried' }))
    await route.fulfill({ json: { hurried, odd: [], again } })
  })
}

test(
  'five hurried answers are asked about once, answered from fresh, and replaced',
  SLOW_PROOF,
  async ({ page, context }) => {
    const submits = watchSubmits(context)
    await onlyHurried(page)
    await openWith(page, 5)
    await lastButton(page).dblclick()
    await expect(title(page)).toHaveText('These 5 look hurried. Redo them?')
    await expect(
      page.getByText('5 of your 28 answers took under 4 seconds (questions 1, 2, 3, 4 and 5)'),
    ).toBeVisible()
    await expect(spoken(page)).toHaveText('These 5 look hurried. Redo them?')
    await expect(page.getByRole('main')).toBeFocused()
    expect(submits.sent).toHaveLength(0)
    await page.reload()
    await expect(title(page)).toHaveText('These 5 look hurried. Redo them?')

    await page.keyboard.press('Tab')
    await button(page, 'Redo these 5').focus()
    await page.keyboard.press('Enter')
    await expectLook(page, 1, 5)
    await expect(radio(page, 'Most', 0)).toBeFocused()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await previous(page).click()
    await expect(title(page)).toHaveText('These 5 look hurried. Redo them?')
    await button(page, 'Redo these 5').click()
    for (let look = 1; look < 5; look++) {
      await expectLook(page, look, 5)
      await choose(page, 2, 3)
      await next(page).click()
    }
    await expectLook(page, 5, 5)
    await page.reload()
    await expectLook(page, 5, 5)
    await choose(page, 2, 3)
    await lastButton(page).dblclick()
    await expect(page).toHaveURL(RESULT_URL)
    expect(submits.sent).toHaveLength(1)
    const { responses } = submits.sent[0]?.request.postDataJSON() ?? {}
    expect(responses).toHaveLength(28)
    for (const one of responses.slice(0, 5)) {
      expect([one.most_like, one.least_like]).toEqual([one.shown[2], one.shown[3]])
      expect(one.ms).not.toBe(900)
    }
    expect(responses[5].most_like).toBe(responses[5].shown[1])
  },
)

test(
  'all hurried answers are asked about, the most hurried first',
  SLOW_PROOF,
  async ({ page }) => {
    await openAnswered(
      page,
      Array.from({ length: 28 }, (_, at) => (at === 13 ? 100 : 2000 + at)),
    )
    await lastButton(page).click()
    await button(page, 'Redo these 28').click()
    await expectLook(page, 1, 28)
    // Question 14 was the quickest.
    for (const { text } of FORM[13]?.items ?? []) {
      await expect(page.getByRole('radio', { name: `Most like me: ${text}` })).toHaveCount(1)
    }
  },
)

test(
  'a person’s second look has no suggestions and a way back',
  SLOW_PROOF,
  async ({ page, context }) => {
    await registerPerson(page.request)
    const submits = account.watchSubmits(context)
    await onlyHurried(page)
    const id = await account.openAnswered(page)
    await button(page, 'Complete Assessment').dblclick()
    // Twenty-eight answers of half a second: the rule above asks about all of them.
    await expect(title(page)).toHaveText('These 28 look hurried. Redo them?')
    await button(page, 'Redo these 28').click()
    await expectLook(page, 1, 28)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(button(page, 'Confirm')).toHaveCount(0)
    await choose(page, 3, 2)
    await next(page).click()
    await expectLook(page, 2, 28)
    // In the account the first answers are still complete: another device could submit them.
    const { state } = await account.draftOf(page)
    expect(state.answers).toHaveLength(27)
    await previous(page).click()
    await expect(radio(page, 'Most', 3)).toBeChecked()
    await previous(page).click()
    await button(page, 'Keep my answers').click()
    await page.waitForURL(account.RESULT_URL, { waitUntil: 'commit' })
    expect(page.url()).toContain(id)
    expect(submits).toHaveLength(1)
  },
)
