/**
 * What an address gives depends on proof by the acting browser, not on a click elsewhere. Each right of the table is tried
 * by an account of each standing.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { APIResponse } from '@playwright/test'
import {
  ADDRESS_RIGHT_NAMES,
  ADDRESS_RIGHTS,
  type AddressRightName,
  gives,
  STANDINGS,
  type Standing,
} from '../../lib/api/address-rights'
import { newAdmin } from '../support/admins'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { joinLaunchList } from '../support/launch-list'
import { listMail, readMail } from '../support/mail/mailbox'
import { bringTo, confirmIn, mailedToken } from '../support/mail/proof'
import { newBrowser, newEmail, PASSWORD } from '../support/people'
import {
  addMember,
  confirmAddress,
  makeGroup,
  makeLink,
  newPerson,
  type Someone,
} from '../support/teams'

const NAMES = { first_name: 'Ada', last_name: 'Byron' }
const DATA_DIR = join(import.meta.dirname, '../../.test/address-rights')

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let copy: Copy
let database: Awaited<ReturnType<typeof newDatabase>>
let admin: Someone

test.beforeAll(async () => {
  test.setTimeout(120_000)
  database = await newDatabase('address_rights')
  aimAt(database.url)
  copy = await startCopy({
    DATA_DIR,
    DATABASE_URL: database.url,
    RATE_LIMIT_REGISTER_CLIENT: '1000000/3600',
    RATE_LIMIT_MAILED_SECRET: '1000000/3600',
    RATE_LIMIT_LAUNCH_LIST: '1000000/3600',
    RATE_LIMIT_INVITE_UNCONFIRMED: '1/3600',
  })
  admin = await newAdmin(copy.url)
})

test.afterAll(async () => {
  await copy?.stop()
  aimAt()
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

/** True for an answer of success; a refusal must be one of these. */
async function isDone(response: APIResponse, ...refusals: number[]): Promise<boolean> {
  if (response.ok()) return true
  expect(refusals, await response.text()).toContain(response.status())
  return false
}

/** Another leader’s open invitation to this person: the group, its id, and the secret that was mailed. */
async function invite({ person }: Someone) {
  const leader = await newPerson(copy.url)
  const group = await makeGroup(leader)
  const data = { email: person.email }
  expect((await leader.context.post(`/api/groups/${group}/invite`, { data })).status()).toBe(200)
  const [row] = await query<{ id: string }>('SELECT id FROM invitations WHERE email = $1', [
    person.email,
  ])
  const { link } = await readMail(DATA_DIR, person.email, { subject: 'invites you' })
  return { group, id: row?.id ?? '', secret: new URL(link).pathname.split('/').at(-1) }
}

/** A leader with a proven address, in whose group this person is. */
async function leaderOf({ person }: Someone) {
  const leader = await newPerson(copy.url)
  await confirmAddress(leader.person)
  const group = await makeGroup(leader)
  await query('INSERT INTO memberships (group_id, user_id) VALUES ($1, $2)', [group, person.id])
  return { leader, group }
}

const keepOnList = ({ person }: Someone) => joinLaunchList(admin.context, person.email)

/** Rights of copies with other settings, tried by sign-up.spec.ts and learned-fit.spec.ts. */
const NOT_HERE = [
  'teach',
  'change_freely',
  'lead_where_closed',
] as const satisfies AddressRightName[]

/** Tries a right, and says whether the account has it. */
type Try = (someone: Someone) => Promise<boolean>

const TRIES: Record<Exclude<AddressRightName, (typeof NOT_HERE)[number]>, Try> = {
  lead: async ({ context }) => {
    const created = await context.post('/api/groups', { data: { name: 'Design' } })
    const path = `/api/groups/${(await created.json()).id}/invite`
    return isDone(await context.post(path, { data: { email: newEmail() } }))
  },
  own_words: async (someone) => {
    const path = `/api/groups/${await makeGroup(someone)}/invite`
    const data = { email: newEmail(), words: 'See you on Monday' }
    return isDone(await someone.context.post(path, { data }), 409)
  },
  answer_by_link: async (someone) => {
    const { secret } = await invite(someone)
    return isDone(await someone.context.post(`/api/invitations/${secret}/accept`))
  },
  count_as_confirmed: async ({ context }) =>
    (await (await context.get('/api/auth/profile')).json()).user.email_verified,
  hear_of_browsers: async ({ person: { email } }) => {
    const other = await newBrowser(copy.url)
    await other.post('/api/auth/login', { data: { email, password: PASSWORD } })
    const mails = await query(
      `SELECT FROM pgboss.job WHERE data->>'kind' = 'new_device' AND data->>'to' = $1`,
      [email],
    )
    return mails.length > 0
  },
  undo_change: async ({ context, person }) => {
    const data = { ...NAMES, email: newEmail('next'), password: PASSWORD }
    expect((await context.put('/api/auth/profile', { data })).ok()).toBe(true)
    const isAsked = `SELECT FROM pgboss.job WHERE data->>'to' = $1 AND data->'mail'->>'kind' = 'change_asked'`
    const asked = await query(isAsked, [person.email])
    const mails = await listMail(DATA_DIR, person.email)
    return asked.length > 0 || mails.some(({ subject }) => subject.includes('asked to change'))
  },
  invite_many: async (someone) => {
    const path = `/api/groups/${await makeGroup(someone)}/invitations`
    const addresses = [newEmail(), newEmail()].join()
    const { outcomes } = await (await someone.context.post(path, { data: { addresses } })).json()
    expect(['invited', 'confirm_first']).toContain(outcomes[1].outcome)
    return outcomes[1].outcome === 'invited'
  },
  answer_invitations: async (someone) => {
    const { context } = someone
    const { id, group } = await invite(someone)
    const listed = await (await context.get('/api/invitations')).json()
    const accept = await context.post(`/api/invitations/${id}/accept`)
    const isIn = (await context.get(`/api/groups/${group}`)).ok()
    expect([listed.length, accept.ok(), isIn]).toEqual(
      listed.length ? [1, true, true] : [0, false, false],
    )
    return isIn
  },
  join_by_link: async ({ context }) => {
    const leader = await newPerson(copy.url)
    const { code } = await makeLink(leader, await makeGroup(leader))
    const data = { agreed_to: 'leader_only' }
    return isDone(await context.post(`/api/join/${code}`, { data }), 409)
  },
  hand_over: async (someone) => {
    const heir = await newPerson(copy.url)
    const group = await makeGroup(someone)
    await addMember(someone, group, heir)
    const data = { user_id: heir.person.id }
    return isDone(await someone.context.put(`/api/groups/${group}/leader`, { data }), 409)
  },
  follow_up: async (someone) => {
    const { group } = await leaderOf(someone)
    await query(
      `INSERT INTO agreements (id, group_id, user_id, text)
       VALUES (gen_random_uuid(), $1, $2, 'I ask first')`,
      [group, someone.person.id],
    )
    const data = { mails: true }
    const asks = await isDone(await someone.context.put('/api/account/try-mails', { data }), 409)
    const path = `/api/groups/${group}/follow-up`
    expect(await isDone(await someone.context.put(path, { data }), 409)).toBe(asks)
    return asks
  },
  be_handed: async (someone) => {
    const first = await leaderOf(someone)
    const data = { user_id: someone.person.id }
    const path = `/api/groups/${first.group}/leader`
    const isHanded = await isDone(await first.leader.context.put(path, { data }), 409)
    const second = await leaderOf(someone)
    await second.leader.context.delete('/api/account', { data: { password: PASSWORD } })
    const inherited = await someone.context.get(`/api/groups/${second.group}`)
    expect(inherited.ok()).toBe(isHanded)
    return isHanded
  },
  be_asked: async (someone) => {
    const asking = await newPerson(copy.url)
    const group = await makeGroup(someone)
    await query(
      'INSERT INTO ended_memberships (user_id, group_id, group_name) VALUES ($1, $2, $3)',
      [asking.person.id, group, 'Design'],
    )
    return isDone(await asking.context.post(`/api/ended-memberships/${group}/ask`), 409)
  },
  export_by_address: async (someone) => {
    await keepOnList(someone)
    await invite(someone)
    const archive = await (await someone.context.get('/api/account/export')).json()
    expect(archive.invitations).toHaveLength(archive.launch_list ? 1 : 0)
    return archive.launch_list !== null
  },
  erase_by_address: async (someone) => {
    const { email } = someone.person
    await keepOnList(someone)
    await invite(someone)
    await someone.context.delete('/api/account', { data: { password: PASSWORD } })
    const left = await query(
      'SELECT email FROM prospective_users WHERE email = $1 UNION ALL SELECT email FROM invitations WHERE email = $1',
      [email],
    )
    expect([0, 2]).toContain(left.length)
    return left.length === 0
  },
  be_made_admin: async ({ person }) => {
    const granted = spawnSync(process.execPath, ['scripts/grant-admin.mjs', person.email], {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
      timeout: 30_000,
      env: { ...process.env, DATA_DIR, DATABASE_URL: database.url },
    })
    if (granted.status === 0) await admin.context.delete(`/api/admin/users/${person.id}/admin`)
    const byAdmin = await admin.context.put(`/api/admin/users/${person.id}/admin`)
    expect(await isDone(byAdmin, 409)).toBe(granted.status === 0)
    return byAdmin.ok()
  },
  act_as_admin: async ({ context, person }) => {
    await query('UPDATE users SET is_admin = id = ANY($1)', [[admin.person.id, person.id]])
    const { user } = await (await context.get('/api/auth/profile')).json()
    const isIn = await isDone(await context.get('/api/admin/users'), 404)
    expect(user.is_admin).toBe(isIn)
    // Another admin is one who can act.
    const alone = await admin.context.delete(`/api/admin/users/${admin.person.id}/admin`)
    expect(alone.ok()).toBe(isIn)
    await query('UPDATE users SET is_admin = id = $1', [admin.person.id])
    return isIn
  },
  keep_what_was: async (someone) => {
    const { group } = await leaderOf(someone)
    const owner = await newBrowser(copy.url)
    await owner.post('/api/auth/forgot-password', { data: { email: someone.person.email } })
    const token = await mailedToken(someone.person.email, 'password', DATA_DIR)
    const data = { token, password: `${PASSWORD} new` }
    expect((await owner.post('/api/auth/reset-password', { data })).ok()).toBe(true)
    return isDone(await owner.get(`/api/groups/${group}`), 404)
  },
}

test('the table tries each right; learned-fit.spec.ts and sign-up.spec.ts try two', () => {
  expect([...Object.keys(TRIES), ...NOT_HERE].sort()).toEqual([...ADDRESS_RIGHT_NAMES].sort())
})

for (const [name, tries] of Object.entries(TRIES) as [keyof typeof TRIES, Try][]) {
  for (const standing of STANDINGS) {
    const has = gives(standing, name)
    const next = STANDINGS[STANDINGS.indexOf(standing) + 1]
    const lacksLittle = !has && next !== undefined && gives(next, name)
    const title = `${standing} ${has ? 'has' : 'lacks'}: ${ADDRESS_RIGHTS[name].right}`
    // Other journeys use what an address gives. These try what it does not give, as the person who comes nearest to it.
    test(title, lacksLittle ? {} : SLOW_PROOF, async () => {
      expect(await tries(await personWith(standing))).toBe(has)
    })
  }
}

/** A new person with this standing. */
async function personWith(standing: Standing): Promise<Someone> {
  const someone = await newPerson(copy.url)
  await bringTo(standing, someone, { baseURL: copy.url, folder: DATA_DIR })
  return someone
}

test('a link that was opened elsewhere first, by a mail program or on a phone, still proves in the signed-in browser', async () => {
  const { context, person } = await newPerson(copy.url)
  const elsewhere = await newBrowser(copy.url)
  const openIn = async (browser: typeof context) =>
    (await confirmIn(browser, person.email, DATA_DIR)).json()
  expect(await openIn(elsewhere)).toEqual({ verified: true, proven: false })
  await expectFailure(await confirmIn(elsewhere, person.email, DATA_DIR), 'link_invalid')
  expect(await openIn(context)).toEqual({ verified: true, proven: true })
  await expectFailure(await confirmIn(context, person.email, DATA_DIR), 'link_invalid')
  expect(await (await context.post('/api/auth/resend-verification')).json()).toEqual({
    sent: false,
  })
})

test('an admin who changes to another person’s address loses the rights, and that person gets none', async () => {
  const moving = await newAdmin(copy.url)
  const email = newEmail('moved')
  const data = { ...NAMES, email, password: PASSWORD }
  expect((await moving.context.put('/api/auth/profile', { data })).status()).toBe(200)
  expect((await moving.context.get('/api/admin/users')).status()).toBe(200)
  await confirmIn(await newBrowser(copy.url), email, DATA_DIR)
  await expectFailure(await moving.context.get('/api/admin/users'), 'not_found')
  const owner = await newBrowser(copy.url)
  await owner.post('/api/auth/forgot-password', { data: { email } })
  const token = await mailedToken(email, 'password', DATA_DIR)
  const reset = { token, password: `${PASSWORD} new` }
  expect((await owner.post('/api/auth/reset-password', { data: reset })).status()).toBe(200)
  await expectFailure(await owner.get('/api/admin/users'), 'not_found')
  const acts = await (await admin.context.get(`/api/admin/audit?user=${moving.person.id}`)).json()
  expect(acts.items).toMatchObject([{ act: 'unmake_admin', via: 'first_proof', actor: null }])
  // A person who confirms in their own session stays signed in.
  const honest = await newAdmin(copy.url)
  const next = newEmail('next')
  await honest.context.put('/api/auth/profile', { data: { ...data, email: next } })
  await confirmIn(honest.context, next, DATA_DIR)
  expect((await honest.context.get('/api/admin/users')).status()).toBe(200)
})
