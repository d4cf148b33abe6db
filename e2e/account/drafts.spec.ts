/** An assessment in the account, through the API: start, save, go on elsewhere, submit once. */
import type { APIRequestContext } from '@playwright/test'
import { answersFor, scoresOf, stateAfter } from '../support/answers'
import { expect, test } from '../support/checks'
import { expectFailure } from '../support/envelope'
import { bearer, newBrowser, registerPerson, startAsPerson } from '../support/people'
import { reviseForm } from '../support/rows/revised-form'

const save = (context: APIRequestContext, id: string, version: number, state: object) =>
  context.put(`/api/assessment/draft/${id}`, { data: { version, state } })
const submit = (context: APIRequestContext, id: string, responses: unknown) =>
  context.post('/api/assessment/submit', { data: { assessment_id: id, responses } })
const draftOf = async (context: APIRequestContext) =>
  (await (await context.get('/api/assessment/draft')).json()).draft

let person: APIRequestContext
let token: string

test.beforeEach(async ({ baseURL }) => {
  person = await newBrowser(baseURL)
  token = (await registerPerson(person)).token
})

test('a draft is what was saved last, on every device', async ({ baseURL }) => {
  expect(await draftOf(person)).toBeNull()
  const id = await startAsPerson(person)
  expect(await draftOf(person)).toMatchObject({ assessment_id: id, version: 0, state: null })
  const saved = await save(person, id, 0, stateAfter(3))
  expect(await saved.json()).toEqual({ version: 1 })
  const elsewhere = await newBrowser(baseURL, bearer(token))
  expect(await draftOf(elsewhere)).toMatchObject({
    assessment_id: id,
    version: 1,
    state: stateAfter(3),
  })
})

test('a save that does not follow the last one overwrites nothing', async () => {
  const id = await startAsPerson(person)
  await save(person, id, 0, stateAfter(3))
  await expectFailure(await save(person, id, 0, stateAfter(2)), 'conflict')
  await expectFailure(await save(person, id, 7, stateAfter(2)), 'conflict')
  expect((await draftOf(person)).state.answers).toHaveLength(3)
  const at = await Promise.all(
    [4, 5, 6, 7].map((answered) => save(person, id, 1, stateAfter(answered))),
  )
  expect(at.map((one) => one.status()).sort()).toEqual([200, 409, 409, 409])
})

test('answers to questions that have changed since are not gone on with, and it says so', async () => {
  const id = await startAsPerson(person)
  await save(person, id, 0, stateAfter(3))
  await reviseForm(id)
  expect(await draftOf(person)).toMatchObject({ version: 1, state: null, outdated: true })
  expect(await (await save(person, id, 1, stateAfter(1))).json()).toEqual({ version: 2 })
  expect(await draftOf(person)).toMatchObject({ state: stateAfter(1), outdated: false })
})

test('giving up removes the draft, once', async () => {
  const id = await startAsPerson(person)
  const gone = await person.delete(`/api/assessment/draft/${id}`)
  expect(gone.status()).toBe(204)
  expect(await draftOf(person)).toBeNull()
  await expectFailure(await person.delete(`/api/assessment/draft/${id}`), 'not_found')
  await expectFailure(await save(person, id, 0, stateAfter(1)), 'not_found')
  await expectFailure(await submit(person, id, answersFor('D')), 'not_found')
})

test('what is no place in the form is refused', async () => {
  const id = await startAsPerson(person)
  const good = stateAfter(3)
  const bad: object[] = [
    { ...good, scores: { D: 100 } },
    { ...good, questions: good.questions.slice(1) },
    { ...good, questions: [...good.questions].reverse() },
    { ...good, answers: good.answers.slice(1) },
    { ...good, answers: Array.from({ length: 101 }, () => good.answers[0]) },
    { ...good, choices: { ...good.choices, most: 'none' } },
    { ...good, choices: { ...good.choices, least: good.choices.most } },
    { ...good, choices: { ...good.choices, least: null } },
  ]
  for (const state of bad) {
    const { fields } = await expectFailure(await save(person, id, 0, state), 'invalid')
    expect(Object.keys(fields ?? {}).length).toBeGreaterThan(0)
  }
  for (const version of [-1, 1.5, '0', null, 2 ** 40]) {
    await expectFailure(await save(person, id, version as number, good), 'invalid')
  }
  expect((await draftOf(person)).version).toBe(0)
})

test('a submit makes the result with the same id, and the draft and older ones go', async () => {
  const older = await startAsPerson(person)
  const id = await startAsPerson(person)
  const newer = await startAsPerson(person)
  const answers = answersFor('SI').map((answer, index) => ({
    ...answer,
    ms: 1000,
    ...(index < 2 ? { suggested: true } : {}),
  }))
  const response = await submit(person, id, answers)
  expect(response.status()).toBe(200)
  const finished = await response.json()
  // What was picked is said in this answer alone.
  const { picked, ...result } = finished
  expect(picked).toHaveLength(26)
  expect(result).toMatchObject({
    assessment_id: id,
    counted_questions: 26,
    total_questions: 28,
    scores: scoresOf(answers.slice(2)),
    complete_report: false,
    is_sample: false,
  })
  expect(await (await person.get(`/api/results/${id}`)).json()).toEqual(result)
  expect((await draftOf(person)).assessment_id).toBe(newer)
  await expectFailure(await person.delete(`/api/assessment/draft/${older}`), 'not_found')

  expect(await (await submit(person, id, [...answers].reverse())).json()).toEqual(finished)
  await expectFailure(await submit(person, id, answersFor('D')), 'conflict')
  await expectFailure(await submit(person, id, answersFor('SI')), 'conflict')
  await expectFailure(await save(person, id, 0, stateAfter(1)), 'not_found')
})

test('answers that are not one complete form change nothing', async () => {
  const id = await startAsPerson(person)
  await expectFailure(await submit(person, id, answersFor('D').slice(1)), 'invalid')
  await expectFailure(await submit(person, id, []), 'invalid')
  expect((await draftOf(person)).assessment_id).toBe(id)
})

test('fifty identical submits at once make one result', async () => {
  const id = await startAsPerson(person)
  const all = await Promise.all(
    Array.from({ length: 50 }, () => submit(person, id, answersFor('CD'))),
  )
  expect(new Set(all.map((one) => one.status()))).toEqual(new Set([200]))
  const bodies = await Promise.all(all.map((one) => one.text()))
  expect(new Set(bodies).size).toBe(1)
  const history = await (await person.get('/api/assessment/history')).json()
  expect(history).toHaveLength(1)
})

test('different submits at once make one result, and the others are refused', async () => {
  const id = await startAsPerson(person)
  const all = await Promise.all(
    (['D', 'I', 'S', 'C'] as const).map((style) => submit(person, id, answersFor(style))),
  )
  expect(all.map((one) => one.status()).sort()).toEqual([200, 409, 409, 409])
})

test('someone else’s draft is one that never was', async ({ baseURL }) => {
  const id = await startAsPerson(person)
  const stranger = await newBrowser(baseURL)
  await registerPerson(stranger)
  for (const name of [id, crypto.randomUUID(), '6']) {
    await expectFailure(await save(stranger, name, 0, stateAfter(1)), 'not_found')
    await expectFailure(await submit(stranger, name, answersFor('D')), 'not_found')
    await expectFailure(await stranger.delete(`/api/assessment/draft/${name}`), 'not_found')
  }
  expect((await draftOf(person)).version).toBe(0)
})

test('the number of drafts is limited', async () => {
  const first = await startAsPerson(person)
  for (let started = 0; started < 10; started++) await startAsPerson(person)
  await expectFailure(await person.delete(`/api/assessment/draft/${first}`), 'not_found')
})
