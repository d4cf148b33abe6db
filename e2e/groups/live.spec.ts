/** What a live session shows, counts and forgets, through its API. */
import type { APIRequestContext } from '@playwright/test'
import { answersFor } from '../support/answers'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { answer, comeIn, goTo, readPhone, readWall, startLive } from '../support/live'
import { newBrowser, takeAsPerson } from '../support/people'
import { submitAnswers } from '../support/product'
import {
  addLeader,
  addMember,
  confirmAddress,
  makeGroup,
  newPerson,
  type Someone,
} from '../support/teams'

const GUESS = { kind: 'guess', of: '' } as const
const REVEAL = { kind: 'reveal', of: '' } as const
const ALL = { shows_name: true, uses_result: true, may_be_guessed: true }

/** A group that shows styles, with a leader of style D and a member of style SC, and its live session. */
async function arrange(baseURL?: string) {
  const leader = await newPerson(baseURL, { first_name: 'Lea' })
  await confirmAddress(leader.person)
  const member = await newPerson(baseURL, { first_name: 'Max' })
  await takeAsPerson(leader.context, 'D')
  await takeAsPerson(member.context, 'SC')
  const group = await makeGroup(leader)
  await addMember(leader, group, member)
  await query(`UPDATE groups SET members_see = 'styles' WHERE id = $1`, [group])
  await query(`UPDATE memberships SET agreed_to = 'styles' WHERE group_id = $1`, [group])
  const { code } = await startLive(leader, group)
  return { leader, member, group, code }
}

/** So many guests, named A to Z. */
async function guests(count: number, code: string, baseURL?: string) {
  const all: APIRequestContext[] = []
  for (let at = 0; at < count; at++) {
    const context = await newBrowser(baseURL)
    await comeIn(context, code, { name: `Guest ${String.fromCharCode(65 + at)}` })
    all.push(context)
  }
  return all
}

const put = async (context: APIRequestContext, code: string, what: string, data: object) =>
  (await context.put(`/api/live/${code}/${what}`, { data })).status()

/** What a finding that is about this group is called in a step. */
async function findingOf({ context }: Someone, group: string): Promise<string> {
  const view = await (await context.get(`/api/groups/${group}/session`)).json()
  return view.findings[0].key
}

test('a session runs once, is found by both leaders, and starts anew with another code', async ({
  baseURL,
}) => {
  const { leader, member, group, code } = await arrange(baseURL)
  expect(code).toMatch(/^[0-9B-DF-HJ-KM-NP-TV-Z]{6}$/)
  expect((await startLive(leader, group)).code).toBe(code)
  await addLeader(leader, group, member)
  await goTo(leader, group, GUESS)
  expect(await readWall(member, group)).toMatchObject({ code, step: GUESS })
  await leader.context.delete(`/api/groups/${group}/live`)
  expect(await readWall(leader, group)).toBeNull()
  await expectFailure(
    await leader.context.patch(`/api/groups/${group}/live`, { data: {} }),
    'not_found',
  )
  const next = await startLive(leader, group)
  expect(next.code).not.toBe(code)
  expect(next).toMatchObject({ joined: 0, step: { kind: 'join' }, names: [], dots: [] })
})

test('a member comes in as themselves and a guest by a name, once, however often', async ({
  baseURL,
}) => {
  const { leader, member, group, code } = await arrange(baseURL)
  const door = async (context: APIRequestContext) =>
    (await context.get(`/api/live/${code.toLowerCase()}`)).json()
  const guest = await newBrowser(baseURL)
  expect(await door(guest)).toEqual({
    group: '',
    lets_in: 'guest',
    name: '',
    can_use_result: false,
  })
  expect(await door(member.context)).toMatchObject({
    group: 'Design',
    lets_in: 'member',
    name: 'Max',
    can_use_result: true,
  })
  await comeIn(member.context, code)
  await comeIn(guest, code, { name: 'Max' })
  expect(await comeIn(guest, code, { name: 'Max' })).toMatchObject({
    me: { name: 'Max', is_guest: true },
  })
  expect(await readPhone(member.context, code)).toMatchObject({
    me: { name: 'Max B.', is_guest: false, can_use_result: true },
  })
  expect(await door(guest)).toMatchObject({ group: 'Design', lets_in: 'inside' })
  const wall = await readWall(leader, group)
  expect(wall.joined).toBe(2)
  expect(wall.names.map(({ name, is_guest }) => [name, is_guest])).toEqual([
    ['Max B.', false],
    ['Max', true],
  ])
  // The door closes behind those who are in.
  await leader.context.patch(`/api/groups/${group}/live`, { data: { allows_guests: false } })
  expect(await door(await newBrowser(baseURL))).toMatchObject({ lets_in: 'sign_in' })
  await readPhone(guest, code)
})

test('a guest’s name is that of a person', async ({ baseURL }) => {
  const { code } = await arrange(baseURL)
  const context = await newBrowser(baseURL)
  for (const name of [undefined, 'Support', 'see evil.com', '4 2']) {
    const data = { name, shows_name: true, uses_result: false, may_be_guessed: false }
    await expectFailure(await context.post(`/api/live/${code}/me`, { data }), 'invalid')
  }
})

test('dots have no names, and letters come with the reveal, of those who let them show', async ({
  baseURL,
}) => {
  const { leader, member, group, code } = await arrange(baseURL)
  const [guest] = await guests(1, code, baseURL)
  if (!guest) throw new Error('No guest')
  await comeIn(member.context, code, { uses_result: true })
  await goTo(leader, group, GUESS)
  const at = { x: 0.25, y: -0.5, is_left: true }
  for (const context of [guest, member.context])
    expect(await put(context, code, 'dot', at)).toBe(204)
  const before = await readWall(leader, group)
  expect(before.dots).toHaveLength(2)
  for (const dot of before.dots) {
    expect(dot).toMatchObject({ at: { x: 0.25, y: -0.5 }, name: null, letter: null, spot: null })
    expect(before.names.map(({ id }) => id)).not.toContain(dot.id)
  }
  expect((await readPhone(member.context, code)).result).toBeNull()
  await goTo(leader, group, REVEAL)
  expect(await put(guest, code, 'dot', at)).toBe(409)
  const after = await readWall(leader, group)
  expect(after.dots.map(({ letter }) => letter).sort()).toEqual(['S', null].sort())
  expect(await readPhone(member.context, code)).toMatchObject({ result: { letter: 'S' } })
  await leader.context.patch(`/api/groups/${group}/live`, { data: { shows_names: true } })
  const names = async () => (await readWall(leader, group)).dots.map(({ name }) => name).sort()
  expect(await names()).toEqual(['Guest A', 'Max'])
  // Taken back, it is gone from the next answer.
  await member.context.patch(`/api/live/${code}/me`, {
    data: { shows_name: false, uses_result: false },
  })
  const taken = await readWall(leader, group)
  expect(taken.dots.every(({ letter }) => letter === null)).toBe(true)
  expect(taken.names.map(({ name }) => name)).toEqual(['Guest A'])
  await guest.delete(`/api/live/${code}/me`)
  expect(await readWall(leader, group)).toMatchObject({ joined: 1, names: [] })
})

test('what the group hides stays hidden, whatever its member ticks', async ({ baseURL }) => {
  const { leader, member, group, code } = await arrange(baseURL)
  await comeIn(member.context, code, ALL)
  await put(member.context, code, 'dot', { x: 0, y: 0, is_left: true })
  await goTo(leader, group, REVEAL)
  const letters = async () => (await readWall(leader, group)).dots.map(({ letter }) => letter)
  expect(await letters()).toEqual(['S'])
  const hide = [
    `UPDATE memberships SET agreed_to = 'leader_only' WHERE user_id = $1`,
    `UPDATE memberships SET agreed_to = 'styles', withheld_at = now() WHERE user_id = $1`,
  ]
  for (const sql of hide) {
    await query(sql, [member.person.id])
    expect(await letters()).toEqual([null])
    expect(await readWall(leader, group)).toMatchObject({ colleagues: [] })
    expect(await readPhone(member.context, code)).toMatchObject({
      result: null,
      me: { can_use_result: false },
    })
  }
  await query('UPDATE memberships SET withheld_at = NULL WHERE user_id = $1', [member.person.id])
  await query(`UPDATE groups SET members_see = 'leader_only' WHERE id = $1`, [group])
  expect(await letters()).toEqual([null])
  const refused = await leader.context.post(`/api/live/${code}/me`, { data: ALL })
  await expectFailure(refused, 'conflict')
})

test('a guest brings the result that they hold in this browser, and no other', async ({
  baseURL,
}) => {
  const { leader, group, code } = await arrange(baseURL)
  const holder = await newBrowser(baseURL)
  const { result_id } = await submitAnswers(holder, answersFor('CS'))
  const stranger = await newBrowser(baseURL)
  const data = { ...ALL, name: 'Gus', result_id }
  await expectFailure(await stranger.post(`/api/live/${code}/me`, { data }), 'conflict')
  const entered = await holder.post(`/api/live/${code}/me`, { data })
  expect(await entered.json()).toMatchObject({ me: { uses_result: true, can_use_result: true } })
  await put(holder, code, 'dot', { x: 0, y: 0, is_left: true })
  await goTo(leader, group, REVEAL)
  expect((await readWall(leader, group)).dots).toMatchObject([{ letter: 'C' }])
  await query('DELETE FROM assessments WHERE id = $1', [result_id])
  expect((await readWall(leader, group)).dots).toMatchObject([{ letter: null }])
})

test('a colleague is guessed: counts from five on, frozen when they turn theirs over', async ({
  baseURL,
}) => {
  const { leader, member, group, code } = await arrange(baseURL)
  const room = await guests(6, code, baseURL)
  await comeIn(member.context, code, ALL)
  const [{ id = '' } = {}] = (await readWall(leader, group)).colleagues
  const step = { kind: 'colleague', of: id } as const
  await goTo(leader, group, step)
  expect(await readPhone(member.context, code)).toMatchObject({ colleague: { is_me: true } })
  expect(await answer(member.context, code, step, 'S')).toBe(409)
  for (const context of room.slice(0, 5)) expect(await answer(context, code, step, 'D')).toBe(204)
  // A repeat replaces, and null takes back.
  expect(await answer(room[0] as APIRequestContext, code, step, 'C')).toBe(204)
  expect(await answer(room[5] as APIRequestContext, code, step, 'I')).toBe(204)
  expect(await answer(room[5] as APIRequestContext, code, step, null)).toBe(204)
  expect(await answer(room[5] as APIRequestContext, code, step, 'true')).toBe(409)
  expect(await answer(room[5] as APIRequestContext, code, GUESS, 'D')).toBe(409)
  const hidden = { answered: 5, counts: null, is_shown: false }
  expect(await readWall(leader, group)).toMatchObject({
    asked: hidden,
    colleague: { name: 'Max', letter: null },
  })
  const turn = (context: APIRequestContext) => context.post(`/api/live/${code}/turn-over`)
  await expectFailure(await turn(room[0] as APIRequestContext), 'conflict')
  expect((await turn(member.context)).status()).toBe(204)
  const shown = { answered: 5, counts: { D: 4, I: 0, S: 0, C: 1 }, is_shown: true }
  expect(await readWall(leader, group)).toMatchObject({
    asked: shown,
    colleague: { name: 'Max', letter: 'S' },
  })
  // Late answers do not count, also after another look.
  expect(await answer(room[5] as APIRequestContext, code, step, 'D')).toBe(409)
  expect((await turn(member.context)).status()).toBe(204)
  await goTo(leader, group, REVEAL)
  expect(await answer(room[5] as APIRequestContext, code, step, 'D')).toBe(409)
  expect((await goTo(leader, group, step)).asked).toEqual(shown)
  expect(await answer(room[5] as APIRequestContext, code, step, 'D')).toBe(409)
  expect(await query('SELECT 1 FROM given_answers WHERE step = $1', [`colleague:${id}`])).toEqual(
    [],
  )
  // Who takes their offer back is no step anymore.
  await member.context.patch(`/api/live/${code}/me`, { data: { uses_result: false } })
  expect(await readWall(leader, group)).toMatchObject({ colleague: null, colleagues: [] })
  const gone = await leader.context.patch(`/api/groups/${group}/live`, { data: { step } })
  await expectFailure(gone, 'conflict')
})

test('of people nothing stays after the end but what members agreed to do', async ({ baseURL }) => {
  const { leader, member, group, code } = await arrange(baseURL)
  const room = await guests(5, code, baseURL)
  await comeIn(member.context, code)
  const step = { kind: 'finding', of: await findingOf(leader, group) } as const
  await goTo(leader, group, step)
  for (const context of room) await answer(context, code, step, 'true')
  await leader.context.post(`/api/groups/${group}/live/counts`)
  expect(
    await put(room[0] as APIRequestContext, code, 'agreement', { text: 'I call first.' }),
  ).toBe(204)
  expect(await put(member.context, code, 'agreement', { text: 'I write it down.' })).toBe(204)
  expect(await readWall(leader, group)).toMatchObject({
    agreements: [{ name: 'Guest A', text: 'I call first.' }],
  })
  expect(await readPhone(member.context, code)).toMatchObject({ agreement: 'I write it down.' })
  const archive = await (await member.context.get('/api/account/export')).json()
  expect(archive.live_sessions).toMatchObject([{ group: 'Design', shows_name: true, answers: [] }])
  const rows = async () => {
    const [counted] = await query<Record<string, number>>(
      `SELECT
         (SELECT count(*)::int FROM live_sessions WHERE group_id = $1) AS sessions,
         (SELECT count(*)::int FROM participants JOIN live_sessions s ON s.id = session_id WHERE s.group_id = $1) AS people,
         (SELECT count(*)::int FROM shown_counts JOIN live_sessions s ON s.id = session_id WHERE s.group_id = $1) AS counts`,
      [group],
    )
    return counted
  }
  expect(await rows()).toEqual({ sessions: 1, people: 6, counts: 1 })
  expect((await leader.context.delete(`/api/groups/${group}/live`)).status()).toBe(204)
  expect(await rows()).toEqual({ sessions: 0, people: 0, counts: 0 })
  const kept = await query(`SELECT text FROM agreements WHERE group_id = $1`, [group])
  expect(kept).toEqual([{ text: 'I write it down.' }])
})
