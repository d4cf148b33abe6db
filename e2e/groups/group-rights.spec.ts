/** Who may do what with a group: every endpoint of groups, called by each kind of member, and by strangers. */
import { ENDPOINTS } from '../../lib/api/all'
import type { Endpoint } from '../../lib/api/endpoint'
import type { ErrorCode } from '../../lib/api/errors'
import { callEach } from '../support/calls'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { endsCaller, exampleOf, isOfGroup, nameOf, send } from '../support/endpoints/examples'
import { expectFailure } from '../support/envelope'
import { comeIn, readWall, startLive } from '../support/live'
import { newBrowser, takeAsPerson } from '../support/people'
import {
  addLeader,
  addMember,
  confirmAddress,
  inviteTo,
  joinBy,
  makeGroup,
  makeLink,
  newPerson,
} from '../support/teams'

const CALLERS = [
  'anonymous',
  'outsider',
  'invited',
  'removed',
  'left',
  'member',
  'second leader',
  'joined by link',
  'leader',
] as const
type Caller = (typeof CALLERS)[number]

const MEMBERS: readonly Caller[] = ['member', 'joined by link']

/** What each caller meets. `null` is success. */
function expectation({ access }: Endpoint, caller: Caller): ErrorCode | null {
  if (caller === 'anonymous') return 'not_signed_in'
  if (caller === 'leader') return null
  if (caller === 'second leader') return access === 'first_leader' ? 'not_found' : null
  return access === 'member' && MEMBERS.includes(caller) ? null : 'not_found'
}

/** What an endpoint reads of a group and its members, where they would have nothing of it yet. */
const READ: Record<string, string> = {
  'GET /api/groups/:id/agreement.ics': `
    INSERT INTO agreements (id, group_id, user_id, text, typed_by_leader)
    SELECT gen_random_uuid(), group_id, user_id, 'I ask first', true FROM memberships WHERE group_id = $1
    ON CONFLICT DO NOTHING`,
  'GET /api/groups/:id/meeting.pdf': `
    WITH them AS (UPDATE memberships SET agreed_to = 'styles' WHERE group_id = $1)
    UPDATE groups SET members_see = 'styles' WHERE id = $1`,
}

/**
 * A group with a member beside its leader, an open invitation, a join link by which the invited person asks,
 * too, and a live session with a guest.
 */
async function arrange(baseURL?: string, caller?: Caller) {
  const leader = await newPerson(baseURL, { first_name: 'Lea' })
  await confirmAddress(leader.person)
  const member = await newPerson(baseURL, { first_name: 'Max' })
  const invited = await newPerson(baseURL, { first_name: 'Ina' })
  await takeAsPerson(leader.context, 'D')
  await takeAsPerson(member.context, 'SC')
  const group = await makeGroup(leader)
  if (caller === 'joined by link') await joinBy(member, (await makeLink(leader, group)).code)
  else await addMember(leader, group, member)
  const { id: invitation } = await inviteTo(leader, group, invited)
  const { id: joinLink, code } = await makeLink(leader, group, { asks_first: true })
  expect((await joinBy(invited, code)).status()).toBe(200)
  const asking = invited.person.id
  const { code: live } = await startLive(leader, group)
  await comeIn(await newBrowser(baseURL), live, { name: 'Gus' })
  const [guest = ''] = (await readWall(leader, group)).names.map(({ id }) => id)
  const ids = { group, member: member.person.id, invitation, joinLink, asking, live, guest }
  return { leader, member, invited, ids }
}

/** The group of the test, and the browser that calls. */
async function arrangeFor(caller: Caller, baseURL?: string) {
  const { leader, member, invited, ids } = await arrange(baseURL, caller)
  const contexts = {
    anonymous: () => newBrowser(baseURL),
    outsider: async () => (await newPerson(baseURL)).context,
    invited: () => invited.context,
    removed: async () => {
      const removed = await newPerson(baseURL)
      await addMember(leader, ids.group, removed)
      await leader.context.delete(`/api/groups/${ids.group}/members/${removed.person.id}`)
      return removed.context
    },
    left: async () => {
      const left = await newPerson(baseURL)
      await addMember(leader, ids.group, left)
      await addLeader(leader, ids.group, left)
      await left.context.delete(`/api/groups/${ids.group}/members/${left.person.id}`)
      return left.context
    },
    member: () => member.context,
    'second leader': async () => {
      const second = await newPerson(baseURL)
      await addMember(leader, ids.group, second)
      await addLeader(leader, ids.group, second)
      return second.context
    },
    'joined by link': () => member.context,
    leader: () => leader.context,
  }
  return { leader, invited, ids, context: await contexts[caller]() }
}

for (const caller of CALLERS) {
  test(`rights of ${caller}`, async ({ baseURL }) => {
    const endpoints = ENDPOINTS.filter(isOfGroup)
    const arranged = await arrangeFor(caller, baseURL)
    await callEach(endpoints, nameOf, async (endpoint) => {
      const code = expectation(endpoint, caller)
      const endsIt = code === null && endsCaller(endpoint)
      const { leader, invited, ids, context } = endsIt
        ? await arrangeFor(caller, baseURL)
        : arranged
      const read = READ[nameOf(endpoint)]
      if (read) await query(read, [ids.group])
      const example = exampleOf(endpoint, ids)
      const response = await send(context, endpoint, example)
      const text = (await response.body()).toString('latin1')
      const fails = code ?? example.fails
      if (fails) await expectFailure(response, fails)
      else expect(response.status(), text).toBe(endpoint.status)
      if (caller.endsWith('leader') && code === null) return
      // Addresses are for leaders; a member sees their own.
      expect(text).not.toContain(leader.person.email)
      expect(text).not.toContain(invited.person.email)
      // A group that is not theirs answers as one that never was.
      if (code === 'not_found') {
        const never = { ...ids, group: crypto.randomUUID() }
        const other = await send(context, endpoint, exampleOf(endpoint, never))
        expect(await other.json()).toEqual(JSON.parse(text))
      }
    })
  })
}

test('a member sees names, and of results only their own', async ({ baseURL }) => {
  const { leader, member, ids } = await arrange(baseURL)
  const seenBy = async ({ context }: typeof leader) =>
    (await (await context.get(`/api/groups/${ids.group}`)).json()).members
  expect(await seenBy(leader)).toMatchObject([
    { first_name: 'Lea', is_leader: true, has_assessment: true, personality_type_code: 'D' },
    { first_name: 'Max', is_leader: false, primary_type: 'S', email: member.person.email },
  ])
  expect(await seenBy(member)).toMatchObject([
    { first_name: 'Lea', email: null, has_assessment: null, primary_type: null },
    { first_name: 'Max', email: member.person.email, personality_type_code: 'SC' },
  ])
})
