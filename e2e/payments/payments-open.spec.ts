/** The day payments open: prices say nothing of preview mode anymore, and the launch list gets the one mail it was promised. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { REPORT_TERMS } from '../../lib/copy/policies'
import { messages } from '../../lib/messages'
import { freeReportPath, legalPath } from '../../lib/routes'
import { expect, SLOW_PROOF } from '../support/checks'
import { newBrowser, newEmail, registerPerson, takeAsPerson } from '../support/people'
import { takeAssessment } from '../support/product'
import type { Shop } from '../support/shop/shop'
import { test } from '../support/shop/tests'

test.describe.configure({ timeout: 180_000 })

const SUBJECT = 'You can get your complete report now'

async function makeAdmin(shop: Shop, context: APIRequestContext): Promise<void> {
  const { id } = await registerPerson(context)
  await shop.ask(
    'UPDATE users SET is_admin = true, email_verified_at = now(), owner_proven_at = now() WHERE id = $1',
    [id],
  )
}

/** Addresses that joined, oldest first. */
async function joined({ ask }: Shop, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => newEmail('list'))
  await ask(
    `INSERT INTO prospective_users (id, email, source, created_at)
     SELECT gen_random_uuid(), email, 'test', now() - interval '1 day' + n * interval '1 second'
     FROM unnest($1::text[]) WITH ORDINALITY AS listed(email, n)`,
    [emails],
  )
  return emails
}

const listed = async ({ ask }: Shop) =>
  (await ask('SELECT email FROM prospective_users')).map(({ email }) => String(email))

/** Every mail to the list that was ever written, as it went out. */
async function sentMails({ dataDir }: Shop): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`Subject: ${SUBJECT}`))
}

const addressee = (mail: string) => /^To: (\S+)/m.exec(mail)?.[1] ?? ''

test('where payments are open, no page says that they are not', SLOW_PROOF, async ({ page }) => {
  const { result_id: guests } = await takeAssessment(page)
  const notOpen = page.getByText(/Payments (aren’t|are not) open/)
  const offer = await page.request.get('/api/payments/offer')
  expect(await offer.json()).toMatchObject({ payments_open: true, pass_cents: 4999 })
  await page.goto('/')
  await expect(
    page.locator('#pricing').getByRole('link', { name: 'Take the free DISC test' }),
  ).toHaveCount(2)
  await expect(notOpen).toHaveCount(0)
  await expect(page.getByText(/free today/)).toHaveCount(0)
  const said = await page.locator('script[type="application/ld+json"]').textContent()
  expect(said).toContain('"price":"19.00"')
  expect(said).not.toContain('free today')
  const paths = ['/enhanced-guest-results', '/detailed-report-payment', '/payment-checkout']
  for (const path of [
    ...[...paths, '/register', '/test-results'].map((one) => `${one}?result=${guests}`),
    freeReportPath(guests),
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notOpen).toHaveCount(0)
  }
  await page.goto(legalPath('terms'))
  await expect(page.getByText(REPORT_TERMS.live)).toBeVisible()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page.getByRole('dialog').getByText(REPORT_TERMS.live)).toBeVisible()
  await registerPerson(page.request)
  const id = await takeAsPerson(page.request)
  for (const path of [`/results/${id}`, `/detailed-results?result=${id}`]) {
    await page.goto(path)
    await expect(page.getByText('for $49.99')).toBeVisible()
    await expect(notOpen).toHaveCount(0)
  }
})

test(
  'an admin sees who waits and sends the one mail, and each link in it leaves the list',
  SLOW_PROOF,
  async ({ page, shop }) => {
    await makeAdmin(shop, page.request)
    const [first = '', second = ''] = await joined(shop, 2)
    await page.goto('/admin/dashboard')
    await expect(
      page.getByText('Payments are open, and 2 people asked to be notified.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Go to the launch list' }).click()
    await expect(page.getByRole('row', { name: new RegExp(first) })).toContainText('Not yet')
    await page.getByRole('button', { name: 'Email 2 people' }).click()
    const dialog = page.getByRole('dialog', { name: 'Email 2 people?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await listed(shop)).toContain(first)
    await page.getByRole('button', { name: 'Email 2 people' }).click()
    await dialog.getByRole('button', { name: 'Send the email' }).click()
    await expect(page.getByText(messages.launchList.mailed)).toBeVisible()
    // The address goes with its mail.
    await expect.poll(() => listed(shop), { timeout: 45_000 }).toEqual([])
    const mails = await sentMails(shop)
    expect(mails.map(addressee).sort()).toEqual([first, second].sort())
    const [act] = await shop.ask(
      "SELECT details FROM admin_acts WHERE act = 'mail_launch_list' ORDER BY at DESC LIMIT 1",
    )
    expect(act).toEqual({ details: { addresses: 2 } })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No one yet' })).toBeVisible()

    // RFC 8058: both headers, on one line each, and a POST to the address that needs no session.
    const mail = mails.find((one) => addressee(one) === first) ?? ''
    const [, address = ''] = /^List-Unsubscribe: <(\S+)>\r$/m.exec(mail) ?? []
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const { pathname, search, searchParams } = new URL(address)
    const [id] = searchParams.get('token')?.split('.') ?? []
    /** As if the server had died before it knew that the mail was delivered. */
    const stillListed = () =>
      shop.ask(
        "INSERT INTO prospective_users (id, email, source, mail_queued_at) VALUES ($1, $2, 'test', now())",
        [id, first],
      )
    const mailProgram = await newBrowser(shop.copy.url)
    const oneClick = () =>
      mailProgram.post(pathname + search, { form: { 'List-Unsubscribe': 'One-Click' } })
    await stillListed()
    expect((await oneClick()).status()).toBe(204)
    expect(await listed(shop)).toEqual([])
    expect((await oneClick()).status(), 'again is fine').toBe(204)
    const forged = search.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    await stillListed()
    expect((await mailProgram.post(pathname + forged)).status()).toBe(404)
    // A mail program that scans links opens them: nothing happens but that the page asks.
    const opened = await mailProgram.get(pathname + search, { maxRedirects: 0 })
    expect(opened.status()).toBe(303)
    expect(await listed(shop)).toEqual([first])

    const { text } = (await shop.mails(first))[0] ?? { text: '' }
    const [, link = ''] = /Unsubscribe:\s+(\S+)/.exec(text) ?? []
    await page.goto(new URL(link).pathname + new URL(link).search)
    expect(await listed(shop)).toEqual([first])
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You’re off the list' })).toBeVisible()
    expect(await listed(shop)).toEqual([])
  },
)
