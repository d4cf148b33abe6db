/** A member's page of a group, from joining without a result to reading about a colleague. */
import type { Page } from '@playwright/test'
import { WITH_LETTER } from '../../lib/disc/content/with-letter'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
  WIDTHS,
} from '../support/checks'
import { hearComplaints } from '../support/complaints'
import { query } from '../support/database'
import { partOfGroup } from '../support/pages/group-page'
import { registerPerson, takeAsPerson } from '../support/people'
import { addMember, confirmAddress, inviteTo, makeGroup, newPerson } from '../support/teams'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const PURPOSE = 'Keeps the trains running.'
/** The circles of those who have no result. */
const dashed = (page: Page) => section(page, 'Who’s in it').locator('svg [stroke-dasharray]')

test(
  'a member is welcomed, sees who sees what, and is asked before more is shown',
  SLOW_PROOF,
  async ({ page, browser, baseURL }) => {
    const complaints = hearComplaints(page)
    await page.setViewportSize(WIDTHS[0])
    const person = await registerPerson(page.request, { first_name: 'Tomás', last_name: 'Ortega' })
    const me = { person, context: page.request }
    const leader = await newPerson(baseURL, { first_name: 'Hannah', last_name: 'Lind' })
    const colleague = await newPerson(baseURL, { first_name: 'Amara', last_name: 'Kone' })
    await takeAsPerson(leader.context, 'SI')
    await takeAsPerson(colleague.context, 'CS')
    const group = await makeGroup(leader, 'Operations')
    await leader.context.patch(`/api/groups/${group}`, { data: { description: PURPOSE } })
    await addMember(leader, group, colleague)

    // Before joining: two panes, and two answers.
    await inviteTo(leader, group, me)
    await page.goto('/groups')
    await button(page, 'Accept Operations').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'They see' })).toBeVisible()
    await expect(dialog).toContainText('The day you joined')
    await expect(dialog.getByRole('heading', { name: 'They never see' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Join', exact: true }).click()

    // Without a result: one filled button, and names.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operations')
    await expect(page.getByRole('main')).toContainText(PURPOSE)
    await expect(page.getByRole('main')).toContainText('Led by Hannah Lind')
    const shared = section(page, 'What you’ll share')
    await expect(shared.getByRole('term')).toHaveText(['Everyone here', 'Hannah', 'No one'])
    await expect(shared).toContainText('Your name and the day you joined.')
    await expect(page.getByText('Welcome, Tomás. There’s a spot here for you.')).toBeVisible()
    await expect(page.locator('main a.btn, main button.btn').filter({ visible: true })).toHaveText([
      'Take the assessment',
      'Leave group',
    ])
    await expect(section(page, 'Who’s in it')).toContainText(
      'Hannah Lind (leader), Amara Kone, and you.',
    )
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    // With one, in a group of names: a map with "You" alone, no colleague to read about.
    await takeAsPerson(page.request, 'ID')
    await page.reload()
    await expect(page.getByText('Members here see each other’s names only.')).toBeVisible()
    await expect(section(page, /^You and/)).toHaveCount(0)
    await expect(section(page, 'Who’s in it')).not.toContainText('No assessment yet')
    await expect(dashed(page)).toHaveCount(0)
    await expect(section(page, 'Who sees what about you').getByRole('term')).toHaveCount(3)
    await expect(section(page, 'What you bring')).toContainText('The Bold Connector · ID')

    // The leader widens: asked, and nothing changes until there is an answer.
    const boss = await (await browser.newContext({ baseURL, viewport: WIDTHS[1] })).newPage()
    await boss.context().addCookies((await leader.context.storageState()).cookies)
    await boss.goto(`/groups/${group}`)
    await expect(boss.getByRole('main')).toContainText('The Bold Connector · ID')
    await button(boss, 'Manage Tomás Ortega').click()
    await expect(boss.getByRole('main')).toContainText('I leads')
    await partOfGroup(boss, 'settings').click()
    await boss.getByRole('radio', { name: /^Styles/ }).check()
    await section(boss, 'What members see of each other').getByRole('button').click()
    await expect(boss.getByRole('dialog')).toContainText(
      'Until they agree, nothing changes for them.',
    )
    await boss.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(boss.getByText('2 of 3 haven’t agreed to this.')).toBeVisible()
    await page.goto('/groups')
    await expect(page.getByText('Has a question for you')).toBeVisible()
    await page.getByRole('link', { name: 'View Operations' }).click()
    const ask = section(page, /^Hannah would like everyone here/)
    await expect(ask).toBeVisible()
    await expect(section(page, /^You and/)).toHaveCount(0)
    await expectAccessible(page)
    await button(page, 'Agree').click()
    await expect(ask).toHaveCount(0)

    // Hannah shows her style, Amara has not agreed.
    const people = section(page, 'You and …')
    await expect(people.getByRole('link')).toHaveText(['HLHannah'])
    const list = section(page, 'Who’s in it').getByRole('listitem')
    await expect(list.filter({ hasText: 'Amara' })).toContainText('Shares less')
    await expect(dashed(page)).toHaveCount(0)
    await colleague.context.put(`/api/groups/${group}/consent`, { data: { agreed_to: 'styles' } })
    await page.reload()
    await people.getByRole('link', { name: 'Amara' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You and \W?Amara/)
    const main = page.getByRole('main')
    await expect(page.getByRole('img', { name: /^Pace: you’re faster/ }).first()).toBeVisible()
    await expect(main).toContainText(WITH_LETTER.ID.C.helps)
    await expect(main).toContainText(`reads: “${WITH_LETTER.CS.I.helps}”`)
    await expect(page.getByRole('table')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    // Dashed is only who has no result.
    const newcomer = await newPerson(baseURL, { first_name: 'Olu', last_name: 'Ade' })
    await addMember(leader, group, newcomer)
    await newcomer.context.put(`/api/groups/${group}/consent`, { data: { agreed_to: 'styles' } })
    await page.getByRole('link', { name: 'Operations' }).click()
    await expect(list.filter({ hasText: 'Olu' })).toContainText('No assessment yet')
    await expect(dashed(page)).toHaveCount(1)

    // Sharing less holds at once.
    await button(page, 'Share less').click()
    await dialog.getByRole('radio', { name: /^My name only/ }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(section(page, /^You and/)).toHaveCount(0)
    const seen = await (await colleague.context.get(`/api/groups/${group}`)).json()
    expect(seen.members.find(({ id }: { id: string }) => id === person.id)).toMatchObject({
      shows: 'leader_only',
      spot: null,
    })
    expect(complaints).toEqual([])
  },
)

test(
  'in an open group members compare, and read about two of them',
  SLOW_PROOF,
  async ({ page, baseURL }) => {
    const person = await registerPerson(page.request, { first_name: 'Tomás', last_name: 'Ortega' })
    const leader = await newPerson(baseURL, { first_name: 'Hannah', last_name: 'Lind' })
    await takeAsPerson(page.request, 'ID')
    await takeAsPerson(leader.context, 'SI')
    const group = await makeGroup(leader, 'Operations')
    await confirmAddress(person)
    await leader.context.patch(`/api/groups/${group}`, { data: { members_see: 'open' } })
    const invitation = await inviteTo(leader, group, { person, context: page.request })
    expect(invitation.group.members_see).toBe('open')
    await page.setViewportSize(WIDTHS[1])
    await page.goto(`/invitations/${invitation.id}`)
    await button(page, 'Join').click()

    // Two people: no map, and the page about the two. The comparison leads there, too.
    await expect(page.getByRole('heading', { name: 'Where we all sit' })).toHaveCount(0)
    await section(page, 'You and …').getByRole('link', { name: 'Hannah' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You and \W?Hannah/)
    const two = new URLSearchParams({ one: leader.person.id, two: person.id })
    await page.goto(`/groups/${group}/comparison?${two}`)
    await expect(page).toHaveURL(`/groups/${group}/with/${leader.person.id}`)
    await page.goto(`/groups/${group}/comparison`)
    await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0)
    await expectAccessible(page)

    // The leader closes it down: neither is there anymore.
    await leader.context.patch(`/api/groups/${group}`, { data: { members_see: 'leader_only' } })
    await page.reload()
    await expect(page.getByText('Comparison data not found')).toBeVisible()
    await page.goto(`/groups/${group}/with/${leader.person.id}`)
    await expect(page.getByText('Group not found')).toBeVisible()
    expect(await query('SELECT agreed_to FROM memberships WHERE group_id = $1', [group])).toEqual(
      Array(2).fill({ agreed_to: 'leader_only' }),
    )
  },
)
