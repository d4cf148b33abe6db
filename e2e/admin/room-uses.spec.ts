/** Which rooms people use: a number a day, counted where a room is used. */
import type { APIResponse } from '@playwright/test'
import type { Dashboard } from '../../lib/api/admin/dashboard'
import { ROOMS } from '../../lib/api/admin/rooms'
import { newAdmin, newConfirmed } from '../support/admins'
import { answersBetweenLetters, answersFor } from '../support/answers'
import { expect, test } from '../support/checks'
import { agree, makeLink as makePairLink } from '../support/pairs'
import { newBrowser, takeAsPerson } from '../support/people'
import { submitAnswers } from '../support/product'
import { makeGroup, makeLink } from '../support/teams'

test('admins read how often each room was used', async ({ baseURL }) => {
  const admin = await newAdmin(baseURL)
  const read = async () => {
    const { rooms }: Dashboard = await (await admin.context.get('/api/admin/dashboard')).json()
    return new Map(rooms.map(({ room, used }) => [room, used]))
  }
  const done = async (answer: Promise<APIResponse>) => expect((await answer).ok()).toBe(true)
  const before = await read()

  const leader = await newConfirmed(baseURL)
  const group = await makeGroup(leader)
  await makeLink(leader, group)
  const at = `/api/groups/${group}`
  await done(leader.context.put(`${at}/agreement`, { data: { text: 'I ask first' } }))
  await done(leader.context.put(`${at}/follow-up`, { data: { mails: true } }))
  await done(leader.context.post('/api/funnel', { data: { event: 'session' } }))
  const result = await takeAsPerson(leader.context, 'CS')
  await done(leader.context.put(`/api/results/${result}/label`, { data: { label: 'At home' } }))

  const link = { called: '', compares: false }
  await done(leader.context.put(`/api/results/${result}/share`, { data: link }))

  const guest = await newBrowser(baseURL)
  const { result_id } = await submitAnswers(guest, answersFor('D'))
  await done(agree(guest, await makePairLink(leader.context, result), result_id, 'Otto'))

  const { result_id: open } = await submitAnswers(guest, answersBetweenLetters('D', 'I'))
  const { questions } = await (await guest.get(`/api/results/${open}/settling`)).json()
  const [{ group: question_number, options }] = questions
  const picks = { most_like: options[0].id, least_like: options[1].id }
  const data = { answers: [{ question_number, ...picks }] }
  await done(guest.put(`/api/results/${open}/settling`, { data }))

  const after = await read()
  // Other tests use rooms, too.
  for (const room of ROOMS) {
    expect(after.get(room), room).toBeGreaterThan(before.get(room) ?? Number.NaN)
  }
})
