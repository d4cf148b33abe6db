/** Two people compare by a link, without a group: who may read what, from the first to the last moment. */
import { WITH_LETTER } from '../../lib/disc/content/with-letter'
import { readPdf } from '../../lib/pdf/testing'
import { answersFor } from '../support/answers'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { dataDir, readMail } from '../support/mail/mailbox'
import { agree, makeLink } from '../support/pairs'
import { newBrowser, registerPerson, takeAsPerson } from '../support/people'
import { openLastQuestion, submitAnswers, takeAssessment } from '../support/product'
import { asUnhurried } from '../support/unhurried'

/** A guest with a result. */
async function newGuest(baseURL: string | undefined, style: Parameters<typeof answersFor>[0]) {
  const context = await newBrowser(baseURL)
  const { result_id } = await submitAnswers(context, answersFor(style))
  return { context, result: result_id }
}

/** A person with an account and a result. */
async function newTaker(baseURL?: string) {
  const context = await newBrowser(baseURL)
  const person = await registerPerson(context, { first_name: 'Ada' })
  return { person, context, result: await takeAsPerson(context, 'CS') }
}

test('a link works once; both read styles and places, and what one ends is gone for both', async ({
  baseURL,
}) => {
  const ada = await newTaker(baseURL)
  const otto = await newGuest(baseURL, 'DI')
  const late = await newGuest(baseURL, 'S')
  const token = await makeLink(ada.context, ada.result)
  // Not with oneself, whichever result; and a guest says how they want to be called.
  const again = await takeAsPerson(ada.context, 'I')
  await expectFailure(await agree(ada.context, token, again), 'conflict')
  await expectFailure(await agree(otto.context, token, otto.result), 'invalid')
  await expectFailure(await agree(otto.context, token, ada.result, 'Otto'), 'not_found')

  const [first, second] = await Promise.all([
    agree(otto.context, token, otto.result, 'Otto'),
    agree(late.context, token, late.result, 'Lea'),
  ])
  expect([first.status(), second.status()].sort()).toEqual([200, 409])
  const [winner, loser] = first.ok() ? [otto, late] : [late, otto]
  const { id } = await (first.ok() ? first : second).json()
  const paths = [`/api/pairs/${id}`, `/api/pairs/${id}/pdf`]
  for (const path of paths) await expectFailure(await loser.context.get(path), 'not_found')
  expect(await (await loser.context.get(`/compare/${token}`)).text()).toContain('has been used')

  for (const { context } of [ada, winner]) {
    const text = await (await context.get(`/api/pairs/${id}`)).text()
    expect(JSON.parse(text).people).toMatchObject([{ is_you: true }, { is_you: false }])
    // Keys alone: a sentence may speak of an email.
    expect(text).not.toMatch(/"(scores?|ranges?|doubt|email)"|Byron/)
    const page = await (await context.get(`/compare/with/${id}`)).text()
    expect(page).toContain('How it can go')
    expect(page).not.toMatch(/Byron"|"scores/)
    expect((await context.get(`/api/pairs/${id}/pdf`)).status()).toBe(200)
    expect(await (await context.get('/api/pairs')).json()).toMatchObject([{ id }])
  }
  const spelled = (names: object) =>
    winner.context.get(`/api/pairs/${id}/pdf`, { params: { spellings: JSON.stringify(names) } })
  const { info } = await readPdf(await (await spelled({ other: 'Adah' })).body())
  expect(info.Title).toContain('and Adah')
  await expectFailure(await spelled({ leader: 'Adah' }), 'invalid')

  // The other way around: a person with an account takes up a guest's link.
  const back = await makeLink(loser.context, loser.result, 'Lea')
  const taken = await agree(ada.context, back, again)
  expect(taken.status(), await taken.text()).toBe(200)
  const { id: second_id } = await taken.json()
  expect((await ada.context.delete(`/api/pairs/${second_id}`)).status()).toBe(204)

  expect((await winner.context.delete(`/api/pairs/${id}`)).status()).toBe(204)
  for (const { context } of [ada, winner]) {
    for (const path of paths) await expectFailure(await context.get(path), 'not_found')
    expect(await (await context.get('/api/pairs')).json()).toEqual([])
    const page = await (await context.get(`/compare/with/${id}`)).text()
    expect(page).toContain('Nothing to compare here')
    expect(page).not.toContain('How it can go')
  }
})

test('a link ends when it is withdrawn or expires; a comparison moves into an account and ends with a result', async ({
  baseURL,
}) => {
  const una = await newGuest(baseURL, 'SC')
  const otto = await newGuest(baseURL, 'DI')
  const withdrawn = await makeLink(una.context, una.result, 'Una')
  const [{ id: open }] = await (await una.context.get('/api/pairs')).json()
  await expectFailure(await otto.context.delete(`/api/pairs/${open}`), 'not_found')
  expect((await una.context.delete(`/api/pairs/${open}`)).status()).toBe(204)
  await expectFailure(await agree(otto.context, withdrawn, otto.result, 'Otto'), 'link_invalid')

  const expired = await makeLink(una.context, una.result, 'Una')
  await query(
    "UPDATE pair_comparisons SET expires_at = now() - interval '1 second' WHERE first_id = $1",
    [una.result],
  )
  await expectFailure(await agree(otto.context, expired, otto.result, 'Otto'), 'link_invalid')
  expect(await (await una.context.get('/api/pairs')).json()).toEqual([])

  const token = await makeLink(una.context, una.result, 'Una')
  const { id } = await (await agree(otto.context, token, otto.result, 'Otto')).json()
  await registerPerson(una.context, { first_name: 'Ursula' })
  const { people } = await (await una.context.get(`/api/pairs/${id}`)).json()
  // Otto agreed to compare with Una, and she showed no other name.
  expect(people.map(({ name }: { name: string }) => name)).toEqual(['Una', 'Otto'])

  expect((await otto.context.delete(`/api/results/${otto.result}`)).status()).toBe(204)
  await expectFailure(await una.context.get(`/api/pairs/${id}`), 'not_found')
  expect(await query('SELECT FROM pair_comparisons WHERE id = $1', [id])).toEqual([])
})

test('one offers an agreement; it holds once the other agrees to these words, until one of them changes or ends it', async ({
  baseURL,
}) => {
  const ada = await newTaker(baseURL)
  const otto = await newGuest(baseURL, 'DI')
  const late = await newGuest(baseURL, 'S')
  const token = await makeLink(ada.context, ada.result)
  const { id } = await (await agree(otto.context, token, otto.result, 'Otto')).json()
  const path = `/api/pairs/${id}/agreement`
  const offer = async ({ context }: Pick<typeof ada, 'context'>, text: string) =>
    expect((await context.put(path, { data: { text } })).status()).toBe(204)
  const seenBy = async ({ context }: Pick<typeof ada, 'context'>) =>
    (await (await context.get(`/api/pairs/${id}`)).json()).agreement
  const text = 'We say the date first'

  expect(await seenBy(ada)).toBeNull()
  await expectFailure(await late.context.put(path, { data: { text } }), 'not_found')
  await expectFailure(await late.context.delete(path), 'not_found')
  await expectFailure(await ada.context.put(path, { data: { text: ' ' } }), 'invalid')
  // Offered twice is offered once: no one agrees with themselves.
  for (const _ of [1, 2]) await offer(ada, text)
  expect(await seenBy(ada)).toEqual({ text, is_mine: true, agreed_from: null, mails: null })
  expect(await seenBy(otto)).toEqual({ text, is_mine: false, agreed_from: null, mails: null })

  await offer(otto, text)
  const agreed = await seenBy(ada)
  expect(agreed).toMatchObject({ text, is_mine: true, agreed_from: expect.any(String) })
  for (const one of [otto, ada]) await offer(one, text)
  expect(await seenBy(ada)).toEqual(agreed)
  const { comparisons } = await (await ada.context.get('/api/account/export')).json()
  expect(comparisons).toMatchObject([{ agreement: text, offered_the_agreement: true }])

  // After the two weeks she is asked by mail, having asked for it with a proven address; a guest has none.
  const mails = (on: boolean, { context }: Pick<typeof ada, 'context'> = ada) =>
    context.put(`/api/pairs/${id}/follow-up`, { data: { mails: on } })
  await expectFailure(await mails(true, otto), 'not_signed_in')
  await expectFailure(await mails(true), 'conflict')
  await query('UPDATE users SET owner_proven_at = now() WHERE id = $1', [ada.person.id])
  expect((await mails(true)).status()).toBe(204)
  expect(await seenBy(ada)).toMatchObject({ mails: true })
  expect(await seenBy(otto)).toMatchObject({ mails: null })
  await query(
    "UPDATE pair_comparisons SET agreement_from = now() - interval '14 days' WHERE id = $1",
    [id],
  )
  await query("INSERT INTO pgboss.job (name, data) VALUES ('follow_up', '{}')")
  const mail = await readMail(dataDir(), ada.person.email, { subject: 'Did it help?' })
  expect(mail.text).toContain(`agreed: “${text}”. Did it help?`)
  const [, link = ''] = /(http\S+\/login\S+)/.exec(mail.text) ?? []
  expect(new URL((await ada.context.get(link)).url()).pathname).toBe(`/compare/with/${id}`)
  const [, leaving] = /stop-emails\?token=(\S+)/.exec(mail.text) ?? []
  const stop = `/api/follow-up/stop?token=${leaving}`
  for (const _ of [1, 2]) expect((await late.context.post(stop)).status()).toBe(204)
  await expectFailure(await mails(true), 'conflict')

  // Other words are an offer again, and a no leaves nothing.
  await offer(otto, 'First the figures')
  expect(await seenBy(ada)).toMatchObject({ is_mine: false, agreed_from: null })
  for (const { context } of [ada, otto]) expect((await context.delete(path)).status()).toBe(204)
  expect(await seenBy(otto)).toBeNull()
})

test('a guest makes a link on the screen; another takes it up; a tab that stayed open learns the end', async ({
  page,
  browser,
}) => {
  const { result_id: mine } = await takeAssessment(page, 'CS')
  await page.goto(`/enhanced-guest-results?result=${mine}`)
  await page.getByRole('link', { name: 'Compare with a colleague' }).click()
  await page.getByLabel('What should your colleague call you?').fill('Una')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Send it to one colleague').inputValue()

  const context = await browser.newContext()
  await asUnhurried(context)
  const theirs = await context.newPage()
  await openLastQuestion(theirs, 'DI')
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
    'Una would like to compare with you',
  )
  // They take the assessment, and come back.
  await theirs.getByRole('link', { name: 'Take the assessment' }).click()
  await theirs.getByRole('button', { name: 'Get My Results' }).click()
  await theirs.getByLabel('What should your colleague call you?').fill('Otto')
  await theirs.getByRole('button', { name: 'Agree and compare' }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/^You and \W?Una/)
  // What helps Otto is said to him, and what Una reads is quoted.
  await expect(theirs.getByText(WITH_LETTER.DI.C.helps)).toBeVisible()
  await expect(theirs.getByText(`reads: “${WITH_LETTER.CS.D.helps}”`)).toBeVisible()

  // He offers her an agreement, and she agrees to it.
  await theirs.getByRole('button', { name: 'Change the words' }).click()
  await theirs.getByLabel('What will you both do?').fill('We say the date first')
  await theirs.getByRole('button', { name: /^Offer it to/ }).click()
  await expect(theirs.getByText('You offered this.')).toBeVisible()

  await page.goto(`/enhanced-guest-results?result=${mine}`)
  await page.getByRole('link', { name: 'Open: you and Otto' }).click()
  await expect(page.getByText('“We say the date first”')).toBeVisible()
  await page.getByRole('button', { name: 'Agree' }).click()
  await expect(page.getByText('Day 1 of 14.')).toBeVisible()
  await page.goto(`/enhanced-guest-results?result=${mine}`)
  await page.getByRole('button', { name: 'Stop comparing with Otto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop comparing' }).click()
  await expect(page.getByRole('heading', { name: 'You compare with' })).toBeHidden()

  await theirs.getByRole('button', { name: 'Download PDF' }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Nothing to compare here')
  await expect(theirs.getByText('How it can go')).toBeHidden()
  await context.close()
})
