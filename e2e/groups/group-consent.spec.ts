/** What members of a group see of each other: every setting with every consent, for everybody a group knows, and strangers. */
import type { APIRequestContext } from '@playwright/test'
import { MEMBERS_SEE, type MembersSee, narrower } from '../../lib/members-see'
import { expect, test } from '../support/calls'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { dataDir, readMail } from '../support/mail/mailbox'
import { takeAsPerson } from '../support/people'
import { addMember, inviteTo, makeGroup, newPerson, type Someone } from '../support/teams'

const setSetting = (group: string, level: MembersSee) =>
  query('UPDATE groups SET members_see = $2::members_see WHERE id = $1', [group, level])

const setConsent = (group: string, { person }: Someone, level: MembersSee) =>
  query('UPDATE memberships SET agreed_to = $3::members_see WHERE group_id = $1 AND user_id = $2', [
    group,
    person.id,
    level,
  ])

/** Three members, one per consent, whose style and scores nobody else has. */
const SUBJECTS = [
  { consent: 'leader_only', code: 'DC', scores: [81.037, 12.041] },
  { consent: 'styles', code: 'SC', scores: [13.043, 14.047] },
  { consent: 'open', code: 'IS', scores: [15.053, 86.059] },
] as const

interface Subject {
  someone: Someone
  firstName: string
  lastName: string
  consent: MembersSee
  /** What shows that somebody sees the style, and that they see the scores. */
  styleMarks: readonly string[]
  scoreMarks: readonly string[]
}

interface Arranged {
  group: string
  viewers: Record<Viewer, Someone>
  invitation: string
  subjects: readonly Subject[]
}

const VIEWERS = ['leader', 'member', 'invited', 'stranger'] as const
type Viewer = (typeof VIEWERS)[number]

async function addSubject(
  leader: Someone,
  group: string,
  { consent, code, scores: [first, second] }: (typeof SUBJECTS)[number],
  baseURL?: string,
): Promise<Subject> {
  const [firstName, lastName] = [`Sub${code}`, `Ject${code}`]
  const someone = await newPerson(baseURL, { first_name: firstName, last_name: lastName })
  const result = await takeAsPerson(someone.context, code)
  await addMember(leader, group, someone)
  await setConsent(group, someone, consent)
  await query('UPDATE assessments SET d_score = $2, i_score = $3 WHERE id = $1', [
    result,
    first,
    second,
  ])
  const [{ style }] = await query<{ style: string }>(
    'SELECT style_code AS style FROM assessments WHERE id = $1',
    [result],
  ).then((rows) => rows as [{ style: string }])
  const { members } = await (await leader.context.get(`/api/groups/${group}`)).json()
  const { headline: name } = members.find(({ id }: { id: string }) => id === someone.person.id)
  return {
    someone,
    firstName,
    lastName,
    consent,
    styleMarks: [name, `"personality_type_code":"${style}"`],
    scoreMarks: [String(first), String(second)],
  }
}

async function arrange(baseURL?: string): Promise<Arranged> {
  const leader = await newPerson(baseURL, { first_name: 'Lea' })
  const member = await newPerson(baseURL, { first_name: 'Max' })
  const invited = await newPerson(baseURL, { first_name: 'Ina' })
  const stranger = await newPerson(baseURL)
  const group = await makeGroup(leader)
  await takeAsPerson(member.context, 'D')
  await addMember(leader, group, member)
  await setConsent(group, member, 'open')
  const subjects = []
  for (const one of SUBJECTS) subjects.push(await addSubject(leader, group, one, baseURL))
  const { id: invitation } = await inviteTo(leader, group, invited)
  return { group, viewers: { leader, member, invited, stranger }, invitation, subjects }
}

let arranged: Promise<Arranged> | undefined

/** All that leaves the server about a group: answers, pages, and what pages fetch when one goes on inside the product. */
async function allAbout(
  { group, invitation, subjects }: Arranged,
  context: APIRequestContext,
): Promise<string[]> {
  const answers = ['', '/comparison', '/shared-comparison', '/comparison.csv', '/invitations'].map(
    (part) => `/api/groups/${group}${part}`,
  )
  const pages = [
    `/groups/${group}`,
    ...subjects.map(({ someone }) => `/groups/${group}?with=${someone.person.id}`),
    `/groups/${group}/comparison`,
    '/groups',
    `/invitations/${invitation}`,
  ]
  const texts: string[] = []
  for (const path of [...answers, '/api/groups', '/api/invitations', ...pages]) {
    texts.push(await (await context.get(path)).text())
  }
  for (const path of pages) {
    texts.push(await (await context.get(path, { headers: { RSC: '1' } })).text())
  }
  return texts
}

const hasAny = (texts: readonly string[], marks: readonly string[]) =>
  texts.some((text) => marks.some((mark) => text.includes(mark)))

test.describe('row 12: what of whom is seen', () => {
  test.describe.configure({ mode: 'serial' })

  for (const setting of MEMBERS_SEE) {
    for (const viewer of VIEWERS) {
      test(`${setting}: by the ${viewer}, of each consent`, async ({ baseURL }) => {
        arranged ??= arrange(baseURL)
        const all = await arranged
        await setSetting(all.group, setting)
        const texts = await allAbout(all, all.viewers[viewer].context)
        for (const { consent, someone, lastName, styleMarks, scoreMarks } of all.subjects) {
          const shown = viewer === 'leader' ? 'open' : narrower(setting, consent)
          const isIn = viewer === 'leader' || viewer === 'member'
          const seen = {
            name: hasAny(texts, [lastName]),
            style: hasAny(texts, styleMarks),
            scores: hasAny(texts, scoreMarks),
            email: hasAny(texts, [someone.person.email]),
          }
          expect(seen, `of who agreed to ${consent}`).toEqual({
            name: isIn,
            style: isIn && shown !== 'leader_only',
            scores: isIn && shown === 'open',
            email: viewer === 'leader',
          })
        }
      })
    }

    test(`${setting}: a page about two shows what both show`, async ({ baseURL }) => {
      arranged ??= arrange(baseURL)
      const { group, viewers, subjects } = await arranged
      await setSetting(group, setting)
      for (const mine of MEMBERS_SEE) {
        await setConsent(group, viewers.member, mine)
        for (const { consent, someone, firstName, scoreMarks } of subjects) {
          const { id } = someone.person
          const page = await (
            await viewers.member.context.get(`/groups/${group}?with=${id}`)
          ).text()
          const both = narrower(setting, narrower(mine, consent))
          const heading = page.includes(`You and <bdi>${firstName}</bdi>`)
          const scores = page.includes(`>${scoreMarks[0]}<`)
          const said = `${mine} with ${consent}`
          expect(heading, said).toBe(both !== 'leader_only')
          expect(scores && heading, said).toBe(both === 'open')
        }
      }
      await setConsent(group, viewers.member, 'open')
    })
  }

  test('a place that colleagues see lies on a grid', async ({ baseURL }) => {
    arranged ??= arrange(baseURL)
    const { group, viewers, subjects } = await arranged
    await setSetting(group, 'styles')
    const { members } = await (await viewers.member.context.get(`/api/groups/${group}`)).json()
    const shown = members.find(
      ({ id }: { id: string }) =>
        id === subjects.find(({ consent }) => consent === 'styles')?.someone.person.id,
    )
    for (const value of [shown.spot.x, shown.spot.y]) {
      expect(Math.abs(value * 10 - Math.round(value * 10))).toBeLessThan(1e-6)
    }
  })
})

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

test.describe('row 12: consent', () => {
  test('a group starts with names only, whoever is in it', async ({ baseURL }) => {
    const { seen } = await pair(baseURL)
    expect(await seen()).toEqual({
      ...{ asks: false, agreed_to: 'leader_only' },
      ...{ ofLeader: 'leader_only', ofMember: 'leader_only' },
    })
  })

  test('widening asks, and until a member agrees their old consent holds', async ({ baseURL }) => {
    const { group, member, set, agree, seen } = await pair(baseURL)
    await set('styles')
    expect(await seen()).toEqual({
      ...{ asks: true, agreed_to: 'leader_only' },
      ...{ ofLeader: 'styles', ofMember: 'leader_only' },
    })
    expect((await agree('leader_only')).status()).toBe(204)
    expect(await seen()).toMatchObject({ asks: false, ofMember: 'leader_only' })
    // The next widening asks anew.
    await set('open')
    expect(await seen()).toMatchObject({ asks: true, ofMember: 'leader_only' })
    expect((await agree('open')).status()).toBe(204)
    expect(await seen()).toMatchObject({ asks: false, ofMember: 'open' })
    const [row] = await query<{ by: string; kept: Date | null }>(
      'SELECT agreed_by AS by, kept_at AS kept FROM memberships WHERE group_id = $1 AND user_id = $2',
      [group, member.person.id],
    )
    expect(row).toEqual({ by: 'session', kept: null })
  })

  test('narrowing holds at once, and what was agreed to before does not come back', async ({
    baseURL,
  }) => {
    const { set, agree, seen } = await pair(baseURL)
    await set('open')
    await agree('open')
    await set('leader_only')
    expect(await seen()).toMatchObject({
      asks: false,
      ofLeader: 'leader_only',
      ofMember: 'leader_only',
    })
    await set('open')
    expect(await seen()).toMatchObject({ asks: true, ofLeader: 'open', ofMember: 'leader_only' })
  })

  test('a member shows less at once, and no more than the setting lets', async ({ baseURL }) => {
    const { set, agree, seen } = await pair(baseURL)
    await set('styles')
    await expectFailure(await agree('open'), 'conflict')
    await agree('styles')
    await agree('leader_only')
    expect(await seen()).toMatchObject({ asks: false, ofMember: 'leader_only' })
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

  test('whoever reads after a narrowing sees less, however many read meanwhile', async ({
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
