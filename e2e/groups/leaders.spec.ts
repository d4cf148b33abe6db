/** Several leaders of a group, and what is left of one that is archived. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { PASSWORD, takeAsPerson } from '../support/people'
import {
  addLeader,
  addMember,
  confirmAddress,
  inviteTo,
  makeGroup,
  newPerson,
} from '../support/teams'

test('further leaders lead, and the first one alone ends the leading of others', async ({
  baseURL,
}) => {
  const first = await newPerson(baseURL, { first_name: 'Lea' })
  const early = await newPerson(baseURL, { first_name: 'Eva' })
  const second = await newPerson(baseURL, { first_name: 'Sam' })
  const group = await makeGroup(first)
  for (const one of [early, second]) await addMember(first, group, one)
  const path = `/api/groups/${group}`
  const leading = ({ person }: typeof first) => `${path}/leaders/${person.id}`
  // Both have to have shown that their address is theirs.
  await expectFailure(await first.context.put(leading(second)), 'conflict')
  await confirmAddress(first.person)
  await query('UPDATE users SET owner_proven_at = NULL WHERE email = $1', [second.person.email])
  await expectFailure(await first.context.put(leading(second)), 'conflict')
  await confirmAddress(second.person)
  await addLeader(first, group, second)

  const seen = await (await second.context.get(path)).json()
  expect(seen).toMatchObject({ is_leader: true, is_first_leader: false })
  expect(seen.members).toMatchObject([
    { first_name: 'Lea', is_leader: true, email: first.person.email },
    { first_name: 'Sam', is_leader: true },
    { first_name: 'Eva', is_leader: false },
  ])
  const members = `${path}/members`
  await expectFailure(await second.context.delete(`${members}/${first.person.id}`), 'conflict')
  await expectFailure(await second.context.delete(leading(first)), 'conflict')
  await addLeader(second, group, early)
  await expectFailure(await second.context.delete(leading(early)), 'conflict')
  await expectFailure(await second.context.delete(`${members}/${early.person.id}`), 'conflict')
  await expectFailure(await second.context.delete(path), 'not_found')
  // Either way back to a member: by oneself, or by the first leader.
  expect((await early.context.delete(leading(early))).status()).toBe(204)
  await expectFailure(await early.context.get(`${path}/invitations`), 'not_found')

  // A further leader comes before a member who has been here longer.
  await first.context.delete('/api/account', { data: { password: PASSWORD } })
  const [row] = await (await second.context.get('/api/groups')).json()
  expect(row).toMatchObject({ id: group, is_leader: true, is_first_leader: true })
  const kept = 'SELECT 1 FROM memberships WHERE group_id = $1 AND leads'
  expect(await query(kept, [group])).toEqual([])
})

test('a call to make or copy a group that is sent again makes one', async ({ baseURL }) => {
  const leader = await newPerson(baseURL)
  const guest = await newPerson(baseURL)
  await confirmAddress(leader.person)
  const send = async (path: string, key: string | null) => {
    const headers = key === null ? undefined : { 'Idempotency-Key': key }
    const data = { name: 'Design' }
    const answer = await leader.context.post(path, { data, headers })
    expect(answer.status(), await answer.text()).toBe(201)
    return answer.json()
  }
  const [one, two] = [randomUUID(), randomUUID()]
  const made = await Promise.all([one, one, one].map((key) => send('/api/groups', key)))
  const { id } = made[0]
  expect(made.map((group) => group.id)).toEqual([id, id, id])
  expect((await send('/api/groups', two)).id).not.toBe(id)
  await addMember(leader, id, guest)

  const path = `/api/groups/${id}/copy`
  const first = await send(path, one)
  expect(await send(path, one)).toEqual({ ...first, invited: 1, not_invited: [] })
  expect((await send(path, two)).group.id).not.toBe(first.group.id)
  expect((await send(path, null)).group.id).not.toBe(first.group.id)
  const sent = 'SELECT 1 FROM invitations WHERE group_id = $1'
  expect(await query(sent, [first.group.id])).toHaveLength(1)
  // Another leader's key is another one.
  const other = await newPerson(baseURL)
  const theirs = await other.context.post('/api/groups', {
    data: { name: 'Design' },
    headers: { 'Idempotency-Key': one },
  })
  expect((await theirs.json()).id).not.toBe(id)
})

test('an archived group shares nothing; a copy of it asks everyone anew', async ({
  page,
  baseURL,
}) => {
  const leader = await newPerson(baseURL, { first_name: 'Lea' })
  const member = await newPerson(baseURL, { first_name: 'Max' })
  const guest = await newPerson(baseURL)
  await takeAsPerson(leader.context, 'D')
  await takeAsPerson(member.context, 'CS')
  await confirmAddress(leader.person)
  const group = await makeGroup(leader, 'Design Q4 2026')
  const path = `/api/groups/${group}`
  await leader.context.patch(path, { data: { members_see: 'open' } })
  const { id } = await inviteTo(leader, group, member)
  await member.context.post(`/api/invitations/${id}/accept?agreed_to=open`)
  const pending = await inviteTo(leader, group, guest)
  const seenBy = async ({ context }: typeof leader, id = group) =>
    (await (await context.get(`/api/groups/${id}`)).json()).members as Record<string, unknown>[]
  expect(await seenBy(leader)).toMatchObject([
    { personality_type_code: 'D' },
    { personality_type_code: 'CS' },
  ])

  const archived = await (await leader.context.put(`${path}/archive`)).json()
  expect(archived).toMatchObject({ asks: false, undo_until: expect.any(String) })
  for (const one of [leader, member]) {
    for (const row of await seenBy(one)) {
      expect(row).toMatchObject({ personality_type_code: null, scores: null, has_assessment: null })
    }
    await expectFailure(await one.context.get(`${path}/shared-comparison`), 'conflict')
  }
  const now = '?time_zone=UTC'
  for (const file of ['', `.csv${now}`, `.pdf${now}`]) {
    await expectFailure(await leader.context.get(`${path}/comparison${file}`), 'conflict')
  }
  const writes = [
    ['PATCH', path, { name: 'Other' }],
    ['POST', `${path}/invite`, { email: 'someone@example.com' }],
    ['POST', `${path}/reminders`, {}],
    ['POST', `${path}/invitations/reminders`],
    ['PUT', `${path}/leader`, { user_id: member.person.id }],
    ['PUT', `${path}/leaders/${member.person.id}`],
  ] as const
  for (const [method, url, data] of writes) {
    const answer = await expectFailure(
      await leader.context.fetch(url, { method, data }),
      'conflict',
    )
    expect(answer.error).toContain('archived')
  }
  await expectFailure(await guest.context.post(`/api/invitations/${pending.id}/accept`), 'conflict')
  expect(await (await guest.context.get('/api/invitations')).json()).toEqual([])
  await page.context().addCookies((await leader.context.storageState()).cookies)
  await page.goto(`/groups/${group}/comparison`)
  await expect(page.getByRole('heading', { name: /^This group was archived/ })).toBeVisible()

  expect((await leader.context.delete(`${path}/archive`)).status()).toBe(200)
  expect(await seenBy(member)).toMatchObject([{ scores: {} }, { scores: {} }])
  await leader.context.put(`${path}/archive`)
  await query("UPDATE groups SET archived_at = now() - interval '31 days' WHERE id = $1", [group])
  const late = await expectFailure(await leader.context.delete(`${path}/archive`), 'conflict')
  expect(late.error).toContain('more than 30 days ago')
  await page.reload()
  await expect(page.getByText('The 30 days for bringing it back are over.')).toBeVisible()

  await page.getByRole('button', { name: 'Copy to a new group' }).click()
  await expect(page.getByLabel('Name of the new group')).toHaveValue('Design Q1 2027')
  await page.getByRole('button', { name: 'Create and invite' }).click()
  await expect(page.getByRole('heading', { name: 'Design Q1 2027' })).toBeVisible()
  const copy = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await seenBy(leader, copy)).toHaveLength(1)
  const [asked] = await (await member.context.get('/api/invitations')).json()
  expect(asked).toMatchObject({ group: { name: 'Design Q1 2027', members_see: 'open' } })
  expect(await query('SELECT 1 FROM invitations WHERE group_id = $1', [copy])).toHaveLength(1)
})
