/** A live session: a member and a guest take part by phone, beside a leader who steers by the API. */
import type { Browser, Page } from '@playwright/test'
import type { LiveStep, Wall } from '../../lib/api/live'
import { livePath, routes } from '../../lib/routes'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { registerPerson, takeAsPerson } from '../support/people'
import { addMember, makeGroup, newPerson } from '../support/teams'

const PHONE = { width: 390, height: 664 }

/** The page of a member with a result, and a leader who has started a live session that lets guests in. */
async function arrange(page: Page, baseURL?: string) {
  const leader = await newPerson(baseURL, { first_name: 'Lea' })
  const person = await registerPerson(page.request, { first_name: 'Max' })
  await takeAsPerson(leader.context, 'D')
  await takeAsPerson(page.request, 'SC')
  const group = await makeGroup(leader, 'Operations')
  await addMember(leader, group, { person, context: page.request })
  await query(`UPDATE groups SET members_see = 'styles' WHERE id = $1`, [group])
  await query(`UPDATE memberships SET agreed_to = 'styles' WHERE group_id = $1`, [group])
  const path = `/api/groups/${group}/live`
  const started = await leader.context.post(path, { data: { allows_guests: true } })
  expect(started.status(), await started.text()).toBe(200)
  const { code }: Wall = await started.json()
  await page.setViewportSize(PHONE)
  return {
    code,
    wall: async (): Promise<Wall> => (await (await leader.context.get(path)).json()).live,
    goTo: async (kind: LiveStep['kind'], of = '') => {
      const steered = await leader.context.patch(path, { data: { step: { kind, of } } })
      expect(steered.status(), await steered.text()).toBe(200)
    },
    sendOut: async (id: string) =>
      expect((await leader.context.delete(`${path}/people/${id}`)).status()).toBe(204),
    end: async () => expect((await leader.context.delete(path)).status()).toBe(204),
    agreements: async () =>
      (await (await leader.context.get(`/api/groups/${group}/session`)).json()).people,
  }
}

async function newPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true })
  return context.newPage()
}

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

test('a guest and a member take part by phone, from the code to the end', async ({
  page: member,
  browser,
  baseURL,
}) => {
  test.slow()
  const { code, wall, goTo, end, agreements } = await arrange(member, baseURL)

  // The guest types the code and a name: three presses to the first drag.
  const guest = await newPhone(browser)
  await guest.goto(routes.join)
  await guest.getByLabel('Code').fill(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)
  await guest.getByRole('button', { name: 'Go' }).click()
  await expect(guest).toHaveURL(livePath(code))
  await expect(titleOf(guest)).toHaveText('Come in for the hour.')
  await expect(guest).toHaveTitle(/^Live session/)
  await expect(guest.getByText('Operations')).toHaveCount(0)
  await expect(guest.getByText('Use the result I have')).toHaveCount(0)
  await expect(async () => {
    await guest.getByRole('button', { name: 'Come in' }).click()
    await expect(guest.getByText('Please type a name.')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await guest.getByRole('textbox', { name: 'First name' }).fill('Ben')
  await guest.getByRole('button', { name: 'Come in' }).click()
  await expect(titleOf(guest)).toHaveText('Watch the wall.')
  await expect(titleOf(guest)).toBeFocused()
  expect(await wall()).toMatchObject({ joined: 1, names: [] })

  // The member comes by the link, as themselves; the third tick waits for the first two.
  await member.goto(livePath(code))
  await expect(member.getByText('Your name here: Max')).toBeVisible()
  await expect(member.getByText('Operations')).toBeVisible()
  const third = member.getByLabel('Let the room guess my letter')
  await expect(async () => {
    await member.getByLabel('Show my first name on the wall').check()
    await member.getByLabel('Use the result I have').check()
    await expect(third).toBeVisible({ timeout: 1000 })
  }).toPass()
  await third.check()
  await member.getByRole('button', { name: 'Come in' }).click()
  await expect(member.getByText('Your name on the wall: Max')).toBeVisible()
  expect((await wall()).names.map(({ name }) => name)).toEqual(['Max'])

  // A reload is the same person.
  await member.reload()
  await expect(titleOf(member)).toHaveText('Watch the wall.')
  expect(await wall()).toMatchObject({ joined: 2 })

  // Each drags a dot; no letter is on the wall yet.
  await goTo('guess')
  const asks = 'Where do you think you sit?'
  await expect(titleOf(guest)).toHaveText(asks)
  await expect(titleOf(member)).toHaveText(asks)
  await drag(guest, { x: -0.3, y: -0.4 })
  await expect(guest.getByText('Measured, more task than people.')).toBeVisible()
  await guest.getByRole('button', { name: 'Leave it here' }).click()
  await expect(guest.getByText('That’s your guess.')).toBeVisible()
  const dot = member.getByRole('slider', { name: 'Your dot, from task to people' })
  await dot.focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await dot.press(key)
  await expect(dot).toHaveAttribute('aria-valuetext', 'Fast-paced, more people than task.')
  await expect
    .poll(async () =>
      (await wall()).dots.map(({ at, is_left, letter }) => ({ at, is_left, letter })),
    )
    .toEqual(
      expect.arrayContaining([
        { at: { x: 0.1, y: 0.2 }, is_left: false, letter: null },
        {
          at: { x: expect.closeTo(-0.3, 1), y: expect.closeTo(-0.4, 1) },
          is_left: true,
          letter: null,
        },
      ]),
    )

  await goTo('reveal')
  await expect(member.getByText('The ring is your guess, the shape is your result.')).toBeVisible()
  await expect(guest.getByText('Your ring stays a ring.')).toBeVisible()

  // A guess that is tapped without a network is sent once it is back.
  const [colleague] = (await wall()).colleagues
  await goTo('colleague', colleague?.id)
  await expect(titleOf(guest)).toHaveText('What does Max do first?')
  await expect(titleOf(member)).toHaveText('It’s about you.')
  await guest.context().setOffline(true)
  await guest.getByRole('button', { name: 'keeps things steady' }).click()
  await expect(guest.getByRole('button', { name: 'keeps things steady' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(guest.getByText('Still here. We’ll catch up.')).toBeVisible({ timeout: 15_000 })
  expect((await wall()).asked).toMatchObject({ answered: 0, is_shown: false })
  await guest.context().setOffline(false)
  await expect.poll(async () => (await wall()).asked?.answered).toBe(1)
  await member.getByRole('button', { name: 'Turn mine over' }).click()
  await expect(titleOf(member)).toHaveText('Yours is on the wall.')
  await expect(guest.getByText('No more answers. Look at the wall.')).toBeVisible()
  // One answer is too few for counts.
  expect(await wall()).toMatchObject({
    asked: { is_shown: true, counts: null },
    colleague: { name: 'Max', letter: 'S' },
  })

  // What is typed survives a reload, and is stored once.
  await goTo('agree')
  await expect(titleOf(member)).toHaveText('What will you do differently?')
  const field = (one: Page) => one.getByLabel('What you’ll do')
  await field(member).fill('I ask before I answer.')
  await member.reload()
  await expect(field(member)).toHaveValue('I ask before I answer.')
  for (const one of [member, guest]) {
    if (one === guest) await field(one).fill('I send drafts at eighty percent.')
    await one.getByRole('button', { name: 'Put it on the wall' }).click()
    await expect(one.getByText('It’s on the wall. You can still change it.')).toBeVisible()
  }
  expect((await wall()).agreements.map(({ text }) => text)).toEqual([
    'I send drafts at eighty percent.',
  ])
  expect(JSON.stringify(await agreements())).toContain('I ask before I answer.')

  await end()
  for (const one of [member, guest]) await expect(titleOf(one)).toHaveText('That was it.')
  await expect(member.getByText('What you agreed to do stays on the group’s page.')).toBeVisible()
  await expect(guest.getByText('Nothing of you stays here, your name included.')).toBeVisible()

  // An ended code and a wrong one are the same.
  const said: string[] = []
  for (const one of [code, '000000']) {
    await guest.goto(livePath(one))
    await expect(guest.getByText('That code leads nowhere.')).toBeVisible()
    said.push((await guest.getByRole('main').innerText()).trim())
  }
  expect(said[0]).toBe(said[1])
  await guest.context().close()
})

test('someone changes how they take part, goes out, and comes late', async ({
  page,
  browser,
  baseURL,
}) => {
  const { code, wall, goTo, sendOut } = await arrange(page, baseURL)
  await goTo('reveal')
  const guest = await newPhone(browser)
  await guest.goto(livePath(code))
  await guest.getByLabel('Show my first name on the wall').check()
  await guest.getByRole('textbox', { name: 'First name' }).fill('Ben')
  await guest.getByRole('button', { name: 'Come in' }).click()
  await expect(titleOf(guest)).toHaveText('There’s no guess of yours.')
  expect((await wall()).names.map(({ name }) => name)).toEqual(['Ben'])

  await guest.getByRole('button', { name: 'How I take part' }).click()
  const part = guest.getByRole('dialog')
  await part.getByLabel('Show my first name on the wall').uncheck()
  await expect.poll(async () => (await wall()).names).toEqual([])
  await part.getByRole('button', { name: 'Go out' }).click()
  await expect(titleOf(guest)).toHaveText('You went out.')
  expect(await wall()).toMatchObject({ joined: 0 })
  await guest.getByRole('button', { name: 'Come in again' }).click()
  await expect(titleOf(guest)).toHaveText('Come in for the hour.')

  // Once the leader has sent them out, that is what they read, also after a reload.
  await guest.getByLabel('Show my first name on the wall').check()
  await guest.getByRole('textbox', { name: 'First name' }).fill('Ben')
  await guest.getByRole('button', { name: 'Come in' }).click()
  await expect(titleOf(guest)).toHaveText('There’s no guess of yours.')
  const [{ id = '' } = {}] = (await wall()).names
  await sendOut(id)
  await expect(titleOf(guest)).toHaveText('You’re not in this session anymore.')
  await guest.reload()
  await expect(titleOf(guest)).toHaveText('You’re not in this session anymore.')
  await guest.context().close()
})

test('a typed code of a join link leads on to it, and one of no shape says so', async ({
  page,
}) => {
  await page.goto(routes.join)
  await page.getByLabel('Code').fill('8fq2 km7p 3tvx')
  await page.getByRole('button', { name: 'Go' }).click()
  await expect(page).toHaveURL('/join/8FQ2-KM7P-3TVX')
  await page.goto(`${routes.join}?code=nothing`)
  await expect(page.getByText('That code leads nowhere.')).toBeVisible()
})

/** Drags the dot from the center to a place on the circle, in shares of its radius. */
async function drag(page: Page, { x, y }: { x: number; y: number }) {
  const box = await page.locator('.touch-none').boundingBox()
  if (!box) throw new Error('There is no circle.')
  const [left, top, half] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + (x * half) / 2, top - (y * half) / 2)
  await page.mouse.move(left + x * half, top - y * half)
  await page.mouse.up()
}
