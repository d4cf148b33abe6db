/** What every browser gets: no keys, no premium text, no secret. */

import { STYLE_CONTENT } from '../lib/disc/content/all'
import { LETTER_CONTENT } from '../lib/disc/content/letters'
import { FORM } from '../lib/disc/items'
import { STYLE_CODES } from '../lib/disc/styles'
import { takeAssessment, unlock } from './app'
import { expect, test } from './fixtures'

const PAGES = [
  '/',
  '/guest-assessment',
  '/test-results',
  '/enhanced-guest-results',
  '/guest-results',
  '/detailed-report-payment',
  '/payment-checkout',
  '/types',
  '/types/di',
  '/legal/privacy',
  '/login',
  '/register',
  '/forgot-password',
]

test('scripts carry no statement, key, premium text or secret', async ({ page }) => {
  test.slow()
  const bodies = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    const isScript = /\/_next\/static\/.*\.js$/.test(response.url())
    if (isScript) bodies.set(response.url(), response.text())
  })
  // The screens with a result load more than those without, and the report most of all.
  const { result_id: id } = await takeAssessment(page, 'CS')
  for (const path of PAGES) await page.goto(path, { waitUntil: 'networkidle' })
  await unlock(page, id)
  await page.goto('/detailed-personality-report', { waitUntil: 'networkidle' })
  const scripts = await Promise.all(
    [...bodies].map(async ([url, body]) => [url, await body] as const),
  )
  expect(scripts.length).toBeGreaterThan(15)
  const secrets = [
    ...FORM.flatMap(({ items }) => items.map((item) => item.text)),
    ...STYLE_CODES.map((code) => STYLE_CONTENT[code].detail.strengths[0]?.title ?? ''),
    ...Object.values(LETTER_CONTENT).map(({ strengths }) => strengths[0] ?? ''),
    'postgresql://',
    'NEXTAUTH_SECRET',
    'sk_live',
    'whsec_',
  ]
  for (const [url, body] of scripts) {
    for (const secret of secrets)
      expect(body.includes(secret), `${url} holds ${secret}`).toBe(false)
  }
})

test('source maps, dotfiles and the image optimizer are not served', async ({ request }) => {
  for (const path of [
    '/.env',
    '/.git/config',
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
    '/_next/static/chunks/main.js.map',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([307, 400, 404], path).toContain(response.status())
  }
})
