/** Every state of every guest screen: what it says, where it says it, and whether everybody can read it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SCREENS, STATES } from '../app/dev/states/list'
import { routes } from '../lib/routes'
import { expectAccessible, expectNoSidewaysScroll, expectReadable, WIDTHS } from './fixtures'
import { expectKept, readKept, writeKept } from './kept'
import { isSameLayout, readLayout } from './layout'
import { expect, openState, rootOf, test } from './stage'

// A trace of every step would cost more than the steps.
test.use({ trace: 'off' })

const KEPT = join(import.meta.dirname, 'states')

test('the index leads to every state, and only to these', async ({ stage: { page } }) => {
  await page.goto(routes.states)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    SCREENS.map(({ title }) => title),
  )
  const links = page.getByRole('main').getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(targets).toEqual(STATES.map(({ id }) => `${routes.states}/${id}`))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
  const unknown = await page.request.get(`${routes.states}/nothing`, { maxRedirects: 0 })
  expect(unknown.status()).toBe(307)
  expect(unknown.headers().location).toBe('/')
})

test('a box may move by a hair, not more', () => {
  const layout = 'main 0,80 390×752\n  button "Pay" 20,125 350×54\n'
  expect(isSameLayout(layout, layout.replace('20,125', '21,121'))).toBe(true)
  expect(isSameLayout(layout, layout.replace('350×54', '350×60'))).toBe(false)
  expect(isSameLayout(layout, layout.replace('Pay', 'Buy'))).toBe(false)
  expect(isSameLayout(layout, `${layout}  link "Back" 0,0 10×10\n`)).toBe(false)
})

for (const { id, screen, shows } of STATES) {
  test(`${id} (${screen}): ${shows}`, async ({ stage }) => {
    const { page, complaints } = stage
    await page.setViewportSize(WIDTHS[0])
    await openState(stage, id)
    await expectWords(page, id)
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport)
      if (viewport !== WIDTHS[0]) await expectWords(page, id, viewport.width)
      await expectLayout(page, id, viewport.width)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadable(page)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(complaints).toEqual([])
  })
}

/**
 * What a screen reader gets. Compared as text: `toMatchAriaSnapshot` would write every score and price as a
 * pattern. A wider page has a file of its own only where it says something else.
 */
async function expectWords(page: Page, id: string, width?: number): Promise<void> {
  const first = join(KEPT, `${id}.aria.yml`)
  const own = join(KEPT, `${id}.${width}.aria.yml`)
  const read = async () => `${await (await rootOf(page)).ariaSnapshot()}\n`
  if (width === undefined) {
    const write = (seen: string) => writeKept(first, seen)
    return expectKept({ name: 'words', kept: readKept(first), read, write })
  }
  const write = (seen: string) => {
    if (seen === readKept(first)) rmSync(own, { force: true })
    else writeKept(own, seen)
  }
  const kept = readKept(own) ?? readKept(first)
  return expectKept({ name: `words at ${width} px`, kept, read, write })
}

async function expectLayout(page: Page, id: string, width: number): Promise<void> {
  const file = join(KEPT, `${id}.${width}.layout.txt`)
  await expectKept({
    name: `layout at ${width} px`,
    kept: readKept(file),
    read: async () => readLayout(await rootOf(page)),
    isSame: isSameLayout,
    write: (seen) => writeKept(file, seen),
  })
}
