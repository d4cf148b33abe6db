/** The questions, as a person meets them: by mouse, by keys, on a bad line, in two tabs, tomorrow. */
import type { BrowserContext, Page, Request } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
  WIDTHS,
} from './fixtures'

const PAGE = '/guest-assessment'
const SUBMIT = '**/api/assessment/guest/submit'
const QUESTIONS = '**/api/assessment/questions'
const DRAFT = 'discern.guest-assessment'
const RESULT_URL = /\/enhanced-guest-results\?result=([A-Za-z0-9-]+)/
const BOTH_NEEDED = 'Please select both a "Most Like Me" and "Least Like Me" option to continue.'

type Group = 'Most' | 'Least'

function radio(page: Page, group: Group, row: number) {
  return page
    .getByRole('radiogroup', { name: `${group} Like Me` })
    .getByRole('radio')
    .nth(row)
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' })
const lastButton = (page: Page) => page.getByRole('button', { name: 'Get My Results' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' })
/** What a screen reader is told. */
const spoken = (page: Page) => page.getByRole('status').last()

async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(page).toHaveTitle(`Question ${number} of 28 · Discern`)
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    `Question ${number} of 28`,
  )
}

async function open(page: Page): Promise<void> {
  await page.goto(PAGE)
  await expectQuestion(page, 1)
}

async function choose(page: Page, most: number, least: number): Promise<void> {
  await radio(page, 'Most', most).check()
  await radio(page, 'Least', least).check()
}

/** Answers the questions from one to just before another, differently from question to question. */
async function answerUpTo(page: Page, to: number, from = 1): Promise<void> {
  for (let number = from; number < to; number++) {
    await expectQuestion(page, number)
    await choose(page, number % 4, (number + 1) % 4)
    await next(page).click()
  }
  await expectQuestion(page, to)
}

async function answerAll(page: Page): Promise<void> {
  await answerUpTo(page, 28)
  await choose(page, 0, 1)
}

/** Opens the last question with everything answered, as another tab would: for journeys about what comes after. */
async function openAnswered(page: Page): Promise<void> {
  await open(page)
  await radio(page, 'Most', 0).check()
  await page.evaluate((key) => {
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}')
    const answers = draft.questions.map(
      ({ options }: { options: { id: string }[] }, index: number) => ({
        most: options[index % 4]?.id,
        least: options[(index + 1) % 4]?.id,
      }),
    )
    const choices = answers.pop()
    const revision = draft.revision + 1
    const newValue = JSON.stringify({ ...draft, revision, answers, choices })
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  }, DRAFT)
  await expectQuestion(page, 28)
  await expect(radio(page, 'Most', 3)).toBeChecked()
}

/** The four statements in the order shown, as the groups name them. */
function statements(page: Page): Promise<string[]> {
  return page
    .getByRole('radiogroup', { name: 'Most Like Me' })
    .getByRole('radio')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label')?.replace('Most like me: ', '') ?? ''),
    )
}

/** Every submit that left the browser, with what came back where something did. */
function watchSubmits(context: BrowserContext) {
  const sent: { key: string | undefined; request: Request }[] = []
  const results: string[] = []
  context.on('request', (request) => {
    if (!request.url().endsWith('/guest/submit')) return
    sent.push({ key: request.headers()['idempotency-key'], request })
  })
  context.on('response', async (response) => {
    if (!response.url().endsWith('/guest/submit') || !response.ok()) return
    results.push((await response.json()).result_id)
  })
  return { sent, results, keys: () => new Set(sent.map(({ key }) => key)) }
}

test.describe('the whole way', () => {
  test('by mouse: 28 questions, one submit, a result', SLOW_PROOF, async ({ page, context }) => {
    const submits = watchSubmits(context)
    await open(page)
    const shownFirst = await statements(page)
    expect(shownFirst).toHaveLength(4)
    await expect(previous(page)).toBeDisabled()
    await answerAll(page)
    await expect(next(page)).toHaveCount(0)

    await lastButton(page).dblclick()
    await expect(page).toHaveURL(RESULT_URL)
    await expect(page).not.toHaveTitle(/Question|Analyzing/)
    expect(submits.sent).toHaveLength(1)
    const responses = submits.sent[0]?.request.postDataJSON().responses
    expect(responses.map((one: { question_number: number }) => one.question_number)).toEqual(
      Array.from({ length: 28 }, (_, index) => index + 1),
    )
    for (const [index, one] of responses.entries()) {
      const row = index === 27 ? 0 : (index + 1) % 4
      expect(one.most_like).toBe(one.shown[row])
      expect(one.least_like).toBe(one.shown[(row + 1) % 4])
      expect(Number.isInteger(one.ms) && one.ms > 0 && one.ms < 60_000).toBe(true)
    }
    expect(page.url()).toContain(submits.results[0])
    expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT)).toBeNull()
  })

  test('says that it is working while it works', async ({ page }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(SUBMIT, async (route) => {
      await held
      await route.continue()
    })
    await openAnswered(page)
    await lastButton(page).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Analyzing your responses...',
    )
    await expect(page.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
    answer()
    await expect(page).toHaveURL(RESULT_URL)
  })
})

test.describe('choosing', () => {
  test('an option is most or least, never both; nothing goes on without two', async ({ page }) => {
    await open(page)
    await expect(page.getByText('Choose one Most and one Least')).toBeVisible()
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
    await next(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText(BOTH_NEEDED)).toBeVisible()
    await expect(spoken(page)).toHaveText(BOTH_NEEDED)
    await expectQuestion(page, 1)

    await radio(page, 'Least', 2).check()
    await expect(page.getByRole('main').getByText('Now choose a Most')).toBeVisible()
    await radio(page, 'Most', 2).check()
    await expect(radio(page, 'Least', 2)).not.toBeChecked()
    await expect(spoken(page)).toHaveText('Least cleared. Now choose a Least')
    await next(page).click({ force: true })
    await expectQuestion(page, 1)

    await radio(page, 'Least', 0).check()
    await expect(page.getByText('Both chosen').first()).toBeVisible()
    await expect(next(page)).not.toHaveAttribute('aria-disabled')
    await next(page).click()
    await expectQuestion(page, 2)
    await expect(spoken(page)).toHaveText('Question 2 of 28')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test('Previous brings the last answer back, and Shift+Enter does too', async ({ page }) => {
    await open(page)
    await answerUpTo(page, 3)
    await previous(page).click()
    await expectQuestion(page, 2)
    await expect(radio(page, 'Most', 2)).toBeChecked()
    await expect(radio(page, 'Least', 3)).toBeChecked()
    await expect(radio(page, 'Most', 2)).toBeFocused()
    await page.keyboard.press('Shift+Enter')
    await expectQuestion(page, 1)
    await expect(radio(page, 'Most', 1)).toBeChecked()
    await page.keyboard.press('Shift+Enter')
    await expectQuestion(page, 1)
    await page.keyboard.press('Enter')
    await expectQuestion(page, 2)
    // The dropped answer of a question that was left by going back is gone.
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test('every key does what the brief says', async ({ page }) => {
    await open(page)
    await radio(page, 'Most', 0).focus()
    await page.keyboard.press('ArrowUp')
    await expect(radio(page, 'Most', 3)).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(radio(page, 'Least', 3)).toBeFocused()
    await expect(radio(page, 'Least', 3)).not.toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(radio(page, 'Least', 2)).toBeChecked()
    // Over the statement that Most holds, only the focus moves.
    await page.keyboard.press('ArrowDown')
    await expect(radio(page, 'Least', 3)).toBeFocused()
    await expect(radio(page, 'Least', 2)).toBeChecked()
    await expect(radio(page, 'Most', 3)).toBeChecked()
    // Space takes it.
    await page.keyboard.press('Space')
    await expect(radio(page, 'Least', 3)).toBeChecked()
    await expect(radio(page, 'Most', 3)).not.toBeChecked()
    await expect(spoken(page)).toHaveText('Most cleared. Now choose a Most')
    await page.keyboard.press('Enter')
    await expect(spoken(page)).toHaveText(BOTH_NEEDED)
    await page.keyboard.press('1')
    await expect(radio(page, 'Least', 0)).toBeFocused()
    await page.keyboard.press('m')
    await expect(radio(page, 'Most', 0)).toBeChecked()

    // One stop per group, then the buttons and the switches.
    await radio(page, 'Most', 0).focus()
    await page.keyboard.press('Tab')
    await expect(radio(page, 'Least', 3)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(next(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('switch', { name: 'Keyboard shortcuts' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('switch', { name: 'Go on automatically' })).toBeFocused()
  })

  test('letter and number keys can be turned off, and stay off', async ({ page }) => {
    await open(page)
    await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click()
    await page.reload()
    await expectQuestion(page, 1)
    await expect(page.getByRole('switch', { name: 'Keyboard shortcuts' })).not.toBeChecked()
    await radio(page, 'Most', 1).focus()
    for (const key of ['m', 'l', '3']) await page.keyboard.press(key)
    await expect(radio(page, 'Most', 1)).toBeFocused()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(radio(page, 'Most', 2)).toBeChecked()
  })
})

test.describe('going on automatically', () => {
  /** Longer than the wait before it goes on. */
  const LONG_ENOUGH = 1_000

  test('is off at first, waits a moment, is remembered', async ({ page }) => {
    await open(page)
    const automatic = page.getByRole('switch', { name: 'Go on automatically' })
    await expect(automatic).not.toBeChecked()
    await choose(page, 0, 1)
    await page.waitForTimeout(LONG_ENOUGH)
    await expectQuestion(page, 1)
    await automatic.click()
    await page.waitForTimeout(LONG_ENOUGH)
    await expectQuestion(page, 1)
    await radio(page, 'Least', 2).check()
    await expectQuestion(page, 2)
    await page.reload()
    await expectQuestion(page, 2)
    await expect(automatic).toBeChecked()
  })

  test('any key or tap stops it, and a restored answer does not start it', async ({ page }) => {
    await open(page)
    await page.getByRole('switch', { name: 'Go on automatically' }).click()
    await choose(page, 0, 1)
    await page.keyboard.press('Shift')
    await page.waitForTimeout(LONG_ENOUGH)
    await expectQuestion(page, 1)
    await radio(page, 'Least', 2).check()
    await page.getByRole('heading', { level: 1 }).click()
    await page.waitForTimeout(LONG_ENOUGH)
    await expectQuestion(page, 1)
    await next(page).click()
    await expectQuestion(page, 2)
    await previous(page).click()
    await page.waitForTimeout(LONG_ENOUGH)
    await expectQuestion(page, 1)
  })

  test('never submits', async ({ page, context }) => {
    const submits = watchSubmits(context)
    await openAnswered(page)
    await page.getByRole('switch', { name: 'Go on automatically' }).click()
    await choose(page, 0, 1)
    await page.waitForTimeout(LONG_ENOUGH)
    await expectQuestion(page, 28)
    expect(submits.sent).toHaveLength(0)
  })
})

test.describe('nothing is lost', () => {
  test('a reload keeps answers, order and place', async ({ page }) => {
    await open(page)
    const first = await statements(page)
    await answerUpTo(page, 9)
    const ninth = await statements(page)
    await radio(page, 'Least', 3).check()
    await page.reload()
    await expectQuestion(page, 9)
    await expect(page.getByText('Welcome back. Your answers so far are here.')).toBeVisible()
    expect(await statements(page)).toEqual(ninth)
    await expect(radio(page, 'Least', 3)).toBeChecked()
    for (let number = 8; number >= 1; number--) {
      await previous(page).click()
      await expectQuestion(page, number)
      await expect(radio(page, 'Most', number % 4)).toBeChecked()
      await expect(radio(page, 'Least', (number + 1) % 4)).toBeChecked()
    }
    expect(await statements(page)).toEqual(first)
    await expect(page.getByText('Welcome back')).toHaveCount(0)
  })

  test('starting over asks first', async ({ page }) => {
    await open(page)
    await answerUpTo(page, 3)
    await page.reload()
    await page.getByRole('button', { name: 'Start over' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start over?' })
    await dialog.getByRole('button', { name: 'Keep my answers' }).click()
    await expectQuestion(page, 3)
    await page.getByRole('button', { name: 'Start over' }).click()
    await dialog.getByRole('button', { name: 'Start over' }).click()
    await expectQuestion(page, 1)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.reload()
    await expectQuestion(page, 1)
    await expect(page.getByText('Welcome back')).toHaveCount(0)
  })

  test('a second tab goes on where the first is, and the first follows', async ({
    page,
    context,
  }) => {
    await open(page)
    await answerUpTo(page, 4)
    await radio(page, 'Most', 2).check()
    const other = await context.newPage()
    await other.goto(PAGE)
    await expectQuestion(other, 4)
    await expect(radio(other, 'Most', 2)).toBeChecked()
    await radio(other, 'Least', 0).check()
    await next(other).click()
    await expectQuestion(other, 5)
    await expectQuestion(page, 5)
    await answerUpTo(page, 7, 5)
    await expectQuestion(other, 7)
  })

  test('what another tab sent needs no second sending', async ({ page, context }) => {
    await openAnswered(page)
    const other = await context.newPage()
    await other.goto(PAGE)
    await expectQuestion(other, 28)
    await lastButton(other).click()
    await expect(other).toHaveURL(RESULT_URL)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finished in another tab')
    await expect(page.getByRole('link', { name: 'See my results' })).toHaveAttribute(
      'href',
      '/enhanced-guest-results',
    )
  })

  test('a draft that makes no sense is thrown away', async ({ page }) => {
    await open(page)
    await answerUpTo(page, 3)
    await page.addInitScript((key) => {
      const draft = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...draft, answers: [{ most: 'x', least: 'x' }] }))
    }, DRAFT)
    await page.goto(PAGE)
    await expectQuestion(page, 1)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test('without storage it still works, and a failed submit keeps the page', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('Storage is off', 'SecurityError')
        }
      }
    })
    await open(page)
    await answerAll(page)
    await page.route(SUBMIT, (route) => route.abort(), { times: 1 })
    await lastButton(page).click()
    await expect(page.getByText('Your answers are kept on this page.')).toBeVisible()
    await tryAgain(page).click()
    await expect(page).toHaveURL(RESULT_URL)
  })

  test('time counts only while the page is seen, and adds up', async ({ page }) => {
    const setVisibility = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    const time = () =>
      page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').times?.[0] ?? 0, DRAFT)
    await open(page)
    await page.waitForTimeout(400)
    await setVisibility('hidden')
    const seen = await time()
    expect(seen).toBeGreaterThanOrEqual(400)
    await page.waitForTimeout(3_000)
    await setVisibility('visible')
    await choose(page, 0, 1)
    await next(page).click()
    await expectQuestion(page, 2)
    expect(await time()).toBeLessThan(seen + 2_500)
    await previous(page).click()
    await expectQuestion(page, 1)
    const before = await time()
    await page.waitForTimeout(400)
    await next(page).click()
    await expectQuestion(page, 2)
    expect(await time()).toBeGreaterThanOrEqual(before + 400)
  })
})

test.describe('on a bad line', () => {
  test('offline at the end, closed, opened again online: one result', async ({ page, context }) => {
    const submits = watchSubmits(context)
    await openAnswered(page)
    await context.setOffline(true)
    await expect(
      page.getByRole('main').getByText('You are offline. Your answers are kept here.'),
    ).toBeVisible()
    await lastButton(page).click()
    await expect(page.getByRole('heading', { name: 'Assessment Error' })).toBeVisible()
    await expect(
      page.getByText('Failed to submit assessment. Please try again.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByText(/You are offline\. Your answers are kept here\./)).toBeVisible()
    await page.close()
    await context.setOffline(false)

    const later = await context.newPage()
    await later.goto(PAGE)
    await expectQuestion(later, 28)
    await expect(radio(later, 'Most', 3)).toBeChecked()
    await lastButton(later).click()
    await expect(later).toHaveURL(RESULT_URL)
    expect(submits.results).toHaveLength(1)
    expect(submits.keys().size).toBe(1)
  })

  test('back online, the answers are sent by themselves', async ({ page, context }) => {
    const submits = watchSubmits(context)
    await openAnswered(page)
    await context.setOffline(true)
    await lastButton(page).click()
    await expect(page.getByRole('heading', { name: 'Assessment Error' })).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(RESULT_URL)
    expect(submits.results).toHaveLength(1)
  })

  test('an answer that got lost on the way is not a second result', async ({ page, context }) => {
    const submits = watchSubmits(context)
    const stored: string[] = []
    await page.route(
      SUBMIT,
      async (route) => {
        const response = await route.fetch()
        stored.push((await response.json()).result_id)
        await route.abort()
      },
      { times: 1 },
    )
    await openAnswered(page)
    await lastButton(page).click()
    await expect(page.getByRole('heading', { name: 'Assessment Error' })).toBeVisible()
    await tryAgain(page).click()
    await expectQuestion(page, 28)
    await lastButton(page).click()
    await expect(page).toHaveURL(RESULT_URL)
    expect(stored).toHaveLength(1)
    expect(page.url()).toContain(stored[0])
    expect(submits.keys().size).toBe(1)
  })

  test('other answers after a lost one are another result, not a conflict', async ({
    page,
    context,
  }) => {
    const submits = watchSubmits(context)
    await page.route(
      SUBMIT,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await openAnswered(page)
    await lastButton(page).click()
    await tryAgain(page).click()
    await expectQuestion(page, 28)
    await choose(page, 1, 2)
    await lastButton(page).click()
    await expect(page).toHaveURL(RESULT_URL)
    expect(submits.keys().size).toBe(2)
  })

  test('a server that is away says so, and Try Again sends the same key', async ({
    page,
    context,
  }) => {
    const submits = watchSubmits(context)
    const away = 'We cannot reach our records right now. Please try again in a moment.'
    await page.route(
      SUBMIT,
      (route) => route.fulfill({ status: 503, json: { error: away, code: 'unavailable' } }),
      { times: 1 },
    )
    await openAnswered(page)
    await lastButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Error')
    await expect(page).toHaveTitle('Assessment Error · Discern')
    await expect(
      page.getByText('Failed to submit assessment. Please try again.', { exact: true }),
    ).toBeVisible()
    await expect(
      page.getByText('Your answers are kept in this browser, so nothing is lost.'),
    ).toBeVisible()
    await page.getByText('What went wrong').click()
    await expect(page.getByText(away)).toBeVisible()
    await expectAccessible(page)
    const reloaded = page.waitForEvent('load')
    await tryAgain(page).click()
    await reloaded
    await expectQuestion(page, 28)
    await expect(radio(page, 'Most', 3)).toBeChecked()
    await expect(radio(page, 'Least', 0)).toBeChecked()
    await lastButton(page).click()
    await expect(page).toHaveURL(RESULT_URL)
    expect(submits.sent).toHaveLength(2)
    expect(submits.keys().size).toBe(1)
    expect(submits.sent[0]?.key).toMatch(/^[\w-]{22,64}$/)
  })

  test('answers to questions that are no longer asked can be given up', async ({ page }) => {
    await page.route(
      SUBMIT,
      (route) => route.fulfill({ status: 422, json: { error: 'Not right.', code: 'invalid' } }),
      { times: 1 },
    )
    await openAnswered(page)
    await lastButton(page).click()
    await page.getByRole('button', { name: 'Start over with fresh questions' }).click()
    await expectQuestion(page, 1)
  })

  test('questions that do not load say so, and Try Again reloads', async ({ page }) => {
    await page.route(QUESTIONS, (route) =>
      route.fulfill({ status: 500, json: { error: 'Out of order.', code: 'unexpected' } }),
    )
    await page.goto(PAGE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Error')
    await expect(
      page.getByText('Failed to load assessment. Please try again.', { exact: true }),
    ).toBeVisible()
    await page.unroute(QUESTIONS)
    const reloaded = page.waitForEvent('load')
    await tryAgain(page).click()
    await reloaded
    await expectQuestion(page, 1)
  })

  test('questions that take long show their boxes and say so', async ({ page }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(QUESTIONS, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(PAGE)
    await expect(page.getByText('Loading the questions')).toBeVisible()
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    answer()
    await expectQuestion(page, 1)
    expect(await heading.boundingBox()).toEqual(before)
  })
})

test.describe('leaving', () => {
  test('needs no question before the first answer', async ({ page }) => {
    await open(page)
    await page.getByRole('link', { name: 'Leave the assessment' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page).not.toHaveTitle(/Question/)
  })

  test('asks once an answer exists, and keeps it', async ({ page }) => {
    await open(page)
    await answerUpTo(page, 2)
    const leave = page.getByRole('link', { name: 'Leave the assessment' })
    await leave.click()
    const dialog = page.getByRole('dialog', { name: 'Leave the assessment?' })
    await expect(dialog).toContainText('Your answers stay in this browser.')
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog).toBeHidden()
    await expect(leave).toBeFocused()
    await expectQuestion(page, 2)
    await leave.click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await leave.click()
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goBack()
    await expectQuestion(page, 2)
    await expect(page.getByText('Welcome back. Your answers so far are here.')).toBeVisible()
  })
})

test('the funnel hears of each question once', async ({ page }) => {
  const counted: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/funnel')) return
    const { event, step } = request.postDataJSON()
    counted.push(event === 'question' ? `question ${step}` : event)
  })
  await open(page)
  await answerUpTo(page, 3)
  await previous(page).click()
  await expectQuestion(page, 2)
  await next(page).click()
  await expectQuestion(page, 3)
  await page.reload()
  await expectQuestion(page, 3)
  await answerUpTo(page, 4, 3)
  expect(counted).toEqual(['started', 'question 1', 'question 2', 'question 3', 'question 4'])
})

for (const viewport of WIDTHS) {
  test(
    `${viewport.width} px: every state can be used by everybody`,
    SLOW_PROOF,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page)
      await expectAccessible(page)
      await choose(page, 1, 3)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThanOrEqual(viewport.height)
      await page.getByRole('link', { name: 'Leave the assessment' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Stay' }).click()
      await radio(page, 'Most', 3).check()
      await next(page).click({ force: true })
      await expect(page.getByRole('main').getByText(BOTH_NEEDED)).toBeVisible()
      await expectAccessible(page)
      await page.addInitScript((key) => localStorage.removeItem(key), DRAFT)
      await page.route(QUESTIONS, (route) => route.abort())
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Assessment Error' })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    },
  )
}

test('fits the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await open(page)
  await expectNoSidewaysScroll(page)
  await choose(page, 3, 2)
  await next(page).click()
  await expectQuestion(page, 2)
})
