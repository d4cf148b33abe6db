/** A guest shares the style of their result: what strangers see of it, how it ends, and comparing by it. */
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { cardPath } from '../../lib/routes'
import { answersFor } from '../support/answers'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
} from '../support/checks'
import { newLinkSecret, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { newBrowser, registerPerson, takeAsPerson } from '../support/people'
import { reportTexts } from '../support/premium'
import { openLastQuestion, submitAnswers, takeAssessment } from '../support/product'
import { asUnhurried } from '../support/unhurried'

const { name, nickname } = STYLE_CONTENT.CS

/** A guest with a result. */
async function newGuest(baseURL: string | undefined, style: Parameters<typeof answersFor>[0]) {
  const context = await newBrowser(baseURL)
  const { result_id } = await submitAnswers(context, answersFor(style))
  return { context, result: result_id }
}

type Guest = Awaited<ReturnType<typeof newGuest>>

const share = ({ context, result }: Guest, called: string, compares = false) =>
  context.put(`/api/results/${result}/share`, { data: { called, compares } })

/** The path of the link. */
async function shared(guest: Guest, called: string, compares = false): Promise<string> {
  const response = await share(guest, called, compares)
  expect(response.status(), await response.text()).toBe(200)
  return new URL((await response.json()).link).pathname
}

const compare = ({ context, result }: Guest, path: string, called?: string) =>
  context.post(`/api/share-links/${path.replace('/s/', '')}/compare`, {
    data: { result_id: result, called },
  })

test('a shared link shows the style and the typed name, and nothing else; it ends right away', async ({
  baseURL,
}) => {
  const ada = await newGuest(baseURL, 'CS')
  const path = await shared(ada, 'Ada')
  // The same link again, with what its page says now.
  expect(await shared(ada, 'Ada')).toBe(path)
  expect(path).toMatch(/^\/s\/[\w-]{22}$/)
  const [row] = await query<{ hash: string }>(
    'SELECT hash FROM share_links WHERE assessment_id = $1',
    [ada.result],
  )
  expect(row?.hash).not.toContain(path.replace('/s/', ''))

  const stranger = await newBrowser(baseURL)
  for (const headers of [{}, { RSC: '1' }] as Record<string, string>[]) {
    const body = await (await stranger.get(path, { headers })).text()
    for (const words of ['Ada', name, nickname]) expect(body).toContain(words)
    expect(body).not.toContain(ada.result)
    expect(body).not.toMatch(/scores?\\?"|bands\\?"|certainty\\?"|"guest/)
    expect(reportTexts('CS').filter((text) => body.includes(text))).toEqual([])
  }
  const html = await (await stranger.get(path)).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain(`<meta property="og:title" content="Ada is ${name}"/>`)
  expect(html).toContain(cardPath('CS', 'wide'))
  expect(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]).not.toMatch(/[$\d]/)
  const picture = await stranger.get(cardPath('CS', 'tall'))
  expect(picture.headers()['content-type']).toBe('image/png')
  const bytes = await picture.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350])

  expect((await ada.context.delete(`/api/results/${ada.result}/share`)).status()).toBe(204)
  const ended = await (await stranger.get(path)).text()
  expect(ended).toContain('This link has ended.')
  expect(ended).not.toContain(name)
  expect(ended).not.toContain('Ada')
  // A new one is another.
  const next = await shared(ada, '')
  expect(next).not.toBe(path)
  expect(await (await stranger.get(next)).text()).toContain('Someone you know')
  expect((await ada.context.delete(`/api/results/${ada.result}`)).status()).toBe(204)
  expect(await (await stranger.get(next)).text()).toContain('This link has ended.')
  expect(await query('SELECT FROM share_links WHERE assessment_id = $1', [ada.result])).toEqual([])
})

test('the typed name is one that a person has; strangers read no message and no office', async ({
  baseURL,
}) => {
  const ada = await newGuest(baseURL, 'CS')
  for (const called of ['Discern Support', 'visit evil.com', 'Your b4nk', 'Call 0900 123 456']) {
    await expectFailure(await share(ada, called), 'invalid')
  }
  // Comparing says whom with.
  await expectFailure(await share(ada, '', true), 'invalid')
  expect(await query('SELECT FROM share_links WHERE assessment_id = $1', [ada.result])).toEqual([])
})

test('people compare by a link only where its owner allowed it, once each', async ({ baseURL }) => {
  const ada = await newGuest(baseURL, 'CS')
  const otto = await newGuest(baseURL, 'DI')
  const path = await shared(ada, 'Ada')
  await expectFailure(await compare(otto, path, 'Otto'), 'conflict')
  await shared(ada, 'Ada', true)
  await expectFailure(await compare(otto, path), 'invalid')
  await expectFailure(await compare(otto, path, 'Discern Support'), 'invalid')
  await expectFailure(await compare(ada, path, 'Ada'), 'conflict')
  const answers = await Promise.all([compare(otto, path, 'Otto'), compare(otto, path, 'Otto')])
  const ids = await Promise.all(answers.map(async (one) => (await one.json()).id))
  expect(ids[0]).toBe(ids[1])
  for (const { context } of [ada, otto]) {
    const { people } = await (await context.get(`/api/pairs/${ids[0]}`)).json()
    expect(people.map((one: { name: string }) => one.name).sort()).toEqual(['Ada', 'Otto'])
  }
  // Further people may.
  const lea = await newGuest(baseURL, 'S')
  expect((await compare(lea, path, 'Lea')).status()).toBe(200)
  // What she ended does not begin again by the same link.
  await ada.context.delete(`/api/pairs/${ids[0]}`)
  await expectFailure(await compare(otto, path, 'Otto'), 'conflict')
  // What began stays; the link is over.
  await ada.context.delete(`/api/results/${ada.result}/share`)
  await expectFailure(await compare(await newGuest(baseURL, 'I'), path, 'Ina'), 'link_invalid')
  expect(await (await ada.context.get('/api/pairs')).json()).toHaveLength(1)
})

test(
  'a person with an account shares the first name that they type, not that of the account',
  SLOW_PROOF,
  async ({ baseURL }) => {
    const context = await newBrowser(baseURL)
    await registerPerson(context, { first_name: 'Adelaide' })
    const ada = { context, result: await takeAsPerson(context, 'CS') }
    const path = await shared(ada, 'Ada', true)
    const otto = await newGuest(baseURL, 'DI')
    const { id } = await (await compare(otto, path, 'Otto')).json()
    const text = await (await otto.context.get(`/api/pairs/${id}`)).text()
    expect(text).toContain('Ada')
    expect(text).not.toContain('Adelaide')
  },
)

test('from Share to the page for two, guest to guest', async ({ page, browser }) => {
  const { result_id: mine } = await takeAssessment(page, 'CS')
  await page.goto(`/enhanced-guest-results?result=${mine}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Share your style' })
  await sheet.getByLabel('People who open it may compare with me').check()
  await sheet.getByRole('button', { name: 'Get the link' }).click()
  await expect(sheet.getByText('Please type your first name')).toBeVisible()
  await sheet.getByLabel('First name on the page').fill('Ada')
  await sheet.getByRole('button', { name: 'Get the link' }).click()
  const link = await sheet.getByLabel('Send it to anyone you like').inputValue()
  await expectAccessible(page)

  const context = await browser.newContext()
  await asUnhurried(context)
  const theirs = await context.newPage()
  await openLastQuestion(theirs, 'DI')
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(`Ada is ${name}. And you?`)
  await expectAccessible(theirs)
  await expectNoSidewaysScroll(theirs)
  await theirs.getByRole('link', { name: /^Pick up at question/ }).click()
  await theirs.getByRole('button', { name: 'Get My Results' }).click()
  // The reveal covers the page; Back uncovers it, and leads nowhere else.
  const reveal = theirs.getByRole('dialog', { name: 'Your result' })
  await expect(reveal.getByRole('button', { name: 'Read on' })).toBeFocused()
  await expect(reveal.getByRole('heading')).toHaveText(STYLE_CONTENT.DI.name)
  await expect(reveal.getByRole('status')).toHaveText(/^D leads.*\. The Rallying Captain\.$/)
  await expectAccessible(theirs)
  await theirs.goBack()
  await expect(reveal).toBeHidden()
  await expect(theirs).toHaveURL(/\/enhanced-guest-results/)
  // Their own result first; beside it the way to compare.
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(STYLE_CONTENT.DI.name)
  await theirs.getByRole('link', { name: 'Compare with Ada' }).click()
  await theirs.getByLabel('What should your colleague call you?').fill('Otto')
  await theirs.getByRole('button', { name: 'Compare with Ada' }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/^You and \W?Ada/)
  await context.close()

  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has ended.')
})

test('a guest mails the free result to themself; its link opens that, and not the report', async ({
  page,
  browser,
  baseURL,
}) => {
  const { result_id: id } = await takeAssessment(page, 'CS')
  await page.goto(`/enhanced-guest-results?result=${id}`)
  const card = page.getByRole('region', { name: 'Send it to me by email' })
  await card.getByLabel('Email').fill('ada@example.com')
  await card.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(card.getByText('It’s on its way to ada@example.com.')).toBeVisible()
  await expect
    .poll(() => query('SELECT FROM report_links WHERE assessment_id = $1 AND opens_result', [id]))
    .toHaveLength(1)

  // Another device, once the link was opened there.
  const device = await (await browser.newContext()).newPage()
  const secret = await newLinkSecret(query, id)
  await query('UPDATE report_links SET opens_result = true WHERE assessment_id = $1', [id])
  await device.goto(`/open-report?token=${secret}`)
  await expect(device).toHaveURL(`/enhanced-guest-results?result=${id}`)
  await expect(device.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(device.getByRole('button', { name: 'Share', exact: true })).toBeHidden()
  await expectFailure(
    await device.request.get(`/api/assessment/download-pdf/${id}`),
    'premium_required',
  )
  await expectFailure(
    await device.request.put(`/api/results/${id}/share`, { data: { called: '', compares: false } }),
    'not_found',
  )
  const other = await newBrowser(baseURL)
  await expectFailure(
    await other.post(`/api/results/${id}/mail`, { data: { email: 'a@example.com' } }),
    'not_found',
  )

  // The report is bought later, on the first device: this link still opens the free result alone.
  await query('INSERT INTO entitlements (id, assessment_id) VALUES (gen_random_uuid(), $1)', [id])
  const goals = `/api/results/${id}/goals.ics`
  expect((await page.request.get(goals)).status()).not.toBe(403)
  await expectFailure(await device.request.get(goals), 'premium_required')
})
