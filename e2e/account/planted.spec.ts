/** What a stranger set up in an account of someone else's address ends at the owner's first proof of that address. */

import { answersFor } from '../support/answers'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
  WIDTHS,
} from '../support/checks'
import { newLinkSecret, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { answers } from '../support/hydrated'
import { dataDir, listMail, readMail } from '../support/mail/mailbox'
import { bringTo, confirmIn, recoverIn } from '../support/mail/proof'
import { insertPair } from '../support/pairs'
import {
  bearer,
  newBrowser,
  newEmail,
  PASSWORD,
  registerPerson,
  startAsPerson,
  takeAsPerson,
} from '../support/people'
import { submitAnswers } from '../support/product'
import {
  addMember,
  confirmAddress,
  inviteTo,
  makeGroup,
  newPerson,
  type Someone,
} from '../support/teams'

const invitationsOf = ({ context }: Someone, group: string) =>
  context.get(`/api/groups/${group}/invitations`)

const profilesIn = async ({ context }: Pick<Someone, 'context'>, group: string) =>
  (await (await context.get(`/api/groups/${group}/comparison`)).json()).members.map(
    ({ user_id }: { user_id: string }) => user_id,
  ) as string[]

/**
 * A stranger registers under an address and plants what they can: a group that their second account leads, one that this
 * account leads, an invitation, a comparison with that second account, a link to a report, an order whose receipt would go to them, and an unfinished assessment.
 */
async function plant(baseURL?: string) {
  const email = newEmail('owner')
  const stranger = { context: await newBrowser(baseURL), person: { email } } as Someone
  stranger.person = await registerPerson(stranger.context, { email })
  const second = await newPerson(baseURL, { first_name: 'Second' })
  await confirmAddress(second.person)
  const theirs = await takeAsPerson(second.context, 'I')
  const led = await makeGroup(stranger, 'Led')
  await addMember(stranger, led, second)
  // As it could be done before: now who has not proven an address hands nothing over (address-rights.spec.ts).
  const joined = await makeGroup(stranger, 'Joined')
  await addMember(stranger, joined, second)
  await query('UPDATE groups SET leader_id = $1 WHERE id = $2', [second.person.id, joined])
  const third = await newPerson(baseURL)
  await inviteTo(stranger, led, third)
  const { result_id: result } = await submitAnswers(stranger.context, answersFor('D'))
  const order = { result_id: result, coupon_code: 'FREE' }
  await stranger.context.post('/api/payments/create-intent', { data: order })
  const pair = await insertPair([theirs, result])
  const link = await newLinkSecret(query, result)
  const { result_id: unpaid } = await submitAnswers(stranger.context, answersFor('D'))
  const elsewhere = newEmail('stranger')
  await query(
    `INSERT INTO orders (id, user_id, assessment_id, currency, list_cents, discount_cents, amount_cents, email)
     VALUES (gen_random_uuid(), $1, $2, 'usd', 1900, 0, 1900, $3)`,
    [stranger.person.id, unpaid, elsewhere],
  )
  const draft = await startAsPerson(stranger.context)
  return { email, stranger, second, third, led, joined, pair, result, link, unpaid, draft }
}

test('the owner who recovers the account shares nothing with the stranger who opened it', async ({
  baseURL,
}) => {
  const { email, stranger, second, third, led, joined, ...planted } = await plant(baseURL)
  const owner = await newBrowser(baseURL)
  await recoverIn(owner, email)
  await takeAsPerson(owner, 'CS')

  // Memberships and comparisons have ended: the other one reads nothing.
  await expectFailure(await second.context.get(`/api/pairs/${planted.pair}`), 'not_found')
  expect(await profilesIn(second, joined)).toEqual([second.person.id])
  await expectFailure(await owner.get(`/api/groups/${joined}`), 'not_found')
  const ended = { group_id: joined, group_name: 'Joined', asked_at: null }
  expect(await (await owner.get('/api/ended-memberships')).json()).toMatchObject([ended])

  // The group that it leads stays, without the owner’s result, in every shape of the comparison.
  expect(await profilesIn({ context: owner }, led)).toEqual([second.person.id])
  const csv = () => owner.get(`/api/groups/${led}/comparison.csv`).then((answer) => answer.text())
  expect((await csv()).trim().split('\n')).toHaveLength(2)
  const pdf = () => owner.get(`/api/groups/${led}/comparison.pdf?paper=a4`)
  await expectFailure(await pdf(), 'conflict')
  const comparison = await (await owner.get(`/api/groups/${led}/comparison`)).json()
  const [only] = comparison.members
  expect(comparison.averages).toEqual({
    D: only.d_score,
    I: only.i_score,
    S: only.s_score,
    C: only.c_score,
  })
  const { members } = await (await owner.get(`/api/groups/${led}`)).json()
  expect(members[0]).toMatchObject({
    id: stranger.person.id,
    shares_results: false,
    has_assessment: null,
    personality_type_code: null,
  })
  // Nor after the group has another leader.
  const data = { user_id: second.person.id }
  expect((await owner.put(`/api/groups/${led}/leader`, { data })).status()).toBe(200)
  expect(await profilesIn(second, led)).toEqual([second.person.id])
  expect((await owner.put(`/api/groups/${led}/sharing`)).status()).toBe(204)
  expect((await profilesIn(second, led)).sort()).toEqual(
    [second.person.id, stranger.person.id].sort(),
  )

  // The invitation, the link and the ways in are dead; the receipt would come home.
  expect(await (await third.context.get('/api/invitations')).json()).toEqual([])
  const sent: { accepted_at: string | null }[] = await (await invitationsOf(second, led)).json()
  expect(sent.filter(({ accepted_at }) => accepted_at === null)).toEqual([])
  const open = { data: { token: planted.link } }
  await expectFailure(await third.context.post('/api/report-links/open', open), 'link_invalid')
  await expectFailure(await stranger.context.get('/api/auth/profile'), 'not_signed_in')
  const client = await newBrowser(baseURL, bearer(stranger.person.token))
  await expectFailure(await client.get('/api/auth/profile'), 'not_signed_in')
  const login = { data: { email, password: PASSWORD } }
  await expectFailure(await stranger.context.post('/api/auth/login', login), 'wrong_credentials')
  const orders = await query('SELECT email FROM orders WHERE assessment_id = $1', [planted.unpaid])
  expect(orders).toEqual([{ email }])

  // Results, what was bought for them, and the draft stay.
  const result = await owner.get(`/api/results/${planted.result}`)
  expect(await result.json()).toMatchObject({ complete_report: true })
  expect(await (await owner.get('/api/assessment/history')).json()).toHaveLength(3)
  const { draft } = await (await owner.get('/api/assessment/draft')).json()
  expect(draft).toMatchObject({ assessment_id: planted.draft })
})

test('an honest person who confirmed where they are signed in keeps all of it', async ({
  baseURL,
}) => {
  const leader = await newPerson(baseURL)
  const honest = await newPerson(baseURL)
  await bringTo('proven', honest, { baseURL })
  const group = await makeGroup(leader)
  await addMember(leader, group, honest)
  const own = await makeGroup(honest)
  await takeAsPerson(honest.context, 'CS')
  const phone = await newBrowser(baseURL)
  await recoverIn(phone, honest.person.email)
  expect(await (await phone.get('/api/ended-memberships')).json()).toEqual([])
  expect(await profilesIn(leader, group)).toEqual([honest.person.id])
  expect(await profilesIn({ context: phone }, own)).toEqual([honest.person.id])
})

test(
  'who confirmed on the phone loses groups at the first new password, and asks to come back',
  SLOW_PROOF,
  async ({ page, baseURL }) => {
    await page.setViewportSize(WIDTHS[0])
    const leader = await newPerson(baseURL, { first_name: 'Lea' })
    await confirmAddress(leader.person)
    const group = await makeGroup(leader, 'Reading circle')
    const { email } = await registerPerson(page.request, { first_name: 'Ada', last_name: 'Byron' })
    const phone = await newBrowser(baseURL)
    await confirmIn(phone, email)
    const own = await makeGroup({ context: page.request } as Someone, 'Own')
    // The stranger had agreed to show members everything.
    await page.request.patch(`/api/groups/${own}`, { data: { members_see: 'open' } })
    await query(
      'INSERT INTO memberships (group_id, user_id) SELECT $1, id FROM users WHERE email = $2',
      [group, email],
    )
    await recoverIn(page.request, email)
    await page.goto('/groups')
    const note = page.getByRole('region', { name: 'A group you are no longer in' })
    await expect(note).toContainText('Reading circle')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await note.getByRole('button', { name: 'Ask to come back to Reading circle' }).click()
    await expect(note).toContainText(/Asked today/)
    const mail = await readMail(dataDir(), leader.person.email, { subject: 'asks to come back' })
    expect(mail.text).toContain(email)
    expect(new URL(mail.link).pathname).toBe(`/groups/${group}`)
    // Once, even after several calls.
    const path = `/api/ended-memberships/${group}/ask`
    expect((await page.request.post(path)).status()).toBe(200)
    // The leader invites; a person who is in the group again gets no further mail.
    const data = { email }
    await leader.context.post(`/api/groups/${group}/invite`, { data })
    await readMail(dataDir(), email, { subject: 'invites you' })
    const mails = await listMail(dataDir(), leader.person.email)
    expect(mails.filter(({ subject }) => subject.includes('come back'))).toHaveLength(1)
    await page.reload()
    await page.getByRole('button', { name: 'Accept Reading circle' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }).click()
    await expect(page).toHaveURL(`/groups/${group}`)
    expect(await (await page.request.get('/api/ended-memberships')).json()).toEqual([])

    // The group that it leads asks before it shares.
    await takeAsPerson(page.request, 'CS')
    await page.goto(`/groups/${own}`)
    await expect(page.getByText('Shares no results')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Share my results' }).click()
    await expect(page.getByText('The Quiet Architect · CS')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share my results' })).toHaveCount(0)
    await expect(
      page.getByRole('heading', { name: 'Members here can see more of each other than of you' }),
    ).toBeVisible()
    const [{ shows }] = (await (await page.request.get(`/api/groups/${own}`)).json()).members
    expect(shows).toBe('leader_only')
  },
)

test('the note about groups that ended can be removed', SLOW_PROOF, async ({ page, baseURL }) => {
  const { email, joined } = await plant(baseURL)
  await recoverIn(page.request, email)
  await page.goto('/groups')
  await page.getByRole('button', { name: 'Remove this note' }).click()
  await expect(page.getByRole('region', { name: 'A group you are no longer in' })).toHaveCount(0)
  await expectFailure(await page.request.post(`/api/ended-memberships/${joined}/ask`), 'not_found')
})

test(
  'a laptop whose owner confirmed on the phone says what is left, and the phone can do it by logging in',
  SLOW_PROOF,
  async ({ page, browser, baseURL }) => {
    const { email } = await registerPerson(page.request)
    await page.goto('/groups')
    await expect(
      page.getByRole('heading', { name: 'Please confirm your email address' }),
    ).toBeVisible()
    const mobile = await browser.newContext({ baseURL, viewport: WIDTHS[0] })
    const phone = await mobile.newPage()
    await phone.goto((await readMail(dataDir(), email, { subject: 'Confirm' })).link)
    await expect(
      phone.getByRole('heading', { name: 'Your email address is confirmed' }),
    ).toBeVisible()

    await page.reload()
    await expect(
      page.getByRole('heading', { name: 'One step left, in this browser' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.goto('/profile')
    await expect(
      page.getByRole('heading', { name: 'One step left, in this browser' }),
    ).toBeVisible()

    await phone.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await phone.waitForURL('**/login**')
    await answers(phone)
    await phone.getByLabel('Email').fill(email)
    await phone.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await phone.getByRole('button', { name: 'Sign in' }).click()
    await expect(phone.getByText('Next up is the assessment', { exact: false })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'One step left, in this browser' })).toHaveCount(
      0,
    )
    await mobile.close()
  },
)
