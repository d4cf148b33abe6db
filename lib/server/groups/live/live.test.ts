import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../testing'

let stop = async () => {}
let on: Awaited<ReturnType<typeof load>>

/** The modules, on a database of their own. */
async function load() {
  stop = await openDatabase('live')
  const { db } = await import('../../base/db')
  return {
    db,
    ...(await import('./session')),
    ...(await import('./door')),
    ...(await import('./participants')),
    ...(await import('./leaving')),
    ...(await import('./answers')),
    ...(await import('./phone')),
    ...(await import('./wall')),
    ...(await import('./refusals')),
    ...(await import('../roles')),
    ...(await import('../members')),
    ...(await import('../session-kit')),
    ...(await import('../groups')),
    ...(await import('../story')),
  }
}

beforeAll(async () => {
  on = await load()
}, 300_000)
afterAll(() => stop(), 60_000)

type Viewer = Parameters<typeof on.readDoor>[0]

const viewerOf = (user?: { id: string; firstName: string }, guestId: string | null = null) =>
  ({
    session: user ? { user } : null,
    guestId,
    openedLinks: [],
    liveHash: null,
    device: { browser: null, system: null },
  }) as unknown as Viewer & { liveHash: string | null }

const SCORES = {
  D: { dScore: 90, iScore: 40, sScore: 10, cScore: 20, primaryLetter: 'D', secondaryLetter: 'I' },
  S: { dScore: 10, iScore: 20, sScore: 90, cScore: 60, primaryLetter: 'S', secondaryLetter: 'C' },
}

const resultOf = (letter: keyof typeof SCORES) => ({
  id: randomUUID(),
  formVersion: '1',
  scorerVersion: '1',
  calibration: 'none',
  answers: [],
  counted: 28,
  moreAnswers: [],
  moreCounted: 0,
  styleCode: letter === 'D' ? 'DI' : 'SC',
  completedAt: new Date(),
  ...SCORES[letter],
})

async function newPerson(firstName: string, letter: keyof typeof SCORES) {
  const user = await on.db.user.create({
    data: { firstName, lastName: 'Byron', email: `${randomUUID()}@example.com`, passwordHash: 'x' },
  })
  await on.db.assessment.create({ data: { ...resultOf(letter), userId: user.id } as never })
  return { user, viewer: viewerOf(user) }
}

let lea: Awaited<ReturnType<typeof newPerson>>
let max: Awaited<ReturnType<typeof newPerson>>
let group: string
let code: string

const leaderOf = ({ viewer }: typeof lea) => on.requireLeader(viewer as never, group)

beforeEach(async () => {
  lea = await newPerson('Lea', 'D')
  max = await newPerson('Max', 'S')
  const shows = { agreedTo: 'styles', agreedBy: 'founder' } as const
  const made = await on.db.group.create({
    data: {
      name: 'Design',
      leaderId: lea.user.id,
      membersSee: 'styles',
      memberships: {
        create: [
          { userId: lea.user.id, ...shows },
          { userId: max.user.id, ...shows },
        ],
      },
    },
  })
  group = made.id
  code = (await on.startLive(await leaderOf(lea), true)).code
})

const NAMED = { shows_name: true, uses_result: false, may_be_guessed: false }
const ALL = { shows_name: true, uses_result: true, may_be_guessed: true }

/** Comes in; the viewer keeps the cookie that it got. */
async function enter(viewer: ReturnType<typeof viewerOf>, part: object = NAMED, name?: string) {
  const { readLiveCookie } = await import('../../viewer/live-cookie')
  let cookie = ''
  const setCookie = (header: string) => {
    cookie = header.split(';')[0]?.split('=').slice(1).join('=') ?? ''
  }
  const phone = await on.comeIn(
    viewer,
    { code, client: 'office', setCookie },
    { name, ...NAMED, ...part },
  )
  if (cookie) viewer.liveHash = readLiveCookie({ get: () => ({ value: cookie }) })
  return phone
}

const asPart = (viewer: Viewer) => on.requireParticipant(viewer, code)
const wall = async () => {
  const shown = await on.readWall(await leaderOf(lea))
  if (!shown) throw new Error('There is no session')
  return shown
}
const steer = async (kind: string, of = '') =>
  on.steerLive(await leaderOf(lea), { step: { kind, of } as never })

async function guests(count: number) {
  const all = Array.from({ length: count }, () => viewerOf())
  for (const [at, viewer] of all.entries()) await enter(viewer, {}, `Guest ${'ABCDEFGHIJKL'[at]}`)
  return all
}

const answerAs = async (viewer: Viewer, step: { kind: string; of: string }, said: string | null) =>
  on.answer(await asPart(viewer), { step, answer: said } as never)
const coded = (code: string) => ({ code })

it('tells people of one name apart, over members and guests', async () => {
  const guest = viewerOf()
  await enter(max.viewer)
  expect((await enter(guest, {}, 'Max')).me).toMatchObject({ is_guest: true })
  const { names } = await wall()
  expect(new Set(names.map(({ name }) => name)).size).toBe(2)
  expect((await on.readPhone(await asPart(guest))).me.name).toBe(names[1]?.name)
  expect((await on.readPhone(await asPart(max.viewer))).me.name).toBe(names[0]?.name)
})

it('lets the newest phone of a member in, and no earlier one', async () => {
  await enter(max.viewer)
  const newer = viewerOf(max.user)
  await enter(newer)
  await expect(asPart(max.viewer)).rejects.toMatchObject(coded('not_found'))
  expect((await wall()).joined).toBe(1)
  await enter(newer)
  await asPart(newer)
})

it('lets no one else take a member’s part, in the same browser or twice at once', async () => {
  const [one, two] = [viewerOf(max.user), viewerOf(max.user)]
  // The newest secret is the one that holds, so the other may hear that it holds no longer.
  await Promise.allSettled([enter(one), enter(two)])
  expect((await wall()).joined).toBe(1)
  await enter(one)
  await asPart(one)
  for (const next of [viewerOf(), viewerOf(lea.user)]) {
    const part = asPart({ ...next, liveHash: one.liveHash })
    await expect(part).rejects.toMatchObject(coded('not_found'))
  }
})

it('keeps out who was sent out, on that phone', async () => {
  const [guest] = await guests(1)
  if (!guest) throw new Error('No guest')
  const [{ id = '' } = {}] = (await wall()).names
  await on.sendOut(await leaderOf(lea), id)
  expect(await wall()).toMatchObject({ joined: 0, names: [] })
  await expect(asPart(guest)).rejects.toMatchObject(coded('not_found'))
  await expect(on.readDoor(guest, code, 'office')).rejects.toMatchObject(coded('not_found'))
  await expect(enter(guest, {}, 'Gus')).rejects.toMatchObject(coded('not_found'))
  await on.sendOut(await leaderOf(lea), id)
  await enter(max.viewer)
  const [{ id: member = '' } = {}] = (await wall()).names
  await expect(on.sendOut(await leaderOf(lea), member)).rejects.toMatchObject(coded('not_found'))
})

it('loses who signs out in their browser, and what was guessed about them', async () => {
  const [guest] = await guests(1)
  if (!guest) throw new Error('No guest')
  await on.leaveHere(viewerOf())
  expect(await wall()).toMatchObject({ joined: 1 })
  await on.leaveHere(guest)
  expect(await wall()).toMatchObject({ joined: 0, names: [] })
})

it('refuses a person in other letters of their id, which would be counted anew', async () => {
  await enter(max.viewer, ALL)
  const [{ id = '' } = {}] = (await wall()).colleagues
  await steer('colleague', id)
  await expect(steer('colleague', id.toUpperCase())).rejects.toMatchObject(coded('conflict'))
})

it('shows letters from the reveal on, of those who use them, and nothing that was taken back', async () => {
  await enter(max.viewer, { ...ALL, may_be_guessed: false })
  const at = { x: 0.5, y: 0.25, is_left: true }
  await on.putDot(await asPart(max.viewer), at)
  expect((await wall()).dots).toMatchObject([{ at: { x: 0.5, y: 0.25 }, letter: null, name: null }])
  await steer('reveal')
  expect((await wall()).dots).toMatchObject([{ letter: 'S', name: null }])
  expect(await on.readPhone(await asPart(max.viewer))).toMatchObject({ result: { letter: 'S' } })
  await expect(on.putDot(await asPart(max.viewer), at)).rejects.toMatchObject(coded('conflict'))
  await on.changePart(await asPart(max.viewer), { uses_result: false })
  expect((await wall()).dots).toMatchObject([{ letter: null, spot: null }])
})

it.each([
  [
    'their consent',
    () =>
      on.db.membership.updateMany({ where: { groupId: group }, data: { agreedTo: 'leader_only' } }),
  ],
  [
    'withholding',
    () =>
      on.db.membership.updateMany({ where: { groupId: group }, data: { withheldAt: new Date() } }),
  ],
  [
    'the group’s setting',
    () => on.db.group.update({ where: { id: group }, data: { membersSee: 'leader_only' } }),
  ],
])('hides at once what %s hides', async (_, hide) => {
  await enter(max.viewer, ALL)
  await on.putDot(await asPart(max.viewer), { x: 0, y: 0, is_left: true })
  await steer('reveal')
  expect((await wall()).dots).toMatchObject([{ letter: 'S' }])
  await hide()
  const shown = await wall()
  expect(shown.dots).toMatchObject([{ letter: null, spot: null }])
  expect(shown.colleagues).toEqual([])
  expect(await on.readPhone(await asPart(max.viewer))).toMatchObject({
    result: null,
    me: { can_use_result: false },
  })
  await expect(enter(lea.viewer, ALL)).rejects.toMatchObject(coded('conflict'))
})

it('shows a guest’s result only where they hold it', async () => {
  const guestId = randomUUID()
  const result = resultOf('S')
  await on.db.assessment.create({ data: { ...result, guestId } as never })
  await expect(enter(viewerOf(), { ...ALL, result_id: result.id }, 'Gus')).rejects.toMatchObject(
    coded('conflict'),
  )
  const holder = viewerOf(undefined, guestId)
  expect((await enter(holder, { ...ALL, result_id: result.id }, 'Gus')).me.can_use_result).toBe(
    true,
  )
  await on.putDot(await asPart(holder), { x: 0, y: 0, is_left: true })
  await steer('reveal')
  expect((await wall()).dots).toMatchObject([{ letter: 'S' }])
})

it('counts a guess once, from five on, and freezes it with the card that is turned over', async () => {
  const room = await guests(6)
  await enter(max.viewer, ALL)
  const [{ id = '' } = {}] = (await wall()).colleagues
  const step = { kind: 'colleague', of: id }
  await steer('colleague', id)
  for (const viewer of room.slice(0, 5)) await answerAs(viewer, step, 'D')
  await answerAs(room[0] as Viewer, step, 'C')
  await answerAs(room[5] as Viewer, step, 'I')
  await answerAs(room[5] as Viewer, step, null)
  await expect(answerAs(max.viewer, step, 'S')).rejects.toMatchObject(coded('conflict'))
  await expect(answerAs(room[5] as Viewer, step, 'true')).rejects.toMatchObject(coded('conflict'))
  expect(await wall()).toMatchObject({
    asked: { answered: 5, counts: null, is_shown: false },
    colleague: { name: 'Max', letter: null },
  })
  await expect(on.turnOver(await asPart(room[0] as Viewer))).rejects.toMatchObject(
    coded('conflict'),
  )
  await on.turnOver(await asPart(max.viewer))
  await on.turnOver(await asPart(max.viewer))
  const asked = { answered: 5, counts: { D: 4, I: 0, S: 0, C: 1 }, is_shown: true }
  expect(await wall()).toMatchObject({ asked, colleague: { letter: 'S' } })
  await expect(answerAs(room[5] as Viewer, step, 'D')).rejects.toMatchObject(coded('conflict'))
  await steer('guess')
  expect((await steer('colleague', id)).asked).toEqual(asked)
  await expect(answerAs(room[5] as Viewer, step, 'D')).rejects.toMatchObject(coded('conflict'))
  expect(await on.db.givenAnswer.count({ where: { step: `colleague:${id}` } })).toBe(0)
  await on.changePart(await asPart(max.viewer), { shows_name: false })
  expect(await wall()).toMatchObject({
    colleague: null,
    colleagues: [],
    names: expect.not.arrayContaining([{ name: 'Max' }]),
  })
})

const findings = async () =>
  (await on.readPresenterView(await leaderOf(lea))).findings.map(({ key }) => key)

it('takes a finding that the room refused out of the group, until a leader brings it back', async () => {
  const [key = ''] = await findings()
  expect(key).not.toBe('')
  const room = await guests(5)
  const step = { kind: 'finding', of: key }
  await steer('finding', key)
  expect((await on.readPhone(await asPart(room[0] as Viewer))).finding?.says).toBeTruthy()
  for (const [at, viewer] of room.entries()) await answerAs(viewer, step, at < 2 ? 'true' : 'not')
  expect((await on.showCounts(await leaderOf(lea))).asked).toEqual({
    answered: 5,
    counts: { true: 2, not: 3 },
    is_shown: true,
  })
  expect(await findings()).not.toContain(key)
  expect((await steer('finding', key)).asked?.is_shown).toBe(true)
  await on.bringFindingBack(await leaderOf(lea), key)
  expect(await findings()).toContain(key)
})

it('takes a finding that a leader refuses out of the group, until one brings it back', async () => {
  const leader = await leaderOf(lea)
  const story = () => on.requireStory(lea.viewer as never, group)
  const [first] = (await story()).scenes
  const key = first?.key ?? ''
  expect(await findings()).toContain(key)
  await on.refuseFinding(leader, key)
  await on.refuseFinding(leader, key)
  expect(await on.db.refusedFinding.count({ where: { groupId: group } })).toBe(1)
  expect(await findings()).not.toContain(key)

  // For this month its leader has it in its place, and members read the others.
  const { scenes, monday, refused } = await story()
  expect(scenes[0]).toMatchObject({ key, isRefused: true })
  expect(monday?.key).not.toBe(key)
  expect(refused).toEqual([])
  const seen = await on.requireStory(max.viewer as never, group)
  expect(seen.scenes.map((scene) => scene.key)).not.toContain(key)
  expect(seen.scenes.some(({ isRefused }) => isRefused)).toBe(false)

  const refusedAt = new Date(0)
  await on.db.refusedFinding.updateMany({ where: { groupId: group }, data: { refusedAt } })
  const later = await story()
  expect(later.scenes.some((scene) => scene.key === key || scene.isRefused)).toBe(false)
  expect(later.refused).toMatchObject([{ key, title: first?.title }])
  await on.bringFindingBack(leader, key)
  await on.bringFindingBack(leader, key)
  expect((await story()).scenes[0]).toEqual(first)
})

it('refuses only what stands out, for a leader, in a group that goes on', async () => {
  const leader = await leaderOf(lea)
  const [key = ''] = await findings()
  await expect(on.refuseFinding(leader, 'rub.XX')).rejects.toMatchObject(coded('conflict'))
  await expect(leaderOf(max)).rejects.toMatchObject(coded('not_found'))
  await on.db.group.update({ where: { id: group }, data: { archivedAt: new Date() } })
  await expect(on.refuseFinding(leader, key)).rejects.toMatchObject(coded('conflict'))
  await on.db.group.update({ where: { id: group }, data: { archivedAt: null } })
  expect(await on.db.refusedFinding.count({ where: { groupId: group } })).toBe(0)
})

it('has no counts of four', async () => {
  const [key = ''] = await findings()
  const room = await guests(4)
  await steer('finding', key)
  for (const viewer of room) await answerAs(viewer, { kind: 'finding', of: key }, 'not')
  const none = { answered: 4, counts: null, is_shown: true }
  expect((await on.showCounts(await leaderOf(lea))).asked).toEqual(none)
  expect((await on.showCounts(await leaderOf(lea))).asked).toEqual(none)
  expect(await findings()).toContain(key)
})

it('counts an answer or refuses it while counts are frozen, and loses none', async () => {
  const [key = ''] = await findings()
  const room = await guests(12)
  const step = { kind: 'finding', of: key }
  await steer('finding', key)
  for (const viewer of room.slice(0, 5)) await answerAs(viewer, step, 'true')
  const parts = await Promise.all(room.slice(5).map(asPart))
  const leader = await leaderOf(lea)
  const [shown, ...given] = await Promise.allSettled([
    on.showCounts(leader),
    ...parts.map((part) => on.answer(part, { step, answer: 'true' } as never)),
  ])
  const taken = given.filter(({ status }) => status === 'fulfilled').length
  expect(shown.status).toBe('fulfilled')
  expect((await wall()).asked).toMatchObject({ answered: 5 + taken, counts: { true: 5 + taken } })
})

const left = async () => ({
  sessions: await on.db.liveSession.count({ where: { groupId: group } }),
  people: await on.db.participant.count({ where: { session: { groupId: group } } }),
})

it('leaves nothing of people but what members agreed to do', async () => {
  const [guest] = await guests(1)
  await enter(max.viewer)
  await on.writeAgreement(await asPart(guest as Viewer), 'I call first.')
  await on.writeAgreement(await asPart(max.viewer), 'I write it down.')
  expect((await wall()).agreements).toMatchObject([{ name: 'Guest A', text: 'I call first.' }])
  await on.endLive(await leaderOf(lea))
  expect(await left()).toEqual({ sessions: 0, people: 0 })
  expect(await on.db.agreement.findMany({ where: { groupId: group } })).toMatchObject([
    { text: 'I write it down.' },
  ])
  await expect(asPart(guest as Viewer)).rejects.toMatchObject(coded('not_found'))
})

it('has ended after four hours, and makes room for the next', async () => {
  const [guest] = await guests(1)
  const startedAt = new Date(Date.now() - 4 * 3_600_000 - 1)
  await on.db.liveSession.updateMany({
    where: { groupId: group },
    data: { startedAt, endsAt: new Date() },
  })
  expect(await on.readWall(await leaderOf(lea))).toBeNull()
  await expect(asPart(guest as Viewer)).rejects.toMatchObject(coded('not_found'))
  await expect(on.readDoor(viewerOf(), code, 'office')).rejects.toMatchObject(coded('link_invalid'))
  const next = await on.startLive(await leaderOf(lea), true)
  expect(next.code).not.toBe(code)
  expect(await left()).toEqual({ sessions: 1, people: 0 })
})

it('loses who leaves the group, and ends with an archived one', async () => {
  await enter(max.viewer, ALL)
  await on.removeMember(max.viewer as never, group, max.user.id)
  expect(await wall()).toMatchObject({ joined: 0 })
  await expect(asPart(max.viewer)).rejects.toMatchObject(coded('not_found'))
  await on.archiveGroup(await leaderOf(lea))
  expect(await on.readWall(await leaderOf(lea))).toBeNull()
  await expect(on.startLive(await leaderOf(lea), true)).rejects.toMatchObject(coded('conflict'))
})
