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

const TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
]

/** Rules that find what is none. */
const MISTAKEN = {
  // A price and a nickname in bold head nothing.
  'p-as-heading': { enabled: false },
  // It counts the letter and the score that a gauge draws, which are what its words say.
  'label-content-name-mismatch': { enabled: false },
  // The screen that waits for a result stands for a second, and says so in a live region.
  'page-has-heading-one': { enabled: false },
}

/** By far the slowest rule. */
const CONTRAST = 'color-contrast'

/** Finds no accessibility violation on the page as it is. */
export async function expectAccessible(page: Page, { looksForRoom = true } = {}): Promise<void> {
  const runOnly: RunOptions['runOnly'] = { type: 'tag', values: TAGS }
  const rules = { ...MISTAKEN, 'target-size': { enabled: looksForRoom } }
  expect(await findWithTexts(page, { runOnly, rules })).toEqual([])
}

/** Finds no target too small or too near another: what moves when the same words stand elsewhere. */
export async function expectRoomForFingers(page: Page): Promise<void> {
  const values = ['target-size', 'scrollable-region-focusable']
  const runOnly: RunOptions['runOnly'] = { type: 'rule', values }
  await settle(page)
  expect(await findViolations(page, { runOnly })).toEqual([])
}

/** Finds no text without contrast: all that another color scheme can change. */
export async function expectReadable(page: Page): Promise<void> {
  const runOnly: RunOptions['runOnly'] = { type: 'rule', values: [CONTRAST] }
  expect(await findWithTexts(page, { runOnly })).toEqual([])
}

type Rules = Pick<RunOptions, 'runOnly' | 'rules'>

/** A text that looks as readable ones did on a page before is not measured again. */
async function findWithTexts(page: Page, rules: Rules): Promise<string[]> {
  await settle(page)
  const texts = await findNewTexts(page)
  const violations = await findViolations(page, rules)
  // What was shown until the page's own content came is gone: there are other texts now.
  if (!(await texts.unmark())) return findWithTexts(page, rules)
  if (violations.length === 0) texts.remember()
  return violations
}

interface Axe {
  configure: (spec: { rules: { id: string; selector: string }[] }) => void
  run: (where: Document, options: RunOptions) => Promise<AxeResults>
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
async function findViolations(page: Page, rules: Rules): Promise<string[]> {
  // Fetching the style sheets a second time is for rules that we do not ask, and for sound, which we have none of.
  const options: RunOptions = { ...rules, resultTypes: ['violations'], preload: false }
  const run = () => page.evaluate(runAxe, options)
  let results = await run()
  if (!results) {
    await page.evaluate(source)
    await page.evaluate(lookAtMarked, CONTRAST)
    results = await run()
  }
  if (!results) throw new Error('The page has no axe.')
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/** Runs in the browser. Undefined where the page has no axe yet. */
function runAxe(options: RunOptions) {
  const { axe } = window as unknown as { axe?: Axe }
  return axe?.run(document, options)
}

/** Runs in the browser: a rule looks only at what texts.ts has marked. */
function lookAtMarked(id: string) {
  const { axe } = window as unknown as { axe: Axe }
  axe.configure({ rules: [{ id, selector: '[data-new-text]' }] })
}
