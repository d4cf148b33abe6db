/** The unfinished assessment of a signed-in person is on every device, and loses no answer. */

import { expect, expectAccessible, SLOW_PROOF, test } from '../support/checks'
import {
  button,
  confirmUpTo,
  draftOf,
  expectQuestion,
  hint,
  look,
  openAnswered,
  PAGE,
  RESULT_URL,
  radios,
  SAVE,
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

  test(
    'who wants this device’s answers says so, and they are saved',
    SLOW_PROOF,
    async ({ page, browser, baseURL }) => {
      await start(page)
      await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(0)
      const other = await signInElsewhere(browser, person, baseURL)
      await other.goto(PAGE)
      await button(other, 'Start').click()
      await confirmUpTo(other, 3)
      await expect.poll(async () => (await draftOf(page)).state.answers.length).toBe(2)
      await other.context().close()
      await button(page, 'Next').click()
      await button(page, 'Use the answers on this device').click()
      await expectQuestion(page, 2)
      await expect.poll(async () => (await draftOf(page)).state.answers.length).toBe(1)
      await expect(saved(page)).toBeVisible()
    },
  )

  test(
    'finished or started over elsewhere is said as it is',
    SLOW_PROOF,
    async ({ page, browser, baseURL }) => {
      const id = await openAnswered(page)
      const other = await signInElsewhere(browser, person, baseURL)
      await other.goto(PAGE)
      await button(other, 'Continue').click()
      await expectQuestion(other, 28)
      await button(other, 'Complete Assessment').click()
      await other.waitForURL(RESULT_URL, { waitUntil: 'commit' })

      await radios(page, 'Most').nth(3).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finished somewhere else')
      await expect(page.getByRole('link', { name: 'See my results' })).toHaveAttribute(
        'href',
        `/results/${id}`,
      )
      await start(page)
      await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(0)
      await confirmUpTo(page, 2)
      await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(1)
      await other.goto(PAGE)
      await button(other, 'Start over').click()
      await other.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
      await expectQuestion(other, 1)
      await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(0)
      const fresh = await look(other)
      await button(page, 'Next').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Started over somewhere else',
      )
      await button(page, 'Continue').click()
      await expectQuestion(page, 1)
      expect(await look(page)).toEqual(fresh)
      await other.context().close()
    },
  )

  test(
    'offline the answers stay here, are saved when the line is back, and a reload goes on',
    SLOW_PROOF,
    async ({ page, context }) => {
      await start(page)
      await confirmUpTo(page, 2)
      await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(1)
      await context.setOffline(true)
      await confirmUpTo(page, 5, 2)
      await expect(page.getByText('Saved on this device, will sync')).toBeVisible()
      await expect(page.getByRole('main').getByText('You are offline.')).toBeVisible()
      const before = await look(page)
      await context.setOffline(false)
      await expect(saved(page)).toBeVisible()
      expect((await draftOf(page)).state.answers).toHaveLength(4)
      await page.reload()
      await expectQuestion(page, 5)
      expect(await look(page)).toEqual(before)
    },
  )

  test(
    'answers that could not be saved are here after a crash',
    SLOW_PROOF,
    async ({ page, context }) => {
      await start(page)
      await expect(saved(page)).toBeVisible()
      await page.route(SAVE, (route) => route.abort())
      await confirmUpTo(page, 4)
      const before = await look(page)
      await page.close()
      const later = await context.newPage()
      await later.goto(PAGE)
      await expect(later.getByText('Question 4 of 28, today.')).toBeVisible()
      await button(later, 'Continue').click()
      await expectQuestion(later, 4)
      expect(await look(later)).toEqual(before)
      await confirmUpTo(later, 5, 4)
      await expect.poll(async () => (await draftOf(later)).state.answers.length).toBe(4)
    },
  )

  test('a save whose answer got lost is no conflict', SLOW_PROOF, async ({ page }) => {
    await start(page)
    await expect.poll(async () => (await draftOf(page)).version).toBe(1)
    await page.route(
      SAVE,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await button(page, 'Confirm').click()
    await expect.poll(async () => (await draftOf(page)).version).toBe(2)
    const { most } = await look(page)
    await radios(page, 'Least').nth(most).click()
    await radios(page, 'Most')
      .nth((most + 1) % 4)
      .click()
    await expect(saved(page)).toBeVisible()
    await expect.poll(async () => (await draftOf(page)).state.choices.least).not.toBeNull()
    await expectQuestion(page, 1)
  })

  test(
    'a second tab follows, and needs no second sending',
    SLOW_PROOF,
    async ({ page, context }) => {
      await start(page)
      await confirmUpTo(page, 3)
      const other = await context.newPage()
      await other.goto(PAGE)
      await button(other, 'Continue').click()
      await expectQuestion(other, 3)
      await confirmUpTo(other, 5, 3)
      await expectQuestion(page, 5)
      await confirmUpTo(page, 7, 5)
      await expectQuestion(other, 7)
      // Nothing is saved before the first pause.
      await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(6)
      await expect(page.getByRole('heading', { name: 'Newer answers' })).toHaveCount(0)
    },
  )

  test('starting over asks first, and gives the old one up', SLOW_PROOF, async ({ page }) => {
    await start(page)
    await confirmUpTo(page, 3)
    await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(2)
    const { assessment_id: old } = await draftOf(page)
    await page.getByRole('link', { name: 'Leave the assessment' }).click()
    const leaving = page.getByRole('dialog', { name: 'Leave the assessment?' })
    await expect(leaving).toContainText('on any device')
    await leaving.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto(PAGE)
    const dialog = page.getByRole('dialog', { name: 'Start over?' })
    await button(page, 'Start over').click()
    await dialog.getByRole('button', { name: 'Keep my answers' }).click()
    await expect(dialog).toBeHidden()
    await button(page, 'Start over').click()
    await dialog.getByRole('button', { name: 'Start over' }).click()
    await expectQuestion(page, 1)
    await expect(hint(page)).toBeVisible()
    await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(0)
    expect((await draftOf(page)).assessment_id).not.toBe(old)
    expect((await page.request.delete(`/api/assessment/draft/${old}`)).status()).toBe(404)
  })
})
