/** A page whose buttons work by JavaScript says so once, where that is off. */
import type { APIRequestContext, Browser } from '@playwright/test'
import { messages } from '../../lib/messages'
import { joinPath, routes } from '../../lib/routes'
import { answersBetweenLetters } from '../support/answers'
import { expect, test } from '../support/checks'
import { newBrowser, takeAsPerson } from '../support/people'
import { submitAnswers } from '../support/product'
import { makeGroup, makeLink, newPerson } from '../support/teams'

/** How often each page says it. */
async function noted(
  { browser, who, baseURL }: { browser: Browser; who: APIRequestContext; baseURL?: string },
  paths: readonly string[],
) {
  const storageState = await who.storageState()
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, storageState })
  const page = await context.newPage()
  const counts: Record<string, number> = {}
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    // Text in a noscript is none to getByText.
    counts[path] = await page
      .locator('noscript p')
      .evaluateAll(
        (all, said) =>
          all.filter((one) => one.textContent === said && one.checkVisibility()).length,
        messages.noScript.buttons,
      )
  }
  await context.close()
  return counts
}

const each = (paths: readonly string[], count: number) =>
  Object.fromEntries(paths.map((path) => [path, count]))

test('guests and people read once what does not work without scripts', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const guest = await newBrowser(baseURL)
  const answers = answersBetweenLetters('D', 'I')
  const { result_id: result } = await submitAnswers(guest, answers)
  const sold = [routes.enhancedGuestResults, routes.guestResults, routes.reportSales]
  const ofGuest = [
    ...[...sold, routes.checkout, routes.settleTie].map((path) => `${path}?result=${result}`),
    routes.login,
    routes.compare,
  ]
  expect(await noted({ browser, who: guest, baseURL }, ofGuest)).toEqual(each(ofGuest, 1))

  const person = await newPerson(baseURL)
  const own = await takeAsPerson(person.context)
  await person.context.post('/api/payments/create-intent', { data: { product: 'pass' } })
  const group = await makeGroup(person)
  const { code } = await makeLink(person, group)
  const ofPerson = [
    ...[routes.assessment, routes.history, routes.profile, routes.groups, routes.compare],
    ...[`/results/${own}`, routes.detailedResults, routes.report, routes.payment],
    ...[`/groups/${group}`, `/groups/${group}/comparison`, joinPath(code)],
  ]
  expect(await noted({ browser, who: person.context, baseURL }, ofPerson)).toEqual(
    each(ofPerson, 1),
  )

  // What works without scripts says nothing.
  const plain = [routes.home, routes.method, routes.types]
  expect(await noted({ browser, who: guest, baseURL }, plain)).toEqual(each(plain, 0))
})
