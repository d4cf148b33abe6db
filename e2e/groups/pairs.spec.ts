/** Two people compare by a link, without a group: who may read what, from the first to the last moment. */

import { answersFor } from '../support/answers'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { agree, makeLink } from '../support/pairs'
import { newBrowser, registerPerson, takeAsPerson } from '../support/people'
import { submitAnswers, takeAssessment } from '../support/product'

/** A guest with a result. */
async function newGuest(baseURL: string | undefined, style: Parameters<typeof answersFor>[0]) {
  const context = await newBrowser(baseURL)
  const { result_id } = await submitAnswers(context, answersFor(style))
  return { context, result: result_id }
}

/** A person with an account and a result. */
async function newTaker(baseURL: string | undefined, first_name: string) {
  const context = await newBrowser(baseURL)
  const person = await registerPerson(context, { first_name })
  return { context, person, result: await takeAsPerson(context, 'CS') }
}

test('two compare by a link that works once, and read styles and places, no score', async ({
  baseURL,
}) => {
  const ada = await newTaker(baseURL, 'Ada')
  const otto = await newGuest(baseURL, 'DI')
  const late = await newGuest(baseURL, 'S')
  const token = await makeLink(ada.context, ada.result)
  // Not with oneself, whichever result.
  const again = await takeAsPerson(ada.context, 'I')
  await expectFailure(await agree(ada.context, token, again), 'conflict')
  // A guest says how they want to be called, and another person's result is none.
  await expectFailure(await agree(otto.context, token, otto.result), 'invalid')
  await expectFailure(await agree(otto.context, token, ada.result, 'Otto'), 'not_found')

  const answers = await Promise.all([
    agree(otto.context, token, otto.result, 'Otto'),
    agree(late.context, token, late.result, 'Lea'),
  ])
  expect(answers.map((one) => one.status()).sort()).toEqual([200, 409])
  const [winner, loser] = answers[0]?.ok() ? [otto, late] : [late, otto]
  const { id } = await (answers[0]?.ok() ? answers[0] : answers[1]).json()
  expect((await loser.context.get(`/api/pairs/${id}`)).status()).toBe(404)
  expect(
    (await (await loser.context.get(`/compare/${token}`)).text()).includes('has been used'),
  ).toBe(true)

  for (const { context, isFirst } of [
    { context: ada.context, isFirst: true },
    { context: winner.context, isFirst: false },
  ]) {
    const text = await (await context.get(`/api/pairs/${id}`)).text()
    const { people } = JSON.parse(text)
    expect(people[0]).toMatchObject({ is_you: true, name: isFirst ? 'Ada' : expect.any(String) })
    expect(text).not.toMatch(/score|range|doubt|email|Byron/)
    expect(text).not.toContain(ada.result)
    const [listed] = await (await context.get('/api/pairs')).json()
    expect(listed).toMatchObject({ id, agreed_at: expect.any(String) })
    expect((await context.get(`/api/pairs/${id}/pdf`)).headers()['content-type']).toBe(
      'application/pdf',
    )
  }
})

test('what one withdraws, the other reads no more: JSON, list, PDF and page', async ({
  baseURL,
}) => {
  const ada = await newTaker(baseURL, 'Ada')
  const otto = await newGuest(baseURL, 'DI')
  const compare = async () => {
    const token = await makeLink(ada.context, ada.result)
    return (await (await agree(otto.context, token, otto.result, 'Otto')).json()).id as string
  }
  for (const [one, other] of [
    [ada, otto],
    [otto, ada],
  ] as const) {
    const id = await compare()
    for (const path of [`/api/pairs/${id}`, `/api/pairs/${id}/pdf`]) {
      expect((await other.context.get(path)).status()).toBe(200)
    }
    expect((await one.context.delete(`/api/pairs/${id}`)).status()).toBe(204)
    for (const { context } of [one, other]) {
      await expectFailure(await context.get(`/api/pairs/${id}`), 'not_found')
      await expectFailure(await context.get(`/api/pairs/${id}/pdf`), 'not_found')
      expect(await (await context.get('/api/pairs')).json()).toEqual([])
      const page = await (await context.get(`/compare/with/${id}`)).text()
      expect(page).toContain('Nothing to compare here')
      expect(page).not.toContain('should know about')
    }
  }
  // A guest's ends with the guest's result.
  const id = await compare()
  expect((await otto.context.delete(`/api/results/${otto.result}`)).status()).toBe(204)
  await expectFailure(await ada.context.get(`/api/pairs/${id}`), 'not_found')
  expect(await query('SELECT FROM pair_comparisons WHERE id = $1', [id])).toEqual([])
})

test('a link ends when it is withdrawn or expires, and a comparison moves into the account', async ({
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

  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
    'Una would like to compare with you',
  )
  await expect(theirs.getByRole('link', { name: 'Take the assessment' })).toHaveAttribute(
    'href',
    `/guest-assessment?redirectTo=${encodeURIComponent(new URL(link).pathname)}`,
  )
  await takeAssessment(theirs, 'DI')
  await theirs.reload()
  await theirs.getByLabel('What should your colleague call you?').fill('Otto')
  await theirs.getByRole('button', { name: 'Agree and compare' }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Otto and Una')
  await expect(
    theirs.getByRole('heading', { name: 'What Otto should know about Una' }),
  ).toBeVisible()

  await page.goto(`/enhanced-guest-results?result=${mine}`)
  await page.getByRole('button', { name: 'Stop comparing with Otto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop comparing' }).click()
  await expect(page.getByRole('heading', { name: 'You compare with' })).toBeHidden()

  await theirs.getByRole('button', { name: 'Download PDF' }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Nothing to compare here')
  await expect(theirs.getByText('should know about')).toBeHidden()
  await theirs.context().close()
})
