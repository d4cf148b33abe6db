/** Suggestions that were never touched are no answers: below twelve of one's own there is no result, and nothing is lost. */

import { answersFor } from '../support/answers'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
  WIDTHS,
} from '../support/checks'
import { expectFailure } from '../support/envelope'
import {
  button,
  draftOf,
  expectQuestion,
  historyOf,
  PAGE,
  RESULT_URL,
  radios,
  saveAnswered,
  signInElsewhere,
} from '../support/pages/account-assessment-page'
import { registerPerson } from '../support/people'

const OWN = 11
const TITLE = `You confirmed ${OWN} of 28. It takes twelve to make a result.`

test('eleven of one’s own are no result: the others are asked, on any device, and finish the same assessment', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await registerPerson(page.request)
  const id = await saveAnswered(page, OWN)
  await page.goto(PAGE)
  await button(page, 'Continue').click()
  await expectQuestion(page, 28)
  await button(page, 'Complete Assessment').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Answer the other 17'])
  await expect(page.getByRole('main')).not.toContainText('$')
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  expect(await historyOf(page)).toEqual([])
  expect(await draftOf(page)).toMatchObject({ assessment_id: id })

  await button(page, 'Answer the other 17').click()
  await expect(page).toHaveTitle('Question 1 of 17 · Discern')
  await expect(radios(page, 'Most').and(page.locator(':checked'))).toHaveCount(0)
  await answerOpen(page)
  await button(page, 'Next').click()
  await expect(page).toHaveTitle('Question 2 of 17 · Discern')
  const counted = async () =>
    (await draftOf(page)).state.answers.filter((one: { suggested: boolean }) => !one.suggested)
  await expect.poll(async () => (await counted()).length).toBe(OWN + 1)
  await page.reload()
  await expect(page).toHaveTitle('Question 2 of 17 · Discern', { timeout: 30_000 })

  // Twelve are enough from here on, and the other device has them all.
  const other = await signInElsewhere(browser, person, baseURL)
  await other.goto(PAGE)
  await button(other, 'Continue').click()
  await button(other, 'Complete Assessment').click()
  await other.waitForURL(RESULT_URL)
  expect(other.url()).toContain(id)
  const result = await (await other.request.get(`/api/results/${id}`)).json()
  expect(result).toMatchObject({ assessment_id: id, counted_questions: OWN + 1 })
  await other.context().close()
})

test(
  'all that were never touched, one after the other, end in a whole result',
  SLOW_PROOF,
  async ({ page }) => {
    await registerPerson(page.request)
    const id = await saveAnswered(page, 9)
    await page.goto(PAGE)
    await button(page, 'Continue').click()
    await button(page, 'Complete Assessment').click()
    await button(page, 'Answer the other 19').click()
    for (let number = 1; number <= 19; number++) {
      await expect(page).toHaveTitle(`Question ${number} of 19 · Discern`)
      await answerOpen(page)
      await button(page, number < 19 ? 'Next' : 'Complete Assessment').click()
    }
    await page.waitForURL(RESULT_URL)
    const result = await (await page.request.get(`/api/results/${id}`)).json()
    expect(result).toMatchObject({ assessment_id: id, counted_questions: 28 })
  },
)

test('the API stores no such submit, a person’s draft stays, and a group still waits', async ({
  page,
}) => {
  const { request } = page
  await registerPerson(request)
  const group = await (await request.post('/api/groups', { data: { name: 'Twelve' } })).json()
  const { assessment_id } = await (await request.post('/api/assessment/start')).json()
  const untouched = (own: number) =>
    answersFor('DI').map((one, at) => ({ ...one, ms: 5000, ...(at >= own && { suggested: true }) }))
  const submit = (own: number) =>
    request.post('/api/assessment/submit', { data: { assessment_id, responses: untouched(own) } })
  expect((await expectFailure(await submit(OWN), 'invalid')).error).toBe(TITLE)
  expect(await draftOf(page)).toMatchObject({ assessment_id })
  expect(await historyOf(page)).toEqual([])
  const { members } = await (await request.get(`/api/groups/${group.id}`)).json()
  expect(members).toMatchObject([{ has_assessment: false }])
  expect((await submit(OWN + 1)).status()).toBe(200)
  const guest = await request.post('/api/assessment/guest/submit', {
    data: { responses: untouched(3) },
  })
  await expectFailure(guest, 'invalid')
})

async function answerOpen(page: Parameters<typeof radios>[0]) {
  await radios(page, 'Most').first().click()
  await radios(page, 'Least').last().click()
}
