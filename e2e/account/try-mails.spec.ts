/** The weekly line by mail: one setting on home and in the profile, and two ways to stop it from the mail. */
import { expect, expectAccessible, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { dataDir, readMail } from '../support/mail/mailbox'
import { registerPerson, takeAsPerson } from '../support/people'

const line = {
  say: 'In one sentence, what would you do with this?',
  not: null,
  to: 'D',
  title: 'Try today, with someone who wants a decision',
}

test('the weekly line is asked for on home, and stopped in the profile and from its mail', async ({
  page,
  request,
}) => {
  const { id, email } = await registerPerson(page.request)
  await takeAsPerson(page.request, 'DI')
  const setting = page.getByRole('switch', { name: /^Email me a line/ })
  const isKept = () => page.waitForResponse('**/api/account/try-mails')
  const rows = () =>
    query<{ days: number; asked: string }>(
      `SELECT due_on - (now() AT TIME ZONE 'UTC')::date AS days, asked_at::text AS asked
       FROM try_mails WHERE user_id = $1`,
      [id],
    )

  const data = { mails: true }
  await page.goto('/assessment')
  await expect(page.getByRole('button', { name: 'Another one' })).toBeVisible()
  await expect(setting).toHaveCount(0)
  await expectFailure(await page.request.put('/api/account/try-mails', { data }), 'conflict')
  await query('UPDATE users SET owner_proven_at = now() WHERE id = $1', [id])
  await page.reload()
  await expect(setting).not.toBeChecked()
  await Promise.all([isKept(), setting.click()])
  await expect(setting).toBeChecked()
  expect(await rows()).toMatchObject([{ days: 7 }])
  await expectAccessible(page)

  await page.goto('/profile')
  await expect(setting).toBeChecked()
  await Promise.all([isKept(), setting.click()])
  await expect(setting).not.toBeChecked()
  expect(await rows()).toEqual([])
  await expectAccessible(page)

  expect((await page.request.put('/api/account/try-mails', { data })).status()).toBe(204)
  const [asked] = await rows()
  // Asked once more while it is on, it stays as it is.
  expect((await page.request.put('/api/account/try-mails', { data })).status()).toBe(204)
  expect(await rows()).toEqual([asked])

  // As the worker hands it over on the day.
  const send = () =>
    query("INSERT INTO pgboss.job (name, data) VALUES ('mail', $1)", [
      JSON.stringify({
        kind: 'secret',
        to: email,
        mail: { kind: 'try_today', data: { userId: id, line } },
      }),
    ])
  await send()
  const mail = await readMail(dataDir(), email, { subject: line.title })
  expect(mail.text).toContain(`“${line.say}”`)
  const token = /stop-emails\?token=(\S+)/.exec(mail.text)?.[1] ?? ''
  const stop = `/api/follow-up/stop?token=${token}`
  const opened = await request.get(stop, { maxRedirects: 0 })
  expect(opened.headers().location).toContain('/stop-emails')
  expect(await rows()).toHaveLength(1)
  expect((await request.post(stop)).status()).toBe(204)
  expect(await rows()).toEqual([])
  expect((await request.post(stop)).status()).toBe(204)
  expect((await request.post(stop.replace(/.$/, '!'))).status()).toBe(422)

  // What is asked for later goes on: this link is of an earlier asking.
  await page.request.put('/api/account/try-mails', { data })
  await expectFailure(await request.post(stop), 'link_invalid')
  expect(await rows()).toHaveLength(1)
  await send()
  const isNewer = async () => {
    const { text } = await readMail(dataDir(), email, { subject: line.title })
    return /stop-emails\?token=(\S+)/.exec(text)?.[1] !== token
  }
  await expect.poll(isNewer).toBe(true)
  const { text } = await readMail(dataDir(), email, { subject: line.title })
  await page.goto(`/stop-emails?token=${/stop-emails\?token=(\S+)/.exec(text)?.[1]}`)
  await expect(page.getByRole('main')).toContainText('They bring a line to try')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop them' }).click()
  await expect(page.getByRole('heading', { name: 'These emails are stopped' })).toBeVisible()
  expect(await rows()).toEqual([])
})
