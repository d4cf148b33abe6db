/** Invitations to groups, as the API keeps its word about them. */
import { expect, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { dataDir, listMail, readMail } from '../support/mail/mailbox'
import { newBrowser, newEmail, registerPerson } from '../support/people'
import {
  addMember,
  confirmAddress,
  inviteTo,
  makeGroup,
  newPerson,
  type Someone,
} from '../support/teams'

/** The secret of the link that was mailed last. */
async function mailedSecret(email: string): Promise<string> {
  const { link } = await readMail(dataDir(), email, { subject: 'invites you' })
  return new URL(link).pathname.split('/').at(-1) ?? ''
}

const membersOf = async ({ context }: Someone, group: string) =>
  (await (await context.get(`/api/groups/${group}`)).json()).members as { first_name: string }[]

test.describe('an invitation', () => {
  test('leads a newcomer from the mailed link into the group', async ({ baseURL }) => {
    const leader = await newPerson(baseURL, { first_name: 'Lea', last_name: 'Lang' })
    const group = await makeGroup(leader, 'Design')
    const email = newEmail('newcomer')
    const invited = await leader.context.post(`/api/groups/${group}/invite`, { data: { email } })
    expect(await invited.json()).toEqual({ message: 'Invitation sent successfully' })
    const secret = await mailedSecret(email)
    const visitor = await newBrowser(baseURL)
    expect(await (await visitor.get(`/api/invitations/${secret}`)).json()).toMatchObject({
      email,
      group: { name: 'Design', member_count: 1 },
      leader: { first_name: 'Lea', last_name: 'Lang' },
    })
    const other = await newPerson(baseURL)
    const accept = `/api/invitations/${secret}/accept`
    await expectFailure(await other.context.post(accept), 'link_invalid')
    const newcomer = await newBrowser(baseURL)
    await registerPerson(newcomer, { email, first_name: 'Nia' })
    // Not listed before the address is confirmed: it may be another person's.
    expect(await (await newcomer.get('/api/invitations')).json()).toEqual([])
    expect(await (await newcomer.post(accept)).json()).toEqual({ group_id: group })
    const { user } = await (await newcomer.get('/api/auth/profile')).json()
    expect(user.email_verified).toBe(true)
    // A second click finds the group again.
    expect(await (await newcomer.post(accept)).json()).toEqual({ group_id: group })
    expect(await membersOf(leader, group)).toMatchObject([
      { first_name: 'Lea' },
      { first_name: 'Nia' },
    ])
  })

  test('its id opens nothing to an address that is only confirmed', async ({ baseURL }) => {
    const leader = await newPerson(baseURL)
    const guest = await newPerson(baseURL)
    const group = await makeGroup(leader)
    const { id } = await inviteTo(leader, group, guest)
    await query('UPDATE users SET owner_proven_at = NULL WHERE email = $1', [guest.person.email])
    for (const way of ['accept', 'decline']) {
      await expectFailure(await guest.context.post(`/api/invitations/${id}/${way}`), 'link_invalid')
    }
    await expectFailure(await guest.context.get(`/api/invitations/${id}`), 'link_invalid')
  })

  test('ends when it is sent again, revoked, declined or too old', async ({ baseURL }) => {
    const leader = await newPerson(baseURL)
    const guest = await newPerson(baseURL)
    const group = await makeGroup(leader)
    const { id } = await inviteTo(leader, group, guest)
    const earlier = await mailedSecret(guest.person.email)
    const read = (secret: string) => guest.context.get(`/api/invitations/${secret}`)
    const path = `/api/groups/${group}/invitations`
    expect((await leader.context.post(`${path}/${id}/resend`)).status()).toBe(200)
    await expectFailure(await read(earlier), 'link_invalid')
    await expect.poll(() => mailedSecret(guest.person.email)).not.toBe(earlier)
    const later = await mailedSecret(guest.person.email)
    expect((await read(later)).status()).toBe(200)
    const [open] = await (await leader.context.get(path)).json()
    expect(open).toMatchObject({ id, email: guest.person.email })
    expect((await leader.context.delete(`${path}/${id}`)).status()).toBe(204)
    await expectFailure(await read(later), 'link_invalid')
    await expectFailure(await leader.context.post(`${path}/${id}/resend`), 'not_found')

    const second = await inviteTo(leader, group, guest)
    await query("UPDATE invitations SET expires_at = now() - interval '1 second' WHERE id = $1", [
      second.id,
    ])
    await expectFailure(
      await guest.context.post(`/api/invitations/${second.id}/accept`),
      'link_invalid',
    )
    expect(await (await leader.context.get(path)).json()).toEqual([])

    const third = await inviteTo(leader, group, guest)
    const declined = await guest.context.post(`/api/invitations/${third.id}/decline`)
    expect(await declined.json()).toEqual({ declined: true })
    expect(await membersOf(leader, group)).toHaveLength(1)
  })

  test('brings the leader’s own words, and three reminders three days apart', async ({
    baseURL,
  }) => {
    const leader = await newPerson(baseURL, { first_name: 'Lea', last_name: 'Lang' })
    await confirmAddress(leader.person)
    const group = await makeGroup(leader)
    const email = newEmail('reminded')
    const words = 'We meet on 03.12.2026 14:00.\nMore on shop.example.com'
    await leader.context.post(`/api/groups/${group}/invite`, { data: { email, words } })
    const first = await readMail(dataDir(), email, { subject: 'invites you' })
    // Whole, with nothing in it that is linked or dialed (lib/mail/unlinked.ts).
    expect(first.text.replaceAll('\u200c', '')).toContain(
      'Lea Lang writes: “We meet on 03.12.2026 14:00. More on shop.example.com”',
    )
    expect(first.text).not.toMatch(/shop\.example\.com|2026 14/)
    const path = `/api/groups/${group}/invitations`
    const shown = async () => (await (await leader.context.get(path)).json())[0]
    const remind = async () => (await leader.context.post(`${path}/reminders`)).json()
    const visitor = await newBrowser(baseURL)
    const secret = await mailedSecret(email)
    // A program that looks into mails fetches the page, and does not run it.
    expect((await visitor.get(`/invitations/${secret}`)).status()).toBe(200)
    expect(await shown()).toMatchObject({ opened_at: null, reminded_at: null })
    await visitor.get(`/api/invitations/${secret}`)
    expect(await shown()).toMatchObject({ opened_at: expect.any(String) })
    // None before three days are over.
    expect(await remind()).toEqual({ reminded: 0 })
    const links: string[] = []
    for (const sent of [1, 2, 3]) {
      await query(
        `UPDATE invitations SET reminded_at = reminded_at - interval '3 days',
           sent_at = CASE WHEN reminders = 0 THEN sent_at - interval '3 days' ELSE sent_at END
         WHERE email = $1`,
        [email],
      )
      const both = await Promise.all([remind(), remind()])
      expect(both.map(({ reminded }) => reminded).sort()).toEqual([0, 1])
      await expect.poll(() => listMail(dataDir(), email)).toHaveLength(1 + sent)
      const { link, text } = await readMail(dataDir(), email, { subject: 'Reminder:' })
      expect(text).toMatch(/The link works until \w+ \d+, \d{4}, and only/)
      links.push(link)
    }
    expect(new Set(links).size).toBe(1)
    expect((await visitor.get(`/api/invitations/${await mailedSecret(email)}`)).status()).toBe(200)
    await query("UPDATE invitations SET reminded_at = now() - interval '3 days' WHERE email = $1", [
      email,
    ])
    expect(await shown()).toMatchObject({ remind_from: null })
    expect(await remind()).toEqual({ reminded: 0 })
  })

  test('does not let a removed member back in', async ({ baseURL }) => {
    const leader = await newPerson(baseURL)
    const guest = await newPerson(baseURL)
    const group = await makeGroup(leader)
    const { id } = await inviteTo(leader, group, guest)
    const accept = () => guest.context.post(`/api/invitations/${id}/accept`)
    expect((await accept()).status()).toBe(200)
    await leader.context.delete(`/api/groups/${group}/members/${guest.person.id}`)
    await expectFailure(await accept(), 'link_invalid')
  })

  test('is accepted once by many clicks at the same moment', async ({ baseURL }) => {
    const leader = await newPerson(baseURL)
    const guest = await newPerson(baseURL)
    const group = await makeGroup(leader)
    const { id } = await inviteTo(leader, group, guest)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => guest.context.post(`/api/invitations/${id}/accept`)),
    )
    expect(answers.map((answer) => answer.status())).toEqual(Array(8).fill(200))
    expect(await membersOf(leader, group)).toHaveLength(2)
  })

  test('answers alike whether or not the address has an account', async ({ baseURL }) => {
    const leader = await newPerson(baseURL)
    const known = await newPerson(baseURL)
    const group = await makeGroup(leader)
    const say = async (path: string, data: object) => {
      const response = await leader.context.post(`/api/groups/${group}/${path}`, { data })
      return { status: response.status(), body: await response.text() }
    }
    const [stranger, second] = [newEmail('stranger'), newEmail('second')]
    expect(await say('invite', { email: known.person.email })).toEqual(
      await say('invite', { email: stranger }),
    )
    const other = await newPerson(baseURL)
    const listed = await say('invitations', { addresses: `${other.person.email}, ${second}` })
    const { outcomes } = JSON.parse(listed.body)
    expect(new Set(outcomes.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
      new Set(['invited']),
    )
  })
})

test('a pasted list tells what became of each address', SLOW_PROOF, async ({ baseURL }) => {
  const leader = await newPerson(baseURL)
  const member = await newPerson(baseURL)
  const group = await makeGroup(leader)
  await addMember(leader, group, member)
  const [open, fresh] = [newEmail('open'), newEmail('fresh')]
  await leader.context.post(`/api/groups/${group}/invite`, { data: { email: open } })
  const path = `/api/groups/${group}/invitations`
  const addresses = [
    `"Byron, Ada" <${fresh.toUpperCase()}>`,
    `${open}; ${fresh}`,
    member.person.email,
    'no-address',
  ].join('\n')
  const response = await leader.context.post(path, { data: { addresses } })
  expect((await response.json()).outcomes).toEqual([
    { address: `"Byron, Ada" <${fresh.toUpperCase()}>`, outcome: 'invited' },
    { address: open, outcome: 'invited_already' },
    { address: fresh, outcome: 'repeated' },
    { address: member.person.email, outcome: 'member_already' },
    { address: 'no-address', outcome: 'not_an_address' },
  ])
  expect(await mailedSecret(fresh)).toHaveLength(43)
  const many = Array.from({ length: 201 }, (_, index) => `p${index}@example.com`).join()
  const tooMany = await leader.context.post(path, { data: { addresses: many } })
  expect((await expectFailure(tooMany, 'invalid')).fields).toHaveProperty('addresses')
  const all = Array.from({ length: 200 }, (_, index) => `p${index}-${fresh}`).join()
  const paste = await leader.context.post(path, { data: { addresses: all } })
  expect((await paste.json()).outcomes).toHaveLength(200)
  // Sent three times at the same moment, one invitation goes out.
  const twice = newEmail('twice')
  const answers = await Promise.all(
    [1, 2, 3].map(() => leader.context.post(path, { data: { addresses: twice } })),
  )
  const outcomes = await Promise.all(answers.map(async (one) => (await one.json()).outcomes[0]))
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([
    'invited',
    'invited_already',
    'invited_already',
  ])
})
