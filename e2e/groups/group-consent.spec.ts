/** How members of a group come to see more or less of each other: a wider setting asks, a narrower one holds at once. */
import type { MembersSee } from '../../lib/members-see'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { dataDir, readMail } from '../support/mail/mailbox'
import { takeAsPerson } from '../support/people'
import { addMember, inviteTo, makeGroup, newPerson, type Someone } from '../support/teams'

/** A group with a leader and a member, and how each sees it. */
async function pair(baseURL?: string) {
  const leader = await newPerson(baseURL, { first_name: 'Lea' })
  const member = await newPerson(baseURL, { first_name: 'Max' })
  await takeAsPerson(leader.context, 'D')
  await takeAsPerson(member.context, 'SC')
  const group = await makeGroup(leader)
  await addMember(leader, group, member)
  const path = `/api/groups/${group}`
  const set = async (members_see: MembersSee) => {
    const answer = await leader.context.patch(path, { data: { members_see } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const agree = (agreed_to: MembersSee) =>
    member.context.put(`${path}/consent`, { data: { agreed_to } })
  const seen = async () => {
    const { members, asks, agreed_to } = await (await member.context.get(path)).json()
    const [lea] = members
    const { members: all } = await (await leader.context.get(path)).json()
    return { asks, agreed_to, ofLeader: lea.shows, ofMember: all[1].shows }
  }
  return { leader, member, group, path, set, agree, seen }
}

test.describe('consent', () => {
  /** One group, step by step: what its leader sets or its member agrees to, and what each sees then. */
  const STEPS = [
    ['set', 'styles', { asks: true, ofLeader: 'styles', ofMember: 'leader_only' }],
    // Declined; the next widening asks again.
    ['agree', 'leader_only', { asks: false, ofMember: 'leader_only' }],
    ['set', 'open', { asks: true, ofMember: 'leader_only' }],
    ['agree', 'open', { asks: false, ofMember: 'open' }],
    // What was agreed to before does not come back.
    ['set', 'leader_only', { asks: false, ofLeader: 'leader_only', ofMember: 'leader_only' }],
    ['set', 'open', { asks: true, ofLeader: 'open', ofMember: 'leader_only' }],
    ['set', 'styles', { asks: true, ofLeader: 'styles', ofMember: 'leader_only' }],
    ['agree', 'styles', { asks: false, ofMember: 'styles' }],
    ['agree', 'leader_only', { asks: false, ofMember: 'leader_only' }],
  ] as const

  test('names at first; a wider setting asks, a narrower one holds at once, and no one shows more than it lets', async ({
    baseURL,
  }) => {
    const { set, agree, seen } = await pair(baseURL)
    const names = { ofLeader: 'leader_only', ofMember: 'leader_only' }
    expect(await seen()).toEqual({ asks: false, agreed_to: 'leader_only', ...names })
    for (const [act, level, then] of STEPS) {
      if (act === 'set') await set(level)
      else expect((await agree(level)).status()).toBe(204)
      expect(await seen(), `${act} ${level}`).toMatchObject(then)
    }
    await expectFailure(await agree('open'), 'conflict')
  })

  test('joining agrees to what was shown, whatever the leader sets in between', async ({
    baseURL,
  }) => {
    const { leader, group, set } = await pair(baseURL)
    const consentOf = async ({ person }: Someone) =>
      query('SELECT agreed_to, agreed_by FROM memberships WHERE group_id = $1 AND user_id = $2', [
        group,
        person.id,
      ])
    for (const [shown, later, agreed] of [
      ['styles', 'open', 'styles'],
      ['open', 'styles', 'styles'],
      ['styles', 'leader_only', 'leader_only'],
      [null, 'open', 'leader_only'],
    ] as const) {
      if (shown) await set(shown)
      const guest = await newPerson(baseURL)
      const invitation = await inviteTo(leader, group, guest)
      if (shown) expect(invitation.group.members_see).toBe(shown)
      await set(later)
      const search = shown ? `?agreed_to=${shown}` : ''
      const joined = await guest.context.post(`/api/invitations/${invitation.id}/accept${search}`)
      expect(joined.status(), await joined.text()).toBe(200)
      expect(await consentOf(guest)).toEqual([{ agreed_to: agreed, agreed_by: 'proven_address' }])
    }
    const guest = await newPerson(baseURL)
    await leader.context.post(`/api/groups/${group}/invite`, {
      data: { email: guest.person.email },
    })
    const { link } = await readMail(dataDir(), guest.person.email, { subject: 'invites you' })
    const secret = new URL(link).pathname.split('/').at(-1)
    await guest.context.post(`/api/invitations/${secret}/accept?agreed_to=open`)
    expect(await consentOf(guest)).toEqual([{ agreed_to: 'open', agreed_by: 'mailed_link' }])
    expect(await consentOf(leader)).toMatchObject([{ agreed_to: 'open' }])
  })

  test('reads after a narrowing see less, with other reads at the same time', async ({
    baseURL,
  }) => {
    const { leader, member, path, set, agree } = await pair(baseURL)
    await set('open')
    await agree('open')
    // The leader’s own row as the member sees it: setting and consents of one moment.
    const read = async () => (await (await member.context.get(path)).json()).members[0]
    let isOver = false
    const reading = (async () => {
      while (!isOver) {
        const one = await read()
        // Never half: scores stand only beside "open".
        expect(one.scores !== null).toBe(one.shows === 'open')
        expect(one.personality_type_code !== null).toBe(one.shows !== 'leader_only')
      }
    })()
    const narrowed = await leader.context.patch(path, { data: { members_see: 'leader_only' } })
    const after = await Promise.all(Array.from({ length: 6 }, read))
    isOver = true
    await reading
    expect(narrowed.status()).toBe(200)
    expect(after.map(({ shows }) => shows)).toEqual(Array(6).fill('leader_only'))
    expect(after.map(({ scores }) => scores)).toEqual(Array(6).fill(null))
  })

  test('of an agreement and a narrowing at the same moment, the narrowing stands', async ({
    baseURL,
  }) => {
    const { group, member, set, agree } = await pair(baseURL)
    for (let round = 0; round < 4; round++) {
      await set('open')
      const [answer] = await Promise.all([agree('open'), set('leader_only')])
      expect([204, 409]).toContain(answer.status())
      const rows = await query(
        'SELECT agreed_to FROM memberships WHERE group_id = $1 AND user_id = $2',
        [group, member.person.id],
      )
      expect(rows).toEqual([{ agreed_to: 'leader_only' }])
    }
  })
})
