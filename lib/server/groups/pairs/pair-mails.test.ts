import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { renderMail } from '@/lib/mail/mails'
import { DAY_MS } from '@/lib/when'
import type { SecretMail } from '../../mail/secret-mails'
import { openDatabase } from '../testing'

let stop = async () => {}
let on: Awaited<ReturnType<typeof load>>

async function load() {
  stop = await openDatabase('pairs')
  const { db } = await import('../../base/db')
  return {
    db,
    ...(await import('./agreements')),
    ...(await import('./follow-up')),
    ...(await import('./pairs')),
    ...(await import('../../mail/pair-mails')),
    ...(await import('../../mail/follow-up')),
  }
}

beforeAll(async () => {
  on = await load()
}, 300_000)
afterAll(() => stop(), 60_000)

type Viewer = Parameters<typeof on.offerAgreement>[0]
type SignedIn = Parameters<typeof on.setPairMail>[0]

const RESULT = {
  formVersion: '1',
  scorerVersion: '1',
  calibration: 'none',
  answers: [],
  counted: 28,
  moreAnswers: [],
  moreCounted: 0,
  styleCode: 'DI',
  ...{ dScore: 90, iScore: 60, sScore: 10, cScore: 20, primaryLetter: 'D', secondaryLetter: 'I' },
}

interface Made {
  viewer: SignedIn
  id: string
  email: string
  result: string
}

/** A person with a result. */
async function newPerson(firstName: string, isProven = true): Promise<Made> {
  const user = await on.db.user.create({
    data: {
      firstName,
      lastName: 'Byron',
      email: `${randomUUID()}@example.com`,
      passwordHash: 'x',
      ownerProvenAt: isProven ? new Date() : null,
    },
  })
  const { id: result } = await on.db.assessment.create({
    data: { ...RESULT, id: randomUUID(), userId: user.id } as never,
  })
  const viewer = { session: { user }, guestId: null, openedLinks: [] } as unknown as SignedIn
  return { viewer, id: user.id, email: user.email, result }
}

/** A guest with a result. */
async function newGuest() {
  const guestId = randomUUID()
  const { id: result } = await on.db.assessment.create({
    data: { ...RESULT, id: randomUUID(), guestId } as never,
  })
  const viewer: Viewer = { session: null, guestId, openedLinks: [] } as never
  return { viewer, result }
}

async function compare(first: string, second: string, secondName: string | null = null) {
  const hash = randomUUID().replaceAll('-', '').repeat(2)
  const now = new Date()
  const { id } = await on.db.pairComparison.create({
    data: { firstId: first, secondId: second, secondName, hash, agreedAt: now, expiresAt: now },
  })
  return id
}

const WORDS = 'We say the date first'
let ada: Made
let otto: Made
let pair: string

const agree = async (text = WORDS, [one, other]: readonly Viewer[] = [ada.viewer, otto.viewer]) => {
  for (const viewer of [one, other]) await on.offerAgreement(viewer as Viewer, pair, text)
}
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

type Question = Extract<SecretMail, { mail: { kind: 'pair_question' } }>

/** What was handed to the queue. */
async function queued(): Promise<Question[]> {
  const rows = await on.db.$queryRaw<{ data: Question }[]>`
    SELECT data FROM pgboss.job WHERE name = 'mail' ORDER BY created_on`
  return rows.map(({ data }) => data)
}

const sentTo = async ({ email }: Pick<Made, 'email'>) =>
  (await queued()).filter(({ to }) => to === email)

/** As it is when the mail is sent. */
async function mailTo({ email, id: userId }: Made) {
  const row = await on.db.pairComparison.findUniqueOrThrow({ where: { id: pair } })
  const sent = (await sentTo({ email })).at(-1)?.mail.data.from
  const from = sent ?? row.agreementFrom?.toISOString() ?? ''
  const data = { pairId: pair, userId, from }
  return on.db.$transaction((tx) => on.pairQuestionOf(tx, email, data))
}

beforeEach(async () => {
  await on.db.$executeRaw`DELETE FROM pgboss.job`
  ada = await newPerson('Ada')
  otto = await newPerson('Otto')
  pair = await compare(ada.result, otto.result)
})

it('asks who wanted it, once, after two weeks, on two servers at the same moment', async () => {
  await expect(on.setPairMail(ada.viewer, pair, true)).rejects.toMatchObject({ code: 'conflict' })
  await agree()
  await on.setPairMail(ada.viewer, pair, true)
  await on.setPairMail(ada.viewer, pair, true)
  expect((await on.requirePair(ada.viewer, pair)).agreement?.mails).toBe(true)
  expect((await on.requirePair(otto.viewer, pair)).agreement?.mails).toBe(false)

  await on.sendPairMails(inDays(13.9))
  expect(await queued()).toEqual([])
  const due = inDays(14)
  await Promise.all([on.sendPairMails(due), on.sendPairMails(due)])
  await on.sendPairMails(inDays(40))
  expect(await sentTo(ada)).toMatchObject([
    { mail: { kind: 'pair_question', data: { pairId: pair } } },
  ])
  expect(await sentTo(otto)).toEqual([])

  const data = await mailTo(ada)
  expect(data).toMatchObject({ name: 'Ada', other: 'Otto', agreement: WORDS })
  const { text } = renderMail({ kind: 'pair_question', to: '', data: data as never }, 'https://x')
  expect(text).toContain(`Two weeks ago you and Otto agreed: “${WORDS}”. Did it help?`)
  expect(text).toContain(`/login?redirectTo=%2Fcompare%2Fwith%2F${pair}`)
})

it('hands out more than one transaction takes', async () => {
  for (let each = 0; each < 25; each++) {
    pair = await compare(ada.result, (await newPerson('Una')).result)
    await on.offerAgreement(ada.viewer, pair, WORDS)
    const data = { agreementFrom: new Date() }
    await on.db.pairComparison.update({ where: { id: pair }, data })
    await on.setPairMail(ada.viewer, pair, true)
  }
  await Promise.all([on.sendPairMails(inDays(14)), on.sendPairMails(inDays(14))])
  await on.sendPairMails(inDays(14))
  const sent = await sentTo(ada)
  expect(sent).toHaveLength(25)
  expect(new Set(sent.map(({ mail }) => mail.data.pairId)).size).toBe(25)
}, 60_000)

it('the two weeks begin again with other words, and an end is an end', async () => {
  await agree()
  for (const { viewer } of [ada, otto]) await on.setPairMail(viewer, pair, true)
  await on.offerAgreement(otto.viewer, pair, 'First the figures')
  await on.sendPairMails(inDays(20))
  expect(await queued()).toEqual([])
  await on.offerAgreement(ada.viewer, pair, 'First the figures')
  expect((await on.requirePair(ada.viewer, pair)).agreement?.mails).toBe(true)
  await on.sendPairMails(inDays(13.9))
  expect(await queued()).toEqual([])

  await on.sendPairMails(inDays(14))
  expect(await queued()).toHaveLength(2)
  // Changed since it was handed over: what it would ask about holds no longer.
  await agree('We write it down')
  expect(await mailTo(ada)).toBeNull()
  // What was asked for once is not asked again.
  await on.sendPairMails(inDays(30))
  expect(await queued()).toHaveLength(2)
  await on.setPairMail(otto.viewer, pair, true)
  await on.dropAgreement(ada.viewer, pair)
  await agree('We write it down')
  await on.sendPairMails(inDays(30))
  expect(await queued()).toHaveLength(2)
})

it('goes to nobody who stopped, has no proof, is disabled, moved, or whose comparison or account is gone', async () => {
  await agree()
  await on.setPairMail(ada.viewer, pair, true)
  await on.setPairMail(ada.viewer, pair, false)
  await on.sendPairMails(inDays(14))
  expect(await queued()).toEqual([])

  const una = await newPerson('Una', false)
  pair = await compare(una.result, otto.result)
  await agree(WORDS, [una.viewer, otto.viewer])
  await expect(on.setPairMail(una.viewer, pair, true)).rejects.toMatchObject({ code: 'conflict' })
  await expect(on.setPairMail(ada.viewer, pair, true)).rejects.toMatchObject({ code: 'not_found' })
  await expect(on.setPairMail(ada.viewer, pair, false)).rejects.toMatchObject({ code: 'not_found' })

  await on.setPairMail(otto.viewer, pair, true)
  const disabled = { where: { id: otto.id }, data: { disabledAt: new Date() } }
  await on.db.user.update(disabled)
  await on.sendPairMails(inDays(14))
  expect(await queued()).toEqual([])
  await on.db.user.update({ ...disabled, data: { disabledAt: null } })
  expect(await mailTo(otto)).toMatchObject({ name: 'Otto' })
  expect(await mailTo({ ...otto, email: 'elsewhere@example.com' })).toBeNull()
  await on.db.user.delete({ where: { id: una.id } })
  expect(await on.db.pairMail.count({ where: { userId: otto.id } })).toBe(0)

  pair = await compare(ada.result, otto.result)
  await agree()
  await on.setPairMail(ada.viewer, pair, true)
  await on.endPair(otto.viewer, pair)
  await on.sendPairMails(inDays(14))
  expect(await queued()).toEqual([])
})

it('says no words of someone whose address is not proven, and nothing that could be no name', async () => {
  const guest = await newGuest()
  pair = await compare(ada.result, guest.result, 'Win at evil.com')
  await agree('Call 0800 123456 now', [guest.viewer, ada.viewer])
  expect((await on.requirePair(guest.viewer, pair)).agreement?.mails).toBeNull()
  await on.setPairMail(ada.viewer, pair, true)
  const data = await mailTo(ada)
  expect(data).toMatchObject({ other: '', agreement: null })
  const { text } = renderMail({ kind: 'pair_question', to: '', data: data as never }, 'https://x')
  expect(text).toContain('you and your colleague agreed on something')
  expect(text).not.toMatch(/evil|0800/)

  // Her own words she may read anywhere.
  await agree('I ask first', [ada.viewer, guest.viewer])
  expect(await mailTo(ada)).toMatchObject({ other: '', agreement: 'I ask first' })
})

it('the link in it ends it, and none that was asked for later', async () => {
  await agree()
  await on.setPairMail(ada.viewer, pair, true)
  const { searchParams } = new URL((await mailTo(ada))?.oneClick ?? '')
  const token = searchParams.get('token') ?? ''
  expect(on.isAboutPairMail(token)).toBe(true)
  for (const _ of [1, 2]) await on.stopFollowUp(token)
  expect(await on.db.pairMail.count({ where: { pairId: pair } })).toBe(0)
  await on.setPairMail(ada.viewer, pair, true)
  await on.db.pairMail.updateMany({ where: { pairId: pair }, data: { askedAt: inDays(1) } })
  await expect(on.stopFollowUp(token)).rejects.toMatchObject({ code: 'link_invalid' })
  expect((await on.requirePair(ada.viewer, pair)).agreement?.mails).toBe(true)
})
