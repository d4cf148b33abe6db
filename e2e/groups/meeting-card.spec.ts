/** The card of a meeting: who comes is in the address, and what is on it is what members show each other. */
import { readPdf } from '../../lib/pdf/testing'
import { expect, test } from '../support/checks'
import { registerPerson, takeAsPerson } from '../support/people'
import { addMember, makeGroup, newPerson } from '../support/teams'

test('a member picks who comes, keeps it over a reload, and who withdraws is gone', async ({
  page,
  baseURL,
}) => {
  const person = await registerPerson(page.request, { first_name: 'Hannah', last_name: 'Lind' })
  const leader = await newPerson(baseURL, { first_name: 'Owen', last_name: 'Park' })
  const colleague = await newPerson(baseURL, { first_name: 'Amara', last_name: 'Kone' })
  await takeAsPerson(page.request, 'S')
  await takeAsPerson(leader.context, 'D')
  await takeAsPerson(colleague.context, 'C')
  const group = await makeGroup(leader, 'Operations')
  const me = { person, context: page.request }
  for (const one of [colleague, me]) await addMember(leader, group, one)
  const pdfOf = (query: string) => page.request.get(`/api/groups/${group}/meeting.pdf?${query}`)

  // While members see only names, there is nothing to put on a card, not even for the leader.
  const link = page.getByRole('link', { name: 'Meeting card' })
  await page.goto(`/groups/${group}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operations')
  await expect(link).toHaveCount(0)
  expect(await (await leader.context.get(`/groups/${group}/meeting`)).text()).not.toContain('Amara')

  await leader.context.patch(`/api/groups/${group}`, { data: { members_see: 'styles' } })
  for (const { context } of [colleague, me]) {
    await context.put(`/api/groups/${group}/consent`, { data: { agreed_to: 'styles' } })
  }
  await page.reload()
  await link.click()
  const card = page.getByRole('article')
  await expect(card).toContainText(/Amara.?\. Send the page the day before\./u)
  await expect(card).toContainText(/Owen.?\. The last one to ask\./u)
  await expect(card).toContainText('Open with')
  await page.getByRole('checkbox', { name: 'Owen Park' }).uncheck()
  await expect(card).not.toContainText('Owen')
  await page.getByLabel('Meeting', { exact: true }).fill('Intake review')
  await page.keyboard.press('Enter')
  await expect(card.getByRole('heading')).toHaveText('Intake review')
  await page.reload()
  await expect(card.getByRole('heading')).toHaveText('Intake review')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(card).not.toContainText('Owen')

  const { pages } = await readPdf(await (await pdfOf(page.url().split('?')[1] ?? '')).body())
  expect(pages).toHaveLength(1)
  expect(pages[0]?.text).toMatch(/Intake review.*Amara\. Send the page/)
  expect(pages[0]?.text).not.toContain('Owen')

  // Within one request, on the page and on paper, also for someone who had picked them.
  await colleague.context.put(`/api/groups/${group}/consent`, {
    data: { agreed_to: 'leader_only' },
  })
  await page.reload()
  await expect(page.getByText('One other shows only their name')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Amara')
  const left = await pdfOf(`who=${colleague.person.id},${person.id}`)
  expect(left.status()).toBe(409)
})
