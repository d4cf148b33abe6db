/** The assessment of a signed-in person: suggestions, no way back, and accessible screens. */

import { expect, SLOW_PROOF, test } from '../support/checks'
import {
  button,
  draftOf,
  expectQuestion,
  hint,
  historyOf,
  look,
  PAGE,
  RESULT_URL,
  radios,
  SUGGESTED,
  spoken,
  start,
  suggestAnswers,
  watchSubmits,
} from '../support/pages/account-assessment-page'
import { lastButton, openAnswered as openAnsweredByGuest } from '../support/pages/assessment-page'
import { type Person, registerPerson } from '../support/people'

let person: Person
test.beforeEach(async ({ page }) => {
  person = await registerPerson(page.request)
  await suggestAnswers(page)
})

test.describe('the whole way', () => {
  test(
    '28 questions, two suggestions left alone, a result that rests on 26',
    SLOW_PROOF,
    async ({ page, context }) => {
      const submits = watchSubmits(context)
      await page.goto(PAGE)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await draftOf(page)).toBeNull()
      await button(page, 'Start').dblclick()
      await expectQuestion(page, 1)
      await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0)
      for (let number = 1; number <= 28; number++) {
        await expectQuestion(page, number)
        await expect(hint(page)).toBeVisible()
        const { most, least } = await look(page)
        expect(most).toBeGreaterThanOrEqual(0)
        expect(least).toBeGreaterThanOrEqual(0)
        expect(most).not.toBe(least)
        // Two are left alone; the others are touched in one way or another.
        if (number !== 3 && number !== 17) {
          if (number % 3 === 0) await button(page, 'Confirm').click()
          else if (number % 3 === 1) await radios(page, 'Least').nth(least).click()
          else
            await radios(page, 'Most')
              .nth([0, 1, 2].find((row) => row !== most && row !== least) ?? 3)
              .click()
          await expect(hint(page)).toHaveCount(0)
          await expect(button(page, 'Confirmed')).toHaveAttribute('aria-disabled', 'true')
        }
        if (number < 28) await button(page, 'Next').click()
      }
      await expect(button(page, 'Next')).toHaveCount(0)
      await button(page, 'Complete Assessment').dblclick()
      await expect.poll(() => submits.length).toBeGreaterThan(0)
      await page.waitForURL(RESULT_URL, { waitUntil: 'commit' })
      const [, id] = RESULT_URL.exec(page.url()) ?? []

      expect(submits).toHaveLength(1)
      const { assessment_id, responses } = submits[0] as {
        assessment_id: string
        responses: Record<string, unknown>[]
      }
      expect(assessment_id).toBe(id)
      const untouched = responses.filter(({ suggested }) => suggested === true)
      expect(untouched.map(({ question_number }) => question_number)).toEqual([3, 17])
      for (const { shown, ms } of responses) {
        expect(shown).toHaveLength(4)
        expect(ms).toBeGreaterThan(0)
      }
      const result = await (await page.request.get(`/api/results/${id}`)).json()
      expect(result).toMatchObject({ counted_questions: 26, total_questions: 28 })
      await expect(page.getByRole('main')).toContainText('26 of 28 answers counted.')
      expect(await historyOf(page)).toHaveLength(1)
      expect(await draftOf(page)).toBeNull()
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
        `discern.assessment.${person.id}`,
      )
    },
  )

  test(
    'the suggestion is described to a screen reader until it is touched',
    SLOW_PROOF,
    async ({ page }) => {
      await start(page)
      const group = page.getByRole('radiogroup', { name: 'Most Like Me' })
      await expect(group).toHaveAccessibleDescription(new RegExp(`^${SUGGESTED}`))
      await button(page, 'Confirm').click()
      await expect(group).toHaveAccessibleDescription('')
      await expect(spoken(page)).toHaveText('Confirmed')
    },
  )

  test(
    'going on automatically waits for both picks of a change, and for no untouched suggestion',
    SLOW_PROOF,
    async ({ page }) => {
      await page.clock.install()
      await start(page)
      await page.getByRole('radio', { name: 'Move on by itself' }).check()
      const { most, least } = await look(page)
      const [free] = [0, 1, 2, 3].filter((row) => row !== most && row !== least)
      await radios(page, 'Most')
        .nth(free ?? 0)
        .click()
      await page.clock.runFor(1_000)
      await expectQuestion(page, 1)
      await radios(page, 'Least').nth(most).click()
      await expectQuestion(page, 2)
      await page.clock.runFor(1_000)
      await expectQuestion(page, 2)
      await button(page, 'Confirm').click()
      await expectQuestion(page, 3)
    },
  )
})

test(
  'a signed-in person on the guest’s page goes to the result in the account',
  SLOW_PROOF,
  async ({ page }) => {
    await page.goto('/login-was-here')
    const session = await (await page.request.post('/api/auth/token')).json()
    await page.evaluate(({ access_token, user }) => {
      localStorage.setItem('token', access_token)
      localStorage.setItem('user', JSON.stringify(user))
    }, session)
    await openAnsweredByGuest(page)
    await lastButton(page).click()
    await page.waitForURL(RESULT_URL, { waitUntil: 'commit' })
    const [, id] = RESULT_URL.exec(page.url()) ?? []
    expect(await historyOf(page)).toMatchObject([{ assessment_id: id }])
  },
)
