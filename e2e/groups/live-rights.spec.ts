/** Who may do what in a live session: every endpoint of those who take part, called by each kind of caller. */
import { ENDPOINTS } from '../../lib/api/all'
import { callEach } from '../support/calls'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { endsCaller, exampleOf, isOfLive, nameOf, send } from '../support/endpoints/examples'
import { expectFailure } from '../support/envelope'
import { comeIn, readWall, startLive } from '../support/live'
import { newBrowser } from '../support/people'
import { addLeader, addMember, confirmAddress, makeGroup, newPerson } from '../support/teams'

/** Those who take part, then those who do not. */
const INSIDE = ['leader', 'second leader', 'member', 'member who shares nothing', 'guest'] as const
const OUTSIDE = [
  'stranger',
  'member who has not come in',
  'guest who was sent out',
  'member who left the group',
  'member with a newer phone',
  'person whose account is disabled',
  'guest after the end',
  'guest after four hours',
  'guest of an archived group',
  'guest of another session',
] as const
type Caller = (typeof INSIDE)[number] | (typeof OUTSIDE)[number]

/** A group whose live session runs, and the browser that calls. */
async function arrange(caller: Caller, baseURL?: string) {
  const leader = await newPerson(baseURL, { first_name: 'Lea' })
  await confirmAddress(leader.person)
  const member = await newPerson(baseURL, { first_name: 'Max' })
  const group = await makeGroup(leader)
  await addMember(leader, group, member)
  const { code } = await startLive(leader, group)
  const enter = async (context: typeof leader.context, name?: string) => {
    await comeIn(context, code, { name })
    return context
  }
  const guest = async () => enter(await newBrowser(baseURL), 'Gus')
  const ended = async (how: () => Promise<unknown>) => {
    const context = await guest()
    await how()
    return context
  }
  const contexts: Record<Caller, () => Promise<typeof leader.context>> = {
    leader: () => enter(leader.context),
    'second leader': async () => {
      await addLeader(leader, group, member)
      return enter(member.context)
    },
    member: () => enter(member.context),
    'member who shares nothing': async () => {
      await query('UPDATE memberships SET withheld_at = now() WHERE user_id = $1', [
        member.person.id,
      ])
      return enter(member.context)
    },
    guest,
    stranger: () => newBrowser(baseURL),
    'member who has not come in': async () => member.context,
    'guest who was sent out': async () => {
      const context = await guest()
      const [{ id = '' } = {}] = (await readWall(leader, group)).names
      await leader.context.delete(`/api/groups/${group}/live/people/${id}`)
      return context
    },
    'member who left the group': async () => {
      await enter(member.context)
      await member.context.delete(`/api/groups/${group}/members/${member.person.id}`)
      return member.context
    },
    'member with a newer phone': async () => {
      const context = await enter(member.context)
      const newer = await newBrowser(baseURL)
      const { email } = member.person
      await newer.post('/api/auth/login', { data: { email, password: member.person.password } })
      await enter(newer)
      return context
    },
    'person whose account is disabled': async () => {
      await enter(member.context)
      await query('UPDATE users SET disabled_at = now() WHERE id = $1', [member.person.id])
      return member.context
    },
    'guest after the end': () => ended(() => leader.context.delete(`/api/groups/${group}/live`)),
    'guest after four hours': () =>
      ended(() => query('UPDATE live_sessions SET ends_at = now() WHERE code = $1', [code])),
    'guest of an archived group': () =>
      ended(() => leader.context.put(`/api/groups/${group}/archive`)),
    'guest of another session': async () => {
      const other = await newPerson(baseURL)
      const live = await startLive(other, await makeGroup(other))
      const context = await newBrowser(baseURL)
      await comeIn(context, live.code, { name: 'Gus' })
      return context
    },
  }
  return { leader, code, context: await contexts[caller]() }
}

for (const caller of [...INSIDE, ...OUTSIDE]) {
  test(`rights in a live session: ${caller}`, async ({ baseURL }) => {
    const isIn = INSIDE.some((one) => one === caller)
    const arranged = await arrange(caller, baseURL)
    await callEach(ENDPOINTS.filter(isOfLive), nameOf, async (endpoint) => {
      const isFresh = isIn && endsCaller(endpoint)
      const { leader, code: live, context } = isFresh ? await arrange(caller, baseURL) : arranged
      const example = exampleOf(endpoint, { live })
      const response = await send(context, endpoint, example)
      const text = await response.text()
      const fails = isIn ? example.fails : 'not_found'
      if (fails) await expectFailure(response, fails)
      else expect(response.status(), text).toBe(endpoint.status)
      expect(text).not.toContain(leader.person.email)
      if (isIn) return
      // A session that they are not in answers as one that never was.
      const never = await send(context, endpoint, exampleOf(endpoint, { live: 'BBBBBB' }))
      expect(await never.json()).toEqual(JSON.parse(text))
    })
  })
}

test('a wrong code and an ended session look alike, and show nothing of the group', async ({
  baseURL,
}) => {
  const answers = new Set<string>()
  for (const caller of [
    'guest after the end',
    'guest after four hours',
    'guest of an archived group',
  ] as const) {
    const { context, code } = await arrange(caller, baseURL)
    for (const one of [code, 'BBBBBB', 'x'.repeat(64)]) {
      const door = await context.get(`/api/live/${one}`)
      await expectFailure(door, 'link_invalid')
      answers.add(await door.text())
      const data = { name: 'Gus', shows_name: true, uses_result: false, may_be_guessed: false }
      const entered = await context.post(`/api/live/${one}/me`, { data })
      await expectFailure(entered, 'link_invalid')
      answers.add(await entered.text())
    }
  }
  expect(answers.size).toBe(1)
})
