/** Groups on the screen: three people in three browsers, from the first invitation to the comparison. */
import type { Browser, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
  WIDTHS,
} from '../support/checks'
import { hearComplaints } from '../support/complaints'
import { answerLate } from '../support/hydrated'
import { dataDir, readMail } from '../support/mail/mailbox'
import { partOfGroup } from '../support/pages/group-page'
import { newBrowser, newEmail, PASSWORD, registerPerson, takeAsPerson } from '../support/people'
import { addMember, confirmAddress, makeGroup, newPerson } from '../support/teams'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const scoresOf = (page: Page) => page.getByRole('table', { name: /^Style and scores/ })
const dialog = (page: Page) => page.getByRole('dialog')

async function newPage(browser: Browser, baseURL?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: WIDTHS[1] })
  return context.newPage()
}

test('a leader, a member and a newcomer make a team', async ({ page, browser, baseURL }) => {
  test.setTimeout(90_000)
  const complaints = hearComplaints(page)
  await page.setViewportSize(WIDTHS[1])
  await registerPerson(page.request, { first_name: 'Marisol', last_name: 'Vega' })
  await takeAsPerson(page.request, 'D')

  // No group, so no one to invite to it.
  await page.goto('/profile')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Team Groups').click()
  await expect(page.getByText('Only group leaders can invite')).toBeVisible()
  await expect(page.locator('nav [aria-current="page"]')).toHaveText('Team Groups')
  await expect(button(page, 'Invite')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Create group').click()
  await button(page, 'Create group').last().click()
  await expect(page.getByText('Group name is required')).toBeVisible()
  await page.getByLabel('Group name').fill('Product launch')
  await button(page, 'Create group').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product launch')
  await expect(page.getByRole('link', { name: 'Compare' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Team Groups' }).first().click()
  await expect(page.getByRole('row', { name: /Product launch/ })).toContainText('Leader')

  // The form of the list refuses what is incomplete and sends what is not.
  const member = await newPage(browser, baseURL)
  const ada = await registerPerson(member.request, { first_name: 'Ada', last_name: 'Byron' })
  await confirmAddress(ada)
  await button(page, 'Invite').click()
  await button(page, 'Send invitation').click()
  await expect(page.getByText('Email and group selection are required')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.getByLabel('Email', { exact: true }).fill(ada.email)
  await button(page, 'Send invitation').click()
  await expect(page.getByText('Invitation sent successfully')).toBeVisible()

  // A person with an account finds it on the list, and reads what is shared before accepting.
  await member.goto('/groups')
  await button(member, 'Accept Product launch').click()
  await expect(dialog(member)).toContainText('They see')
  await expect(dialog(member)).toContainText('Only Marisol Vega')
  await dialog(member).getByRole('button', { name: 'Join', exact: true }).click()
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('Product launch')
  await expect(member.getByText('1 member')).toHaveCount(0)
  await expect(member.getByRole('link', { name: 'Compare' })).toHaveCount(0)

  // The page of the group: a pasted list, with the outcome for each address.
  await page.getByRole('link', { name: 'View Product launch' }).click()
  await expect(page.getByText('No assessment yet')).toBeVisible()
  await expect(page).toHaveTitle('Product launch · Discern')
  const newcomer = newEmail('newcomer')
  await partOfGroup(page, 'invite').click()
  await expect(page).toHaveTitle('Product launch: invite · Discern')
  await button(page, 'Paste a list').click()
  await page.getByLabel('Email addresses').fill(`Kim <${newcomer}>, ${ada.email}\nnobody`)
  await button(page, 'Send invitations').click()
  await expect(page.getByText('1 invitation sent, of 3 email addresses.')).toBeVisible()
  await expect(page.getByText('Already a member')).toBeVisible()
  await expect(page.getByText('This does not look like an email address')).toBeVisible()
  await expect(button(page, `Withdraw the invitation to ${newcomer}`)).toBeVisible()

  // The newcomer comes by the mailed link, makes an account on the way, and joins.
  const guest = await newPage(browser, baseURL)
  await guest.goto((await readMail(dataDir(), newcomer, { subject: 'invites you' })).link)
  await expect(guest.getByText('Marisol Vega invites you to')).toBeVisible()
  await guest.getByRole('link', { name: 'Create an account' }).click()
  await expect(guest.getByLabel('Email')).toHaveValue(newcomer)
  await guest.getByLabel('First name').fill('Kim')
  await guest.getByLabel('Last name').fill('Lee')
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await guest.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await button(guest, 'Create Account').click()
  await button(guest, 'Join').click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Product launch')
  await takeAsPerson(guest.request, 'S')

  // Two profiles are enough to compare.
  await page.goto('/groups')
  await page.getByRole('link', { name: 'Compare Product launch' }).click()
  await expect(page.getByText('3 members. 2 have taken the assessment.')).toBeVisible()
  await expect(scoresOf(page).getByRole('row')).toHaveCount(3)
  const kim = page.getByRole('button', { name: /^Kim Lee, KL: D/ })
  await kim.filter({ visible: true }).focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: /^Marisol Vega, MV: D/ }).last()).toBeFocused()
  for (const name of ['Download CSV', 'Download PDF']) {
    const file = page.waitForEvent('download')
    await button(page, name).click()
    expect((await file).suggestedFilename()).toMatch(
      /^DISC_Team_Product_launch_\d{4}-\d\d-\d\d\.(csv|pdf)$/,
    )
  }

  // Two of them have a page of their own, said to the one who reads it.
  await page.getByLabel('First person').selectOption('Kim Lee')
  await page.getByLabel('Second person').selectOption('Marisol Vega')
  await button(page, 'Show both').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You and \W?Kim/)
  await expect(page.getByRole('heading', { name: 'How it can go' })).toBeVisible()

  // Who is removed is out at once.
  await page.getByRole('link', { name: 'Product launch' }).click()
  await button(page, 'Manage Kim Lee').click()
  await button(page, 'Remove').click()
  await button(page, 'Remove').last().click()
  await expect(page.getByText('Kim Lee is no longer in the group.')).toBeVisible()
  await expect(button(page, 'Manage Kim Lee')).toHaveCount(0)
  await guest.reload()
  await expect(guest.getByText('Group not found')).toBeVisible()
  // Their own list says what happened, until they have read it.
  await guest.goto('/groups')
  const note = guest.getByRole('region', { name: 'A group you are no longer in' })
  await expect(note).toContainText('A leader removed you from the group.')
  await expect(note.getByRole('listitem')).toContainText('Product launch')
  await expect(note.getByRole('button', { name: /^Ask to come back/ })).toHaveCount(0)
  const { id: removedFrom } = await (await page.request.get('/api/groups'))
    .json()
    .then((all) => all[0])
  expect((await guest.request.post(`/api/ended-memberships/${removedFrom}/ask`)).status()).toBe(404)
  await button(guest, 'Remove this note').click()
  await expect(note).toHaveCount(0)

  // A member who is made leader sees what a leader sees; who handed it over leaves.
  await button(page, 'Manage Ada Byron').click()
  await expect(button(page, 'Make a leader')).toHaveAccessibleDescription(
    /confirm your email address/,
  )
  const { user: marisol } = await (await page.request.get('/api/auth/profile')).json()
  await confirmAddress(marisol)
  await page.reload()
  await button(page, 'Manage Ada Byron').click()
  await button(page, 'Make a leader').click()
  await dialog(page).getByRole('button', { name: 'Make a leader' }).click()
  await expect(page.getByText('Ada Byron leads the group, too.')).toBeVisible()
  await expect(button(page, 'Stop leading')).toBeVisible()
  await button(page, 'Hand over the group').click()
  await dialog(page).getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText('Ada Byron leads the group now.')).toBeVisible()
  await expect(button(page, 'Leave group')).toBeVisible()
  await button(page, 'Leave group').click()
  await dialog(page).getByRole('button', { name: 'Leave group' }).click()
  await expect(page.getByText('No groups yet')).toBeVisible()
  await member.reload()
  await partOfGroup(member, 'settings').click()
  await button(member, 'Delete group').click()
  await dialog(member).getByRole('button', { name: 'Delete group' }).click()
  await expect(member.getByText('No groups yet')).toBeVisible()
  expect(complaints).toEqual([])
})

test('pages of groups are for who is in them', async ({ page, baseURL }) => {
  const leader = await newPerson(baseURL)
  const group = await makeGroup(leader)
  const member = await newPerson(baseURL)
  await addMember(leader, group, member)
  const visitor = await newBrowser(baseURL)
  const below = ['comparison', 'invite', 'settings', 'story'].map(
    (one) => `/groups/${group}/${one}`,
  )
  for (const path of ['/groups', `/groups/${group}`, ...below]) {
    const answer = await visitor.get(path, { maxRedirects: 0 })
    expect(answer.headers().location).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
  }
  const textOf = async (who: typeof leader, path: string) =>
    (await who.context.get(`/groups/${path}`)).text()
  expect(await textOf(leader, `${group}/settings`)).toContain('Delete group')
  for (const led of ['invite', 'settings', 'story']) {
    expect(await textOf(member, `${group}/${led}`)).toContain('Group not found')
  }
  const seen = await textOf(member, group)
  expect(seen).toContain('Leave group')
  expect(seen).not.toContain(leader.person.email)
  expect(await textOf(member, `${group}/comparison`)).toContain('Comparison data not found')
  await registerPerson(page.request)
  await page.goto(`/groups/${group}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Group not found')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a crowd opens as a list; the table sorts and finds', SLOW_PROOF, async ({ page }) => {
  await page.setViewportSize(WIDTHS[1])
  await page.goto('/dev/states/comparison-crowd')
  await page.waitForFunction(() => 'shown' in document.documentElement.dataset)
  const crowd = button(page, /people in one place/).first()
  await crowd.focus()
  const label = (await crowd.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('Enter')
  const count = Number.parseInt(label, 10)
  await expect(dialog(page).getByRole('listitem')).toHaveCount(count)
  await page.keyboard.press('Escape')
  await expect(crowd).toBeFocused()

  const rows = scoresOf(page).getByRole('row')
  await expect(rows).toHaveCount(51)
  const column = page.getByRole('columnheader', { name: 'Dominance' })
  await column.getByRole('button').click()
  await expect(column).toHaveAttribute('aria-sort', 'descending')
  const scores = await rows.locator('td:nth-child(3)').allInnerTexts()
  const numbers = scores.map((text) => Number(text.replace(/\D/g, '')))
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
  await page.getByLabel('Find a person').fill('vega 193')
  await expect(rows).toHaveCount(2)
  await expect(button(page, /^Show more/)).toHaveCount(0)
  await page.getByLabel('Find a person').fill('no such person')
  await expect(page.getByText('No one here has that name.')).toBeVisible()
})

test(
  'without a network nothing typed is lost, and a toast says what failed',
  SLOW_PROOF,
  async ({ page, baseURL }) => {
    await registerPerson(page.request)
    const groupId = await ledGroup(page, baseURL)
    await page.goto('/groups')
    await button(page, 'Create group').click()
    await page.getByLabel('Group name').fill('Design')
    await page.route('**/api/**', (route) => route.abort())
    await button(page, 'Create group').last().click()
    await expect(page.getByText('Failed to create group. Please try again.')).toBeVisible()
    await expect(page.getByLabel('Group name')).toHaveValue('Design')
    await page.goto(`/groups/${groupId}`)
    await button(page, /^Remind /).click()
    const failed = page.getByText(/^The reminders could not be sent.*could not reach/)
    await expect(failed).toBeVisible()
    // By keyboard to the toast and, once it is dismissed, back to where one was.
    await page.keyboard.press('Alt+t')
    // First the message itself, then its button.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(button(page, 'Dismiss')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(failed).toBeHidden()
    await expect(button(page, /^Remind /)).toBeFocused()
    const list = 'Kim <kim@example.com>\nben@example.com'
    await partOfGroup(page, 'invite').click()
    await button(page, 'Paste a list').click()
    await page.getByLabel('Email addresses').fill(list)
    await button(page, 'Send invitations').click()
    await expect(page.getByText('Failed to send invitation. Please try again.')).toBeVisible()
    await expect(page.getByLabel('Email addresses')).toHaveValue(list)
  },
)

test(
  'a leader renames the group; what was typed is there until it is saved',
  SLOW_PROOF,
  async ({ page }) => {
    await registerPerson(page.request)
    const data = { name: 'Design', description: 'Before.' }
    const { id } = await (await page.request.post('/api/groups', { data })).json()
    await page.goto(`/groups/${id}/settings`)
    await button(page, 'Edit group').click()
    const name = page.getByLabel('Group name')
    await expect(name).toBeFocused()
    await expect(page.getByLabel('Description')).toHaveValue('Before.')
    await name.fill(' ')
    await page.getByLabel('Description').fill('Two lines,\nboth kept.')
    await button(page, 'Save').click()
    await expect(name).toHaveAccessibleDescription('Group name is required')
    await expect(name).toBeFocused()
    await name.fill('Design & Research')
    await expect(page.getByText('Group name is required')).toHaveCount(0)
    await page.route(`**/api/groups/${id}`, (route) => route.abort())
    await button(page, 'Save').click()
    await expect(page.getByText('The group could not be saved. Please try again.')).toBeVisible()
    await expect(name).toHaveValue('Design & Research')
    await page.unroute(`**/api/groups/${id}`)
    await answerLate(page, '**/*_rsc=*')
    await button(page, 'Save').click()
    await expect(page.getByText('Group saved.')).toBeVisible()
    await expect(button(page, 'Edit group')).toBeFocused()
    // With the form gone, the old name is not there for a moment.
    expect(await page.getByRole('link', { name: 'Design & Research' }).count()).toBe(1)
    const saved = await (await page.request.get(`/api/groups/${id}`)).json()
    expect(saved.description).toBe('Two lines,\nboth kept.')
  },
)

/** A group that the person of this page leads, with one member who has taken nothing. */
async function ledGroup(page: Page, baseURL?: string) {
  const made = await page.request.post('/api/groups', { data: { name: 'Led' } })
  const { id: groupId } = await made.json()
  const member = await newPerson(baseURL)
  await confirmAddress(member.person)
  await page.request.post(`/api/groups/${groupId}/invite`, { data: { email: member.person.email } })
  const [invitation] = await (await member.context.get('/api/invitations')).json()
  await member.context.post(`/api/invitations/${invitation.id}/accept`)
  return groupId
}
