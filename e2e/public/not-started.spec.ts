/** Pages whose scripts do not all arrive, or cannot be read: they say so themselves, without React. */
import type { Page } from '@playwright/test'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { open } from '../support/hydrated'

const CHUNKS = '**/_next/static/chunks/*.js*'

const notStarted = (page: Page) => page.getByText('This page could not start.')
const stillLoading = (page: Page) => page.getByRole('status').filter({ hasText: 'Still loading.' })

/** The page's inline scripts. */
async function chunksOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  const found = html.matchAll(/<script src="([^"]+)"[^>]* async=""/g)
  return [...found].flatMap(([, src]) => src ?? [])
}

const unreadable = 'class Old { static { !!! } }'

test('a page without one of its scripts says so, and starts when it is reloaded', async ({
  page,
}) => {
  const [chunk = ''] = (await chunksOf(page, '/login')).slice(-1)
  await page.route(`**${chunk}`, (route) => route.abort())
  await page.goto('/login')
  await expect(notStarted(page)).toBeVisible()
  await expect(page.getByRole('alert').filter({ has: notStarted(page) })).toContainText(
    'Safari 16.4',
  )
  await page.unroute(`**${chunk}`)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('type', 'submit')
  await expect(notStarted(page)).toBeHidden()
})

test('a page with a script that the browser cannot read says so', async ({ page, complaints }) => {
  const [chunk = ''] = await chunksOf(page, '/guest-assessment')
  await page.route(`**${chunk}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: unreadable }),
  )
  await page.goto('/guest-assessment')
  await expect(notStarted(page)).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Unexpected token')])
})

test('a slow network is no alarm, and says after 15 seconds that it is still loading', async ({
  page,
}) => {
  await page.clock.install()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(CHUNKS, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.clock.fastForward(13_000)
  await expect(stillLoading(page)).toBeHidden()
  await page.clock.fastForward(2_000)
  await expect(stillLoading(page).getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(notStarted(page)).toBeHidden()
  release()
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('type', 'submit')
  await page.clock.fastForward(60_000)
  await expect(stillLoading(page)).toBeHidden()
  await expect(notStarted(page)).toBeHidden()
})

test('a page that does not begin says so, until it does', async ({ page }) => {
  await page.clock.install()
  const [chunk = ''] = await chunksOf(page, '/login')
  await page.route(
    `**${chunk}`,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
    { times: 1 },
  )
  await page.goto('/login')
  await page.clock.fastForward(9_000)
  await expect(notStarted(page)).toBeHidden()
  await page.clock.fastForward(2_000)
  await expect(notStarted(page)).toBeVisible()
  await page.evaluate((src) => {
    const script = document.createElement('script')
    script.src = `${src}?again`
    script.setAttribute('src', src)
    document.head.append(script)
  }, chunk)
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('type', 'submit')
  await expect(notStarted(page)).toBeHidden()
})

for (const path of ['/', '/guest-assessment', '/login', '/types/di', '/open-report']) {
  test(
    `${path} says so without any one of its scripts`,
    SLOW_PROOF,
    async ({ page, complaints }) => {
      test.setTimeout(180_000)
      const chunks = await chunksOf(page, path)
      expect(chunks.length).toBeGreaterThan(5)
      for (const chunk of chunks) {
        for (const body of [null, unreadable]) {
          await page.route(`**${chunk}`, (route) =>
            body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort(),
          )
          await page.goto(path)
          // Once React has started without the chunk, its own screen says so.
          const says = notStarted(page).or(page.getByRole('button', { name: 'Try Again' }))
          await expect(says.first(), `${chunk} ${body ? 'unreadable' : 'lost'}`).toBeVisible()
          await page.unroute(`**${chunk}`)
        }
      }
      // Scripts that cannot be read, and what React says of those that did not come.
      complaints.length = 0
    },
  )
}

test('a piece that is fetched later is no alarm', async ({ page }) => {
  await open(page, '/')
  await page.route(CHUNKS, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/legal/privacy')
})

test('the next page, without its scripts, says so', async ({ page, complaints }) => {
  await open(page, '/login')
  await page.route(CHUNKS, (route) => route.abort())
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded.' })).toBeVisible()
  await page.unroute(CHUNKS)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  for (const said of complaints.splice(0)) expect(said).toContain('ChunkLoadError')
})
