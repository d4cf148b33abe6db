/** What axe finds on a page. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
]

/** Rules that find what is none. */
const MISTAKEN = [
  // A price and a nickname in bold head nothing.
  'p-as-heading',
  // It counts the letter and the score that a gauge draws, which are what its words say.
  'label-content-name-mismatch',
  // The screen that waits for a result stands for a second, and says so in a live region.
  'page-has-heading-one',
]

/** Finds no accessibility violation on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNone(page, new AxeBuilder({ page }).withTags(TAGS).disableRules(MISTAKEN))
}

/** Finds no text without contrast: all that another color scheme can change. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNone(page, new AxeBuilder({ page }).withRules('color-contrast'))
}

async function expectNone(page: Page, axe: AxeBuilder): Promise<void> {
  await settle(page)
  // No page of ours has frames, for which axe would open another page.
  const { violations } = await axe.setLegacyMode().analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
  ).toEqual([])
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
