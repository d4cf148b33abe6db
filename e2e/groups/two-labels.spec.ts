/** Labels of sittings, and which sitting a group sees. */
import { expect, expectAccessible, test } from '../support/checks'
import { registerPerson, takeAsPerson } from '../support/people'
import { addMember, makeGroup, newPerson } from '../support/teams'

test('a sitting is labeled, two labels are compared, and a group sees the chosen sitting', async ({
  page,
  baseURL,
}) => {
  const me = { person: await registerPerson(page.request), context: page.request }
  const [leader, stranger] = await Promise.all([newPerson(baseURL), newPerson(baseURL)])
  const work = await takeAsPerson(page.request, 'DI')
  const home = await takeAsPerson(page.request, 'SC')
  const foreign = await takeAsPerson(stranger.context, 'CS')
  const label = (id: string, data: object) => page.request.put(`/api/results/${id}/label`, { data })

  // Before there are labels, a group sees both as one, by the name that stands everywhere.
  const { standing } = await (await page.request.get('/api/results/latest')).json()
  const early = await makeGroup(leader)
  await addMember(leader, early, me)
  const { members } = await (await leader.context.get(`/api/groups/${early}`)).json()
  const row = members.find(({ id }: { id: string }) => id === me.person.id)
  expect(standing).toMatchObject([
    { sittings: 2, personality_type_code: row.personality_type_code },
  ])

  expect((await label(foreign, { label: 'Mine' })).status()).toBe(404)
  expect((await label('6', { label: 'Mine' })).status()).toBe(404)
  expect((await label(work, { label: 'x'.repeat(31) })).status()).toBe(422)
  expect((await label(work, { label: '\u200b' })).status()).toBe(422)
  expect((await label(work, { label: 'As a manager' })).status()).toBe(204)

  await page.goto('/results/history')
  await expect(page.getByRole('region', { name: 'Two hats' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Label a sitting' }).click()
  await page.getByRole('combobox', { name: 'Label' }).selectOption('Your own…')
  await page.getByRole('textbox', { name: 'Your own label' }).fill('With <b>Ada</b>')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const both = page.getByRole('region', { name: 'Two hats' })
  await expect(both).toContainText('With <b>Ada</b>')
  await expect(both).toContainText(/^Two hatsYour .+ under “With <b>Ada<\/b>” than as a manager\./)
  // Two names beside each other, and none above.
  for (const code of ['DI', 'SC']) {
    await expect(both.getByRole('heading', { name: new RegExp(`· ${code}$`) })).toBeVisible()
  }
  await expect(page.getByText('Over your two sittings')).toHaveCount(0)
  await expectAccessible(page)

  const group = await makeGroup(leader)
  await addMember(leader, group, me)
  const seen = async () => {
    const { members } = await (await leader.context.get(`/api/groups/${group}`)).json()
    return members.find(({ id }: { id: string }) => id === me.person.id).personality_type_code
  }
  const choose = (result_id: string) =>
    page.request.put(`/api/groups/${group}/shared-result`, { data: { result_id } })
  expect(await seen()).toBe('SC')
  expect((await choose(foreign)).status()).toBe(404)
  await page.goto(`/groups/${group}`)
  await page.getByRole('combobox', { name: 'The result this group sees' }).selectOption(work)
  await page.getByRole('button', { name: 'Share this result' }).click()
  await expect(page.getByText('Saved. It applies from now on.')).toBeVisible()
  expect(await seen()).toBe('DI')
  const archive = await (await page.request.get('/api/account/export')).json()
  expect(archive.groups.map((one: { shared_result: string }) => one.shared_result)).toContain(work)
  expect(archive.assessments.map((one: { label: string }) => one.label)).toEqual([
    'As a manager',
    'With <b>Ada</b>',
  ])
  await page.request.delete(`/api/results/${work}`)
  expect(await seen()).toBe('SC')
  expect((await choose(home)).status()).toBe(204)
  expect((await leader.context.get(`/api/groups/${group}/shared-result`)).status()).toBe(200)
  expect((await stranger.context.get(`/api/groups/${group}/shared-result`)).status()).toBe(404)
})
