/** Accessibility of every screen around signing in. */
import type { Page } from '@playwright/test'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { open } from '../support/hydrated'
import { BANNER, button, field, TOKEN } from '../support/pages/sign-in-page'
import { registerPerson } from '../support/people'
import { takeAssessment } from '../support/product'
import { expectEveryLook } from '../support/screens/looks'

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
  {
    name: 'register, with a result',
    path: '/',
    act: async (page) => {
      await takeAssessment(page, 'CS')
      await open(page, '/register')
      await expect(page.getByText(BANNER)).toBeVisible()
    },
  },
  {
    name: 'verify, not yet',
    path: '/',
    act: async (page) => {
      await registerPerson(page.request)
      await open(page, '/verify-email')
      await expect(page.getByText('Please confirm your email address')).toBeVisible()
    },
  },
]

for (const { name, path, act } of SCREENS) {
  test(`${name} is accessible`, SLOW_PROOF, async ({ page }) => {
    await open(page, path)
    await act?.(page)
    await expectEveryLook(page)
  })
}
