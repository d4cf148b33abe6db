/** What the server does with answers: right ones, wrong ones, and the same ones again. */
import { answersFor, scoresOf } from '../support/answers'
import { expect, test } from '../support/checks'
import { expectFailure } from '../support/envelope'
import { newBrowser } from '../support/people'
import { submitAnswers } from '../support/product'

const PATH = '/api/assessment/guest/submit'

test('a locked result says bands and no score', async ({ request }) => {
  const answers = answersFor('CS')
  const exact = scoresOf(answers)
  const result = await submitAnswers(request, answers)
  expect(result).toMatchObject({
    scores: { D: 20, I: 20, S: 85, C: 85 },
    scores_exact: false,
    score_ranges: { C: { range: '70-100', description: 'Dominant trait' }, D: { range: '0-39' } },
    primary_type: 'C',
    secondary_type: 'S',
    personality_type_code: 'CS',
    personality_type_name: 'The Quiet Architect',
  })
  expect(Object.values(exact)).not.toContain(85)
})

test('the same key with the same answers gives the same result, even where the cookie was lost', async ({
  request,
  baseURL,
}) => {
  const answers = answersFor('SI')
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const first = await submitAnswers(request, answers, headers)
  const again = await submitAnswers(request, answers, headers)
  expect(again.result_id).toBe(first.result_id)
  const withoutCookie = await newBrowser(baseURL)
  const third = await submitAnswers(withoutCookie, [...answers].reverse(), headers)
  expect(third.result_id).toBe(first.result_id)
  await expectFailure(
    await request.post(PATH, { data: { responses: answersFor('D') }, headers }),
    'conflict',
  )
})

test('twenty submits at once with one key make one result', async ({ baseURL }) => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const guest = await newBrowser(baseURL)
  const results = await Promise.all(
    Array.from({ length: 20 }, () => submitAnswers(guest, answersFor('D'), headers)),
  )
  expect(new Set(results.map((result) => result.result_id)).size).toBe(1)
})

test.describe('answers that are not one complete form', () => {
  const good = answersFor('CS')
  const [first, second] = good
  if (!first || !second) throw new Error('The form is empty')
  const cases: Record<string, unknown> = {
    'a missing question': good.slice(1),
    'no answers': [],
    'a question twice': [...good.slice(1), second],
    'most and least alike': good.with(0, { ...first, least_like: first.most_like }),
    'an option of another question': good.with(0, { ...first, most_like: second.most_like }),
    'an unknown option': good.with(0, { ...first, most_like: 'none' }),
    'question 29': good.with(0, { ...first, question_number: 29 }),
    'a fraction': good.with(0, { ...first, question_number: 1.5 }),
    'a huge number': good.with(0, { ...first, question_number: 1e9 }),
    'a number as text': good.with(0, { ...first, question_number: '1' } as never),
    'an order that was not shown': good.with(0, { ...first, shown: ['a', 'b', 'c', 'd'] } as never),
    'scores of its own': good.with(0, { ...first, scores: { D: 100 } } as never),
    'not a list': { 0: first },
    nothing: null,
  }
  for (const [name, responses] of Object.entries(cases)) {
    test(name, async ({ request }) => {
      const response = await request.post(PATH, { data: { responses } })
      await expectFailure(response, 'invalid')
      const { fields } = await response.json()
      expect(Object.keys(fields).length).toBeGreaterThan(0)
      expect(response.headers()['set-cookie']).toBeUndefined()
    })
  }

  test('a key that two people could share', async ({ request }) => {
    const headers = { 'Idempotency-Key': '1' }
    await expectFailure(await request.post(PATH, { data: { responses: good }, headers }), 'invalid')
  })
})
