/** Join links of groups, as the API keeps its word about them. */
import { expect, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { dataDir, listMail, readMail } from '../support/mail/mailbox'
import { newBrowser, PASSWORD, registerPerson, takeAsPerson } from '../support/people'
import {
  addLeader,
  addMember,
  confirmAddress,
  joinBy,
  makeGroup,
  makeLink,
  newPerson,
  type Someone,
} from '../support/teams'

const detailOf = async ({ context }: Someone, group: string) =>
  (await context.get(`/api/groups/${group}/join-link`)).json()
const membersOf = async ({ context }: Someone, group: string) =>
  (await (await context.get(`/api/groups/${group}`)).json()).members as { first_name: string }[]

/** The link answers as one that has ended, and names the leader, not the group. */
async function expectEnded({ context }: Pick<Someone, 'context'>, code: string): Promise<void> {
  const response = await context.get(`/api/join/${code}`)
  expect(await response.text()).not.toContain('Secret Ops')
  const failure = await expectFailure(response, 'link_invalid')
  expect(failure.error).toBe('This link has ended. Ask Hannah for a new one.')
}

test('a join link lets in people who have proven an address, counts places and ends', async ({
  baseURL,
}) => {
  const leader = await newPerson(baseURL, { first_name: 'Hannah' })
  const group = await makeGroup(leader, 'Secret Ops')
  const { code } = await makeLink(leader, group, { places: 1 })
  const visitor = await newBrowser(baseURL)
  const seen = await (
    await visitor.get(`/api/join/${code.toLowerCase().replaceAll('-', '')}`)
  ).json()
  expect(seen).toMatchObject({
    standing: 'signed_out',
    group: { name: 'Secret Ops', member_count: 1, members_see: 'leader_only' },
    leader: { first_name: 'Hannah' },
  })
  const guest = await newPerson(baseURL, { first_name: 'Ada' })
  const join = () => guest.context.post(`/api/join/${code}`, { data: { agreed_to: 'open' } })
  await expectFailure(await join(), 'conflict')
  // Confirmed from elsewhere: the person who does that may be another than the one who is signed in.
  await query('UPDATE users SET email_verified_at = now() WHERE id = $1', [guest.person.id])
  await expectFailure(await join(), 'conflict')
  await confirmAddress(guest.person)
  expect(await (await join()).json()).toEqual({ standing: 'joined', group_id: group })
  expect(await (await join()).json()).toEqual({ standing: 'joined', group_id: group })
  expect(await membersOf(leader, group)).toMatchObject([
    { first_name: 'Hannah' },
    // They agreed to more than the setting allows.
    { first_name: 'Ada', shows: 'leader_only' },
  ])
  const { link, arrivals } = await detailOf(leader, group)
  expect(link).toMatchObject({ used: 1, places: 1, status: 'full' })
  expect(arrivals).toMatchObject([{ people: [{ email: guest.person.email }] }])
  await expectEnded({ context: visitor }, code)

  await leader.context.patch(`/api/groups/${group}/join-link`, { data: { places: 2 } })
  expect((await visitor.get(`/api/join/${code}`)).status()).toBe(200)
  await query("UPDATE join_links SET expires_at = now() - interval '1 second' WHERE id = $1", [
    link.id,
  ])
  await expectEnded({ context: visitor }, code)
  await leader.context.patch(`/api/groups/${group}/join-link`, { data: { days: 90 } })
  const next = await makeLink(leader, group)
  await expectEnded({ context: visitor }, code)
  expect((await visitor.get(`/api/join/${next.code}`)).status()).toBe(200)
  await leader.context.delete(`/api/groups/${group}/join-link`)
  await expectEnded({ context: visitor }, next.code)
  expect((await visitor.get('/api/join/0000-0000-0000')).status()).toBe(404)
})

test('a leader who is asked first sees a name and an address until they accept', async ({
  baseURL,
}) => {
  const leader = await newPerson(baseURL, { first_name: 'Hannah' })
  await confirmAddress(leader.person)
  const group = await makeGroup(leader)
  const further = await newPerson(baseURL, { first_name: 'Fay' })
  await addMember(leader, group, further)
  await addLeader(leader, group, further)
  const { code } = await makeLink(leader, group, { asks_first: true })
  const [ada, bo] = [await newPerson(baseURL), await newPerson(baseURL, { first_name: 'Bo' })]
  const chosen = await takeAsPerson(ada.context, 'D')
  await takeAsPerson(ada.context, 'SC')
  await expectFailure(await joinBy(bo, code, { result_id: chosen }), 'not_found')
  for (const one of [ada, bo]) {
    const choice = one === ada ? { result_id: chosen } : {}
    expect(await (await joinBy(one, code, choice)).json()).toEqual({
      standing: 'asked',
      group_id: null,
    })
    await expectFailure(await one.context.get(`/api/groups/${group}`), 'not_found')
  }
  const { requests } = await detailOf(leader, group)
  expect(requests).toEqual(
    [ada, bo].map(({ person }, at) => ({
      user_id: person.id,
      first_name: at === 0 ? 'Ada' : 'Bo',
      last_name: 'Byron',
      email: person.email,
      asked_at: expect.any(String),
    })),
  )
  const ask = `/api/groups/${group}/join-requests`
  const accepts = [1, 2].map(() => leader.context.post(`${ask}/${ada.person.id}`))
  // A second click changes nothing.
  expect((await Promise.all(accepts)).map((answer) => answer.status())).toEqual([204, 204])
  const { result_id } = await (await ada.context.get(`/api/groups/${group}/shared-result`)).json()
  expect(result_id).toBe(chosen)
  await readMail(dataDir(), ada.person.email, { subject: 'in the group' })
  expect((await leader.context.delete(`${ask}/${bo.person.id}`)).status()).toBe(204)
  expect(await (await bo.context.get(`/api/join/${code}`)).json()).toMatchObject({
    standing: 'declined',
  })
  await expectFailure(await joinBy(bo, code), 'conflict')
  expect(await detailOf(leader, group)).toMatchObject({ link: { used: 1 }, requests: [] })
  // With the link, what was declined is over: it tells no one of the group anymore.
  await leader.context.delete(`/api/groups/${group}/join-link`)
  await expectEnded(bo, code)
  // Every leader hears of the first; the second is in one mail that waits, and that no one is sent once all are answered.
  const asksOf = async ({ person }: Someone) =>
    (await listMail(dataDir(), person.email)).filter(({ subject }) => /asks? to join/.test(subject))
  for (const one of [leader, further]) expect(await asksOf(one)).toHaveLength(1)
  expect(await waitingMails(group)).toHaveLength(2)
  await query(
    "UPDATE pgboss.job SET start_after = now() WHERE data->'mail'->'data'->>'groupId' = $1",
    [group],
  )
  await expect.poll(() => waitingMails(group)).toHaveLength(0)
  expect(await asksOf(leader)).toHaveLength(1)
})

/** Mails that tell leaders who asks, and are not sent yet. */
const waitingMails = (group: string) =>
  query("SELECT FROM pgboss.job WHERE data->'mail'->'data'->>'groupId' = $1", [group])

test('leaders hear of each request: the first at once, those of the next half hour in one mail', async ({
  baseURL,
}) => {
  const leader = await newPerson(baseURL)
  await confirmAddress(leader.person)
  const group = await makeGroup(leader)
  const { code } = await makeLink(leader, group, { asks_first: true })
  await joinBy(await newPerson(baseURL), code)
  await readMail(dataDir(), leader.person.email, { subject: 'Someone asks to join your group' })
  for (let person = 0; person < 3; person++) await joinBy(await newPerson(baseURL), code)
  await expect.poll(() => waitingMails(group)).toHaveLength(1)
  await query(
    "UPDATE pgboss.job SET start_after = now() WHERE data->'mail'->'data'->>'groupId' = $1",
    [group],
  )
  await readMail(dataDir(), leader.person.email, { subject: '4 people ask to join your group' })
  // Asked and taken back over and over, nothing more is sent before the half hour is over.
  const restless = await newPerson(baseURL)
  for (let time = 0; time < 5; time++) {
    await joinBy(restless, code)
    await restless.context.delete(`/api/join/${code}`)
  }
  expect(await waitingMails(group)).toEqual([])
})

test('who was removed or declined does not come back by the link with a new account', async ({
  baseURL,
}) => {
  const leader = await newPerson(baseURL, { first_name: 'Hannah' })
  const group = await makeGroup(leader)
  const { code } = await makeLink(leader, group)
  const [removed, declined, left] = [
    await newPerson(baseURL),
    await newPerson(baseURL),
    await newPerson(baseURL),
  ]
  for (const one of [removed, left]) expect((await joinBy(one, code)).status()).toBe(200)
  await leader.context.delete(`/api/groups/${group}/members/${removed.person.id}`)
  await left.context.delete(`/api/groups/${group}/members/${left.person.id}`)
  await leader.context.patch(`/api/groups/${group}/join-link`, { data: { asks_first: true } })
  await joinBy(declined, code)
  await leader.context.delete(`/api/groups/${group}/join-requests/${declined.person.id}`)
  await leader.context.patch(`/api/groups/${group}/join-link`, { data: { asks_first: false } })
  const again = async ({ person, context }: Someone): Promise<Someone> => {
    const gone = await context.delete('/api/account', { data: { password: PASSWORD } })
    expect(gone.status()).toBe(204)
    const browser = await newBrowser(baseURL)
    return { context: browser, person: await registerPerson(browser, { email: person.email }) }
  }
  for (const one of [removed, declined]) {
    await expectFailure(await joinBy(await again(one), code), 'conflict')
  }
  expect((await joinBy(await again(left), code)).status()).toBe(200)
  const [kept] = await query<{ rows: string }>(
    `SELECT string_agg(join_refusals.hash, ' ') AS rows FROM join_refusals JOIN join_links ON id = join_link_id WHERE group_id = $1`,
    [group],
  )
  expect(kept?.rows.split(' ')).toHaveLength(2)
  // Invited again and in again, nothing is left of it.
  const back = await again({ ...removed, context: await signedIn(removed, baseURL) })
  await addMember(leader, group, back)
  await back.context.delete(`/api/groups/${group}/members/${back.person.id}`)
  expect((await joinBy(back, code)).status()).toBe(200)
})

/** The account that has the person's address now. */
async function signedIn({ person: { email } }: Someone, baseURL?: string) {
  const browser = await newBrowser(baseURL)
  await browser.post('/api/auth/login', { data: { email, password: PASSWORD } })
  return browser
}

test('everyone who joined with a link can be let go at once', async ({ baseURL }) => {
  const leader = await newPerson(baseURL, { first_name: 'Hannah' })
  const group = await makeGroup(leader, 'Secret Ops')
  const invited = await newPerson(baseURL, { first_name: 'Ina' })
  await addMember(leader, group, invited)
  const leaked = await makeLink(leader, group)
  const strangers = [await newPerson(baseURL), await newPerson(baseURL)]
  for (const one of strangers) await joinBy(one, leaked.code)
  // Also after a new link has taken its place.
  const next = await makeLink(leader, group)
  const late = await newPerson(baseURL, { first_name: 'Late' })
  await joinBy(late, next.code)
  const page = () => leader.context.get(`/groups/${group}/join-card`)
  expect(await (await page()).text()).toContain(next.code)
  const members = `/api/groups/${group}/join-links/${leaked.id}/members`
  expect(await (await leader.context.delete(members)).json()).toEqual({ removed: 2 })
  expect(await membersOf(leader, group)).toMatchObject([
    { first_name: 'Hannah' },
    { first_name: 'Ina' },
    { first_name: 'Late' },
  ])
  const [one] = strangers as [Someone, Someone]
  await expectFailure(await one.context.get(`/api/groups/${group}`), 'not_found')
  expect(await (await one.context.get('/api/ended-memberships')).json()).toMatchObject([
    { why: 'removed' },
  ])
  await expectFailure(await joinBy(one, next.code), 'conflict')
  // An archived group lets no one in, and prints no card.
  await leader.context.put(`/api/groups/${group}/archive`)
  expect(await (await page()).text()).not.toContain(next.code)
})

test('a request that is taken back is gone, by whichever link it came', async ({ baseURL }) => {
  const leader = await newPerson(baseURL)
  const group = await makeGroup(leader)
  const guest = await newPerson(baseURL)
  const earlier = await makeLink(leader, group, { asks_first: true })
  await joinBy(guest, earlier.code)
  const { code } = await makeLink(leader, group, { asks_first: true })
  await joinBy(guest, code)
  expect((await detailOf(leader, group)).requests).toHaveLength(1)
  expect((await guest.context.delete(`/api/join/${code}`)).status()).toBe(204)
  const accept = () => leader.context.post(`/api/groups/${group}/join-requests/${guest.person.id}`)
  await expectFailure(await accept(), 'not_found')
  // Taken back and answered at the same moment: they are in only where the answer says so.
  for (let round = 0; round < 8; round++) {
    await joinBy(guest, code)
    const [answer] = await Promise.all([accept(), guest.context.delete(`/api/join/${code}`)])
    const isIn = (await guest.context.get(`/api/groups/${group}`)).ok()
    expect(isIn).toBe(answer.ok())
    if (isIn) await guest.context.delete(`/api/groups/${group}/members/${guest.person.id}`)
  }
})

test(
  'a link does not let in again people that the leader removed',
  SLOW_PROOF,
  async ({ baseURL }) => {
    const leader = await newPerson(baseURL, { first_name: 'Hannah' })
    const group = await makeGroup(leader)
    const { code } = await makeLink(leader, group)
    const [removed, left] = [await newPerson(baseURL), await newPerson(baseURL)]
    for (const one of [removed, left]) await joinBy(one, code)
    // Also where the link was over by then, and works again.
    await query(
      "UPDATE join_links SET expires_at = now() - interval '1 second' WHERE group_id = $1",
      [group],
    )
    await leader.context.delete(`/api/groups/${group}/members/${removed.person.id}`)
    await leader.context.patch(`/api/groups/${group}/join-link`, { data: { days: 7 } })
    await expectFailure(await joinBy(removed, code), 'conflict')
    // Someone who left may come back.
    await left.context.delete(`/api/groups/${group}/members/${left.person.id}`)
    expect((await joinBy(left, code)).status()).toBe(200)
    // A new link is a new beginning.
    const { code: next } = await makeLink(leader, group)
    expect((await joinBy(removed, next)).status()).toBe(200)
  },
)

test('a link can be for the addresses of one domain', async ({ baseURL }) => {
  const leader = await newPerson(baseURL)
  const group = await makeGroup(leader)
  const { code } = await makeLink(leader, group, { mail_domain: '@Operations.Example' })
  const guest = await newPerson(baseURL)
  const failure = await expectFailure(await joinBy(guest, code), 'conflict')
  expect(failure.error).toContain('operations.example')
  await query("UPDATE users SET email = 'a' || id || '@operations.example' WHERE id = $1", [
    guest.person.id,
  ])
  expect((await joinBy(guest, code)).status()).toBe(200)
  const wrong = { mail_domain: 'not a domain' }
  const refused = await leader.context.patch(`/api/groups/${group}/join-link`, { data: wrong })
  expect(await expectFailure(refused, 'invalid')).toHaveProperty('fields.mail_domain')
})

test('an address proven by its owner turns off what a stranger opened', async ({ baseURL }) => {
  const stranger = await newPerson(baseURL, { first_name: 'Hannah' })
  const group = await makeGroup(stranger, 'Secret Ops')
  const { code } = await makeLink(stranger, group)
  const owner = await newBrowser(baseURL)
  const { email } = stranger.person
  await owner.post('/api/auth/forgot-password', { data: { email } })
  const { link } = await readMail(dataDir(), email, { subject: 'password' })
  const token = new URL(link).searchParams.get('token')
  const reset = { token, password: 'another horse 29' }
  expect((await owner.post('/api/auth/reset-password', { data: reset })).status()).toBe(200)
  await expectEnded({ context: await newBrowser(baseURL) }, code)
})
