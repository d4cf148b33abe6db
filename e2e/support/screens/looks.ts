/** The looks of a page: at a desk and on a phone, in dark, in between, at twice its size, with large letters. */
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, WIDTHS } from '../checks'
import { expectAccessible, expectContrast } from './accessible'
import { expectLaidOut } from './layout'

const [PHONE, DESK] = WIDTHS
/** Between phone and desk, where rows break first. */
const BETWEEN = { width: 820, height: 860 }
/** A desk's page at twice its size. */
const ZOOMED = { width: 640, height: 430 }
const NARROWEST = { width: 320, height: 640 }

/** Finds nothing that a person could not read or use in any of them. */
export async function expectEveryLook(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  for (const viewport of [DESK, BETWEEN, ZOOMED, PHONE, NARROWEST]) {
    await page.setViewportSize(viewport)
    await expectLaidOut(page, `${viewport.width} px wide`)
  }
  await page.addStyleTag({ content: ':root { font-size: 200% }' })
  await page.setViewportSize(DESK)
  await expectLaidOut(page, 'letters twice as large')
  for (const viewport of [BETWEEN, PHONE]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
  }
}
