/** What admins read and do, through the API. People: admin-users.spec.ts; who may: admin-rights.spec.ts. */
import { newAdmin, promote } from '../support/admins'
import { answersFor } from '../support/answers'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { newCode } from '../support/endpoints/examples'
import { expectFailure } from '../support/envelope'
import { joinLaunchList } from '../support/launch-list'
import { newBrowser, newEmail } from '../support/people'
import { submitAnswers } from '../support/product'
import { addMember, confirmAddress, makeGroup, newPerson } from '../support/teams'

const mark = () => `m${crypto.randomUUID().slice(0, 8)}`

test.describe('groups and orders', () => {
  test('groups are found by name and by leader', async ({ baseURL }) => {
    const { context } = await newAdmin(baseURL)
    const leader = await newPerson(baseURL, { first_name: mark() })
    const further = await newPerson(baseURL)
    const name = `Team ${mark()}`
    const id = await makeGroup(leader, name)
    await addMember(leader, id, further)
    for (const { person } of [leader, further]) await confirmAddress(person)
    await leader.context.put(`/api/groups/${id}/leaders/${further.person.id}`)
    await leader.context.put(`/api/groups/${id}/archive`)
    for (const q of [name.toUpperCase(), leader.person.email]) {
      const response = await context.get(`/api/admin/groups?${new URLSearchParams({ q })}`)
      expect((await response.json()).items).toMatchObject([
        {
          id,
          name,
          member_count: 2,
          leader: { id: leader.person.id },
          further_leaders: 1,
          archived_at: expect.any(String),
        },
      ])
    }
  })

  test('orders are found by status, address, coupon and id', async ({ baseURL }) => {
    const { context } = await newAdmin(baseURL)
    const { person, context: buyer } = await newPerson(baseURL)
    const { result_id } = await submitAnswers(buyer, answersFor('CS'))
    const data = { result_id, coupon_code: 'FREE', email: newEmail('order') }
    const { order_id } = await (await buyer.post('/api/payments/create-intent', { data })).json()
    const find = async (search: Record<string, string>) => {
      const response = await context.get(`/api/admin/orders?${new URLSearchParams(search)}`)
      return (await response.json()).items
    }
    for (const q of [data.email.toUpperCase(), person.email, order_id]) {
      expect(await find({ q, status: 'paid' })).toMatchObject([
        { id: order_id, coupon_code: 'FREE', amount_cents: 0, person: { id: person.id } },
      ])
      expect(await find({ q, status: 'refunded' })).toEqual([])
    }
    const [newest] = await find({ q: 'free' })
    expect(newest.coupon_code).toBe('FREE')
  })
})

test('coupons are made, limited, and switched off; the checkout follows at once', async ({
  baseURL,
}) => {
  const { context } = await newAdmin(baseURL)
  const guest = await newBrowser(baseURL)
  const code = newCode()
  const made = await context.post('/api/admin/coupons', {
    data: { code: code.toLowerCase(), percent_off: 50, max_uses: 5 },
  })
  expect(made.status(), await made.text()).toBe(201)
  const coupon = await made.json()
  expect(coupon).toMatchObject({ code, percent_off: 50, status: 'active', used: 0 })
  const holds = async () => {
    const data = { code, base_amount: 19 }
    return (await (await guest.post('/api/payments/validate-coupon', { data })).json()).valid
  }
  expect(await holds()).toBe(true)
  const change = async (data: object) =>
    (await context.patch(`/api/admin/coupons/${coupon.id}`, { data })).json()
  expect(await change({ active: false })).toMatchObject({ status: 'off', max_uses: 5 })
  expect(await holds()).toBe(false)
  const past = new Date(Date.now() - 1000).toISOString()
  expect(await change({ active: true, expires_at: past })).toMatchObject({ status: 'expired' })
  expect(await holds()).toBe(false)
  expect(await change({ expires_at: null, max_uses: null })).toMatchObject({ status: 'active' })
  expect(await holds()).toBe(true)
  const again = await context.post('/api/admin/coupons', { data: { code, amount_off_cents: 1 } })
  expect((await expectFailure(again, 'conflict')).fields).toHaveProperty('code')
  for (const wrong of [{ code }, { code, amount_off_cents: 1, percent_off: 1 }]) {
    const refused = await context.post('/api/admin/coupons', { data: wrong })
    await expectFailure(refused, 'invalid')
  }
  const acts = (await (await context.get('/api/admin/audit?act=change_coupon')).json()).items
  expect(acts.filter((act: { target: { name: string } }) => act.target.name === code)).toHaveLength(
    3,
  )
})

test('the launch list leaves as a spreadsheet that runs nothing, and that is written down', async ({
  baseURL,
}) => {
  const { context, person } = await newAdmin(baseURL)
  const guest = await newBrowser(baseURL)
  const dangerous = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '=HYPERLINK("http://evil.example")']
  const emails = dangerous.map(() => newEmail('=launch'))
  for (const [index, email] of emails.entries()) {
    await query('INSERT INTO prospective_users (id, email, source) VALUES ($1, $2, $3)', [
      crypto.randomUUID(),
      email,
      dangerous[index],
    ])
  }
  const email = newEmail()
  await joinLaunchList(guest, email, 'plain, "quoted"')
  const { items, total } = await (await context.get('/api/admin/launch-list')).json()
  expect(items.map((entry: { email: string }) => entry.email)).toContain(email)
  expect(total).toBeGreaterThanOrEqual(items.length)
  const path = '/api/admin/launch-list.csv'
  // Another site cannot have it written down that the list left.
  const foreign = await context.get(path, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
  await expectFailure(foreign, 'forbidden_origin')
  const response = await context.get(path)
  expect(response.headers()['content-disposition']).toMatch(/Discern_launch_list_.+\.csv/)
  const csv = await response.text()
  expect(csv.startsWith('\uFEFFEmail,Source,Joined\r\n')).toBe(true)
  expect(csv).toContain(`${email},"plain, ""quoted""",`)
  for (const email of emails) expect(csv).toContain(`'${email}`)
  for (const cell of csv.split(/\r\n|,/)) expect(cell).not.toMatch(/^"?[=+\-@\t]/)
  const acts = await (await context.get('/api/admin/audit?act=export_launch_list')).json()
  const own = acts.items.filter(({ actor }: { actor: { id: string } }) => actor.id === person.id)
  expect(own).toHaveLength(1)
})

test.describe('the dashboard', () => {
  test('adds up what happened in a range', async ({ baseURL }) => {
    const { context } = await newAdmin(baseURL)
    // Days that no other test touches: two random weeks of the last century, from a Wednesday on.
    const start = new Date(Date.UTC(1901, 0, 2 + 7 * Math.floor(Math.random() * 3000)))
    const day = (days: number) =>
      new Date(start.getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const funnel = (at: number, event: string, count: number, step = 0) =>
      query('INSERT INTO funnel_counts (day, event, step, count) VALUES ($1, $2, $3, $4)', [
        day(at),
        event,
        step,
        count,
      ])
    await funnel(0, 'started', 5)
    await funnel(7, 'started', 2)
    await funnel(7, 'paid', 1)
    await funnel(8, 'question', 4, 28)
    const order = (at: number, status: string, cents: number) =>
      query(
        `INSERT INTO orders (id, status, currency, list_cents, discount_cents, amount_cents, paid_at)
         VALUES (gen_random_uuid(), $1::order_status, 'usd', 1900, 1900 - $2::int, $2::int, $3::timestamptz)`,
        [status, cents, `${day(at)}T12:00:00Z`],
      )
    await order(0, 'paid', 1900)
    await order(0, 'paid', 0)
    await order(7, 'refunded', 1400)
    const read = async (search: Record<string, string>) => {
      const response = await context.get(`/api/admin/dashboard?${new URLSearchParams(search)}`)
      expect(response.status(), await response.text()).toBe(200)
      return response.json()
    }
    const range = { from: day(0), to: day(13) }
    const weeks = await read({ ...range, by: 'week' })
    expect(weeks.funnel.periods).toMatchObject([
      { day: day(0), started: 5, paid: 0 },
      { day: day(5), started: 2, paid: 1 },
      { day: day(12), started: 0 },
    ])
    expect(weeks.sales.totals).toEqual({
      orders: 3,
      free_orders: 1,
      gross_cents: 3300,
      refunded_orders: 1,
      refunded_cents: 1400,
      disputed_orders: 0,
      disputed_cents: 0,
      net_cents: 1900,
    })
    expect(weeks.drop_off[27]).toEqual({ question: 28, reached: 4 })
    const days = await read({ ...range, by: 'day' })
    expect(days.funnel.periods).toHaveLength(14)
    expect(days.funnel.totals).toEqual(weeks.funnel.totals)
    const { range: shown } = await read({ to: day(13) })
    expect(shown).toEqual({ from: day(-16), to: day(13), by: 'day' })
    const wrongs: Record<string, string>[] = [
      { from: day(1), to: day(0) },
      { from: '9000-01-01' },
      { from: day(0), to: day(366) },
      { from: '2026-02-30' },
    ]
    for (const wrong of wrongs) {
      const response = await context.get(`/api/admin/dashboard?${new URLSearchParams(wrong)}`)
      await expectFailure(response, 'invalid')
    }
  })

  test('shows who came last, and what they took', async ({ baseURL }) => {
    const { context } = await newAdmin(baseURL)
    const { person, context: taker } = await newPerson(baseURL, { first_name: 'Last' })
    await promote(person)
    const { result_id } = await submitAnswers(taker, answersFor('I'))
    // Others come meanwhile: the newest of all is made so.
    await query(`UPDATE users SET created_at = now() + interval '1 day' WHERE id = $1`, [person.id])
    await query(`UPDATE assessments SET completed_at = now() + interval '1 day' WHERE id = $1`, [
      result_id,
    ])
    const { recent_activity } = await (await context.get('/api/admin/dashboard')).json()
    await query(`UPDATE users SET created_at = now() WHERE id = $1`, [person.id])
    await query(`UPDATE assessments SET completed_at = now() WHERE id = $1`, [result_id])
    expect(recent_activity.users[0]).toMatchObject({ id: person.id, name: 'Last Byron' })
    expect(recent_activity.assessments[0]).toMatchObject({
      id: result_id,
      user: { name: 'Last Byron' },
      primary_type: 'I',
    })
  })
})
