/** A mail that the mail server refuses is shown where it was sent from. */
import type { SentInvitation } from '../../lib/api/invitations'
import { messages } from '../../lib/messages'
import { inviteToGroupPath, routes } from '../../lib/routes'
import { newAdmin } from '../support/admins'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { folderOf } from '../support/limited/replicas'
import { startMailServer } from '../support/mail/mail-server'
import { newEmail } from '../support/people'
import { makeGroup, newPerson } from '../support/teams'

test.describe.configure({ mode: 'serial' })

const { mailTroubles } = messages
let server: Awaited<ReturnType<typeof startMailServer>>
let copy: Copy
let database: Awaited<ReturnType<typeof newDatabase>>

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
test.beforeAll(async ({}, { workerIndex }) => {
  test.setTimeout(120_000)
  server = await startMailServer()
  database = await newDatabase('refused_mails')
  aimAt(database.url)
  copy = await startCopy({
    DATA_DIR: folderOf(`refused-mails-${workerIndex}`),
    DATABASE_URL: database.url,
    SMTP_URL: server.url,
    RATE_LIMIT_SCALE: '100000',
  })
})

test.afterAll(async () => {
  await copy?.stop()
  aimAt()
  await database?.drop()
  await server?.close()
})

const receivedBy = (to: string) => server.received.filter((one) => one.to.includes(to)).length

test('an invitation: the leader reads it, and sends it again', SLOW_PROOF, async ({ page }) => {
  const leader = await newPerson(copy.url)
  await expect.poll(() => receivedBy(leader.person.email)).toBe(1)
  const group = await makeGroup(leader)
  const email = newEmail('refused')
  const sent = async () => {
    const response = await leader.context.get(`/api/groups/${group}/invitations`)
    const invitations: SentInvitation[] = await response.json()
    return invitations.map(({ mail_trouble }) => mail_trouble)
  }
  server.meet('refuse')
  await leader.context.post(`/api/groups/${group}/invite`, { data: { email } })
  await expect.poll(sent).toEqual(['refused'])
  await page.context().addCookies((await leader.context.storageState()).cookies)
  await page.goto(copy.url + inviteToGroupPath(group))
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText(mailTroubles.refused)
  await row.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => receivedBy(email)).toBe(1)
  await expect(row).not.toContainText(mailTroubles.refused)
  expect(await sent()).toEqual([null])
})

test(
  'a registration: the person and admins read it until a mail arrives',
  SLOW_PROOF,
  async ({ page }) => {
    const admin = await newAdmin(copy.url)
    await expect.poll(() => receivedBy(admin.person.email)).toBe(1)
    server.meet('refuse')
    const { person, context } = await newPerson(copy.url)
    const asAdmin = async () =>
      (await (await admin.context.get(`/api/admin/users/${person.id}`)).json()).mail_trouble
    await expect.poll(asAdmin).toBe('refused')
    await page.context().addCookies((await context.storageState()).cookies)
    for (const path of [routes.groups, routes.profile, routes.verifyEmail]) {
      await page.goto(copy.url + path)
      await expect(page.getByText(mailTroubles.refused)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Send the email again' }).click()
    await expect.poll(() => receivedBy(person.email)).toBe(1)
    await expect.poll(asAdmin).toBe(null)
  },
)

test('one that is late, or given up after a day', SLOW_PROOF, async () => {
  const leader = await newPerson(copy.url)
  await expect.poll(() => receivedBy(leader.person.email)).toBe(1)
  const group = await makeGroup(leader)
  const trouble = async () => {
    const response = await leader.context.get(`/api/groups/${group}/invitations`)
    return (await response.json())[0].mail_trouble
  }
  // Held back, made older, and let go to a server that is busy.
  await query('UPDATE pgboss.queue SET retry_delay = 3600, retry_backoff = false')
  server.meet('busy')
  await leader.context.post(`/api/groups/${group}/invite`, { data: { email: newEmail('late') } })
  const again = (more = '') =>
    query(`UPDATE pgboss.job SET start_after = now(), ${more} created_on = now() - interval '1 hour'
      WHERE state = 'retry' AND data->>'to' LIKE 'late%'`)
  const tried = (times: number) =>
    expect
      .poll(() =>
        query(`SELECT retry_count AS n FROM pgboss.job WHERE state = 'retry' AND data->>'to' LIKE 'late%'
          AND start_after > now()`),
      )
      .toEqual([{ n: times }])
  await tried(0)
  expect(await trouble()).toBe(null)
  server.meet('busy')
  await again()
  await expect.poll(trouble).toBe('delayed')
  // It is noted before the job waits again.
  await tried(1)
  server.meet('busy')
  await again('retry_limit = 0,')
  await expect.poll(trouble).toBe('failed')
})
