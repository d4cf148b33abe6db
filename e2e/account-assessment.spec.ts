/** The assessment of a signed-in person: suggestions, no way back, and answers that are there on every device. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  lookProof,
  test,
  WIDTHS,
} from './fixtures'
import { PASSWORD, type Person, registerPerson } from './people'
import { reviseForm } from './revised-form'

const PAGE = '/assessment'
const SUBMIT = '**/api/assessment/submit'
const SAVE = '**/api/assessment/draft/*'
const SUGGESTED = 'Suggested: tap to confirm or change'
const RESULT_URL = /\/results\/([0-9a-f-]{36})/

type Group = 'Most' | 'Least'
const radios = (page: Page, group: Group) =>
  page.getByRole('radiogroup', { name: `${group} Like Me` }).getByRole('radio')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const hint = (page: Page) => page.getByRole('main').getByText(SUGGESTED).first()
/** What a screen reader is told. */
const spoken = (page: Page) => page.getByRole('status').last()
const saved = (page: Page) => page.getByText('Saved', { exact: true })

async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(page).toHaveTitle(`Question ${number} of 28 · Discern`)
}

/** The statements in the order shown, and the rows of the two picks. */
async function look(page: Page) {
  const read = (group: Group) =>
    radios(page, group).evaluateAll((all) => ({
      names: all.map((one) => one.getAttribute('aria-label')?.replace(/^\w+ like me: /, '')),
      row: all.findIndex((one) => (one as HTMLInputElement).checked),
    }))
  const [most, least] = [await read('Most'), await read('Least')]
  return { statements: most.names, most: most.row, least: least.row }
}

async function start(page: Page): Promise<void> {
  await page.goto(PAGE)
  await button(page, 'Start').click()
  await expectQuestion(page, 1)
}

/** Confirms the suggestions from the open question to just before another. */
async function confirmUpTo(page: Page, to: number, from = 1): Promise<void> {
  for (let number = from; number < to; number++) {
    await expectQuestion(page, number)
    await button(page, 'Confirm').click()
    await button(page, 'Next').click()
  }
  await expectQuestion(page, to)
}

const draftOf = async (page: Page) =>
  (await (await page.request.get('/api/assessment/draft')).json()).draft
const historyOf = async (page: Page) => (await page.request.get('/api/assessment/history')).json()

/** The person's last question with 27 confirmed answers, saved by another device. */
async function saveAnswered(page: Page): Promise<string> {
  const started = await page.request.post('/api/assessment/start')
  const { assessment_id: id } = await started.json()
  const questions: { group: number; options: { id: string }[] }[] = await (
    await page.request.get('/api/assessment/questions')
  ).json()
  const picks = questions.map(({ options: [most, least] }) => ({
    most: most?.id,
    least: least?.id,
    suggested: false,
    ms: 500,
  }))
  const state = {
    questions: questions.map(({ group, options }) => ({
      group,
      options: options.map((option) => option.id),
    })),
    answers: picks.slice(0, 27),
    choices: picks[27],
  }
  const response = await page.request.put(`/api/assessment/draft/${id}`, {
    data: { version: 0, state },
  })
  expect(response.status()).toBe(200)
  return id
}

/** Opens the last question with everything answered: for journeys about what comes after. */
async function openAnswered(page: Page): Promise<string> {
  const id = await saveAnswered(page)
  await page.goto(PAGE)
  await button(page, 'Continue').click()
  await expectQuestion(page, 28)
  return id
}

/** The person's other device. */
async function signInElsewhere(browser: Browser, person: Person, baseURL?: string) {
  const context = await browser.newContext({ baseURL })
  const data = { email: person.email, password: person.password }
  expect((await context.request.post('/api/auth/login', { data })).status()).toBe(200)
  return context.newPage()
}

function watchSubmits(context: BrowserContext): unknown[] {
  const bodies: unknown[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/assessment/submit')) bodies.push(request.postDataJSON())
  })
  return bodies
}

let person: Person
test.beforeEach(async ({ page }) => {
  person = await registerPerson(page.request)
})

test.describe('the whole way', () => {
  test('28 questions, two suggestions left alone, a result that rests on 26', async ({
    page,
    context,
  }) => {
    const submits = watchSubmits(context)
    await page.goto(PAGE)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await draftOf(page)).toBeNull()
    await button(page, 'Start').dblclick()
    await expectQuestion(page, 1)
    await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0)
    for (let number = 1; number <= 28; number++) {
      await expectQuestion(page, number)
      await expect(hint(page)).toBeVisible()
      const { most, least } = await look(page)
      expect(most).toBeGreaterThanOrEqual(0)
      expect(least).toBeGreaterThanOrEqual(0)
      expect(most).not.toBe(least)
      // Two are left alone; the others are touched in one way or another.
      if (number !== 3 && number !== 17) {
        if (number % 3 === 0) await button(page, 'Confirm').click()
        else if (number % 3 === 1) await radios(page, 'Least').nth(least).click()
        else
          await radios(page, 'Most')
            .nth([0, 1, 2].find((row) => row !== most && row !== least) ?? 3)
            .click()
        await expect(hint(page)).toHaveCount(0)
        await expect(button(page, 'Confirmed')).toHaveAttribute('aria-disabled', 'true')
      }
      if (number < 28) await button(page, 'Next').click()
    }
    await expect(button(page, 'Next')).toHaveCount(0)
    await button(page, 'Complete Assessment').dblclick()
    await expect.poll(() => submits.length).toBeGreaterThan(0)
    await page.waitForURL(RESULT_URL, { waitUntil: 'commit' })
    const [, id] = RESULT_URL.exec(page.url()) ?? []

    expect(submits).toHaveLength(1)
    const { assessment_id, responses } = submits[0] as {
      assessment_id: string
      responses: Record<string, unknown>[]
    }
    expect(assessment_id).toBe(id)
    const untouched = responses.filter(({ suggested }) => suggested === true)
    expect(untouched.map(({ question_number }) => question_number)).toEqual([3, 17])
    for (const { shown, ms } of responses) {
      expect(shown).toHaveLength(4)
      expect(ms).toBeGreaterThan(0)
    }
    const result = await (await page.request.get(`/api/results/${id}`)).json()
    expect(result).toMatchObject({ counted_questions: 26, total_questions: 28 })
    expect(await historyOf(page)).toHaveLength(1)
    expect(await draftOf(page)).toBeNull()
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
      `discern.assessment.${person.id}`,
    )
  })

  test('by keyboard alone', async ({ page }) => {
    await page.goto(PAGE)
    await button(page, 'Start').focus()
    await page.keyboard.press('Enter')
    await expectQuestion(page, 1)
    await radios(page, 'Most')
      .nth((await look(page)).most)
      .focus()
    for (let number = 1; number <= 28; number++) {
      await expectQuestion(page, number)
      const { most, least } = await look(page)
      await expect(radios(page, 'Most').nth(most)).toBeFocused()
      if (number > 1)
        await expect(spoken(page)).toHaveText(`Question ${number} of 28. ${SUGGESTED}`)
      if (number % 4 === 0) {
        await page.keyboard.press('Space')
        await expect(spoken(page)).toHaveText('Confirmed')
      } else if (number % 4 === 1) {
        await page.keyboard.press('m')
      } else if (number % 4 === 2) {
        // Most group, Least group, Confirm.
        await page.keyboard.press('Tab')
        await expect(radios(page, 'Least').nth(least)).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(button(page, 'Confirm')).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(button(page, 'Confirmed')).toBeFocused()
        await page.keyboard.press('Shift+Tab')
      } else {
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press(`${least + 1}`)
        await page.keyboard.press('L')
      }
      await expect(hint(page)).toHaveCount(0)
      // No way back by keys either.
      await page.keyboard.press('Shift+Enter')
      await expectQuestion(page, number)
      await page.keyboard.press('Enter')
    }
    await page.waitForURL(RESULT_URL, { waitUntil: 'commit' })
    const [, id] = RESULT_URL.exec(page.url()) ?? []
    const result = await (await page.request.get(`/api/results/${id}`)).json()
    expect(result.counted_questions).toBe(28)
  })

  test('the suggestion is described to a screen reader until it is touched', async ({ page }) => {
    await start(page)
    const group = page.getByRole('radiogroup', { name: 'Most Like Me' })
    await expect(group).toHaveAccessibleDescription(SUGGESTED)
    await button(page, 'Confirm').click()
    await expect(group).toHaveAccessibleDescription('')
    await expect(spoken(page)).toHaveText('Confirmed')
  })

  test('going on automatically waits for both picks of a change, and for no untouched suggestion', async ({
    page,
  }) => {
    await start(page)
    await page.getByRole('switch', { name: 'Go on automatically' }).click()
    const { most, least } = await look(page)
    const [free] = [0, 1, 2, 3].filter((row) => row !== most && row !== least)
    await radios(page, 'Most')
      .nth(free ?? 0)
      .click()
    await page.waitForTimeout(1_000)
    await expectQuestion(page, 1)
    await radios(page, 'Least').nth(most).click()
    await expectQuestion(page, 2)
    await page.waitForTimeout(1_000)
    await expectQuestion(page, 2)
    await button(page, 'Confirm').click()
    await expectQuestion(page, 3)
  })
})

test.describe('nothing is lost', () => {
  test('another device goes on at the same question in the same order', async ({
    page,
    browser,
    baseURL,
  }) => {
    await start(page)
    await confirmUpTo(page, 4)
    const { most, least } = await look(page)
    const free = [0, 1, 2, 3].find((row) => row !== most && row !== least) ?? 0
    await radios(page, 'Most').nth(free).click()
    await expect(saved(page)).toBeVisible()
    await expect.poll(async () => (await draftOf(page)).state.choices.suggested).toBe(false)
    const here = await look(page)

    const other = await signInElsewhere(browser, person, baseURL)
    await other.goto(PAGE)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Continue where you left off')
    await expect(other.getByText('Question 4 of 28, today.')).toBeVisible()
    await button(other, 'Continue').click()
    await expectQuestion(other, 4)
    expect(await look(other)).toEqual(here)
    await expect(other.getByText('Welcome back. Your answers so far are here.')).toBeVisible()
    await other.context().close()
  })

  test('questions that have changed since are said plainly, and nothing starts by itself', async ({
    page,
  }) => {
    await start(page)
    await confirmUpTo(page, 4)
    await expect(saved(page)).toBeVisible()
    await reviseForm((await draftOf(page)).assessment_id)
    // A reload in the middle, and another visit.
    for (const come of [() => page.reload(), () => page.goto(PAGE)]) {
      await come()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('The questions have changed')
      await expect(button(page, 'Continue')).toHaveCount(0)
    }
    await expectAccessible(page)
    await button(page, 'Start again').click()
    await expectQuestion(page, 1)
    await confirmUpTo(page, 3)
    await expect(saved(page)).toBeVisible()
    expect((await draftOf(page)).state.answers).toHaveLength(2)
  })

  test('a device that was left behind is told, and goes on with the newer answers', async ({
    page,
    browser,
    baseURL,
  }) => {
    await start(page)
    await confirmUpTo(page, 3)
    await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(2)
    const other = await signInElsewhere(browser, person, baseURL)
    await other.goto(PAGE)
    await button(other, 'Continue').click()
    await confirmUpTo(other, 6, 3)
    await expect.poll(async () => (await draftOf(page)).state.answers.length).toBe(5)
    const newest = await look(other)
    await other.context().close()

    await radios(page, 'Most')
      .nth([0, 1, 2, 3].find((row) => row > 1) ?? 2)
      .click({ force: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Newer answers in another place',
    )
    await expect(page).toHaveTitle('Newer answers in another place · Discern')
    await expectAccessible(page)
    expect((await draftOf(page)).state.answers).toHaveLength(5)
    await button(page, 'Continue from question 6').click()
    await expectQuestion(page, 6)
    expect(await look(page)).toEqual(newest)
    await confirmUpTo(page, 7, 6)
    await expect.poll(async () => (await draftOf(page)).state.answers.length).toBe(6)
  })

  test('who wants this device’s answers says so, and they are saved', async ({
    page,
    browser,
    baseURL,
  }) => {
    await start(page)
    await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(0)
    const other = await signInElsewhere(browser, person, baseURL)
    await other.goto(PAGE)
    await button(other, 'Start').click()
    await confirmUpTo(other, 3)
    await expect.poll(async () => (await draftOf(page)).state.answers.length).toBe(2)
    await other.context().close()
    await button(page, 'Next').click()
    await button(page, 'Use the answers on this device').click()
    await expectQuestion(page, 2)
    await expect.poll(async () => (await draftOf(page)).state.answers.length).toBe(1)
    await expect(saved(page)).toBeVisible()
  })

  test('finished or started over elsewhere is said as it is', async ({
    page,
    browser,
    baseURL,
  }) => {
    const id = await openAnswered(page)
    const other = await signInElsewhere(browser, person, baseURL)
    await other.goto(PAGE)
    await button(other, 'Continue').click()
    await expectQuestion(other, 28)
    await button(other, 'Complete Assessment').click()
    await other.waitForURL(RESULT_URL, { waitUntil: 'commit' })

    await radios(page, 'Most').nth(3).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finished in another place')
    await expect(page.getByRole('link', { name: 'See my results' })).toHaveAttribute(
      'href',
      `/results/${id}`,
    )
    await start(page)
    await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(0)
    await confirmUpTo(page, 2)
    await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(1)
    await other.goto(PAGE)
    await button(other, 'Start over').click()
    await other.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
    await expectQuestion(other, 1)
    await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(0)
    const fresh = await look(other)
    await button(page, 'Next').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Started over in another place',
    )
    await button(page, 'Continue').click()
    await expectQuestion(page, 1)
    expect(await look(page)).toEqual(fresh)
    await other.context().close()
  })

  test('offline the answers stay here, are saved when the line is back, and a reload goes on', async ({
    page,
    context,
  }) => {
    await start(page)
    await confirmUpTo(page, 2)
    await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(1)
    await context.setOffline(true)
    await confirmUpTo(page, 5, 2)
    await expect(page.getByText('Saved on this device, will sync')).toBeVisible()
    await expect(page.getByRole('main').getByText('You are offline.')).toBeVisible()
    const before = await look(page)
    await context.setOffline(false)
    await expect(saved(page)).toBeVisible()
    expect((await draftOf(page)).state.answers).toHaveLength(4)
    await page.reload()
    await expectQuestion(page, 5)
    expect(await look(page)).toEqual(before)
  })

  test('answers that could not be saved are here after a crash', async ({ page, context }) => {
    await start(page)
    await expect(saved(page)).toBeVisible()
    await page.route(SAVE, (route) => route.abort())
    await confirmUpTo(page, 4)
    const before = await look(page)
    await page.close()
    const later = await context.newPage()
    await later.goto(PAGE)
    await expect(later.getByText('Question 4 of 28, today.')).toBeVisible()
    await button(later, 'Continue').click()
    await expectQuestion(later, 4)
    expect(await look(later)).toEqual(before)
    await confirmUpTo(later, 5, 4)
    await expect.poll(async () => (await draftOf(later)).state.answers.length).toBe(4)
  })

  test('a save whose answer got lost is no conflict', async ({ page }) => {
    await start(page)
    await expect.poll(async () => (await draftOf(page)).version).toBe(1)
    await page.route(
      SAVE,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await button(page, 'Confirm').click()
    await expect.poll(async () => (await draftOf(page)).version).toBe(2)
    const { most } = await look(page)
    await radios(page, 'Least').nth(most).click()
    await radios(page, 'Most')
      .nth((most + 1) % 4)
      .click()
    await expect(saved(page)).toBeVisible()
    await expect.poll(async () => (await draftOf(page)).state.choices.least).not.toBeNull()
    await expectQuestion(page, 1)
  })

  test('a second tab follows, and needs no second sending', async ({ page, context }) => {
    await start(page)
    await confirmUpTo(page, 3)
    const other = await context.newPage()
    await other.goto(PAGE)
    await button(other, 'Continue').click()
    await expectQuestion(other, 3)
    await confirmUpTo(other, 5, 3)
    await expectQuestion(page, 5)
    await confirmUpTo(page, 7, 5)
    await expectQuestion(other, 7)
    await expect.poll(async () => (await draftOf(page)).state.answers.length).toBe(6)
    await expect(page.getByRole('heading', { name: 'Newer answers' })).toHaveCount(0)
  })

  test('starting over asks first, and gives the old one up', async ({ page }) => {
    await start(page)
    await confirmUpTo(page, 3)
    await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(2)
    const { assessment_id: old } = await draftOf(page)
    await page.getByRole('link', { name: 'Leave the assessment' }).click()
    const leaving = page.getByRole('dialog', { name: 'Leave the assessment?' })
    await expect(leaving).toContainText('on any device')
    await leaving.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto(PAGE)
    const dialog = page.getByRole('dialog', { name: 'Start over?' })
    await button(page, 'Start over').click()
    await dialog.getByRole('button', { name: 'Keep my answers' }).click()
    await expect(dialog).toBeHidden()
    await button(page, 'Start over').click()
    await dialog.getByRole('button', { name: 'Start over' }).click()
    await expectQuestion(page, 1)
    await expect(hint(page)).toBeVisible()
    await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(0)
    expect((await draftOf(page)).assessment_id).not.toBe(old)
    expect((await page.request.delete(`/api/assessment/draft/${old}`)).status()).toBe(404)
  })
})

test.describe('signing out in the middle', () => {
  const signOutElsewhere = (page: Page) =>
    page.evaluate(async () => {
      await fetch('/api/auth/logout', {
        method: 'POST',
        headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
      })
    })

  test('keeps the answers here for the same person, and shows them to nobody else', async ({
    page,
  }) => {
    await start(page)
    await confirmUpTo(page, 3)
    await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(2)
    await expect(saved(page)).toBeVisible()
    await signOutElsewhere(page)
    await button(page, 'Confirm').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out')
    await expect(page.getByText('Your answers stay on this device.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?redirectTo=%2Fassessment',
    )
    await expectAccessible(page)

    await registerPerson(page.request)
    await page.goto(PAGE)
    await expect(button(page, 'Start')).toBeVisible()
    await expect(page.getByText('Continue where you left off')).toHaveCount(0)
    await page.request.post('/api/auth/logout')

    const data = { email: person.email, password: PASSWORD }
    expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
    await page.goto(PAGE)
    await expectQuestion(page, 3)
    // What was confirmed after the session ended.
    await expect(button(page, 'Confirmed')).toBeVisible()
  })

  test('at the last button keeps everything', async ({ page }) => {
    await openAnswered(page)
    await signOutElsewhere(page)
    await button(page, 'Complete Assessment').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out')
    const data = { email: person.email, password: PASSWORD }
    await page.request.post('/api/auth/login', { data })
    await page.goto(PAGE)
    await expectQuestion(page, 28)
    await button(page, 'Complete Assessment').click()
    await page.waitForURL(RESULT_URL, { waitUntil: 'commit' })
  })

  test('without a session the page leads to signing in', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL })
    const response = await context.request.get(PAGE, { maxRedirects: 0 })
    expect(response.status()).toBe(307)
    expect(response.headers().location).toBe('/login?redirectTo=%2Fassessment')
    await context.close()
  })
})

test.describe('on a bad line', () => {
  test('a server that is away says so, and Try Again makes one result', async ({ page }) => {
    const id = await openAnswered(page)
    const away = 'We cannot reach our records right now. Please try again in a moment.'
    await page.route(
      SUBMIT,
      (route) => route.fulfill({ status: 503, json: { error: away, code: 'unavailable' } }),
      { times: 1 },
    )
    await button(page, 'Complete Assessment').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Error')
    await expect(
      page.getByText('Failed to submit assessment. Please try again.', { exact: true }),
    ).toBeVisible()
    await button(page, 'Try Again').click()
    await expectQuestion(page, 28)
    await button(page, 'Complete Assessment').click()
    await page.waitForURL(RESULT_URL, { waitUntil: 'commit' })
    expect(page.url()).toContain(id)
    expect(await historyOf(page)).toHaveLength(1)
  })

  test('an answer that got lost on the way is not a second result', async ({ page }) => {
    const id = await openAnswered(page)
    await page.route(
      SUBMIT,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await button(page, 'Complete Assessment').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Error')
    expect(await historyOf(page)).toHaveLength(1)
    await button(page, 'Try Again').click()
    await page.waitForURL(RESULT_URL, { waitUntil: 'commit' })
    expect(page.url()).toContain(id)
    expect(await historyOf(page)).toHaveLength(1)
  })

  test('a start that fails says so, and Try Again starts', async ({ page }) => {
    await page.goto(PAGE)
    await page.route('**/api/assessment/questions', (route) => route.abort(), { times: 1 })
    await button(page, 'Start').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Error')
    await expect(
      page.getByText('Failed to load assessment. Please try again.', { exact: true }),
    ).toBeVisible()
    const { assessment_id: id } = await draftOf(page)
    await button(page, 'Try Again').click()
    await button(page, 'Start').click()
    await expectQuestion(page, 1)
    expect((await draftOf(page)).assessment_id).toBe(id)
  })
})

test('a signed-in person on the guest’s page goes to the result in the account', async ({
  page,
}) => {
  await page.goto('/login-was-here')
  const session = await (await page.request.post('/api/auth/token')).json()
  await page.evaluate(({ access_token, user }) => {
    localStorage.setItem('token', access_token)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
  await page.goto('/guest-assessment')
  for (let number = 1; number <= 28; number++) {
    await expectQuestion(page, number)
    await radios(page, 'Most').nth(0).check()
    await radios(page, 'Least').nth(1).check()
    await button(page, number < 28 ? 'Next' : 'Get My Results').click()
  }
  await page.waitForURL(RESULT_URL, { waitUntil: 'commit' })
  const [, id] = RESULT_URL.exec(page.url()) ?? []
  expect(await historyOf(page)).toMatchObject([{ assessment_id: id }])
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of WIDTHS) {
    test(
      `${viewport.width} px, ${colorScheme}: every state can be used by everybody`,
      lookProof(colorScheme, viewport.width),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(viewport)
        await page.goto(PAGE)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await button(page, 'Start').click()
        await expectQuestion(page, 1)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(height).toBeLessThanOrEqual(viewport.height)
        await button(page, 'Confirm').click()
        await expectAccessible(page)
        await button(page, 'Next').click()
        await expectQuestion(page, 2)
        await expect.poll(async () => (await draftOf(page)).state?.answers.length).toBe(1)
        await page.getByRole('link', { name: 'Leave the assessment' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
        await expect(page).toHaveURL(/\/$/)
        await page.goto(PAGE)
        await expect(button(page, 'Continue')).toBeVisible()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      },
    )

    test(
      `${viewport.width} px, ${colorScheme}: the end can be used by everybody`,
      lookProof(colorScheme, viewport.width),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(viewport)
        await openAnswered(page)
        await expect(button(page, 'Complete Assessment')).toBeVisible()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        let answer = () => {}
        const held = new Promise<void>((resolve) => {
          answer = resolve
        })
        await page.route(SUBMIT, async (route) => {
          await held
          await route.abort()
        })
        await button(page, 'Complete Assessment').click()
        await expect(page.getByRole('main').getByText('Analyzing your responses...')).toBeVisible()
        await expectAccessible(page)
        answer()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Error')
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      },
    )
  }
}

test('fits the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(PAGE)
  await expectNoSidewaysScroll(page)
  await button(page, 'Start').click()
  await expectQuestion(page, 1)
  await expectNoSidewaysScroll(page)
  await button(page, 'Confirm').click()
  await button(page, 'Next').click()
  await expectQuestion(page, 2)
})
