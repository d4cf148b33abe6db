/** Two spellings of one address are one account, wherever it is typed. */
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { dataDir, readMail } from '../support/mail/mailbox'
import { newBrowser, PASSWORD, registerPerson } from '../support/people'
import { makeGroup, newPerson } from '../support/teams'

test('an address in any spelling is one address', async ({ baseURL }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const canonical = `jörg${mark}@xn--bcher-kva.example`
  const spellings = [
    `jörg${mark}@bücher.example`,
    ` JO\u0308RG${mark}@BÜCHER。example `,
    `mailto:jörg${mark}@xn--bcher-kva.example`,
    `Jörg <jörg${mark}@bücher.example>`,
  ]
  const browser = await newBrowser(baseURL)
  const person = await registerPerson(browser, { email: spellings[0] })
  const [row] = await query('SELECT email FROM users WHERE id = $1', [person.id])
  expect(row).toEqual({ email: canonical })
  expect((await readMail(dataDir(), `jörg${mark}@bücher.example`)).subject).toContain('Confirm')
  const leader = await newPerson(baseURL)
  const group = await makeGroup(leader)
  for (const email of spellings) {
    const stranger = await newBrowser(baseURL)
    const login = await stranger.post('/api/auth/login', { data: { email, password: PASSWORD } })
    expect((await login.json()).user.id).toBe(person.id)
    const again = { email, password: PASSWORD, first_name: 'Jörg', last_name: 'B' }
    await expectFailure(await stranger.post('/api/auth/register', { data: again }), 'email_taken')
    const listed = await stranger.post('/api/prospective-users', { data: { email, source: 'x' } })
    expect(listed.status()).toBe(201)
    const invited = await leader.context.post(`/api/groups/${group}/invite`, { data: { email } })
    expect(invited.status()).toBe(200)
  }
  for (const table of ['prospective_users', 'invitations']) {
    const rows = () => query(`SELECT email FROM ${table} WHERE email LIKE '%${mark}%'`)
    // The launch list is written after the answer.
    await expect.poll(rows, table).toEqual([{ email: canonical }])
  }
})
