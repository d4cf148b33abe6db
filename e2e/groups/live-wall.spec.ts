/** The wall of a live session: what the presenter view shows while people take part by phone, and how it ends. */
import type { APIRequestContext, Page } from '@playwright/test'
import type { LiveAnswer, LiveStep } from '../../lib/api/live'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import { comeIn, goTo, readWall, answer as say, startLive } from '../support/live'
import { newBrowser, registerPerson, takeAsPerson } from '../support/people'
import { addMember, makeGroup, newPerson } from '../support/teams'

/** The page of its leader, and a member, in a group that shows styles. */
async function arrange(page: Page, baseURL?: string) {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const person = await registerPerson(page.request, { first_name: 'Lea' })
  const leader = { person, context: page.request }
  const member = await newPerson(baseURL, { first_name: 'Max' })
  await takeAsPerson(leader.context, 'D')
  await takeAsPerson(member.context, 'SC')
  const group = await makeGroup(leader)
  await addMember(leader, group, member)
  await query(`UPDATE groups SET members_see = 'styles' WHERE id = $1`, [group])
  await query(`UPDATE memberships SET agreed_to = 'styles' WHERE group_id = $1`, [group])
  return { leader, group, member, screen: `/groups/${group}/session` }
}

const GUESTS = ['Imke', 'Jo', 'Kai', 'Lin', 'Mia']

/** Each phone's answer to the step that the wall is at. */
async function answerAll(
  phones: readonly APIRequestContext[],
  { code, step }: { code: string; step: LiveStep },
  answers: readonly LiveAnswer[],
) {
  for (const [at, said] of answers.entries()) {
    expect(await say(phones[at] as APIRequestContext, code, step, said)).toBe(204)
  }
}

/** Starts with guests, from the first sheet. */
async function start(page: Page, screen: string) {
  await page.goto(screen)
  const title = page.getByRole('heading', { level: 1 })
  // What is pressed before the page has started is lost.
  await expect(async () => {
    const guests = page.getByRole('switch', { name: 'Guests may come in' })
    if ((await guests.getAttribute('aria-checked')) !== 'true') await guests.click()
    await expect(guests).toBeChecked({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Take part by phone' }).click()
  await expect(title).toHaveText('Take out your phone.')
  return title
}

test('a room takes part by phone, from the code on the wall to its end', async ({
  page,
  baseURL,
}) => {
  const { leader, group, member, screen } = await arrange(page, baseURL)
  const title = await start(page, screen)
  const main = page.getByRole('main')
  const { code, step } = await readWall(leader, group)
  expect(step).toEqual({ kind: 'join', of: '' })
  await expect(main.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeVisible()

  const phones = await Promise.all(GUESTS.map(() => newBrowser(baseURL)))
  const rude = await newBrowser(baseURL)
  for (const [at, phone] of phones.entries())
    await comeIn(phone, code, { name: GUESTS[at] as string })
  await comeIn(rude, code, { name: 'Rude' })
  await comeIn(member.context, code, { uses_result: true, may_be_guessed: true })
  const here = page.getByRole('list', { name: 'Seven are here' })
  await expect(here.getByRole('listitem')).toHaveCount(7)
  await expect(here).toContainText('Max')
  await page.getByRole('button', { name: 'Who is here' }).click()
  await page.getByRole('button', { name: 'Send out Rude' }).click()
  await expect(page.getByText('Rude')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Six are here' })).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText('Where do you think you sit?')
  await phones[0]?.put(`/api/live/${code}/dot`, { data: { x: 0.4, y: 0.4, is_left: true } })
  await member.context.put(`/api/live/${code}/dot`, { data: { x: -0.4, y: 0.4, is_left: false } })
  await expect(page.getByText('One has let go')).toBeVisible()
  await expect(page.getByText('One is still moving')).toBeVisible()
  const circle = page.getByRole('img', { name: 'Two dots on the circle' })
  await expect(circle.getByText('Imke')).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(circle.getByText('Imke')).toBeVisible()

  await page.keyboard.press('PageDown')
  await expect(title).toHaveText('Guess and answers.')
  await expect(
    page.getByRole('img', { name: 'Two guesses on the circle, and where the answers of one are' }),
  ).toBeVisible()

  // A clicker shows the counts first, and then goes on.
  await page.keyboard.press('PageDown')
  await expect(title).toHaveText('What does Max do first?')
  await answerAll(phones, await readWall(leader, group), ['S', 'S', 'S', 'C', 'I'])
  await expect(main).toContainText('Five have guessed.')
  await page.keyboard.press('PageDown')
  await expect(main).toContainText('Three of five said: keeps things steady.')
  await expect(main).toContainText('Max, turn yours over.')
  expect((await member.context.post(`/api/live/${code}/turn-over`)).status()).toBe(204)
  await expect(main).toContainText('So do Max’s answers.')
  await page.keyboard.press('PageDown')
  await expect(title).toHaveText('Cross the circle.')
  await page.keyboard.press('PageDown')
  await expect(title).toHaveText('One wish each.')

  await page.keyboard.press('PageDown')
  await expect(main).toContainText('Is that us?')
  const said = await title.innerText()
  await answerAll(phones.slice(0, 2), await readWall(leader, group), ['not', 'not'])
  await expect(main).toContainText('Waiting for a few more.')
  await answerAll(phones, await readWall(leader, group), ['not', 'not', 'not', 'true', 'true'])
  await expect(main).toContainText('Five have answered.')
  await page.keyboard.press('s')
  await expect(title).toHaveText('The room said: not us.')
  await expect(main.getByRole('listitem')).toHaveText(['True2', 'Not us3'])

  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect(title).toHaveText('One agreement each.', { timeout: 1000 })
  }).toPass()
  await phones[0]?.put(`/api/live/${code}/agreement`, { data: { text: 'I’ll ask first.' } })
  await member.context.put(`/api/live/${code}/agreement`, { data: { text: 'I’ll say no.' } })
  await expect(main).toContainText('I’ll ask first.')
  await expect(main).toContainText('I’ll say no.')

  // Whatever leaves it shows nothing of anybody, and ends nothing yet.
  await page.keyboard.press('Escape')
  await expect(title).toHaveText('End the session?')
  await expect(page.getByText(/Max|Imke/)).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(title).toHaveText('One agreement each.')
  await page.goBack()
  await expect(title).toHaveText('End the session?')
  await page.getByRole('button', { name: 'End it for everyone' }).click()
  await expect(title).toHaveText('That was it.')
  await expect(main).toContainText('One agreement stays,')
  await expect(main.getByRole('listitem')).toHaveText(['SMax'])
  expect(await readWall(leader, group)).toBeNull()

  await page.getByRole('link', { name: 'Back to the group (shows results)' }).click()
  await page.waitForURL(`/groups/${group}`)
  await page.goto(`/groups/${group}/story`)
  // What the room was shown has no place among the leader’s scenes, who knows more.
  await page.getByText('You said: not us.').click()
  await page.getByRole('button', { name: `Bring it back: ${said}` }).click()
  await expect(page.getByText('You said: not us.')).toHaveCount(0)

  // A leader can say so, too, and take it back at once.
  const first = (await page.getByRole('heading', { level: 3 }).first().innerText()).trim()
  const scene = page.getByRole('heading', { name: first, exact: true })
  const folded = page.getByRole('heading', { name: `Not us: ${first}` })
  await page.getByRole('button', { name: `Not us: ${first}` }).press('Enter')
  await expect(folded).toBeFocused()
  await expect(scene).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(scene).toBeFocused()
  await expect(folded).toHaveCount(0)
  const { findings } = await (await leader.context.get(`/api/groups/${group}/session`)).json()
  expect(findings.map((one: { title: string }) => one.title)).toContain(said)
})

test(
  'a wall is at the step of the session wherever it opens, and shows no one without an answer',
  SLOW_PROOF,
  async ({ page, baseURL }) => {
    const { leader, group, screen } = await arrange(page, baseURL)
    const path = `/api/groups/${group}/live`
    // Without a live session, nothing is asked for every half second.
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === path) asked.push(request.method())
    })
    await page.goto(screen)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('How we work together.')
    await page.waitForTimeout(2000)
    expect(asked).toEqual([])

    await startLive(leader, group, false)
    await goTo(leader, group, { kind: 'guess', of: '' })
    await page.reload()
    await expect(title).toHaveText('Where do you think you sit?')
    await goTo(leader, group, { kind: 'paper', of: 'corners' })
    await expect(title).toHaveText('One wish each.')

    await page.clock.install()
    await page.route(`**${path}`, (route) => route.abort())
    await expect(async () => {
      await page.clock.fastForward(31_000)
      await expect(title).toHaveText('No connection right now.', { timeout: 1000 })
    }).toPass()
    await page.unroute(`**${path}`)
    await expect(async () => {
      await page.clock.runFor(5000)
      await expect(title).toHaveText('One wish each.', { timeout: 1000 })
    }).toPass()

    // Another leader ends it.
    await page.request.delete(path)
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(title).toHaveText('That was it.', { timeout: 1000 })
    }).toPass()
  },
)
