/** What axe finds on a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeOfPlaywright = createRequire(
  createRequire(import.meta.url).resolve('@axe-core/playwright'),
)
/** Every page reads it anew, so the short one. */
const source = readFileSync(axeOfPlaywright.resolve('axe-core/axe.min.js'), 'utf8')

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Finds no accessibility violation on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, { type: 'tag', values: WCAG })).toEqual([])
}

/** Finds no target too small or too near another: what moves when the same words stand elsewhere. */
export async function expectRoomForFingers(page: Page): Promise<void> {
  const values = ['target-size', 'scrollable-region-focusable']
  expect(await findViolations(page, { type: 'rule', values })).toEqual([])
}

/** Finds no text without contrast: all that another color scheme can change. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await findViolations(page, { type: 'rule', values: ['color-contrast'] })).toEqual([])
}

/** A color on its way to another one has the contrast of neither. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
}

/**
 * Runs axe in the page itself. Its own builder opens a page more and sends the whole of axe each time,
 * which takes several times as long; we have no frames that would need it.
 */
async function findViolations(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Fetching the style sheets a second time is for rules that we do not ask, and for sound, which we have none of.
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: false }
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(
        options,
      ),
    options,
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}
