/** Two of one name stand apart alike on every screen and paper; what turns a text stands on none. */
import type { Comparison } from '../../lib/api/comparisons'
import type { GroupDetail } from '../../lib/api/groups'
import type { PresenterView } from '../../lib/api/session-kit'
import { readPdf } from '../../lib/pdf/testing'
import { answersFor } from '../support/answers'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { agree, makeLink } from '../support/pairs'
import { newBrowser, registerPerson, takeAsPerson } from '../support/people'
import { submitAnswers } from '../support/product'
import { addMember, makeGroup, newPerson } from '../support/teams'

test('two Annas are called the same on the leader’s page, the presenter view, in the comparison and on paper', async ({
  page,
  baseURL,
}) => {
  const person = await registerPerson(page.request, { first_name: 'Anna', last_name: 'Berg' })
  const leader = { person, context: page.request }
  const others = await Promise.all([
    newPerson(baseURL, { first_name: 'anna', last_name: 'Bauer' }),
    newPerson(baseURL, { first_name: 'Jos\u00e9', last_name: 'Vega' }),
    newPerson(baseURL, { first_name: 'Jose\u0301', last_name: 'Vega' }),
  ])
  const group = await makeGroup(leader)
  for (const one of others) await addMember(leader, group, one)
  await Promise.all([leader, ...others].map(({ context }) => takeAsPerson(context, 'D')))
  await query(`UPDATE groups SET members_see = 'styles' WHERE id = $1`, [group])
  await query(`UPDATE memberships SET agreed_to = 'styles' WHERE group_id = $1`, [group])
  const expected = ['anna Ba.', 'Anna Be.', 'Jos\u00e9 Vega (1)', 'Jose\u0301 Vega (2)']
  const inOrder = (names: readonly string[]) =>
    names.toSorted((one, two) => one.localeCompare(two, 'en'))

  const at = `/api/groups/${group}`
  const detail: GroupDetail = await (await page.request.get(at)).json()
  expect(inOrder(detail.members.map(({ called }) => called))).toEqual(inOrder(expected))
  const comparison: Comparison = await (await page.request.get(`${at}/comparison`)).json()
  expect(inOrder(comparison.members.map(({ called }) => called))).toEqual(inOrder(expected))
  const view: PresenterView = await (await page.request.get(`${at}/session`)).json()
  expect(inOrder(view.people.map(({ name }) => name))).toEqual(inOrder(expected))
  for (const paper of ['session.pdf', 'meeting.pdf', 'comparison.pdf']) {
    const { pages } = await readPdf(await (await page.request.get(`${at}/${paper}`)).body())
    const text = pages
      .map((one) => one.text)
      .join(' ')
      .normalize('NFC')
    expect(text, paper).toContain('José Vega (2)')
  }

  await page.goto(`/groups/${group}`)
  await expect(page.getByText('Jos\u00e9 Vega (1)').filter({ visible: true }).first()).toBeVisible()
})

test('a pair of one name has the same numbers for both', async ({ baseURL }) => {
  const [ada, other] = await Promise.all([newBrowser(baseURL), newBrowser(baseURL)])
  await registerPerson(ada, { first_name: 'Ada' })
  const result = await takeAsPerson(ada, 'CS')
  const { result_id } = await submitAnswers(other, answersFor('DI'))
  const agreed = await agree(other, await makeLink(ada, result), result_id, 'ada')
  const { id } = await agreed.json()
  const namesFor = async (context: typeof ada) =>
    (await (await context.get(`/api/pairs/${id}`)).json()).people.map(
      ({ name }: { name: string }) => name,
    )
  expect(await namesFor(ada)).toEqual(['Ada (1)', 'ada (2)'])
  expect(await namesFor(other)).toEqual(['ada (2)', 'Ada (1)'])
})

test('a text that turns its direction is stored and shown without that', async ({ page }) => {
  await registerPerson(page.request, { first_name: '\u202eEve', last_name: 'B\u200f' })
  const context = page.request
  const name = 'De\u202esign\u2069 2026'
  const { id, ...group } = await (await context.post('/api/groups', { data: { name } })).json()
  expect(group.name).toBe('Design 2026')
  // As an earlier version stored it.
  await query(`UPDATE groups SET name = $2 WHERE id = $1`, [id, name])
  const view: PresenterView = await (await context.get(`/api/groups/${id}/session`)).json()
  expect(view.group.name).toBe('Design 2026')
  expect(view.people[0]?.name).toBe('Eve')
})
