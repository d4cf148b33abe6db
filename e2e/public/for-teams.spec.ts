/** The page for teams, and the made-up team that anyone may look at. What is said of whom, lift-data.test.ts holds. */
import type { Page } from '@playwright/test'
import { demoTeam, forTeams } from '../../lib/copy/for-teams'
import { messages } from '../../lib/messages'
import { routes } from '../../lib/routes'
import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDTHS } from '../support/checks'
import { open } from '../support/hydrated'
import { partOfGroup } from '../support/pages/group-page'

const ALONE = 'Without Tomás, Priya does the talking alone.'
const EMPTY = 'Without Marisol, no one decides before lunch.'

/** What is read, without the marks that keep a name's direction. */
const said = (page: Page) =>
  page
    .locator('[aria-live] p')
    .evaluateAll((all) => all.map((one) => one.textContent?.replace(/[\u2068\u2069]/g, '')))
const chip = (page: Page, name: string) =>
  page.getByRole('list', { name: forTeams.lift.people }).getByRole('button', { name })

test('one goes unasked; then anyone by a tap, by keys and by hand, and back', async ({ page }) => {
  await page.setViewportSize(WIDTHS[1])
  await open(page, routes.forTeams)
  // Who goes unasked is not read aloud over what is being read.
  await expect.poll(() => said(page)).toEqual([EMPTY])
  await expect(page.locator('[aria-live]').first()).toHaveAttribute('aria-live', 'off')
  await chip(page, 'Marisol').click()
  await expect.poll(() => said(page)).toEqual([forTeams.lift.idle])
  await chip(page, 'Tomás').click()
  await expect.poll(() => said(page)).toEqual([ALONE])
  await chip(page, 'Marisol').click()
  await expect.poll(() => said(page)).toEqual([EMPTY, ALONE])
  // A third takes the place of the first.
  await chip(page, 'Jonas').click()
  await expect(chip(page, 'Tomás')).toHaveAttribute('aria-pressed', 'false')
  await chip(page, 'Jonas').click()
  for (const _ of '1234') await page.keyboard.press('ArrowDown')
  await expect(chip(page, 'Jonas')).toHaveAttribute('aria-pressed', 'true')
  for (const _ of '1234') await page.keyboard.press('ArrowUp')
  await expect(chip(page, 'Jonas')).toHaveAttribute('aria-pressed', 'false')
  await chip(page, 'Marisol').click()
  await expect.poll(() => said(page)).toEqual([forTeams.lift.idle])

  const mark = page.locator('button[aria-hidden]', { hasText: 'Marisol' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const { x = 0, y = 0, width = 0 } = (await mark.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + 10)
  await page.mouse.down()
  await page.mouse.move(x, y - 60, { steps: 3 })
  await page.mouse.move(x - 40, y - 120, { steps: 3 })
  await expect.poll(() => said(page)).toEqual([EMPTY])
  // Within the rim they are back in their seat.
  await page.mouse.move(x + width / 2, y + 30, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => said(page)).toEqual([forTeams.lift.idle])
  await expectAccessible(page)
})

test('without a script, each name leads to its sentence', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(routes.forTeams)
  const people = page.getByRole('list', { name: forTeams.lift.people }).getByRole('link')
  await expect(people).toHaveCount(8)
  await people.filter({ hasText: 'Marisol' }).click()
  await expect(page.locator(':target')).toContainText('no one decides before lunch.')
  await context.close()
})

test('the demo team shows everything, changes nothing and asks no server', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.setViewportSize(WIDTHS[1])
  await open(page, routes.forTeams)
  await page.getByRole('link', { name: forTeams.demo }).first().click()
  await expect(page).toHaveURL(routes.demoTeam)
  await expect(page.getByText(demoTeam.banner)).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  // One line refuses what a form sends, and a file.
  const refusal = page.getByText(messages.groups.madeUp)
  await partOfGroup(page, 'invite').click()
  await page.getByLabel('Email', { exact: true }).fill('kim@example.com')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(refusal).toHaveCount(1)
  await partOfGroup(page, 'settings').click()
  await page.getByRole('button', { name: 'Session kit as PDF' }).click()
  await expect(refusal).toHaveCount(1)

  await partOfGroup(page, 'people').click()
  await page.getByRole('link', { name: /one thing for Monday/ }).click()
  await expect(page.getByRole('heading', { name: 'One thing for Monday' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()

  await page.getByRole('link', { name: 'Compare' }).click()
  await page.getByRole('button', { name: 'Show both' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marisol')
  await expect(page.getByText(demoTeam.banner)).toBeVisible()
  await page.goto(`${routes.demoTeam}/meeting`)
  await page.getByRole('checkbox').first().uncheck()
  await expect(page).toHaveURL(/who=/)
  await expect(page.getByRole('article').getByText('Marisol')).toHaveCount(0)

  await page.goto(routes.demoTeam)
  await page.getByRole('link', { name: 'Run a session' }).click()
  await expect(page.getByRole('heading', { name: 'How we work together.' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: /of us, one circle/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Back to the group' }).click()
  await expect(page).toHaveURL(routes.demoTeam)
  expect(asked).toEqual([])
})

test('a phone scrolls the walls, not the page', async ({ page }) => {
  await page.setViewportSize(WIDTHS[0])
  await open(page, routes.forTeams)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('the PDF for HR is found at its former address', async ({ request }) => {
  const answer = await request.get('/api/for-teams/pdf?paper=a4', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([
    308,
    '/api/for-teams/hr/pdf?paper=a4',
  ])
})
