/** A session with a group: what the wall shows, who types what each agrees to, and who is gone from it. */
import type { Page } from '@playwright/test'
import type { Wall } from '../../lib/api/session-kit'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { registerPerson, takeAsPerson } from '../support/people'
import { addMember, makeGroup, newPerson } from '../support/teams'

/** The page of its leader, and a member, in a group that shows styles. */
async function arrange(page: Page, baseURL?: string) {
  const person = await registerPerson(page.request, { first_name: 'Lea' })
  const leader = { person, context: page.request }
  const member = await newPerson(baseURL, { first_name: 'Max' })
  await takeAsPerson(leader.context, 'D')
  await takeAsPerson(member.context, 'SC')
  const group = await makeGroup(leader)
  await addMember(leader, group, member)
  await query(`UPDATE groups SET members_see = 'styles' WHERE id = $1`, [group])
  await query(`UPDATE memberships SET agreed_to = 'styles' WHERE group_id = $1`, [group])
  return { leader, member, path: `/api/groups/${group}`, screen: `/groups/${group}/session` }
}

test('a leader goes through the sheets by keys, types an agreement, and who withdraws is gone', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const { member, path, screen } = await arrange(page, baseURL)
  await page.goto(screen)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('How we work together.')
  await expect(page.getByRole('banner')).toHaveCount(0)
  // A key that is pressed before the page has started is lost.
  const help = page.getByRole('region', { name: 'Keys' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(help).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: 'The circle with Lea and Max' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('listitem')).toContainText(['Lea'])
  await page.keyboard.press('ArrowLeft')
  await expect(title).toHaveText('Two of us, one circle.')

  for (let sheet = 0; sheet < 3; sheet++) await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText('One agreement each.')
  await page.getByLabel('What Max will do').fill('I’ll ask Lea first.')
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok()),
    page.keyboard.press('Enter'),
  ])
  const { groups } = await (await member.context.get('/api/account/export')).json()
  expect(groups[0].agreement).toMatchObject({ text: 'I’ll ask Lea first.', typed_by_leader: true })

  // Max shows less from now on: there is no circle anymore, and no letter of his. The wall stays at the sheet it is at.
  await member.context.put(`${path}/consent`, { data: { agreed_to: 'leader_only' } })
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/session') && response.ok()),
    page.keyboard.press('ArrowLeft'),
  ])
  await expect(title).toHaveText('Four corners.')
  await expect(page.getByRole('main').getByText('Max')).toHaveCount(0)

  // Without an answer for half a minute, no one is shown.
  await page.clock.install()
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/session') && response.ok()),
    page.keyboard.press('ArrowRight'),
  ])
  await expect(page.getByLabel('What Max will do')).toBeVisible()
  await page.route(`**${path}/session`, (route) => route.abort())
  // The last answer may still be on its way to the screen, where the time starts anew.
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(title).toHaveText('No connection right now.', { timeout: 1000 })
  }).toPass()
  await expect(page.getByLabel('What Max will do')).toBeHidden()
  await page.unroute(`**${path}/session`)
  await page.keyboard.press('ArrowLeft')
  await expect(title).toHaveText('Four corners.')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(screen.replace('/session', ''))
})

test('an agreement is its member’s, and ends with the membership', async ({ page, baseURL }) => {
  const { leader, member, path } = await arrange(page, baseURL)
  const wall = async (): Promise<Wall> => (await leader.context.get(`${path}/session`)).json()
  const ofMax = async () => (await wall()).people.find(({ name }) => name === 'Max')
  const type = (text: string) =>
    leader.context.put(`${path}/agreements/${member.person.id}`, { data: { text } })
  const typed = await type('I’ll say no the same day.')
  expect(typed.status()).toBe(204)
  expect((await type('I’ll say no that day.')).status()).toBe(204)
  expect(await ofMax()).toMatchObject({ agreement: 'I’ll say no that day.', may_type: true })

  const own = await member.context.put(`${path}/agreement`, { data: { text: 'I’ll ask first.' } })
  expect(own.status()).toBe(204)
  await expectFailure(await type('I’ll work late.'), 'conflict')
  await expectFailure(await type(''), 'conflict')
  expect(await ofMax()).toMatchObject({ agreement: 'I’ll ask first.', may_type: false })
  expect((await member.context.delete(`${path}/agreement`)).status()).toBe(204)
  expect(await ofMax()).toMatchObject({ agreement: null, may_type: true })

  await type('I’ll ask Lea first.')
  await member.context.delete(`${path}/members/${member.person.id}`)
  expect(await wall()).toMatchObject({ shows: 'nothing', people: [{ name: 'Lea', letter: null }] })
  expect(await query('SELECT FROM agreements WHERE user_id = $1', [member.person.id])).toEqual([])
})
