/** The pages under /dev/states, on one browser page that goes from state to state. */
import { type Browser, expect, type Locator, type Page, type Request } from '@playwright/test'
import { routes } from '../../../lib/routes'
import { hearComplaints } from '../complaints'

export type ColorScheme = 'light' | 'dark'

export interface Stage {
  page: Page
  /** What the browser complained about, or asked the server for, since the last state. */
  complaints: string[]
  /** Whether something is still on its way: charts fetch what draws them after the page. */
  isLoading: () => boolean
}

/** A stage of its own for each worker. */
export async function openStage(
  browser: Browser,
  baseURL: string | undefined,
  use: (stage: Stage) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    // Still pictures: a color in the middle of a fade has no contrast of its own.
    reducedMotion: 'reduce',
  })
  // Each visitor of the landing page has an order of statements of their own; here it is one.
  await context.addInitScript(() => {
    Math.random = () => 0.5
  })
  const page = await context.newPage()
  const complaints = hearComplaints(page)
  // Heard, not routed: with a route the browser would keep nothing in its cache.
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The landing page is the same for everybody, so it asks whether payments are open.
    const isAsked = pathname.startsWith('/api/') && pathname !== '/api/payments/offer'
    if (isAsked) complaints.push(`A state asked for ${pathname}`)
  })
  const underway = new Set<Request>()
  page.on('request', (request) => underway.add(request))
  page.on('requestfinished', (request) => underway.delete(request))
  page.on('requestfailed', (request) => underway.delete(request))
  await use({ page, complaints, isLoading: () => underway.size > 0 })
  await context.close()
}

/** Loads the page of one state and waits until it is alive and what leads to it was pressed. */
export async function openState(stage: Stage, id: string): Promise<void> {
  stage.complaints.length = 0
  const answer = await stage.page.goto(pathOf(id))
  expect(answer?.status()).toBe(200)
  await waitForState(stage, id)
}

/** The same, from the state before where there is one, as a link leads on, which costs less than loading. */
export async function goToState(stage: Stage, id: string): Promise<void> {
  const { page, complaints } = stage
  complaints.length = 0
  const canGo = await page.evaluate((path) => {
    const { shown } = document.documentElement.dataset
    // A notice stays when the page changes, as it is to.
    if (shown === undefined || document.querySelector('[data-sonner-toast]')) return false
    delete document.documentElement.dataset.shown
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    dispatchEvent(new CustomEvent('showstate', { detail: path }))
    return true
  }, pathOf(id))
  if (!canGo) return openState(stage, id)
  await page.waitForURL(pathOf(id))
  await waitForState(stage, id)
}

const pathOf = (id: string) => `${routes.states}/${id}`

async function waitForState({ page }: Stage, id: string): Promise<void> {
  const { pathname } = new URL(page.url())
  expect(pathname, 'The server must be started with DEV_STATES=1.').toBe(pathOf(id))
  await page.locator('html[data-shown]').waitFor()
  // The policies are fetched when their link is pressed.
  if (id.startsWith('policy-')) await page.locator('dialog[open]').waitFor()
  await page.evaluate(async () => {
    // Next says here which page one came to; a state says nothing of it.
    document.querySelector('next-route-announcer')?.setAttribute('hidden', '')
    await document.fonts.ready
  })
}

/** Where the state is: the dialog, if one is open, else the page's own content. */
export async function rootOf(page: Page): Promise<Locator> {
  const where = await page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return 'dialog[open]'
    // Header and footer are the same on every page that has a footer, and looked at once.
    return document.querySelector('body > footer') ? 'main' : 'body'
  })
  return page.locator(where)
}
