/** Tests answer faster than people read. Except in tests of the second look, answers do not trigger one. */
import type { BrowserContext } from '@playwright/test'

/** Answers what asks for a second look, in the browser. Not by a route: with one the browser would keep nothing in its cache. */
export async function asUnhurried(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ask = window.fetch
    window.fetch = async (input, init) =>
      String(input).endsWith('/api/assessment/review')
        ? Response.json({ hurried: [], odd: [], again: [] })
        : ask(input, init)
  })
}
