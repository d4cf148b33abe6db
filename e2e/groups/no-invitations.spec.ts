/** What an invitation may say, and how those who want none are left in peace and no leader learns of it. */
import { expect, expectAccessible, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { dataDir, listMail, readMail } from '../support/mail/mailbox'
import { newBrowser, newEmail, registerPerson } from '../support/people'
import { confirmAddress, makeGroup, newPerson, type Someone } from '../support/teams'

const SENT = { message: 'Invitation sent successfully' }

async function newLeader(baseURL?: string, names = {}): Promise<Someone & { group: string }> {
  const leader = await newPerson(baseURL, names)
  await confirmAddress(leader.person)
  return { ...leader, group: await makeGroup(leader, 'Design Ops') }
}

const invite = ({ context, group }: Someone & { group: string }, email: string, words?: string) =>
  context.post(`/api/groups/${group}/invite`, { data: { email, words } })

const listOf = async ({ context, group }: Someone & { group: string }) =>
  (await context.get(`/api/groups/${group}/invitations`)).json()

/** How many invitations came to an address once the queue has nothing more for it. */
async function mailsTo(email: string): Promise<number> {
  const waiting = () => query(`SELECT FROM pgboss.job WHERE data->>'to' = $1`, [email])
  await expect.poll(waiting).toEqual([])
  const mails = await listMail(dataDir(), email)
  return mails.filter(({ subject }) => subject.includes('invites you')).length
}

test('before an address is proven, an invitation says no word of its leader but a name', async ({
  baseURL,
}) => {
  const someone = await newPerson(baseURL, { first_name: 'Lea', last_name: 'Lang' })
  const leader = { ...someone, group: await makeGroup(someone, 'Claim your prize') }
  const email = newEmail('stranger')
  await expectFailure(await invite(leader, email, 'Call us today'), 'conflict')
  const path = `/api/groups/${leader.group}/invitations`
  const data = { addresses: email, words: 'Call us today' }
  await expectFailure(await leader.context.post(path, { data }), 'conflict')
  expect(await (await invite(leader, email)).json()).toEqual(SENT)
  const first = await readMail(dataDir(), email, { subject: 'invites you' })
  expect(first.subject).toBe('Lea Lang invites you to compare DISC styles')
  expect(first.text + first.html).not.toMatch(/prize|Call us/)
  await confirmAddress(leader.person)
  expect(await (await invite(leader, email, 'See you on Monday')).json()).toEqual(SENT)
  await expect.poll(() => mailsTo(email)).toBe(2)
  const [newest] = await listMail(dataDir(), email)
  expect(newest?.text).toContain('Lea Lang writes: “See you on Monday”')
  expect(newest?.text).toContain('“Claim your prize”')
})

test('a name that speaks for an office becomes Someone', async ({ baseURL }) => {
  const leader = await newLeader(baseURL, { first_name: 'IT Ѕuрроrt', last_name: 'Your Company' })
  const email = newEmail('office')
  await invite(leader, email)
  const { subject, text } = await readMail(dataDir(), email, { subject: 'invites you' })
  expect(subject).toBe('Someone invites you to compare DISC styles')
  expect(text).not.toContain('Your Company')
})

test('who declines is not written to again by the same leader, who does not learn of it', async ({
  baseURL,
}) => {
  const leader = await newLeader(baseURL)
  const email = newEmail('declines')
  await invite(leader, email)
  const { link } = await readMail(dataDir(), email, { subject: 'invites you' })
  const reader = await newBrowser(baseURL)
  const secret = new URL(link).pathname.split('/').at(-1)
  expect((await reader.post(`/api/invitations/${secret}/decline`)).status()).toBe(200)
  const other = newEmail('other')
  for (const to of [email, other]) expect(await (await invite(leader, to)).json()).toEqual(SENT)
  const [newer, older] = await listOf(leader)
  expect({ ...newer, id: '', email: '', sent_at: '', expires_at: '', remind_from: '' }).toEqual({
    ...older,
    id: '',
    email: '',
    sent_at: '',
    expires_at: '',
    remind_from: '',
  })
  // Neither in another group of the leader, nor by a list, nor by a reminder, nor on the person's own page.
  const second = { ...leader, group: await makeGroup(leader, 'Second') }
  await second.context.post(`/api/groups/${second.group}/invitations`, {
    data: { addresses: email },
  })
  await query("UPDATE invitations SET sent_at = sent_at - interval '4 days' WHERE group_id = $1", [
    leader.group,
  ])
  const reminded = await leader.context.post(`/api/groups/${leader.group}/invitations/reminders`)
  expect(await reminded.json()).toEqual({ reminded: 2 })
  expect(await mailsTo(email)).toBe(1)
  const person = await registerPerson(reader, { email })
  await confirmAddress(person)
  expect(await (await reader.get('/api/invitations')).json()).toEqual([])
  // Another leader may.
  await invite(await newLeader(baseURL), email)
  await expect.poll(() => mailsTo(email)).toBe(2)
  expect(await (await reader.get('/api/invitations')).json()).toHaveLength(1)
})

test('the foot of an invitation ends them all by one click, and its page undoes it', async ({
  page,
  baseURL,
}) => {
  const email = newEmail('none')
  await invite(await newLeader(baseURL), email)
  const { text } = await readMail(dataDir(), email, { subject: 'invites you' })
  const [, address = ''] = /No one here may invite me:\n(\S+)/.exec(text) ?? []
  const { pathname, search } = new URL(address)
  const oneClick = `/api/no-invitations${search}`
  const reader = await newBrowser(baseURL)
  const led = await reader.get(oneClick, { maxRedirects: 0 })
  expect(led.headers().location).toBe(pathname + search)
  // Looking does nothing.
  await page.goto(pathname + search)
  await expect(page.getByRole('heading', { name: 'No more invitations?' })).toBeVisible()
  await expectAccessible(page)
  const head = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const click = await reader.post(oneClick, { headers: head, data: 'List-Unsubscribe=One-Click' })
  expect(click.status()).toBe(204)
  expect((await reader.post(oneClick)).status()).toBe(204)
  const leader = await newLeader(baseURL)
  expect(await (await invite(leader, email)).json()).toEqual(SENT)
  expect(await listOf(leader)).toMatchObject([{ email, opened_at: null, mail_trouble: null }])
  expect(await mailsTo(email)).toBe(1)
  const rows = await query<{ row: string }>('SELECT t::text AS row FROM invitation_refusals t')
  expect(rows.map(({ row }) => row).join()).not.toContain('example.com')

  // Their own page of groups says so, once the address is theirs.
  await registerPerson(page.request, { email })
  await page.goto('/groups')
  await expect(page.getByText('You asked that no one here invites you.')).toBeHidden()
  await confirmAddress({ email })
  await page.goto('/groups')
  await page.getByRole('link', { name: 'Change this' }).click()
  await expect(page.getByRole('heading', { name: 'No one here may invite you' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Allow invitations again' }).click()
  await expect(page.getByRole('heading', { name: 'Invitations are allowed again' })).toBeVisible()
  await invite(await newLeader(baseURL), email)
  await expect.poll(() => mailsTo(email)).toBe(2)
  await page.goto(pathname + search)
  await page.getByRole('button', { name: 'No one may invite me' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Allow invitations again' })).toBeVisible()
  const forged = oneClick.replace(/token=(.)/, (_, one) => `token=${one === '_' ? 'a' : '_'}`)
  await expectFailure(await reader.post(forged), 'link_invalid')
})
