/**
 * What is seen of each member of a group: every setting with every consent, by each kind of member, and by strangers.
 */
import type { APIRequestContext } from '@playwright/test'
import { MEMBERS_SEE, type MembersSee, narrower } from '../../lib/members-see'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
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

/**
 * Three members, one per consent, each with a style and scores that no other has. The scores have four decimals, so
 * that they do not occur in a time of day: `13.043` did, as seconds, once in many runs.
 */
const SUBJECTS = [
  { consent: 'leader_only', code: 'DC', scores: [81.0371, 12.0413] },
  { consent: 'styles', code: 'SC', scores: [13.0437, 14.0471] },
  { consent: 'open', code: 'IS', scores: [15.0533, 86.0591] },
] as const

interface Subject {
  someone: Someone
  firstName: string
  lastName: string
  consent: MembersSee
  /** What a response contains for a reader who sees the style, and for one who sees the scores. */
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

let all: Arranged

test.beforeAll(async ({ baseURL }) => {
  all = await arrange(baseURL)
})

/** All that leaves the server about a group: answers, pages, and what pages fetch when a link is followed. */
async function allAbout(
  { group, invitation, subjects }: Arranged,
  context: APIRequestContext,
): Promise<string[]> {
  const answers = ['', '/comparison', '/shared-comparison', '/comparison.csv', '/invitations'].map(
    (part) => `/api/groups/${group}${part}`,
  )
  const pages = [
    `/groups/${group}`,
    ...subjects.map(({ someone }) => `/groups/${group}/with/${someone.person.id}`),
    `/groups/${group}/comparison`,
    `/groups/${group}/meeting`,
    '/groups',
    '/assessment',
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

test.describe('what of whom is seen', () => {
  test.describe.configure({ mode: 'serial' })

  for (const setting of MEMBERS_SEE) {
    for (const viewer of VIEWERS) {
      // Outsiders see nothing even with the widest setting; narrower settings are a slow proof.
      const isOutside = viewer === 'invited' || viewer === 'stranger'
      const speed = isOutside && setting !== 'open' ? SLOW_PROOF : {}
      test(`${setting}: by the ${viewer}, of each consent`, speed, async () => {
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

    test(`${setting}: a page about two shows what both show, and home leads to those with one`, async () => {
      const { group, viewers, subjects } = all
      await setSetting(group, setting)
      for (const mine of MEMBERS_SEE) {
        await setConsent(group, viewers.member, mine)
        const home = await (await viewers.member.context.get('/assessment')).text()
        for (const { consent, someone, firstName } of subjects) {
          const { id } = someone.person
          const page = await (
            await viewers.member.context.get(`/groups/${group}/with/${id}`)
          ).text()
          const both = narrower(setting, narrower(mine, consent))
          const heading = page.includes(`You and \u2068${firstName}\u2069`)
          const said = `${mine} with ${consent}`
          expect(heading, said).toBe(both !== 'leader_only')
          expect(home.includes(`/with/${id}`), said).toBe(both !== 'leader_only')
        }
      }
      await setConsent(group, viewers.member, 'open')
    })
  }

  test('a place that colleagues see lies on a grid', async () => {
    const { group, viewers, subjects } = all
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
