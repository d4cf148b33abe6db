/** What axe finds on a page. */
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeOfPlaywright = createRequire(
  createRequire(import.meta.url).resolve('@axe-core/playwright'),
)
const { source } = axeOfPlaywright('axe-core') as { source: string }

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Finds no accessibility violation on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, { type: 'tag', values: WCAG })).toEqual([])
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
  const options: RunOptions = { runOnly, resultTypes: ['violations'] }
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
