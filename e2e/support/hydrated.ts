/** When a page of the server's answers to keys and clicks. */
import type { Page } from '@playwright/test'

/** Waits until React has taken over the page's forms and the buttons of its header. */
export async function answers(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('form, header button')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )
}
