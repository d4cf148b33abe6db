/** Opening an account, signing in and out, and the header that knows about it. */
import type { Browser, Page } from '@playwright/test'
import { answersFor } from './answers'
import { submitAnswers, takeAssessment } from './app'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
  WIDTHS,
} from './fixtures'
import { newBrowser, newEmail, PASSWORD, registerPerson } from './people'

const DESK = WIDTHS[1]
const TOKEN = 'x'.repeat(43)
const BANNER = 'Complete your registration to access detailed DISC analysis!'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const accountButton = (page: Page) => button(page, /^Account menu of/)
const accountMenu = (page: Page) => page.getByRole('menu', { name: /^Account menu of/ })
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits until the forms and the header answer. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

interface Registration {
  first?: string
  last?: string
  email?: string
  password?: string
  confirm?: string
}

async function fillRegister(page: Page, given: Registration = {}): Promise<string> {
  const { first = 'Ada', last = 'Byron', password = PASSWORD, confirm = password } = given
  const email = given.email ?? newEmail('signs')
  await field(page, 'First name').fill(first)
  await field(page, 'Last name').fill(last)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(confirm)
  return email
}

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Log in').click()
}

/** Counts the calls to one endpoint. */
function countCalls(page: Page, path: string): { count: () => number } {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  return { count: () => count }
}

/** An account of someone who is not signed in here. */
async function someone(baseURL?: string) {
  return registerPerson(await newBrowser(baseURL))
}

/** A page of a browser in which somebody is signed in, by the form. */
async function signedInPage(page: Page, baseURL: string | undefined, path = '/'): Promise<void> {
  const { email } = await someone(baseURL)
  await open(page, '/login?redirectTo=/')
  await logIn(page, email)
  await expect(page).toHaveURL('/')
  await open(page, path)
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(DESK)
})

test.describe('opening an account', () => {
  test('from a guest result: banner, title, and the result is the person’s', async ({ page }) => {
    const { result_id: id } = await takeAssessment(page, 'CS')
    await open(page, `/enhanced-guest-results?result=${id}`)
    await page.getByRole('link', { name: 'Create a free account' }).click()
    await expect(page).toHaveURL(`/register?result=${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Create Account for Detailed Results',
    )
    await expect(page.getByText(BANNER)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const email = await fillRegister(page)
    const arrival = page.waitForRequest(
      (request) =>
        request.isNavigationRequest() && new URL(request.url()).pathname === '/detailed-results',
    )
    await button(page, 'Create account').click()
    expect(new URL((await arrival).url()).search).toBe(`?result=${id}&from=guest`)
    await page.waitForLoadState()
    const result = await page.request.get(`/api/results/${id}`)
    expect(result.status()).toBe(200)
    expect(await result.json()).toMatchObject({ assessment_id: id, personality_type_code: 'CS' })
    // The page one lands on may still be on its way.
    await expect(async () => {
      const kept = await page.evaluate(() => ({
        user: JSON.parse(localStorage.getItem('user') ?? 'null'),
        token: localStorage.getItem('token'),
        typed: sessionStorage.getItem('discern:typed'),
      }))
      expect(kept.user).toMatchObject({ email, first_name: 'Ada' })
      expect(kept.token).toMatch(/\w/)
      expect(kept.typed).toBeNull()
    }).toPass()
  })

  test('somebody else’s result is no reason for the banner', async ({ page, baseURL }) => {
    const other = await newBrowser(baseURL)
    const { result_id: id } = await submitAnswers(other, answersFor('D'))
    await open(page, `/register?result=${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
    await expect(page.getByText(BANNER)).toHaveCount(0)
  })

  test('without a result it leads to the assessment, or to where one wanted to go', async ({
    page,
  }) => {
    await open(page, '/register')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
    await fillRegister(page)
    await page.route('**/api/auth/register', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await button(page, 'Create account').click()
    await expect(button(page, 'Creating Account...')).toHaveAttribute('aria-busy', 'true')
    await page.waitForURL((url) => !url.pathname.startsWith('/register'))
    expect((await page.request.get('/api/auth/profile')).status()).toBe(200)
    // Who is signed in has no business there.
    for (const [path, target] of [
      ['/login', '/assessment'],
      ['/register', '/assessment'],
      ['/login?redirectTo=/types', '/types'],
      ['/login?redirectTo=//evil.example', '/assessment'],
    ] as const) {
      const response = await page.request.get(path, { maxRedirects: 0 })
      expect(response.status()).toBe(307)
      expect(response.headers().location).toBe(target)
    }
  })

  test('a taken address says so, and the way to log in keeps where to go', async ({
    page,
    baseURL,
  }) => {
    const { email } = await someone(baseURL)
    await open(page, '/register?redirectTo=/types')
    await fillRegister(page, { email })
    await button(page, 'Create account').click()
    await expect(field(page, 'Email')).toBeFocused()
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alert').filter({ hasText: 'already an account' })).toBeVisible()
    await page.getByRole('link', { name: 'Log in instead' }).click()
    await expect.poll(() => pathOf(page)).toBe('/login?redirectTo=%2Ftypes')
    await page.waitForLoadState('networkidle')
    await expect(field(page, 'Email')).toHaveValue(email)
    await field(page, 'Password').fill(PASSWORD)
    await button(page, 'Log in').click()
    await expect(page).toHaveURL('/types')
  })

  test('two passwords that differ: said on leaving the field and on sending, and nothing is sent', async ({
    page,
  }) => {
    const calls = countCalls(page, '/api/auth/register')
    await open(page, '/register')
    await fillRegister(page, { confirm: 'something else' })
    const said = page.getByText('Passwords do not match')
    await expect(said).toHaveCount(0)
    await field(page, 'Confirm password').blur()
    await expect(said).toBeVisible()
    await button(page, 'Create account').click()
    await expect(said).toBeVisible()
    await expect(field(page, 'Confirm password')).toBeFocused()
    expect(calls.count()).toBe(0)
    await field(page, 'Confirm password').fill(PASSWORD)
    await expect(said).toHaveCount(0)
  })

  test('each empty or wrong field is named, and the first one has the focus', async ({ page }) => {
    const calls = countCalls(page, '/api/auth/register')
    await open(page, '/register')
    await field(page, 'Email').fill('nobody')
    await field(page, 'Password').fill('short')
    await field(page, 'Confirm password').fill('short')
    await button(page, 'Create account').click()
    await expect(field(page, 'First name')).toBeFocused()
    for (const name of ['First name', 'Last name', 'Email', 'Password']) {
      const input = field(page, name)
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      const described = (await input.getAttribute('aria-describedby')) ?? ''
      const id = described.split(' ').at(-1) ?? ''
      await expect(page.locator(`[id="${id}"]`)).toHaveText(/Please/)
    }
    expect(calls.count()).toBe(0)
  })

  test('what was typed outlives a lost network, a busy server and a reload; a password does not', async ({
    page,
    context,
  }) => {
    await open(page, '/register')
    const email = await fillRegister(page)
    await context.setOffline(true)
    await button(page, 'Create account').click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to register' })).toContainText(
      'Failed to register. Please try again. We could not reach the server.',
    )
    await expect(field(page, 'Password')).toHaveValue(PASSWORD)
    await context.setOffline(false)
    const limited = 'That was a lot of tries. Please wait a moment.'
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '30' },
        json: { error: limited, code: 'too_many_requests' },
      }),
    )
    await button(page, 'Create account').click()
    await expect(page.getByRole('alert').filter({ hasText: limited })).toBeVisible()
    await page.unroute('**/api/auth/register')
    await page.reload()
    await expect(field(page, 'First name')).toHaveValue('Ada')
    await expect(field(page, 'Last name')).toHaveValue('Byron')
    await expect(field(page, 'Email')).toHaveValue(email)
    await expect(field(page, 'Password')).toHaveValue('')
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(stored).not.toContain(PASSWORD)
    await field(page, 'Password').fill(PASSWORD)
    await field(page, 'Confirm password').fill(PASSWORD)
    await button(page, 'Create account').click()
    await page.waitForURL((url) => url.pathname !== '/register')
  })

  test('works by keyboard alone', async ({ page }) => {
    await open(page, '/register?redirectTo=/types')
    await field(page, 'First name').focus()
    const email = newEmail('keys')
    for (const typed of ['Ada', 'Byron', email, PASSWORD]) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    // Between the two passwords stands the button that shows the first.
    await expect(button(page, 'Show password')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
    await expect(button(page, 'Hide password')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/types')
    await expect(accountButton(page)).toBeVisible()
  })

  test('a second press while busy sends nothing more', async ({ page }) => {
    const calls = countCalls(page, '/api/auth/register')
    await open(page, '/register?redirectTo=/types')
    await page.route('**/api/auth/register', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await fillRegister(page)
    await button(page, 'Create account').click()
    await button(page, 'Creating Account...').click()
    await field(page, 'Email').press('Enter')
    await expect(page).toHaveURL('/types')
    expect(calls.count()).toBe(1)
  })
})

test.describe('logging in', () => {
  test('leads to where one wanted to go', async ({ page, baseURL }) => {
    const { email } = await someone(baseURL)
    await page.route('**/api/auth/login', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await open(page, '/login?redirectTo=/types/di')
    await logIn(page, email)
    await expect(button(page, 'Logging in...')).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL('/types/di')
    // The login page has left the history.
    await page.goBack()
    expect(new URL(page.url()).pathname).not.toBe('/login')
  })

  test('a wrong password says so above the button and keeps what was typed', async ({
    page,
    baseURL,
  }) => {
    const { email } = await someone(baseURL)
    await open(page, '/login')
    await logIn(page, email, 'not the password')
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
      'That email address and password do not go together.',
    )
    await expect(field(page, 'Email')).toHaveValue(email)
    await expect(field(page, 'Password')).toHaveValue('not the password')
  })

  test('without a network it says SPEC’s sentence', async ({ page, context }) => {
    await open(page, '/login')
    await context.setOffline(true)
    await logIn(page, 'ada@example.com')
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toContainText(
      'Failed to login. Please try again.',
    )
    await context.setOffline(false)
  })

  test('no redirectTo leads off the site', async ({ page, baseURL }) => {
    test.slow()
    const { email } = await someone(baseURL)
    const origin = new URL(baseURL ?? '').origin
    // What the browser would do with them is the point, so the redirect itself is stopped.
    await page.route(/\/(assessment|evil)/, (route) => route.fulfill({ body: 'arrived' }))
    for (const hostile of [
      '//evil.example',
      '/\\evil.example',
      '/%2f/evil.example',
      '/\t/evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/profile@evil.example',
    ]) {
      await page.context().clearCookies()
      await open(page, `/login?redirectTo=${encodeURIComponent(hostile)}`)
      await logIn(page, email)
      await page.waitForURL((url) => url.pathname !== '/login')
      expect(new URL(page.url()).origin, hostile).toBe(origin)
      expect(new URL(page.url()).pathname, hostile).toBe('/assessment')
    }
  })

  test('providers that are not set up are off, and say so', async ({ page }) => {
    await open(page, '/login')
    for (const name of ['Continue with Google', 'Continue with Facebook']) {
      const provider = button(page, name)
      await expect(provider).toBeDisabled()
      const id = (await provider.getAttribute('aria-describedby')) ?? ''
      await expect(page.locator(`[id="${id}"]`)).toHaveText('Not available yet')
    }
  })

  test('what a provider sends back is a sentence, never the code', async ({ page }) => {
    for (const [code, sentence] of [
      ['no_email', 'They did not tell us your email address'],
      ['account_exists', 'There is already an account with that email address'],
      ['access_denied', 'You did not allow it'],
      ['<b>anything</b>', 'Signing in that way did not work'],
    ] as const) {
      await page.goto(`/login?error=${encodeURIComponent(code)}`)
      const alert = page.getByRole('alert').filter({ hasText: /\w/ })
      await expect(alert).toContainText(sentence)
      await expect(alert).not.toContainText(code)
    }
  })
})

test.describe('the header', () => {
  test('is for visitors first, with a way in', async ({ page }) => {
    await open(page, '/')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect(nav.getByRole('link')).toHaveText(['About', 'Benefits', 'Testimonials'])
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await expect(banner.getByRole('link', { name: 'Take Assessment' })).toHaveAttribute(
      'href',
      '/guest-assessment',
    )
    await expect(accountButton(page)).toHaveCount(0)
  })

  test('knows a signed-in person before the first paint, and nothing moves', async ({
    page,
    baseURL,
  }) => {
    await signedInPage(page, baseURL)
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect(nav.getByRole('link')).toHaveText(['Take Assessment', 'My Results'])
    // No script of the page's own runs: what shows is what the first paint shows.
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.goto('/')
    await expect(nav.getByRole('link')).toHaveText(['Take Assessment', 'My Results'])
    const loading = page.getByRole('banner').getByText('Loading...')
    await expect(loading).toBeVisible()
    const before = await loading.boundingBox()
    await page.unroute('**/_next/static/**/*.js')
    await page.goto('/')
    const after = await accountButton(page).boundingBox()
    expect(after?.x).toBe(before?.x)
    expect(after?.width).toBe(before?.width)
  })

  test('a page without scripts shows the visitor’s header', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: DESK })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.getByText('Loading...')).toBeHidden()
    await context.close()
  })

  test('the menu opens on hover, stays while the pointer is over it, and closes 150 ms after', async ({
    page,
    baseURL,
  }) => {
    await signedInPage(page, baseURL)
    await accountButton(page).hover()
    await expect(accountMenu(page)).toBeVisible()
    await expect(accountButton(page)).toHaveAttribute('aria-expanded', 'true')
    await accountMenu(page).getByRole('menuitem', { name: 'My Results' }).hover()
    await page.waitForTimeout(300)
    await expect(accountMenu(page)).toBeVisible()
    const lasted = await page.evaluate(async () => {
      const menu = document.querySelector('[role="menu"]')
      const root = menu?.closest('[class*="account"]')
      root?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }))
      const start = performance.now()
      while (document.querySelector('[role="menu"]')) {
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return performance.now() - start
    })
    expect(lasted).toBeGreaterThanOrEqual(140)
    expect(lasted).toBeLessThan(600)
    // A short way out and back does not close it.
    await page.mouse.move(10, 400)
    await accountButton(page).hover()
    await page.mouse.move(10, 400)
    await page.waitForTimeout(40)
    await accountButton(page).hover()
    await page.waitForTimeout(250)
    await expect(accountMenu(page)).toBeVisible()
  })

  test('the menu opens and closes by click, and closes by a click outside', async ({
    page,
    baseURL,
  }) => {
    await signedInPage(page, baseURL)
    await accountButton(page).click()
    await expect(accountMenu(page)).toBeVisible()
    await expect(page.getByRole('banner').getByText('Ada Byron').first()).toBeVisible()
    await accountButton(page).click()
    await expect(accountMenu(page)).toHaveCount(0)
    await accountButton(page).click()
    await page.mouse.click(200, 500)
    await expect(accountMenu(page)).toHaveCount(0)
  })

  test('the menu works by keyboard, and gives the focus back', async ({ page, baseURL }) => {
    await signedInPage(page, baseURL)
    const item = (name: string) => accountMenu(page).getByRole('menuitem', { name })
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await accountButton(page).focus()
      await page.keyboard.press(key)
      await expect(item('Profile Settings'), key).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(accountMenu(page)).toHaveCount(0)
      await expect(accountButton(page)).toBeFocused()
    }
    await page.keyboard.press('ArrowUp')
    await expect(item('Sign Out')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Profile Settings')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('My Results')).toBeFocused()
    await page.keyboard.press('End')
    await expect(item('Sign Out')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(item('Profile Settings')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(accountMenu(page)).toHaveCount(0)
  })

  test('the menu sets the theme, by mouse and by keyboard, and it stays', async ({
    page,
    baseURL,
  }) => {
    await signedInPage(page, baseURL)
    const theme = (name: string) => accountMenu(page).getByRole('menuitemradio', { name })
    const shown = () => page.evaluate(() => document.documentElement.dataset.theme)
    await accountButton(page).click()
    await expect(theme('System')).toBeChecked()
    await theme('Dark').click()
    await expect(theme('Dark')).toBeChecked()
    expect(await shown()).toBe('dark')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await accountButton(page).focus()
    await page.keyboard.press('ArrowUp')
    for (const name of ['Dark', 'Light']) {
      await page.keyboard.press('ArrowUp')
      await expect(theme(name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    expect(await shown()).toBe('light')
    await page.reload()
    expect(await shown()).toBe('light')
    // The footer's choice is the same one.
    await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('light')
  })

  test('the menu works by touch', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, hasTouch: true, viewport: DESK })
    const page = await context.newPage()
    await signedInPage(page, baseURL)
    await accountButton(page).tap()
    await expect(accountMenu(page)).toBeVisible()
    await page.waitForTimeout(300)
    await expect(accountMenu(page)).toBeVisible()
    await page.touchscreen.tap(200, 500)
    await expect(accountMenu(page)).toHaveCount(0)
    await context.close()
  })

  test('the sheet on a phone has the same', async ({ page, baseURL }) => {
    await signedInPage(page, baseURL)
    await page.setViewportSize(WIDTHS[0])
    await open(page, '/')
    await button(page, 'Open menu').click()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(sheet.getByText('Ada Byron')).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Profile Settings' })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'My Results' })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Take Assessment' })).toHaveAttribute(
      'href',
      '/assessment',
    )
    await expect(sheet.getByRole('link', { name: 'About' })).toBeHidden()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Sign Out' }).click()
    await expect(sheet).toBeHidden()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })
})

test.describe('signing out', () => {
  test('ends the session, goes home, and the other tabs follow', async ({
    page,
    context,
    baseURL,
  }) => {
    await signedInPage(page, baseURL, '/types')
    const other = await context.newPage()
    await other.setViewportSize(DESK)
    await open(other, '/')
    await expect(accountButton(other)).toBeVisible()
    await accountButton(page).click()
    await accountMenu(page).getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(accountButton(other)).toHaveCount(0)
    expect((await page.request.get('/api/auth/profile')).status()).toBe(401)
    expect(
      await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
    ).toEqual([null, null])
  })

  test('without a network it says so, and one stays signed in', async ({
    page,
    context,
    baseURL,
  }) => {
    await signedInPage(page, baseURL)
    await accountButton(page).click()
    await context.setOffline(true)
    await accountMenu(page).getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'could not sign you out' }),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(accountButton(page)).toBeVisible()
    expect((await page.request.get('/api/auth/profile')).status()).toBe(200)
  })

  test('a corrupt stored person is logged and cleared', async ({ page, complaints }) => {
    for (const corrupt of ['{', 'null', '"ada"', '{"id":7}', '[]']) {
      await page.goto('/')
      await page.evaluate((text) => {
        localStorage.setItem('token', 'x')
        localStorage.setItem('user', text)
      }, corrupt)
      await page.reload()
      await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
      expect(complaints, corrupt).toEqual(['Error parsing stored user data'])
      complaints.length = 0
    }
  })

  test('a session that has ended elsewhere is forgotten where one logs in', async ({
    page,
    baseURL,
  }) => {
    await signedInPage(page, baseURL)
    await page.context().clearCookies()
    await open(page, '/login')
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })
})

test.describe('mailed links', () => {
  const dead = {
    status: 404,
    json: { error: 'This link no longer works.', code: 'link_invalid' },
  }

  test('forgotten password: asks, says the same for everybody, and can be sent again', async ({
    page,
  }) => {
    await open(page, '/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page).toHaveURL('/forgot-password')
    await page.waitForLoadState('networkidle')
    await button(page, 'Send me a link').click()
    await expect(field(page, 'Email')).toBeFocused()
    await field(page, 'Email').fill(newEmail('nobody'))
    await button(page, 'Send me a link').click()
    await expect(page.getByRole('heading', { name: 'Look in your inbox' })).toBeFocused()
    await button(page, 'Send it again').click()
    await expect(field(page, 'Email')).toHaveValue(/nobody/)
  })

  test('new password: checked, saved, signed in', async ({ page, baseURL }) => {
    const { email } = await someone(baseURL)
    const signedIn = await (await newBrowser(baseURL)).post('/api/auth/login', {
      data: { email, password: PASSWORD },
    })
    const session = await signedIn.json()
    await page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: session }))
    await open(page, `/reset-password?token=${TOKEN}`)
    await field(page, 'New password').fill(PASSWORD)
    await field(page, 'Confirm password').fill('another')
    await button(page, 'Save new password').click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await field(page, 'Confirm password').fill(PASSWORD)
    await button(page, 'Save new password').click()
    await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeFocused()
    await expect(accountButton(page)).toBeVisible()
    await expect(page).toHaveURL('/reset-password')
  })

  test('a link for a new password that is worn, or none at all, leads to a new one', async ({
    page,
  }) => {
    await open(page, `/reset-password?token=${TOKEN}`)
    await field(page, 'New password').fill(PASSWORD)
    await field(page, 'Confirm password').fill(PASSWORD)
    await button(page, 'Save new password').click()
    await expect(page.getByRole('heading', { name: /This link no longer works/ })).toBeFocused()
    await page.goto('/reset-password?token=x')
    await page.getByRole('link', { name: 'Get a new link' }).click()
    await expect(page).toHaveURL('/forgot-password')
    await page.goto('/reset-password')
    await expect(page).toHaveURL('/forgot-password')
  })

  test('confirming: once, with a busy state, then done', async ({ page }) => {
    let calls = 0
    await page.route('**/api/auth/verify-email', async (route) => {
      calls += 1
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.fulfill({ json: { verified: true } })
    })
    await page.goto(`/verify-email?token=${TOKEN}`)
    await expect(page.getByText('Checking your link…')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    await expect(page).toHaveURL('/verify-email')
    expect(calls).toBe(1)
  })

  test('confirming without an answer can be tried again', async ({ page }) => {
    await page.route('**/api/auth/verify-email', (route) => route.abort())
    await page.goto(`/verify-email?token=${TOKEN}`)
    await expect(page.getByRole('alert').filter({ hasText: 'could not check' })).toBeVisible()
    await page.unroute('**/api/auth/verify-email')
    await page.route('**/api/auth/verify-email', (route) => route.fulfill(dead))
    await button(page, 'Try again').click()
    await expect(page.getByRole('heading', { name: /This link no longer works/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?redirectTo=%2Fprofile',
    )
  })

  test('a worn link of somebody signed in offers to send it again', async ({ page, baseURL }) => {
    await signedInPage(page, baseURL)
    await open(page, `/verify-email?token=${TOKEN}`)
    await expect(page.getByRole('heading', { name: /This link no longer works/ })).toBeVisible()
    await button(page, 'Send it again').click()
    await expect(page.getByText('A new link is on its way.')).toBeVisible()
    await page.route('**/api/auth/resend-verification', (route) => route.abort())
    await button(page, 'Send it again').click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not send' })).toBeVisible()
  })
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
        await expect(page.getByText('Look in your inbox')).toBeVisible()
      },
    },
    { name: 'reset password', path: `/reset-password?token=${TOKEN}` },
    { name: 'reset password, worn', path: '/reset-password?token=x' },
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
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
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
    await expect(page.getByText('Please confirm your address')).toBeVisible()
    await look(page)
    await context.close()
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of WIDTHS) {
      test(
        `accessible at ${viewport.width} in ${colorScheme}`,
        // One look at so many screens takes most of a minute.
        colorScheme === 'light' && viewport.width === 390 ? {} : SLOW_PROOF,
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

  test('nothing scrolls sideways at 320', async ({ browser, baseURL }) => {
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
