/** When a page of the server's answers to keys and clicks, and when the server answers the page. */
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

/** From now on, calls to such addresses wait before they go to the server. */
export function answerLate(page: Page, url: string, ms = 400): Promise<unknown> {
  return page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue()
  })
}
