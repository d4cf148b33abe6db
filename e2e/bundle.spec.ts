/** What every browser gets: no keys, no premium text, no secret. */

import { STYLE_CONTENT } from '../lib/disc/content/all'
import { LETTER_CONTENT } from '../lib/disc/content/letters'
import { FORM } from '../lib/disc/items'
import { STYLE_CODES } from '../lib/disc/styles'
import { expect, test } from './fixtures'

const PAGES = [
  '/',
  '/guest-assessment',
  '/test-results',
  '/detailed-report-payment',
  '/payment-checkout',
  '/types',
  '/types/di',
  '/legal/privacy',
]

test('scripts carry no statement, key, premium text or secret', async ({ page }) => {
  const scripts = new Map<string, string>()
  page.on('response', async (response) => {
    if (response.url().includes('/_next/static/')) {
      scripts.set(response.url(), await response.text().catch(() => ''))
    }
  })
  for (const path of PAGES) await page.goto(path, { waitUntil: 'networkidle' })
  expect(scripts.size).toBeGreaterThan(5)
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
