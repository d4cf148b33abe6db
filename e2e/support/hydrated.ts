/** When a page of the server's answers to keys and clicks. */
import type { Page } from '@playwright/test'

/** Waits until React has taken over the page, its forms and its buttons. */
export async function answers(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, form, main button, header button')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )
}

/** Opens a page and waits until it answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await answers(page)
}
