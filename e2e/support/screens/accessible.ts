/** What axe finds on a page. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
]

/** Rules that report false positives. */
const MISTAKEN = [
  // A price and a nickname in bold head nothing.
  'p-as-heading',
  // It counts the letter and the score that a gauge draws, which are what its words say.
  'label-content-name-mismatch',
  // The waiting screen is visible for a second, with a live region.
  'page-has-heading-one',
]

/** Expects no accessibility violation on the page. */
export async function expectAccessible(page: Page, where?: string): Promise<void> {
  await expectNone(page, axeOf(page).withTags(TAGS).disableRules(MISTAKEN), where)
}

/** Finds no text without contrast: all that another color scheme can change. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNone(page, axeOf(page).withRules('color-contrast'))
}

/** What passes is not written down, which would take a quarter of the time. */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

async function expectNone(page: Page, axe: AxeBuilder, where?: string): Promise<void> {
  await settle(page)
  // Our pages have no frames, for which axe would open another page.
  const { violations } = await axe.setLegacyMode().analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
    where,
  ).toEqual([])
}

/** A color in transition has the contrast of neither end. */
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
