/** Two calls at once, made into one order of events by locks: what the one has changed, the other does not overlook. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { answersFor } from '../support/answers'
import { expect, test } from '../support/checks'
import { newLinkSecret, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { dataDir, listMail } from '../support/mail/mailbox'
import { bearer, newBrowser, PASSWORD, takeAsPerson } from '../support/people'
import { submitAnswers } from '../support/product'
import { hold } from '../support/rows/locks'
import { addMember, makeGroup, newPerson } from '../support/teams'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

// One after the other: a lock on a whole table waits for another test's lock on a row, and holds up that test's calls.
test.describe.configure({ mode: 'default' })

/** Moves a result to an account, as signing in elsewhere does at this moment. */
const claim = (resultId: string, userId: string) =>
  hold('UPDATE assessments SET user_id = $2, guest_id = NULL WHERE id = $1', [resultId, userId])

test.describe('a write that changed nothing', () => {
  test('a repeated submit moves no result that went to another account meanwhile', async ({
    request,
    baseURL,
  }) => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const responses = answersFor('D')
    const { result_id: id } = await submitAnswers(request, responses, headers)
    const [one, other] = [await newPerson(baseURL), await newPerson(baseURL)]
    // Locked, but not yet moved: the repeated submit finds its result, and waits where it would move it.
    const claiming = await hold('SELECT FROM assessments WHERE id = $1 FOR UPDATE', [id])
    const repeated = one.context.post('/api/assessment/guest/submit', {
      data: { responses },
      headers,
    })
    await claiming.waitedFor('UPDATE "public"."assessments"')
    await claiming.also('UPDATE assessments SET user_id = $2, guest_id = NULL WHERE id = $1', [
      id,
      other.person.id,
    ])
    await claiming.commit()
    await expectFailure(await repeated, 'conflict')
  })

  test('a repeated submit that moves the result to an account shows what the account may see', async ({
    request,
    baseURL,
  }) => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const { result_id } = await submitAnswers(request, answersFor('D'), headers)
    const { context } = await newPerson(baseURL)
    const moved = await submitAnswers(context, answersFor('D'), headers)
    expect(moved).toMatchObject({ result_id, scores_exact: true })
  })

  test('a mailed link that is withdrawn at this moment is not opened', async ({ request }) => {
    const { result_id: id } = await submitAnswers(request, answersFor('D'))
    const data = { result_id: id, coupon_code: 'FREE' }
    await request.post('/api/payments/create-intent', { data })
    const token = await newLinkSecret(query, id)
    const withdrawing = await hold('UPDATE report_links SET revoked_at = now() WHERE hash = $1', [
      sha256(token),
    ])
    const opened = request.post('/api/report-links/open', { data: { token } })
    await withdrawing.waitedFor('UPDATE "public"."report_links"')
    await withdrawing.commit()
    await expectFailure(await opened, 'link_invalid')
  })

  test('of two leaders who remind the same person, one sends an email', async ({ baseURL }) => {
    const member = await newPerson(baseURL)
    const leaders = [await newPerson(baseURL), await newPerson(baseURL)]
    const groups: string[] = []
    for (const leader of leaders) {
      const group = await makeGroup(leader)
      await addMember(leader, group, member)
      groups.push(group)
    }
    // Both have seen that no reminder was sent lately before either can record one.
    const held = await hold('SELECT FROM memberships WHERE user_id = $1 FOR UPDATE', [
      member.person.id,
    ])
    const asked = leaders.map(async ({ context }, at) => {
      const data = { user_ids: [member.person.id] }
      const answer = await context.post(`/api/groups/${groups[at]}/reminders`, { data })
      return (await answer.json()).reminded
    })
    await held.waitedForBy(2)
    await held.commit()
    expect((await Promise.all(asked)).sort()).toEqual([0, 1])
    const mails = await listMail(dataDir(), member.person.email)
    expect(mails.filter(({ subject }) => subject.includes('Your team')).length).toBeLessThan(2)
  })

  test('a password is not taken as shown in a session that ends at this moment', async ({
    baseURL,
  }) => {
    const { context, person } = await newPerson(baseURL)
    const ending = await hold('DELETE FROM sessions WHERE user_id = $1', [person.id])
    const proved = context.post('/api/auth/proof', { data: { password: PASSWORD } })
    await ending.waitedFor('UPDATE "public"."sessions"')
    await ending.commit()
    await expectFailure(await proved, 'not_signed_in')
  })

  test('a guest deletes no result that went to an account meanwhile', async ({
    request,
    baseURL,
  }) => {
    const { result_id: id } = await submitAnswers(request, answersFor('D'))
    const { person, context } = await newPerson(baseURL)
    const claiming = await claim(id, person.id)
    const deleted = request.delete(`/api/results/${id}`)
    await claiming.waitedFor('DELETE FROM "public"."assessments"')
    await claiming.commit()
    await expectFailure(await deleted, 'not_found')
    expect((await context.get(`/api/results/${id}`)).status()).toBe(200)
  })
})

test.describe('a caller without the right locks nothing', () => {
  test('a stranger waits for no lock on a group', async ({ baseURL }) => {
    const [leader, member, stranger] = [
      await newPerson(baseURL),
      await newPerson(baseURL),
      await newPerson(baseURL),
    ]
    const group = await makeGroup(leader)
    await addMember(leader, group, member)
    const held = await hold('SELECT FROM groups WHERE id = $1 FOR UPDATE', [group])
    for (const { person } of [stranger, member, leader]) {
      const path = `/api/groups/${group}/members/${person.id}`
      await expectFailure(await stranger.context.delete(path), 'not_found')
    }
    const path = `/api/groups/${group}/members/${leader.person.id}`
    await expectFailure(await member.context.delete(path), 'not_found')
    const left = member.context.delete(`/api/groups/${group}/members/${member.person.id}`)
    await held.waitedFor('FOR UPDATE')
    await held.commit()
    expect((await left).status()).toBe(204)
  })

  test('a person who deletes their account waits for no admin', async ({ baseURL }) => {
    const [admin, leaving] = [await newPerson(baseURL), await newPerson(baseURL)]
    await query('UPDATE users SET is_admin = true WHERE id = $1', [admin.person.id])
    const held = await hold('SELECT FROM users WHERE id = $1 FOR UPDATE', [admin.person.id])
    const data = { password: PASSWORD }
    expect((await leaving.context.delete('/api/account', { data })).status()).toBe(204)
    await held.commit()
    await query('UPDATE users SET is_admin = false WHERE id = $1', [admin.person.id])
  })
})

test('what was opened without an order is found open', async ({ request }) => {
  const { result_id: id } = await submitAnswers(request, answersFor('D'))
  await query('INSERT INTO entitlements (id, assessment_id) VALUES (gen_random_uuid(), $1)', [id])
  const response = await request.post('/api/payments/create-intent', { data: { result_id: id } })
  expect(await response.json()).toMatchObject({ order_id: null, status: 'paid', amount_cents: 0 })
})

test('a pass that was given is not sold again', async ({ baseURL }) => {
  const { person, context } = await newPerson(baseURL)
  await query('INSERT INTO passes (user_id) VALUES ($1)', [person.id])
  const data = { product: 'pass' }
  const response = await context.post('/api/payments/create-intent', { data })
  expect(await response.json()).toMatchObject({ order_id: null, status: 'paid' })
  const id = await takeAsPerson(context)
  const report = await context.post('/api/payments/create-intent', { data: { result_id: id } })
  expect(await report.json()).toMatchObject({ order_id: null, status: 'paid' })
})

test('row 10f: an invitation whose group is deleted while it is read is gone, and no fault', async ({
  baseURL,
}) => {
  const [leader, visitor] = [await newPerson(baseURL), await newBrowser(baseURL)]
  const group = await makeGroup(leader)
  const secret = randomBytes(32).toString('base64url')
  await query(
    `INSERT INTO invitations (id, group_id, email, hash, expires_at)
     VALUES (gen_random_uuid(), $1, 'row10f@example.com', $2, now() + interval '1 day')`,
    [group, sha256(secret)],
  )
  expect((await visitor.get(`/api/invitations/${secret}`)).status()).toBe(200)
  const deleting = await hold('LOCK TABLE groups IN ACCESS EXCLUSIVE MODE')
  const read = visitor.get(`/api/invitations/${secret}`)
  await deleting.waitedFor('"public"."invitations"')
  await deleting.also('DELETE FROM groups WHERE id = $1', [group])
  await deleting.commit()
  await expectFailure(await read, 'link_invalid')
})

test('row 10g: signing out everywhere and a new password wait for each other in one order', async ({
  baseURL,
}) => {
  const { person, context: here } = await newPerson(baseURL)
  const there = await newBrowser(baseURL)
  const { email } = person
  const signedIn = await there.post('/api/auth/login', { data: { email, password: PASSWORD } })
  const { access_token } = await signedIn.json()
  const [first] = await query<{ id: string }>(
    'SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at LIMIT 1',
    [person.id],
  )
  // Signing out over there comes as far as the session here, which it ends; the new password here begins meanwhile.
  const held = await hold('SELECT FROM sessions WHERE id = $1 FOR UPDATE', [first?.id])
  const out = there.post('/api/auth/logout-everywhere', { headers: bearer(access_token) })
  await held.waitedFor('DELETE FROM "public"."sessions"')
  const data = { current_password: PASSWORD, new_password: `${PASSWORD} new` }
  const changed = here.put('/api/auth/password', { data })
  await held.waitedFor('UPDATE "public"."users"')
  await held.commit()
  expect((await out).status()).toBe(200)
  await expectFailure(await changed, 'not_signed_in')
  const again = await there.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect(again.status(), 'the password of before').toBe(200)
})
