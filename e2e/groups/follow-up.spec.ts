/** What becomes of an agreement: a calendar file, mails that were asked for, and the answer whether it worked. */
import ICAL from 'ical.js'
import { expect, expectAccessible, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { dataDir, listMail, readMail } from '../support/mail/mailbox'
import { registerPerson, takeAsPerson } from '../support/people'
import { addMember, makeGroup, newPerson } from '../support/teams'

const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

test('a member asks for mails, answers whether it worked, and stops them by one click', async ({
  page,
  baseURL,
  request,
}) => {
  const me = { person: await registerPerson(page.request), context: page.request }
  const leader = await newPerson(baseURL)
  const result = await takeAsPerson(page.request, 'DC')
  const group = await makeGroup(leader)
  await addMember(leader, group, me)
  await query(
    `INSERT INTO agreements (id, group_id, user_id, text)
     VALUES (gen_random_uuid(), $1, $2, 'I ask, then decide; always')`,
    [group, me.person.id],
  )
  const at = `/api/groups/${group}`

  const titles = []
  for (const part of ['', '&part=question']) {
    const file = await page.request.get(`${at}/agreement.ics?time_zone=Asia/Tokyo${part}`)
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    titles.push(...eventsOf(await file.text()).map(({ summary }) => summary))
  }
  expect(titles).toEqual(['I ask, then decide; always', 'Did it work? I ask, then decide; always'])
  expect((await leader.context.get(`${at}/agreement.ics`)).status()).toBe(404)

  const goals = `/api/results/${result}/goals.ics`
  expect((await page.request.get(goals)).status()).toBe(403)
  await page.request.post('/api/payments/create-intent', {
    data: { result_id: result, coupon_code: 'FREE' },
  })
  expect((await page.request.get(goals)).status()).toBe(404)
  const due_on = '2027-03-28'
  await page.request.put(`/api/results/${result}/goals/2`, { data: { due_on } })
  await page.request.put(`/api/results/${result}/goals/1`, { data: { due_on: '2027-04-01' } })
  for (const [asked, day] of [
    ['', due_on],
    ['?goal=1', '2027-04-01'],
  ]) {
    const plan = eventsOf(await (await page.request.get(`${goals}${asked}`)).text())
    expect(plan.map(({ startDate }) => startDate.toString())).toEqual([day])
  }
  expect((await page.request.get(`${goals}?goal=3`)).status()).toBe(404)
  expect((await leader.context.get(goals)).status()).toBe(404)

  await page.goto(`/groups/${group}`)
  await page.getByRole('button', { name: 'Email me about it' }).click()
  await expect(page.getByRole('button', { name: 'Stop the emails' })).toBeVisible()
  await expectAccessible(page)

  // As if 30 days had passed, and the hour had come.
  await query("UPDATE agreements SET mails_from = now() - interval '31 days' WHERE user_id = $1", [
    me.person.id,
  ])
  await query("INSERT INTO pgboss.job (name, data) VALUES ('follow_up', '{}')")
  const mail = await readMail(dataDir(), me.person.email, { subject: 'Did it work?' })
  expect(mail.text).toContain('“I ask, then decide; always”')
  const partly = /\S+answer=partly/.exec(mail.text)?.[0] ?? ''
  const { pathname, search } = new URL(partly)
  await page.goto(pathname + search)
  await expectAccessible(page)
  const read = async () => (await (await page.request.get(`${at}/follow-up`)).json()).agreement
  expect((await read()).worked).toBeNull()
  await page.getByRole('button', { name: 'Answer “Partly”' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await read()).toEqual({
    text: 'I ask, then decide; always',
    mails: false,
    worked: 'partly',
  })
  expect((await (await leader.context.get(`${at}/follow-up`)).json()).answers).toBeNull()
  await page.goto('/results/history')
  await expect(page.getByRole('region', { name: 'What you agreed to do' })).toContainText('Partly')

  const again = { data: { mails: true } }
  expect((await page.request.put(`${at}/follow-up`, again)).status()).toBe(204)
  const token = new URL(partly).searchParams.get('token') ?? ''
  // They begin anew, so nothing is asked yet.
  const early = { data: { token, worked: 'no' } }
  await expectFailure(await request.post('/api/follow-up/answer', early), 'link_invalid')
  const stopOf = ({ text }: { text: string }) =>
    `/api/follow-up/stop?token=${/stop-emails\?token=(\S+)/.exec(text)?.[1]}`
  // The link that stops answers nothing, the one that answers stops nothing, and mails of a later asking go on.
  const forStop = new URL(stopOf(mail), baseURL).searchParams.get('token')
  const swapped = { data: { token: forStop, worked: 'no' } }
  await expectFailure(await request.post('/api/follow-up/answer', swapped), 'link_invalid')
  await expectFailure(await request.post(`/api/follow-up/stop?token=${token}`), 'link_invalid')
  await expectFailure(await request.post(stopOf(mail)), 'link_invalid')
  expect((await read()).mails).toBe(true)
  await query("UPDATE agreements SET mails_from = now() - interval '3 days' WHERE user_id = $1", [
    me.person.id,
  ])
  await query("INSERT INTO pgboss.job (name, data) VALUES ('follow_up', '{}')")
  const weekly = await readMail(dataDir(), me.person.email, { subject: 'this week' })
  const stop = stopOf(weekly)
  expect((await request.get(stop, { maxRedirects: 0 })).headers().location).toContain(
    '/stop-emails',
  )
  expect((await read()).mails).toBe(true)
  expect((await request.post(stop)).status()).toBe(204)
  expect((await read()).mails).toBe(false)
  expect((await request.post(stop)).status()).toBe(204)
  // A new text is another agreement: the old link answers nothing about it.
  await query(
    "UPDATE agreements SET mails_sent = 5, created_at = now(), text = 'I listen' WHERE user_id = $1",
    [me.person.id],
  )
  await expectFailure(
    await request.post('/api/follow-up/answer', { data: { token, worked: 'yes' } }),
    'link_invalid',
  )
  expect((await request.post(stop.replace(/.$/, '!'))).status()).toBe(422)
  expect(
    (await listMail(dataDir(), me.person.email)).filter(({ subject }) => /work/.test(subject)),
  ).toHaveLength(1)
})
