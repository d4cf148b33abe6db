/** What axe finds on a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { findNewTexts } from './texts'

const axeOfPlaywright = createRequire(
  createRequire(import.meta.url).resolve('@axe-core/playwright'),
)
/** Every page reads it anew, so the short one. */
const source = readFileSync(axeOfPlaywright.resolve('axe-core/axe.min.js'), 'utf8')

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** By far the slowest rule. */
const CONTRAST = 'color-contrast'

/** Finds no accessibility violation on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const runOnly: RunOptions['runOnly'] = { type: 'tag', values: WCAG }
  const violations = await findViolations(page, {
    runOnly,
    rules: { [CONTRAST]: { enabled: false } },
  })
  expect([...violations, ...(await findUnreadable(page))]).toEqual([])
}

/** Finds no target too small or too near another: what moves when the same words stand elsewhere. */
export async function expectRoomForFingers(page: Page): Promise<void> {
  const values = ['target-size', 'scrollable-region-focusable']
  const runOnly: RunOptions['runOnly'] = { type: 'rule', values }
  expect(await findViolations(page, { runOnly })).toEqual([])
}

/** Finds no text without contrast: all that another color scheme can change. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await findUnreadable(page)).toEqual([])
}

/** Texts without contrast. One that looks as readable ones did on a page before is not measured again. */
async function findUnreadable(page: Page): Promise<string[]> {
  await settle(page)
  const texts = await findNewTexts(page)
  if (texts.count === 0) return []
  const runOnly: RunOptions['runOnly'] = { type: 'rule', values: [CONTRAST] }
  const violations = await findViolations(page, { runOnly }, 'new texts')
  // What was shown until the page's own content came is gone: there are other texts now.
  if (violations === null) return findUnreadable(page)
  if (violations.length === 0) texts.remember()
  return violations
}

type Rules = Pick<RunOptions, 'runOnly' | 'rules'>

interface AxeWindow {
  axe: {
    run: (where: Document | { include: Element[] }, options: RunOptions) => Promise<AxeResults>
  }
  newTexts: Element[]
}

/** A color on its way to another one has the contrast of neither. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getTiming().iterations !== Infinity
    for (;;) {
      const moving = document.getAnimations().filter(isMoving)
      if (moving.length === 0) return
      await Promise.allSettled(moving.map(({ finished }) => finished))
    }
  })
}

/**
 * Runs axe in the page itself. Its own builder opens a page more and sends the whole of axe each time,
 * which takes several times as long; we have no frames that would need it.
 */
function findViolations(page: Page, rules: Rules): Promise<string[]>
/** Null where a new text has left the page since it was found. */
function findViolations(page: Page, rules: Rules, where: 'new texts'): Promise<string[] | null>
async function findViolations(
  page: Page,
  rules: Rules,
  where: 'page' | 'new texts' = 'page',
): Promise<string[] | null> {
  await settle(page)
  // Fetching the style sheets a second time is for rules that we do not ask, and for sound, which we have none of.
  const options: RunOptions = { ...rules, resultTypes: ['violations'], preload: false }
  const run = () => page.evaluate(runAxe, [where, options] as const)
  let results = await run()
  if (results === undefined) {
    await page.evaluate(source)
    results = await run()
  }
  if (!results) return null
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/** Runs in the browser. Undefined where the page has no axe yet, null where a new text has left it. */
function runAxe([where, options]: readonly ['page' | 'new texts', RunOptions]) {
  const { axe, newTexts } = window as unknown as Partial<AxeWindow>
  if (!axe) return undefined
  if (where === 'page' || !newTexts) return axe.run(document, options)
  const areThere = newTexts.every(({ isConnected }) => isConnected)
  return areThere ? axe.run({ include: newTexts }, options) : null
}
