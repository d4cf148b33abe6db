/** The product as an app: a report without a connection, the start, the bar, and the offer of a home screen. */
import type { Page } from '@playwright/test'
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { expect, expectAccessible, test, WIDTHS } from '../support/checks'
import { answers, open } from '../support/hydrated'
import { logIn, signOut } from '../support/pages/sign-in-page'
import { newBrowser, registerPerson, takeAsPerson } from '../support/people'
import { takeAssessment, unlock } from '../support/product'

const report = (id: string) => `/detailed-personality-report?result=${id}`
const [VALUE] = STYLE_CONTENT.CS.detail.coreValues
const START = '/assessment?from=app'

/** The results whose text this device keeps. */
const keptIds = (page: Page) =>
  page.evaluate(async () => {
    const keys = (await caches.has('discern.reports'))
      ? await (await caches.open('discern.reports')).keys()
      : []
    return keys.map(({ url }) => new URL(url).searchParams.get('result'))
  })

/** Opens one's own report and waits until this device could show it alone. */
async function keep(page: Page, id: string): Promise<void> {
  await open(page, report(id))
  await expect.poll(() => keptIds(page)).toEqual([id])
  await page.evaluate(() =>
    Promise.all(
      ['/detailed-personality-report', '/assessment'].map(async (scope) => {
        while (!(await navigator.serviceWorker.getRegistration(scope))?.active)
          await new Promise((again) => setTimeout(again, 20))
      }),
    ),
  )
}

/** A person with an open report, signed in here. */
async function personWithReport(page: Page) {
  const person = await registerPerson(page.request)
  const id = await takeAsPerson(page.request)
  await unlock(page, id)
  return { ...person, id }
}

test('a report is read without a connection, by its owner alone, and goes with signing out', async ({
  page,
  context,
  complaints,
}) => {
  const { id, email } = await personWithReport(page)
  // A browser that learns who reads begins with nothing kept.
  await open(page, '/groups')
  await keep(page, id)
  await context.setOffline(true)
  for (const path of [report(id), START]) {
    await page.goto(path)
    await expect(page.getByText('There is hardly a connection, or none.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(STYLE_CONTENT.CS.name)
    await page.getByText('Core values', { exact: true }).click()
    await expect(page.getByText(VALUE?.text ?? '')).toBeVisible()
    expect(await page.locator('script, button, img, main a').count()).toBe(0)
  }
  await expectAccessible(page)
  // With a connection it is the server's page again.
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator('h1#you')).toBeVisible()
  await answers(page)
  expect(await keptIds(page)).toEqual([id])

  await signOut(page)
  await expect(page).toHaveURL('/')
  expect(await keptIds(page)).toEqual([])
  await context.setOffline(true)
  await expect(page.goto(report(id))).rejects.toThrow()
  await context.setOffline(false)

  // Someone else signs in where a session has ended unseen.
  await open(page, '/login?redirectTo=/groups')
  await logIn(page, email)
  await expect(page).toHaveURL('/groups')
  await keep(page, id)
  const other = await registerPerson(await newBrowser(new URL(page.url()).origin))
  await context.clearCookies()
  await open(page, '/login?redirectTo=/groups')
  await logIn(page, other.email)
  await expect(page).toHaveURL('/groups')
  expect(await keptIds(page)).toEqual([])
  await context.setOffline(true)
  await expect(page.goto(report(id))).rejects.toThrow()
  complaints.length = 0
})

test('what does not open any longer is not kept', async ({ page, context }) => {
  const { result_id: id } = await takeAssessment(page)
  await unlock(page, id)
  await keep(page, id)
  await context.clearCookies()
  await page.goto(report(id))
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptIds(page)).toEqual([])
})

test('the app starts at one’s own page, a guest’s result, or home', async ({ page, request }) => {
  const startOf = async (browser: typeof request) =>
    (await browser.get(START, { maxRedirects: 0 })).headers().location ?? 'itself'
  expect(await startOf(request)).toBe('/')
  const { result_id: id } = await takeAssessment(page)
  expect(await startOf(page.request)).toBe(`/enhanced-guest-results?result=${id}`)
  await registerPerson(page.request)
  expect(await startOf(page.request)).toBe('itself')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ id: '/', display: 'standalone', start_url: START })
})

test.describe('on a phone', () => {
  test.use({ viewport: WIDTHS[0], hasTouch: true, isMobile: true })

  test('the installed app has a bar; a browser has none, and offers the home screen once', async ({
    page,
    context,
  }) => {
    const { id } = await personWithReport(page)
    const bar = page.getByRole('navigation', { name: 'App' })
    const offer = page.getByRole('heading', { name: 'Keep it within reach?' })
    await context.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const asked = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => ({ outcome: 'accepted' }),
        })
        dispatchEvent(asked)
        document.documentElement.dataset.prevented = String(asked.defaultPrevented)
      })
    })
    await open(page, report(id))
    await expect(page.locator('html')).toHaveAttribute('data-prevented', 'true')
    await expect(bar).toHaveCount(0)
    await offer.scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Add to Home Screen' }).click()
    await expect(page.getByText('It’s on its way to your home screen.')).toBeFocused()
    await open(page, report(id))
    await expect(offer).toHaveCount(0)

    await context.addInitScript(() => {
      const real = matchMedia
      window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query)
    })
    await open(page, '/groups')
    await expect(bar.getByRole('link')).toHaveText(['You', 'Results', 'Team'])
    await expect(bar.locator('[aria-current]')).toHaveText('Team')
    await bar.getByRole('link', { name: 'You' }).click()
    await expect(page).toHaveURL('/assessment')
    await expect(bar.locator('[aria-current]')).toHaveText('You')
  })
})
