/** What was begun on an earlier form is finished on it, across the release and offline, and keeps its words. */
import { requireForm } from '../../lib/disc/form/items'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import * as account from '../support/pages/account-assessment-page'
import * as guest from '../support/pages/assessment-page'
import { registerPerson } from '../support/people'

const EARLIER = requireForm('2026-11').tetrads
const QUESTIONS = EARLIER.map(({ question, items }) => ({
  group: question,
  options: items.map(({ id, text }) => ({ id, text })),
}))
/** A person with steady answers, who gets no second look. */
const LIKING = { D: 2, I: 1, S: -1, C: -2 }
const PICKS = EARLIER.map(({ items }) => {
  const ranked = items.toSorted((a, b) => LIKING[b.letter] * b.keyed - LIKING[a.letter] * a.keyed)
  return { most: ranked[0]?.id ?? '', least: ranked[3]?.id ?? '' }
})
const rowOf = (at: number, id = '') => EARLIER[at]?.items.findIndex((item) => item.id === id) ?? -1
const textsOf = (at: number) => (EARLIER[at]?.items ?? []).map(({ text }) => text)
const formOfResult = async (id: string) =>
  (
    await query<{ form_version: string }>('SELECT form_version FROM assessments WHERE id = $1', [
      id,
    ])
  )[0]?.form_version

test('in the account, on another device', SLOW_PROOF, async ({ page }) => {
  await registerPerson(page.request)
  const started = await page.request.post('/api/assessment/start')
  const { assessment_id: id } = await started.json()
  const withTime = PICKS.map((picks) => ({ ...picks, suggested: false, ms: 9000 }))
  const state = {
    questions: QUESTIONS.map(({ group, options }) => ({
      group,
      options: options.map((option) => option.id),
    })),
    answers: withTime.slice(0, 26),
    choices: withTime[26],
  }
  const saved = await page.request.put(`/api/assessment/draft/${id}`, {
    data: { version: 0, state },
  })
  expect(saved.status()).toBe(200)

  await page.goto(account.PAGE)
  await account.button(page, 'Continue').click()
  await account.expectQuestion(page, 27)
  expect((await account.look(page)).statements).toEqual(textsOf(26))
  await account.button(page, 'Next').click()
  await account.expectQuestion(page, 28)
  expect((await account.look(page)).statements).toEqual(textsOf(27))
  await account.radios(page, 'Most').nth(rowOf(27, PICKS[27]?.most)).check()
  await account.radios(page, 'Least').nth(rowOf(27, PICKS[27]?.least)).check()
  await account.button(page, 'Complete Assessment').click()
  await expect(page).toHaveURL(account.RESULT_URL)
  expect(await formOfResult(id)).toBe('2026-11')

  const archive = await (await page.request.get('/api/account/export')).json()
  const [{ form_version, answers }] = archive.assessments
  expect(form_version).toBe('2026-11')
  expect(answers[2].shown).toEqual(textsOf(2))
  expect(textsOf(2)).toContain(answers[2].most_like)
  await page.goto(`/detailed-results?result=${id}`)
  const reasons = page.getByRole('region', { name: 'Why this result' })
  const shown = await reasons.innerText()
  expect(EARLIER.flatMap((_, at) => textsOf(at)).some((text) => shown.includes(text))).toBe(true)
})

test('as a guest, offline at the end', SLOW_PROOF, async ({ page, context }) => {
  const submits = guest.watchSubmits(context)
  await page.goto('/api/health/live')
  await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
    guest.DRAFT,
    JSON.stringify({
      ...{ version: 1, revision: 5, savedAt: 1, questions: QUESTIONS, reached: 28, attempt: null },
      ...{ answers: PICKS.slice(0, 27), choices: PICKS[27], times: PICKS.map(() => 9000) },
    }),
  ] as const)
  await page.goto(guest.PAGE)
  await guest.expectQuestion(page, 28)
  expect(await guest.statements(page)).toEqual(textsOf(27))
  await context.setOffline(true)
  await guest.lastButton(page).click()
  await expect(page.getByRole('heading', { name: 'Assessment Error' })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(guest.RESULT_URL)
  await expect.poll(() => submits.results).toHaveLength(1)
  const id = guest.RESULT_URL.exec(page.url())?.[1] ?? ''
  expect(await formOfResult(id)).toBe('2026-11')
})

test('after the two questions of the landing page', async ({ page }) => {
  await page.goto('/api/health/live')
  await page.evaluate(
    (first) => localStorage.setItem('discern.first-answers', first),
    JSON.stringify({
      questions: QUESTIONS.slice(0, 2),
      answers: PICKS.slice(0, 2),
      times: [9000, 9000],
    }),
  )
  await page.goto(guest.PAGE)
  await guest.expectQuestion(page, 3)
  expect((await guest.statements(page)).toSorted()).toEqual(textsOf(2).toSorted())
})

test('but answers to two forms are no whole', async ({ request }) => {
  const today = answersFor('CS')
  const responses = today.map((answer, at) =>
    at < 14 ? answer : { ...answer, most_like: PICKS[at]?.most, least_like: PICKS[at]?.least },
  )
  const refused = await request.post('/api/assessment/guest/submit', { data: { responses } })
  expect(refused.status()).toBe(422)
  expect((await refused.json()).fields).toHaveProperty(['responses.14.most_like'])
})
