/** Every state of every guest screen: what it says, where it says it, and whether everybody can read it. */
import type { Page } from '@playwright/test'
import { SCREENS, STATES } from '../../app/dev/states/list'
import { missingPagePath, routes } from '../../lib/routes'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  expectRoomForFingers,
  SLOW_PROOF,
  test,
  WIDTHS,
} from '../support/checks'
import { applied, differenceOf } from '../support/screens/difference'
import { expectKept, isUpdating } from '../support/screens/kept'
import { noteSeen, readKept, type Section } from '../support/screens/kept-states'
import { isSameLayout, readLayout } from '../support/screens/layout'
import { goToState, openState, rootOf, type Stage } from '../support/screens/stage'
import { findNewTexts } from '../support/screens/texts'
import { readWords, wordsOf } from '../support/screens/words'

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
  expect(unknown.headers().location).toBe(missingPagePath)
})

test('a box may move by a hair, not more', () => {
  const layout = 'main 0,80 390×752\n  button "Pay" 20,125 350×54\n'
  expect(isSameLayout(layout, layout.replace('20,125', '21,121'))).toBe(true)
  expect(isSameLayout(layout, layout.replace('350×54', '350×60'))).toBe(false)
  expect(isSameLayout(layout, layout.replace('Pay', 'Buy'))).toBe(false)
  expect(isSameLayout(layout, `${layout}  link "Back" 0,0 10×10\n`)).toBe(false)
})

test('what is kept as a difference is read back as it was', () => {
  const base = ['main', '  heading "One"', '  button "Pay"', '  link "Back"']
  for (const text of [
    base,
    [],
    ['main', '  button "Pay"', '  text: x', '  link "Back"'],
    ['x', ...base, 'y'],
  ]) {
    expect(applied(base, differenceOf(base, text))).toEqual(text)
  }
  expect(differenceOf(base, base)).toEqual([])
})

test('a row says its cells in its name, and loses nothing else', () => {
  const row = '- \'row "Ada: 3"\':\n  - rowheader "Ada:"\n  - cell "3"'
  expect(wordsOf(row)).toBe('row "Ada: 3" [rowheader cell]\n')
  expect(wordsOf(row.replace('cell "3"', 'cell "4"'))).toContain('cell "4"')
  const linked =
    '- row "Ada 3":\n  - rowheader "Ada":\n    - link "Ada":\n      - /url: /ada\n  - cell "3"'
  expect(wordsOf(linked)).toBe(
    'row "Ada 3" [rowheader cell] > rowheader "Ada" > link "Ada" -> /ada\n',
  )
})

test('a text is not measured again where it looks as before, and is where anything about it changed', async ({
  stage: { page },
}) => {
  const show = (style: string, around = '#fff') =>
    page.setContent(
      `<html lang="en"><title>Texts</title><main style="background: ${around}"><p class="note" style="${style}">One</p></main>`,
    )
  const isNew = async () => {
    const { count, remember } = await findNewTexts(page)
    remember()
    return count > 0
  }
  await show('color: #111')
  expect([await isNew(), await isNew()]).toEqual([true, false])
  await show('color: #aaa')
  // What was found wanting is found again.
  for (const _ of [1, 2]) await expect(expectReadable(page)).rejects.toThrow('color-contrast')
  await show('color: #111; font-size: 30px')
  expect(await isNew()).toBe(true)
  await show('color: #111', '#222')
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast: p')
})

/**
 * Of each screen the first state: loaded, with a look at the room for fingers, and at a desk too. `npm run prove` does so
 * with the others.
 */
const FIRST = new Set<string>(SCREENS.map(({ states: [first] }) => first.id))

for (const { title: screen, states } of SCREENS) {
  // In one worker, which knows the texts of a screen from its other states.
  test.describe(screen, () => {
    test.describe.configure({ mode: 'default' })
    for (const { id, shows } of states) {
      test(`${id}: ${shows}`, async ({ stage }) => {
        const { page, complaints } = stage
        await page.setViewportSize(WIDTHS[0])
        // Each screen is loaded once; its other states are gone to.
        await (FIRST.has(id) ? openState(stage, id) : goToState(stage, id))
        for (const viewport of isSeenAtADesk(id) ? WIDTHS : [WIDTHS[0]]) {
          const isWide = viewport !== WIDTHS[0]
          if (isWide) await page.setViewportSize(viewport)
          await expectKeptOf(stage, id, isWide)
          await expectNoSidewaysScroll(page)
          if (!isWide) await expectAccessible(page, { looksForRoom: FIRST.has(id) })
        }
        expect(complaints).toEqual([])
      })

      test(`${id}, for everybody at a desk and in dark`, SLOW_PROOF, async ({ stage }) => {
        const { page, complaints } = stage
        const { words, 'wide words': wide } = readKept(id)
        await page.setViewportSize(WIDTHS[0])
        await openState(stage, id)
        if (!FIRST.has(id)) await expectRoomForFingers(page)
        await page.setViewportSize(WIDTHS[1])
        await expectKeptOf(stage, id, true)
        await expectNoSidewaysScroll(page)
        // The same words in another place can only be too near each other.
        await (words === wide ? expectRoomForFingers(page) : expectAccessible(page))
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectReadable(page)
        await page.emulateMedia({ colorScheme: 'light' })
        await page.setViewportSize(BETWEEN)
        await expectNoSidewaysScroll(page)
        await expectHeaderInOneRow(page)
        await withLargeText(page, async () => {
          for (const viewport of [WIDTHS[1], BETWEEN, WIDTHS[0]]) {
            await page.setViewportSize(viewport)
            await expectNoSidewaysScroll(page)
          }
        })
        expect(complaints).toEqual([])
      })
    }
  })
}

/** Between phone and desk, where rows break first. */
const BETWEEN = { width: 820, height: 860 }

/** With letters twice as large. */
async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
  await setSize('200%')
  await look()
  await setSize('')
}

async function expectHeaderInOneRow(page: Page): Promise<void> {
  // Questions have a header of their own, or none.
  const heights = await page
    .locator('body > header')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  for (const height of heights) expect(height, 'the header').toBeLessThan(90)
}

/** Also what is kept anew, or for the first time. */
function isSeenAtADesk(id: string): boolean {
  return FIRST.has(id) || isUpdating() || readKept(id)['wide layout'] === undefined
}

/** What a screen reader gets, and what stands where. Without a file that says it, what is seen is noted and kept. */
async function expectKeptOf(
  { page, isLoading }: Stage,
  id: string,
  isWide: boolean,
): Promise<void> {
  const texts = readKept(id)
  const expectSection = (
    section: Section,
    read: () => Promise<string>,
    isSame?: typeof isSameLayout,
  ) =>
    expectKept({
      name: section,
      kept: texts[section],
      read,
      isSame,
      isLoading,
      write: (seen) => noteSeen(id, section, seen),
    })
  await expectSection(isWide ? 'wide words' : 'words', async () => readWords(await rootOf(page)))
  const readPlaces = async () => readLayout(await rootOf(page))
  await expectSection(isWide ? 'wide layout' : 'layout', readPlaces, isSameLayout)
}
