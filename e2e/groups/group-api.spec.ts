/** Groups, as the API keeps its word about them. */
import { answersFor } from '../support/answers'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { dataDir, readMail } from '../support/mail/mailbox'
import { PASSWORD, takeAsPerson } from '../support/people'
import { addMember, confirmAddress, makeGroup, newPerson } from '../support/teams'

test.describe('a group', () => {
  test('is made, renamed, handed over and deleted', async ({ baseURL }) => {
    const leader = await newPerson(baseURL, { first_name: 'Lea' })
    const member = await newPerson(baseURL, { first_name: 'Max' })
    const group = await makeGroup(leader, '  Design & Research  ')
    await addMember(leader, group, member)
    const shown = { members_see: 'leader_only', agreed_to: 'leader_only', asks: false }
    const row = {
      id: group,
      name: 'Design & Research',
      description: '',
      member_count: 2,
      ...shown,
    }
    const list = await (await leader.context.get('/api/groups')).json()
    const leads = { is_leader: true, is_first_leader: true }
    const current = { archived_at: null, undo_until: null, created_at: expect.any(String) }
    expect(list).toEqual([{ ...row, ...leads, ...current }])
    const path = `/api/groups/${group}`
    const data = { description: 'Two lines,\nboth kept.' }
    const changed = await leader.context.patch(path, { data })
    expect(await changed.json()).toMatchObject({ ...row, ...data })
    await confirmAddress(leader.person)
    const handed = await leader.context.put(`${path}/leader`, {
      data: { user_id: member.person.id },
    })
    expect(await handed.json()).toMatchObject({ is_leader: false })
    const notice = await readMail(dataDir(), member.person.email, { subject: 'You now lead' })
    expect(notice.link).toContain(group)
    await expectFailure(await leader.context.delete(path), 'not_found')
    expect((await member.context.delete(path)).status()).toBe(204)
    await expectFailure(await leader.context.get(path), 'not_found')
  })

  test('refuses what is not right, each field by name', async ({ baseURL }) => {
    const leader = await newPerson(baseURL)
    for (const [data, field, message] of [
      [{ name: '   ' }, 'name', 'Group name is required'],
      [{}, 'name', /./],
      [{ name: 'x'.repeat(81) }, 'name', /80/],
      [{ name: 'A\u0000' }, 'name', /./],
      [{ name: 'A', description: 'x'.repeat(501) }, 'description', /500/],
      [{ name: 'A', leader_id: leader.person.id }, 'leader_id', /./],
    ] as const) {
      const answer = await expectFailure(
        await leader.context.post('/api/groups', { data }),
        'invalid',
      )
      expect(answer.fields?.[field]).toMatch(message)
    }
    const group = await makeGroup(leader)
    await confirmAddress(leader.person)
    const stranger = await newPerson(baseURL)
    await expectFailure(
      await leader.context.put(`/api/groups/${group}/leader`, {
        data: { user_id: stranger.person.id },
      }),
      'invalid',
    )
  })

  test('shares results only while one is in it', async ({ baseURL }) => {
    const leader = await newPerson(baseURL, { first_name: 'Lea' })
    const member = await newPerson(baseURL, { first_name: 'Max' })
    await takeAsPerson(leader.context, 'D')
    await takeAsPerson(member.context, 'CS')
    const group = await makeGroup(leader)
    const compare = async () => (await leader.context.get(`/api/groups/${group}/comparison`)).json()
    expect(await compare()).toMatchObject({ members: [{ first_name: 'Lea' }] })
    await addMember(leader, group, member)
    expect(await compare()).toMatchObject({
      members: [{ first_name: 'Lea' }, { first_name: 'Max' }],
    })
    const own = `/api/groups/${group}/members`
    await expectFailure(await leader.context.delete(`${own}/${leader.person.id}`), 'conflict')
    expect((await member.context.delete(`${own}/${member.person.id}`)).status()).toBe(204)
    expect((await compare()).members).toHaveLength(1)
    await expectFailure(await member.context.get(`/api/groups/${group}`), 'not_found')
    expect(await (await member.context.get('/api/groups')).json()).toEqual([])
  })

  test('finds another leader, or closes, when its leader deletes the account', async ({
    baseURL,
  }) => {
    const leader = await newPerson(baseURL)
    const [barred, heir] = [await newPerson(baseURL), await newPerson(baseURL)]
    const group = await makeGroup(leader)
    const alone = await makeGroup(leader, 'Alone')
    for (const one of [barred, heir]) await addMember(leader, group, one)
    await query('UPDATE users SET disabled_at = now() WHERE id = $1', [barred.person.id])
    await leader.context.delete('/api/account', { data: { password: PASSWORD } })
    const [row] = await (await heir.context.get('/api/groups')).json()
    expect(row).toMatchObject({ id: group, is_leader: true, member_count: 2 })
    expect(await query('SELECT 1 FROM groups WHERE id = $1', [alone])).toEqual([])
  })

  test('reminds members without a result, each at most once a day over all groups', async ({
    baseURL,
  }) => {
    const leader = await newPerson(baseURL)
    const done = await newPerson(baseURL)
    const missing = await newPerson(baseURL, { first_name: 'Mia' })
    await takeAsPerson(leader.context)
    await takeAsPerson(done.context)
    const group = await makeGroup(leader)
    for (const one of [done, missing]) await addMember(leader, group, one)
    const other = await makeGroup(leader, 'Other')
    await addMember(leader, other, missing)
    const remind = async (data: object, id = group) =>
      (await leader.context.post(`/api/groups/${id}/reminders`, { data })).json()
    const age = (hours: number) =>
      query(
        'UPDATE memberships SET reminded_at = reminded_at - make_interval(hours => $2) WHERE user_id = $1',
        [missing.person.id, hours],
      )
    expect(await remind({ user_ids: [done.person.id] })).toEqual({ reminded: 0 })
    const both = await Promise.all([remind({}), remind({})])
    expect(both.map(({ reminded }) => reminded).sort()).toEqual([0, 1])
    const { text } = await readMail(dataDir(), missing.person.email, { subject: 'Your team' })
    expect(text).toContain('Hello Mia,')
    await age(23)
    expect([await remind({}), await remind({}, other)]).toEqual([{ reminded: 0 }, { reminded: 0 }])
    await age(1)
    expect(await remind({}, other)).toEqual({ reminded: 1 })
  })
})

test('the comparison is in the file that a spreadsheet opens, and no name runs in it', async ({
  baseURL,
}) => {
  const leader = await newPerson(baseURL, { first_name: '=HYPERLINK("x")', last_name: '@SUM(1)' })
  const member = await newPerson(baseURL, { first_name: 'Zoë', last_name: 'Quote", comma' })
  await leader.context.post('/api/assessment/guest/submit', {
    data: { responses: answersFor('D') },
  })
  await takeAsPerson(member.context, 'CS')
  const group = await makeGroup(leader)
  const path = `/api/groups/${group}/comparison`
  await expectFailure(await leader.context.get(`${path}.pdf`), 'conflict')
  await addMember(leader, group, member)
  const csv = await leader.context.get(`${path}.csv`)
  expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.headers()['content-disposition']).toMatch(
    /attachment; filename="DISC_Team_Design_\d{4}-\d\d-\d\d\.csv"/,
  )
  const [head, first, second] = (await csv.text()).split('\r\n')
  expect(head).toBe(
    '\uFEFFFirst name,Last name,Style,D,I,S,C,D_low,D_high,I_low,I_high,S_low,S_high,C_low,C_high,How sure',
  )
  expect(first).toMatch(/^"'=HYPERLINK\(""x""\)",'@SUM\(1\),D(,\d+){12},D leads clearly$/)
  expect(second).toMatch(/^Zoë,"Quote"", comma",CS,/)
  const pdf = await leader.context.get(`${path}.pdf?paper=letter`)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('an average has a range, and a file its ends, where every result has one', async ({
  baseURL,
}) => {
  const leader = await newPerson(baseURL, { first_name: 'Ada' })
  const member = await newPerson(baseURL, { first_name: 'Ben' })
  await takeAsPerson(leader.context, 'D')
  const id = await takeAsPerson(member.context, 'CS')
  const group = await makeGroup(leader)
  await addMember(leader, group, member)
  const path = `/api/groups/${group}/comparison`
  const read = async () => {
    const comparison = await (await leader.context.get(path)).json()
    const csv = await (await leader.context.get(`${path}.csv`)).text()
    const ends = csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',').slice(7, 15).join())
    return { ...comparison, ends }
  }
  const both = await read()
  for (const letter of ['D', 'I', 'S', 'C']) {
    const { low, high } = both.average_intervals[letter]
    // What people read is the narrower one.
    const range = both.average_ranges[letter]
    expect(range.high - range.low).toBeLessThan(high - low)
    expect(both.average_ranges).toMatchObject({ level: 80 })
    const reach = (high - low) / 2
    const halves = both.members.map(
      ({ intervals }: { intervals: Record<string, { low: number; high: number }> }) => {
        const own = intervals[letter] ?? { low: 0, high: 0 }
        return (own.high - own.low) / 2
      },
    )
    // Narrower than one of them alone; the ends are whole points.
    expect(reach).toBeLessThan((halves[0] + halves[1]) / 2 + 1)
    expect(reach).toBeGreaterThan(Math.hypot(...halves) / 2 - 1)
    expect(low).toBeLessThan(both.averages[letter])
    expect(high).toBeGreaterThan(both.averages[letter])
  }
  const endsOf = ({ ranges }: (typeof both)['members'][0]) =>
    ['D', 'I', 'S', 'C'].flatMap((one) => [ranges[one].low, ranges[one].high]).join()
  expect(both.ends).toEqual(both.members.map(endsOf))

  await query(
    `UPDATE assessments SET scorer_version = 'count-1', certainty = NULL, quality = NULL WHERE id = $1`,
    [id],
  )
  const one = await read()
  expect([one.average_intervals, one.average_ranges]).toEqual([null, null])
  expect(one.averages).toEqual(both.averages)
  expect(one.ends).toEqual([both.ends[0], ',,,,,,,'])
})
