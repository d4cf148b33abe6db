/** How sure a result is, and how it was answered: stored with it, and shown to its owner only. */

import { IN_FORCE, makeAgain } from '../../lib/disc/model/scorers'
import { newAdmin } from '../support/admins'
import { answersFor, scoresOf, timed } from '../support/answers'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { newBrowser, registerPerson, startAsPerson } from '../support/people'
import { submitAnswers } from '../support/product'
import { addMember, makeGroup, newPerson } from '../support/teams'

interface StoredResult {
  scorer_version: string
  calibration: string
  answers: { q: number; most: string; least: string }[]
  certainty: object
  counted: number
  style_code: string
  d_score: number
  i_score: number
  s_score: number
  c_score: number
}

const SECOND_LOOK = '/api/assessment/review'
const LETTERS = ['D', 'I', 'S', 'C'] as const
const HURRIED = timed(answersFor('CS'), () => 900)

test.describe('the second look', () => {
  test('names hurried and odd answers, and what to ask about', async ({ request }) => {
    const calm = timed(answersFor('D'), () => 9000)
    const ask = async (responses: unknown) =>
      (await request.post(SECOND_LOOK, { data: { responses } })).json()
    expect(await ask(calm)).toEqual({ hurried: [], odd: [], again: [] })
    const quick = timed(answersFor('D'), (question) => (question <= 5 ? 1200 : 9000))
    const five = [1, 2, 3, 4, 5]
    expect(await ask(quick)).toEqual({
      hurried: five,
      odd: [],
      again: five.map((question_number) => ({ question_number, why: 'hurried' })),
    })
    const turned = calm.map((one) =>
      one.question_number === 4
        ? { ...one, most_like: one.least_like, least_like: one.most_like }
        : one,
    )
    const { odd, again } = await ask(turned)
    expect(odd).toEqual([4])
    expect(again).toEqual([{ question_number: 4, why: 'odd' }])
  })

  test('takes one complete form and stores nothing', async ({ baseURL }) => {
    const guest = await newBrowser(baseURL)
    await expectFailure(
      await guest.post(SECOND_LOOK, { data: { responses: HURRIED.slice(1) } }),
      'invalid',
    )
    const response = await guest.post(SECOND_LOOK, { data: { responses: HURRIED } })
    expect(response.status()).toBe(200)
    expect(response.headers()['set-cookie']).toBeUndefined()
    const person = await newPerson(baseURL)
    await person.context.post(SECOND_LOOK, { data: { responses: HURRIED } })
    expect(await (await person.context.get('/api/assessment/history')).json()).toEqual([])
  })
})

test('a person’s result says how sure it is and how it was answered, wherever it is read', async ({
  baseURL,
}) => {
  const { context } = await newPerson(baseURL)
  const id = await startAsPerson(context)
  const submitted = await context.post('/api/assessment/submit', {
    data: { assessment_id: id, responses: HURRIED },
  })
  const { picked, ...result } = await submitted.json()
  expect(picked).toHaveLength(28)
  const scores = scoresOf(answersFor('CS'))
  for (const letter of LETTERS) {
    const { low, high } = result.intervals[letter]
    expect(low).toBeLessThanOrEqual(scores[letter])
    expect(high).toBeGreaterThanOrEqual(scores[letter])
    expect(result.ranges[letter].low).toBeGreaterThanOrEqual(low)
    expect(result.ranges[letter].high).toBeLessThanOrEqual(high)
  }
  expect(result.ranges.level).toBe(80)
  expect(result.primary_probability).toBe(result.primary_chances.C)
  expect(result.primary_probability).toBeGreaterThan(0.5)
  expect(result.style_probability).toBeLessThan(result.primary_probability)
  // A copy that has learned from other tests' people may find more.
  expect(result.quality).toMatchObject({ odd: [], unconfirmed: 0 })
  expect(result.quality.flags).toContain('hurried')
  expect(result.quality.hurried).toHaveLength(28)

  const get = async (path: string) => (await context.get(path)).json()
  expect(await get(`/api/results/${id}`)).toEqual(result)
  expect(await get('/api/results/latest')).toMatchObject(result)
  const { ranges, intervals, primary_probability, style_probability, primary_chances } = result
  const sureness = { ranges, intervals, primary_probability, style_probability, primary_chances }
  const same = { ...sureness, quality: result.quality }
  expect(await get('/api/assessment/history')).toMatchObject([same])
  const [kept] = (await get('/api/account/export')).assessments
  const { scorerVersion, calibration } = IN_FORCE
  expect(kept).toMatchObject({ ...same, scorer_version: scorerVersion, calibration })
  expect(kept.places.C.value).toBeGreaterThan(kept.places.D.value)
  expect(kept.answers[0].milliseconds).toBe(900)

  for (const path of [`/results/${id}`, `/detailed-results?result=${id}`]) {
    expect(await (await context.get(path)).text()).toContain(
      '28 of your 28 answers took under 4 seconds',
    )
  }
})

test('a result of the earlier scorer keeps its numbers, and says nothing of how sure it is', async ({
  baseURL,
}) => {
  const { context } = await newPerson(baseURL)
  const { result_id: id } = await submitAnswers(context, answersFor('CS'))
  await query(
    `UPDATE assessments SET scorer_version = 'count-1', certainty = NULL, quality = NULL,
       d_score = 27, i_score = 23, s_score = 68, c_score = 79 WHERE id = $1`,
    [id],
  )
  const none = {
    ranges: null,
    intervals: null,
    primary_probability: null,
    style_probability: null,
    primary_chances: null,
    quality: null,
  }
  const result = await (await context.get(`/api/results/${id}`)).json()
  expect(result).toMatchObject({ ...none, scores: { D: 27, I: 23, S: 68, C: 79 } })
  for (const path of [`/results/${id}`, '/detailed-results', '/results/history']) {
    const response = await context.get(path)
    expect(response.status()).toBe(200)
    const text = await response.text()
    expect(text).toContain('79')
    expect(text).not.toContain('probably between')
  }
})

test('a guest’s submit says in words how sure it is and no number; a buyer’s report carries the care note alone', async ({
  baseURL,
}) => {
  const guest = await newBrowser(baseURL)
  const submitted = await submitAnswers(guest, HURRIED)
  expect(JSON.stringify(submitted)).not.toMatch(/interval|probab|chance|quality|hurried|longest/)
  expect(submitted).toMatchObject({ doubt: 'leads', sureness: 'C leads.' })
  const id = submitted.result_id
  await guest.post('/api/payments/create-intent', {
    data: { result_id: id, coupon_code: 'FREE' },
  })
  const report = await (await guest.get(`/detailed-personality-report?result=${id}`)).text()
  expect(report).toContain('The Quiet Architect')
  expect(report).toContain('28 of your 28 answers took under 4 seconds')
  expect(report).not.toMatch(/longest_?run/i)
})

test('a leader sees ranges and nothing of how it was answered; neither does an admin', async ({
  baseURL,
}) => {
  const leader = await newPerson(baseURL)
  const member = await newPerson(baseURL)
  const group = await makeGroup(leader)
  await addMember(leader, group, member)
  await submitAnswers(member.context, HURRIED)
  const comparison = await leader.context.get(`/api/groups/${group}/comparison`)
  const [seen] = (await comparison.json()).members
  expect(seen.ranges.C.high).toBeGreaterThanOrEqual(scoresOf(answersFor('CS')).C)
  const csv = await leader.context.get(`/api/groups/${group}/comparison.csv`)
  const page = await leader.context.get(`/groups/${group}/comparison`)
  const admin = (await newAdmin(baseURL)).context
  const user = await admin.get(`/api/admin/users/${member.person.id}`)
  for (const response of [comparison, csv, page, user]) {
    expect(response.status()).toBe(200)
    expect(await response.text()).not.toMatch(/hurried|longest_?run|under 4 seconds/i)
  }
})

test('who registers takes the guest’s result along, with how sure it is', async ({ baseURL }) => {
  const browser = await newBrowser(baseURL)
  const { result_id: id } = await submitAnswers(browser, HURRIED)
  await registerPerson(browser)
  const result = await (await browser.get(`/api/results/${id}`)).json()
  expect(result.intervals.C.low).toBeGreaterThan(0)
  expect(result.quality.flags).toContain('hurried')
})

test('a stored result can be made again to the last bit by the scorer and the calibration that it names', async ({
  baseURL,
}) => {
  const { context } = await newPerson(baseURL)
  const { result_id: id } = await submitAnswers(context, answersFor('CS'))
  const [row] = await query<StoredResult>(
    `SELECT scorer_version, calibration, answers, certainty, counted, style_code,
       d_score, i_score, s_score, c_score FROM assessments WHERE id = $1`,
    [id],
  )
  if (!row) throw new Error('The result is not stored')
  const made = { scorerVersion: row.scorer_version, calibration: row.calibration }
  expect(made).toEqual(IN_FORCE)
  const answers = row.answers.map(({ q, most, least }) => ({ question: q, most, least }))
  const again = makeAgain(made, answers)
  expect(again?.certainty).toEqual(row.certainty)
  expect(again).toMatchObject({
    scores: { D: row.d_score, I: row.i_score, S: row.s_score, C: row.c_score },
    counted: row.counted,
    style: { code: row.style_code },
  })
})
