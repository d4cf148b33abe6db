/** What was begun on an earlier form is finished on it, across the release and offline, and keeps its words. */
import type { Item } from '../../lib/disc/form/item'
import { BANK, FORMS, requireForm, type Tetrad } from '../../lib/disc/form/items'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import * as account from '../support/pages/account-assessment-page'
import * as guest from '../support/pages/assessment-page'
import { registerPerson } from '../support/people'
import { submitAnswers } from '../support/product'

/** A person with steady answers, who gets no second look. */
const LIKING = { D: 2, I: 1, S: -1, C: -2 }

/** The questions of a form as a draft holds them, in their written order, and how this person answers. */
function sittingOf(version: string) {
  const { tetrads } = requireForm(version)
  return {
    questions: tetrads.map(({ question, items }) => ({
      group: question,
      options: items.map(({ id, text }) => ({ id, text })),
    })),
    picks: tetrads.map(({ items }) => {
      const liking = ({ letter, keyed }: (typeof items)[number]) => LIKING[letter] * keyed
      const ranked = items.toSorted((one, other) => liking(other) - liking(one))
      return { most: ranked[0]?.id ?? '', least: ranked[3]?.id ?? '' }
    }),
    rowOf: (at: number, id = '') => tetrads[at]?.items.findIndex((item) => item.id === id) ?? -1,
    textsOf: (at: number) => (tetrads[at]?.items ?? []).map(({ text }) => text),
  }
}

const formOfResult = async (id: string) =>
  (
    await query<{ form_version: string }>('SELECT form_version FROM assessments WHERE id = $1', [
      id,
    ])
  )[0]?.form_version

for (const { version } of FORMS.slice(0, -1)) {
  const { questions, picks, rowOf, textsOf } = sittingOf(version)

  test(`in the account, ${version}, on another device`, SLOW_PROOF, async ({ page }) => {
    await registerPerson(page.request)
    const started = await page.request.post('/api/assessment/start')
    const { assessment_id: id } = await started.json()
    const withTime = picks.map((picks) => ({ ...picks, suggested: false, ms: 9000 }))
    const state = {
      questions: questions.map(({ group, options }) => ({
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
    await account.radios(page, 'Most').nth(rowOf(27, picks[27]?.most)).check()
    await account.radios(page, 'Least').nth(rowOf(27, picks[27]?.least)).check()
    await account.button(page, 'Complete Assessment').click()
    await expect(page).toHaveURL(account.RESULT_URL)
    expect(await formOfResult(id)).toBe(version)

    const archive = await (await page.request.get('/api/account/export')).json()
    const [{ form_version, answers }] = archive.assessments
    expect(form_version).toBe(version)
    expect(answers[2].shown).toEqual(textsOf(2))
    expect(textsOf(2)).toContain(answers[2].most_like)
    await page.goto(`/detailed-results?result=${id}`)
    const reasons = page.getByRole('region', { name: /^What pulled you / })
    const shown = await reasons.innerText()
    expect(questions.flatMap((_, at) => textsOf(at)).some((text) => shown.includes(text))).toBe(
      true,
    )
  })

  test(`as a guest, ${version}, offline at the end`, SLOW_PROOF, async ({ page, context }) => {
    const submits = guest.watchSubmits(context)
    await page.goto('/api/health/live')
    await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
      guest.DRAFT,
      JSON.stringify({
        ...{
          version: 1,
          revision: 5,
          savedAt: 1,
          questions: questions,
          reached: 28,
          attempt: null,
        },
        answers: picks.slice(0, 27),
        choices: picks[27],
        times: picks.map(() => 9000),
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
    expect(await formOfResult(id)).toBe(version)
  })

  test(`after the two questions of the landing page, ${version}`, async ({ page }) => {
    await page.goto('/api/health/live')
    await page.evaluate(
      (first) => localStorage.setItem('discern.first-answers', first),
      JSON.stringify({
        questions: questions.slice(0, 2),
        answers: picks.slice(0, 2),
        times: [9000, 9000],
      }),
    )
    await page.goto(guest.PAGE)
    await guest.expectQuestion(page, 3)
    expect((await guest.statements(page)).toSorted()).toEqual(textsOf(2).toSorted())
  })

  test(`asked on by the bank of the form, ${version}`, async ({ request }) => {
    const { tetrads, bank } = requireForm(version)
    const responses = tetrads.map(({ question, items }) => {
      const [liked, other] = question % 2 ? 'DI' : 'ID'
      const liking = ({ letter, keyed }: Item) =>
        keyed * (letter === liked ? 2 : letter === other ? 1 : -1)
      const ranked = items.toSorted((one, two) => liking(two) - liking(one))
      const [most_like, least_like] = [ranked[0]?.id, ranked[3]?.id]
      return { question_number: question, most_like, least_like }
    })
    const { result_id: id } = await submitAnswers(request, responses)
    const path = `/api/results/${id}/settling`
    const asked: { questions: { options: { id: string }[] }[] } = await (
      await request.get(path)
    ).json()
    const idsOf = (some: readonly { id: string }[]) => some.map((one) => one.id)
    expect(asked.questions.flatMap(({ options }) => idsOf(options)).toSorted()).toEqual(
      bank.flatMap(({ items }) => idsOf(items)).toSorted(),
    )
    const answer = ([first]: readonly Tetrad[]) => {
      const { question, items } = first ?? { question: 0, items: [] }
      const [most_like, least_like] = idsOf(items)
      const answers = [{ question_number: question, most_like, least_like }]
      return request.put(path, { data: { answers } })
    }
    expect((await answer(BANK)).status()).toBe(422)
    expect((await answer(bank)).status()).toBe(200)
  })
}

test('but answers to two forms are no whole', async ({ request }) => {
  const { picks } = sittingOf(FORMS[0].version)
  const today = answersFor('CS')
  const responses = today.map((answer, at) =>
    at < 14 ? answer : { ...answer, most_like: picks[at]?.most, least_like: picks[at]?.least },
  )
  const refused = await request.post('/api/assessment/guest/submit', { data: { responses } })
  expect(refused.status()).toBe(422)
  expect((await refused.json()).fields).toHaveProperty(['responses.14.most_like'])
})
