/** Every screen around signing in, as everybody must be able to use it. */

import type { Browser, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
  WIDTHS,
} from '../support/checks'
import { open } from '../support/hydrated'
import { BANNER, button, DESK, field, TOKEN } from '../support/pages/sign-in-page'
import { registerPerson } from '../support/people'
import { takeAssessment } from '../support/product'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESK)
})

test.describe('on every screen', () => {
  /** Every screen with what it can show, each made as a person would make it. */
  const SCREENS: { name: string; path: string; act?: (page: Page) => Promise<unknown> }[] = [
    { name: 'login', path: '/login' },
    { name: 'login, refused', path: '/login?error=account_exists' },
    { name: 'register', path: '/register' },
    {
      name: 'register, wrong fields',
      path: '/register',
      act: (page) => button(page, 'Create account').click(),
    },
    { name: 'forgot password', path: '/forgot-password' },
    {
      name: 'forgot password, sent',
      path: '/forgot-password',
      act: async (page) => {
        await field(page, 'Email').fill('ada@example.com')
        await button(page, 'Send me a link').click()
        await expect(page.getByText('Check your inbox')).toBeVisible()
      },
    },
    { name: 'reset password', path: `/reset-password?token=${TOKEN}` },
    { name: 'reset password, worn', path: '/reset-password?token=x' },
    { name: 'undo a change of address, worn', path: `/undo-email-change?token=${TOKEN}` },
    {
      name: 'verify, worn',
      path: `/verify-email?token=${TOKEN}`,
      act: (page) => expect(page.getByRole('heading', { name: /no longer works/ })).toBeVisible(),
    },
  ]

  async function visit(
    browser: Browser,
    options: Parameters<Browser['newContext']>[0],
    look: (page: Page) => Promise<void>,
  ) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    for (const { name, path, act } of SCREENS) {
      await test.step(name, async () => {
        await open(page, path)
        await act?.(page)
        await look(page)
      })
    }
    await takeAssessment(page, 'CS')
    await open(page, '/register')
    await expect(page.getByText(BANNER)).toBeVisible()
    await look(page)
    await registerPerson(page.request)
    await open(page, '/verify-email')
    await expect(page.getByText('Please confirm your email address')).toBeVisible()
    await look(page)
    await context.close()
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of WIDTHS) {
      test(
        `accessible at ${viewport.width} in ${colorScheme}`,
        SLOW_PROOF,
        async ({ browser, baseURL }) => {
          test.slow()
          await visit(browser, { baseURL, colorScheme, viewport }, async (page) => {
            await expectAccessible(page)
            await expectNoSidewaysScroll(page)
          })
        },
      )
    }
  }

  test('nothing scrolls sideways at 320', SLOW_PROOF, async ({ browser, baseURL }) => {
    test.slow()
    const viewport = { width: 320, height: 640 }
    await visit(browser, { baseURL, viewport }, expectNoSidewaysScroll)
  })

  test(
    'nothing scrolls sideways with text at 200 percent',
    SLOW_PROOF,
    async ({ browser, baseURL }) => {
      test.slow()
      await visit(browser, { baseURL, viewport: DESK }, async (page) => {
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        await expectNoSidewaysScroll(page)
      })
    },
  )
})
