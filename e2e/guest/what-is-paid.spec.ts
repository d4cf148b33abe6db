/** What is free and what is sold, on every page that says so, for each kind of reader: no page contradicts another. */
import type { Page } from '@playwright/test'
import { LETTER_CONTENT } from '../../lib/disc/content/letters'
import { LETTERS } from '../../lib/disc/letters'
import { LOCKED_POINTS } from '../../lib/disc/premium'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { open } from '../support/hydrated'
import { registerPerson, takeAsPerson } from '../support/people'
import { takeAssessment, unlock } from '../support/product'

/** Each kind of reader, and how they came by what they have; each returns the id of their result. */
const VIEWERS = {
  guest: async (page: Page) => (await takeAssessment(page)).result_id,
  'guest who bought': async (page: Page) => {
    const { result_id: id } = await takeAssessment(page)
    await unlock(page, id)
    return id
  },
  'signed in': async (page: Page) => {
    await registerPerson(page.request)
    return takeAsPerson(page.request)
  },
  'signed in, with the report': async (page: Page) => {
    await registerPerson(page.request)
    const id = await takeAsPerson(page.request)
    await unlock(page, id)
    return id
  },
  'with the pass': async (page: Page) => {
    await registerPerson(page.request)
    const id = await takeAsPerson(page.request)
    const order = await page.request.post('/api/payments/create-intent', {
      data: { product: 'pass' },
    })
    expect(order.status()).toBe(200)
    return id
  },
} as const

type Viewer = keyof typeof VIEWERS

const hasAccount = (viewer: Viewer) => !viewer.startsWith('guest')
const holdsReport = (viewer: Viewer) => viewer !== 'guest' && viewer !== 'signed in'

function pathsOf(viewer: Viewer, id: string): string[] {
  const shared = ['/enhanced-guest-results', '/guest-results', '/detailed-report-payment']
  return [
    '/',
    '/test-results',
    ...shared.map((path) => `${path}?result=${id}`),
    `/payment-checkout?result=${id}`,
    ...(hasAccount(viewer)
      ? [`/results/${id}`, `/detailed-results?result=${id}`, '/payment']
      : [`/register?result=${id}`, '/login']),
  ]
}

/** All visitors share the landing page and the sample. */
const isForAll = (path: string) => path === '/' || path === '/test-results'

/**
 * What a reader with the complete report must not read: that it costs, is locked, or that an account opens the scores.
 */
const NOT_TO_HOLDERS = [
  /\$\d/,
  /\b(premium|locked)\b/i,
  /unlock complete report|get full report|buy now|get the pass/i,
  /exact scores?[^.]*\baccount\b/i,
  /account[^.]*exact scores?/i,
  /exact scores, each with its range/i,
]

const traits = LETTERS.flatMap((letter) => LETTER_CONTENT[letter].traits)

/** What one presses to pay or to come closer to it. */
const TOWARD_PAYING = /^(pay \$|buy now|get full report|unlock complete report|activate my pass)/i

/** It stands at every price. */
const NOT_OPEN = /^Payments aren’t open yet/

/** On a page with a price, that payments are not open stands above the button. Whether there is one. */
async function expectClosedWherePriced(page: Page, path: string, text: string): Promise<boolean> {
  if (!/\$(19|49)/.test(text)) return false
  await expect(page.getByText(NOT_OPEN).first(), path).toBeVisible()
  // The block of the price: in it the line comes before the button.
  const blocks = 'main aside, main div:has(> section[aria-labelledby="total"])'
  for (const block of await page.locator(blocks).all()) {
    if (!/\$\d/.test(await block.innerText())) continue
    const before = await block.evaluate(
      (element, { said, button }) => {
        const all = [...element.querySelectorAll('*')]
        const at = all.findIndex((one) => new RegExp(said).test(one.textContent ?? ''))
        const press = all.findIndex(
          (one) =>
            /^(A|BUTTON)$/.test(one.tagName) && new RegExp(button, 'i').test(one.textContent ?? ''),
        )
        return at >= 0 && press > at
      },
      { said: NOT_OPEN.source, button: TOWARD_PAYING.source },
    )
    expect(before, `${path}: ${await block.innerText()}`).toBe(true)
  }
  return true
}

/** The pages with a price, for those who have bought nothing. */
const PRICED = [
  '/',
  '/test-results',
  '/enhanced-guest-results',
  '/detailed-report-payment',
  '/payment-checkout',
]
const pricedFor = (viewer: Viewer, id: string) =>
  hasAccount(viewer) ? [...PRICED, `/results/${id}`, '/detailed-results', '/payment'] : PRICED

for (const viewer of Object.keys(VIEWERS) as Viewer[]) {
  test(
    `no page contradicts another, and every price says that payments are not open, for a reader ${viewer}`,
    SLOW_PROOF,
    async ({ page }) => {
      const id = await VIEWERS[viewer](page)
      const priced: string[] = []
      for (const path of pathsOf(viewer, id)) {
        await open(page, path)
        const main = page.locator('main')
        const text = await main.innerText()

        // What stands under a price is nothing that a free account opens.
        for (const card of await page.locator('aside').all()) {
          const sold = await card.innerText()
          if (/\$19|complete report/i.test(sold)) expect(sold, path).not.toMatch(/exact score/i)
        }
        expect(text, path).not.toMatch(/exact scores? (is |are )?locked/i)

        // What is drawn as locked is the report's, never a trait of a letter.
        const locked = page.locator('main li').filter({ hasText: /Premium/ })
        for (const row of await locked.allInnerTexts()) {
          expect(
            LOCKED_POINTS.filter((point) => row.includes(point)),
            row,
          ).toHaveLength(1)
          expect(traits.filter((trait) => row.includes(trait))).toEqual([])
        }

        // What a report says in its own words is no offer.
        const isReport = page.url().includes('/detailed-personality-report')
        // The pass opens more than the one report that was bought alone.
        const isPass = path === '/payment' && viewer !== 'with the pass'
        if (holdsReport(viewer) && !isForAll(path) && !isReport && !isPass) {
          for (const wrong of NOT_TO_HOLDERS) expect(text, path).not.toMatch(wrong)
        }
        if (holdsReport(viewer)) continue
        const isPriced = await expectClosedWherePriced(page, path, text)
        if (isPriced) priced.push(path.split('?')[0] ?? '')
      }
      if (!holdsReport(viewer)) expect(priced).toEqual(pricedFor(viewer, id))
    },
  )
}

test('the launch list can be joined where the price stands', SLOW_PROOF, async ({ page }) => {
  const id = await VIEWERS.guest(page)
  for (const path of ['/', `/enhanced-guest-results?result=${id}`]) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Join the launch list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Preview Mode' })
    await dialog.getByLabel('Email').fill(`wait-${crypto.randomUUID()}@example.com`)
    const joined = page.waitForResponse('**/api/prospective-users')
    await dialog.getByRole('button', { name: 'Join the launch list' }).click()
    expect((await joined).status()).toBe(201)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
  }
})
