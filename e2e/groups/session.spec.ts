/** A session with a group: what the presenter view shows, who types what each agrees to, and who is gone from it. */
import type { Page } from '@playwright/test'
import type { PresenterView } from '../../lib/api/session-kit'
import type { StyleCode } from '../../lib/disc/styles'
import { readPdf } from '../../lib/pdf/testing'
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

  // As many sheets as there are findings lie between.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(title).toHaveText('One agreement each.', { timeout: 500 })
  }).toPass()
  await page.getByLabel('What Max will do').fill('I’ll ask Lea first.')
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok()),
    page.keyboard.press('Enter'),
  ])
  const { groups } = await (await member.context.get('/api/account/export')).json()
  expect(groups[0].agreement).toMatchObject({ text: 'I’ll ask Lea first.', typed_by_leader: true })

  // Max shows less from now on: there is no circle anymore, and no letter of his.
  await member.context.put(`${path}/consent`, { data: { agreed_to: 'leader_only' } })
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/session') && response.ok()),
    page.keyboard.press('ArrowLeft'),
  ])
  // What the two of them were told together is gone, too: the corners are the sheet before.
  await expect(async () => {
    if ((await title.innerText()) !== 'Four corners.') await page.keyboard.press('ArrowLeft')
    await expect(title).toHaveText('Four corners.', { timeout: 500 })
  }).toPass()
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
    await expect(page.getByLabel('What Max will do')).toBeHidden({ timeout: 1000 })
  }).toPass()
  await page.unroute(`**${path}/session`)
  await page.keyboard.press('ArrowLeft')
  await expect(title).toHaveText('Four corners.')
})

test('whatever ends a session shows nothing of anybody first, and a reload goes on where it was', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const { screen } = await arrange(page, baseURL)
  const group = screen.replace('/session', '')
  await page.goto(group)
  await page.goto(screen)
  const title = page.getByRole('heading', { level: 1 })
  const isOver = async () => {
    await expect(title).toHaveText('That was it.')
    await expect(page).toHaveURL(screen)
    await expect(page.getByText(/Lea|Max|@|Design/)).toHaveCount(0)
  }
  // A key that is pressed before the page has started is lost.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(title).toHaveText('That was it.', { timeout: 1000 })
  }).toPass()
  await isOver()
  await expect(title).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(title).toHaveText('How we work together.')

  // The start button of a clicker sends F5.
  await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText('Two of us, one circle.')
  await page.clock.install()
  // Less than the presenter view waits for an answer.
  await page.clock.runFor(20_000)
  await expect(page.getByText(/^9:[0-4]\d$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await isOver()
  await page.reload()
  await expect(title).toHaveText('Two of us, one circle.')
  await expect(page.getByText(/^9:[0-4]\d$/)).toBeVisible()

  await page.goBack()
  await isOver()
  await page.getByRole('button', { name: 'Go on with the session' }).click()
  await expect(title).toHaveText('Two of us, one circle.')
  await page.goBack()
  await isOver()
  await page.keyboard.press('PageUp')
  // After the last sheet, too.
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect(title).toHaveText('That was it.', { timeout: 1000 })
  }).toPass()
  await isOver()
  await page.getByRole('link', { name: 'Back to the group (shows results)' }).click()
  await expect(page).toHaveURL(group)
  await page.goto(screen)
  await expect(title).toHaveText('How we work together.')
})

test('keys that are letters can be switched off, and have buttons', async ({ page, baseURL }) => {
  const { screen } = await arrange(page, baseURL)
  await page.goto(screen)
  const keys = page.getByRole('button', { name: 'Keys', exact: true })
  const help = page.getByRole('region', { name: 'Keys' })
  await expect(async () => {
    await keys.click()
    await expect(help).toBeVisible({ timeout: 1000 })
  }).toPass()
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  const before = await theme()
  await page.keyboard.press('d')
  const turned = await theme()
  expect(turned).not.toBe(before)
  await help.getByRole('switch', { name: 'Keyboard shortcuts' }).click()
  for (const key of ['d', 'n', '?']) await page.keyboard.press(key)
  expect(await theme()).toBe(turned)
  await expect(help).toBeVisible()
  await help.getByRole('button', { name: 'Dark or light' }).click()
  expect(await theme()).not.toBe(turned)
  await keys.click()
  await expect(help).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two of us, one circle.')
})

test('a presenter view that was not seen for a while shows no one and no fault until it knows', async ({
  page,
  baseURL,
}) => {
  const { path, screen } = await arrange(page, baseURL)
  await page.clock.install()
  await page.goto(screen)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('How we work together.')
  const see = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  let answer = () => {}
  const waits = new Promise<void>((resolve) => {
    answer = resolve
  })
  // The page has started once it asks for what is in the presenter view.
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/session')),
    page.clock.runFor(13_000),
  ])
  await page.route(`**${path}/session`, async (route) => {
    await waits
    await route.continue()
  })
  await see('hidden')
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(title).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await see('visible')
  await expect(page.getByText('No connection right now.')).toHaveCount(0)
  await expect(title).toHaveCount(0)
  answer()
  await expect(title).toHaveText('How we work together.')
})

test('counts without names are frozen in every presenter view and on paper until three have changed', async ({
  page,
  baseURL,
}) => {
  const leader = { person: await registerPerson(page.request), context: page.request }
  await takeAsPerson(leader.context, 'D')
  const group = await makeGroup(leader)
  const come = async (style: StyleCode) => {
    const member = await newPerson(baseURL)
    await takeAsPerson(member.context, style)
    await addMember(leader, group, member)
    return member
  }
  const seen = async () => {
    const answer = await leader.context.get(`/api/groups/${group}/session`)
    const { shows, shapes }: PresenterView = await answer.json()
    return { shows, shapes }
  }
  for (const style of ['D', 'DI', 'D'] as const) await come(style)
  const fifth = await come('D')
  expect(await seen()).toEqual({ shows: 'nothing', shapes: null })
  await come('I')
  expect(await seen()).toEqual({ shows: 'nothing', shapes: null })
  await come('S')
  const first = { shows: 'shapes', shapes: { D: 5, I: 1, S: 1, C: 0 } }
  // Two servers that ask at once freeze one count.
  expect(await Promise.all([seen(), seen(), seen()])).toEqual([first, first, first])

  await come('C')
  expect(await seen()).toEqual(first)
  await fifth.context.delete(`/api/groups/${group}/members/${fifth.person.id}`)
  expect(await seen()).toEqual(first)
  await page.goto(`/groups/${group}/session`)
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('img', { name: 'The circle with 7 shapes' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  const paper = await leader.context.get(`/api/groups/${group}/session.pdf?paper=a4&time_zone=UTC`)
  expect(paper.status()).toBe(200)
  const { pages } = await readPdf(await paper.body())
  expect(JSON.stringify(pages)).toContain('Dominance: 5')

  // Three are new by now, in a difference that tells no one.
  await come('C')
  expect(await seen()).toEqual(first)
  // Four are, but two of them cancel each other out, and the difference would be one letter of two people.
  await come('D')
  expect(await seen()).toEqual(first)
  await come('I')
  const shapes = { D: 5, I: 2, S: 1, C: 2 }
  expect(await seen()).toEqual({ shows: 'shapes', shapes })
  const stored = await query('SELECT counts FROM group_counts WHERE group_id = $1', [group])
  expect(stored).toEqual([{ counts: shapes }])
  const marked = `SELECT string_agg(counted_letter, '' ORDER BY counted_letter) AS letters
    FROM memberships WHERE group_id = $1`
  expect(await query(marked, [group])).toEqual([{ letters: 'CCDDDDDIIS' }])

  // Who deletes a result that the group does not see stays in the count as they are.
  await takeAsPerson(leader.context, 'D')
  const results = `SELECT id FROM assessments WHERE user_id = $1 ORDER BY completed_at`
  const [older, newer] = await query<{ id: string }>(results, [leader.person.id])
  expect((await leader.context.delete(`/api/results/${older?.id}`)).ok()).toBe(true)
  expect(await query(marked, [group])).toEqual([{ letters: 'CCDDDDDIIS' }])
  expect((await leader.context.delete(`/api/results/${newer?.id}`)).ok()).toBe(true)
  expect(await query(marked, [group])).toEqual([{ letters: 'CCDDDDIIS' }])
  expect(await seen()).toEqual({ shows: 'shapes', shapes })
})

test('counts without names end for good once members may see letters by name', async ({
  page,
  baseURL,
}) => {
  const leader = { person: await registerPerson(page.request), context: page.request }
  await takeAsPerson(leader.context, 'D')
  const group = await makeGroup(leader)
  for (const style of ['D', 'I', 'S', 'S', 'C'] as const) {
    const member = await newPerson(baseURL)
    await takeAsPerson(member.context, style)
    await addMember(leader, group, member)
  }
  const seen = async () => {
    const answer = await leader.context.get(`/api/groups/${group}/session`)
    const { shows, shapes }: PresenterView = await answer.json()
    return { shows, shapes }
  }
  expect(await seen()).toEqual({ shows: 'shapes', shapes: { D: 2, I: 1, S: 2, C: 1 } })
  for (const members_see of ['styles', 'leader_only']) {
    const changed = await leader.context.patch(`/api/groups/${group}`, { data: { members_see } })
    expect(changed.ok()).toBe(true)
    expect(await seen()).toEqual({ shows: 'nothing', shapes: null })
  }
})

test('an agreement is its member’s, and ends with the membership', async ({ page, baseURL }) => {
  const { leader, member, path } = await arrange(page, baseURL)
  const readView = async (): Promise<PresenterView> =>
    (await leader.context.get(`${path}/session`)).json()
  const ofMax = async () => (await readView()).people.find(({ name }) => name === 'Max')
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
  expect(await readView()).toMatchObject({
    shows: 'nothing',
    people: [{ name: 'Lea', letter: null }],
  })
  expect(await query('SELECT FROM agreements WHERE user_id = $1', [member.person.id])).toEqual([])
})
