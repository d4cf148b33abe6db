/** Strangers who try to send their message through our invitations, with the limits as they are shipped. */
import { rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import PostalMime from 'postal-mime'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { folderOf } from '../support/limited/replicas'
import { newBrowser, newEmail, registerPerson } from '../support/people'

const ACCOUNTS = 8
const ASKED_EACH = 40
const MESSAGE = 'Your parcel waits, pay the fee at once'
const DATA_DIR = folderOf('relay')

let database: Awaited<ReturnType<typeof newDatabase>>
let copy: Copy

test.describe.configure({ mode: 'serial', timeout: 240_000 })

test.beforeAll(async () => {
  database = await newDatabase('relay')
  aimAt(database.url)
  copy = await startCopy({ DATA_DIR, DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1' })
})

test.afterAll(async () => {
  await copy?.stop()
  aimAt()
  await database?.drop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

/** An account whose address is not proven. */
async function newAccount(): Promise<APIRequestContext> {
  const context = await newBrowser(copy.url)
  await registerPerson(context, { first_name: 'IT Support', last_name: MESSAGE })
  return context
}

/** Tries every way there is to write to strangers. */
async function attack(context: APIRequestContext): Promise<void> {
  const made = await context.post('/api/groups', { data: { name: MESSAGE } })
  expect(made.status(), await made.text()).toBe(201)
  const group = await made.json()
  const at = `/api/groups/${group.id}`
  const strangers = Array.from({ length: ASKED_EACH }, () => newEmail('stranger'))
  const [one = '', ...more] = strangers
  // A busy machine answers 503, and a stranger with patience asks again.
  const post = async (path: string, data: object = {}) => {
    for (let time = 0; time < 20; time++) {
      if ((await context.post(at + path, { data })).status() !== 503) return
      await sleep(500)
    }
  }
  await post('/invite', { email: one, words: MESSAGE })
  await post('/invite', { email: one })
  await post('/invitations', { addresses: more.join(), words: MESSAGE })
  for (let first = 0; first < more.length; first += 10) {
    await post('/invitations', { addresses: more.slice(first, first + 10).join() })
  }
  await post('/invitations/reminders')
  const sent = await (await context.get(`${at}/invitations`)).json()
  // A refusal for now has no list.
  for (const { id } of Array.isArray(sent) ? sent.slice(0, 3) : [])
    await post(`/invitations/${id}/resend`)
  await post('/copy', { name: MESSAGE })
}

/** All mails that were written, but those that confirm an account's own address. */
async function writtenMails() {
  const waiting = () => query("SELECT FROM pgboss.job WHERE name = 'mail'")
  await expect.poll(waiting, { timeout: 120_000 }).toEqual([])
  const folder = join(DATA_DIR, 'mail')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return mails
}

test(
  'eight unproven accounts of one network reach 100 strangers a day, with no word of their own',
  SLOW_PROOF,
  async () => {
    const accounts: APIRequestContext[] = []
    while (accounts.length < ACCOUNTS) accounts.push(await newAccount())
    await Promise.all(accounts.map(attack))
    const mails = await writtenMails()
    const invitations = mails.filter(({ subject }) => subject?.includes('invites you'))
    const said = mails.filter((mail) =>
      /parcel|fee at once|support your|IT Support/i.test(
        [mail.subject, mail.text, mail.html].join(),
      ),
    )
    const ways = invitations.filter(({ headers }) =>
      headers.some(({ key }) => key === 'list-unsubscribe-post'),
    )
    console.log(
      `relay: ${ACCOUNTS} accounts, ${ACCOUNTS * (ASKED_EACH + 4)} addresses tried: ` +
        `${invitations.length} invitations out, ${said.length} with own words, ${ways.length} with a way out`,
    )
    expect(invitations.length).toBeLessThanOrEqual(100)
    expect(invitations.length).toBeGreaterThan(50)
    expect(said).toEqual([])
    expect(ways).toHaveLength(invitations.length)
    expect(new Set(invitations.map(({ subject }) => subject))).toEqual(
      new Set(['Someone invites you to compare DISC styles']),
    )
    // More tries later in the day reach no one.
    await Promise.all(accounts.map(attack))
    const later = (await writtenMails()).filter(({ subject }) => subject?.includes('invites you'))
    expect(later.length).toBeLessThanOrEqual(100)
  },
)
