/** The unfinished assessment of a signed-in person is on every device, and loses no answer. */

import { expect, expectAccessible, SLOW_PROOF, test } from '../support/checks'
import {
  button,
  confirmUpTo,
  draftOf,
  expectQuestion,
  look,
  PAGE,
  radios,
  saved,
  signInElsewhere,
  start,
  suggestAnswers,
} from '../support/pages/account-assessment-page'
import { type Person, registerPerson } from '../support/people'
import { reviseForm } from '../support/rows/revised-form'

let person: Person
test.beforeEach(async ({ page }) => {
  person = await registerPerson(page.request)
  await suggestAnswers(page)
})

test.describe('nothing is lost', () => {
  test(
    'another device goes on at the same question in the same order',
    SLOW_PROOF,
    async ({ page, browser, baseURL }) => {
      await start(page)
      await confirmUpTo(page, 4)
      const { most, least } = await look(page)
      const free = [0, 1, 2, 3].find((row) => row !== most && row !== least) ?? 0
      await radios(page, 'Most').nth(free).click()
      await expect(saved(page)).toBeVisible()
      await expect.poll(async () => (await draftOf(page)).state.choices.suggested).toBe(false)
      const here = await look(page)

      const other = await signInElsewhere(browser, person, baseURL)
      await other.goto(PAGE)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(
        'Continue where you left off',
      )
      await expect(other.getByText('Question 4 of 28, today.')).toBeVisible()
      await button(other, 'Continue').click()
      await expectQuestion(other, 4)
      expect(await look(other)).toEqual(here)
      await expect(other.getByText('Welcome back. Your answers so far are here.')).toBeVisible()
      await other.context().close()
    },
  )

  test(
    'questions that have changed since are said plainly, and nothing starts by itself',
    SLOW_PROOF,
    async ({ page }) => {
      await start(page)
      await confirmUpTo(page, 4)
      await expect(saved(page)).toBeVisible()
      await reviseForm((await draftOf(page)).assessment_id)
      // A reload in the middle, and another visit.
      for (const come of [() => page.reload(), () => page.goto(PAGE)]) {
        await come()
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveText('The questions have changed')
        await expect(button(page, 'Continue')).toHaveCount(0)
      }
      await expectAccessible(page)
      await button(page, 'Start again').click()
      await expectQuestion(page, 1)
      await confirmUpTo(page, 3)
      await expect(saved(page)).toBeVisible()
      expect((await draftOf(page)).state.answers).toHaveLength(2)
    },
  )

  test(
    'a device with older answers says so, and continues with the newer ones',
    SLOW_PROOF,
    async ({ page, browser, baseURL }) => {
      await start(page)
      await confirmUpTo(page, 3)
      await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(2)
      const other = await signInElsewhere(browser, person, baseURL)
      await other.goto(PAGE)
      await button(other, 'Continue').click()
      await confirmUpTo(other, 6, 3)
      await expect.poll(async () => (await draftOf(page)).state.answers.length).toBe(5)
      const newest = await look(other)
      await other.context().close()

      await radios(page, 'Most')
        .nth([0, 1, 2, 3].find((row) => row > 1) ?? 2)
        .click({ force: true })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Newer answers somewhere else',
      )
      await expect(page).toHaveTitle('Newer answers somewhere else · Discern')
      await expectAccessible(page)
      expect((await draftOf(page)).state.answers).toHaveLength(5)
      await button(page, 'Continue from question 6').click()
      await expectQuestion(page, 6)
      expect(await look(page)).toEqual(newest)
      await confirmUpTo(page, 7, 6)
      // Nothing is saved before the first pause.
      await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(6)
    },
  )
})
