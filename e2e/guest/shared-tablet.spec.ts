/** Several people take the assessment on one device: a result becomes someone's only after they have seen whose it is. */
import type { Page } from '@playwright/test'
import { answersFor } from '../support/answers'
import { expect, expectAccessible, SLOW_PROOF, test, WIDTHS } from '../support/checks'
import { query } from '../support/database'
import { open } from '../support/hydrated'
import { button, field, fillRegister, someone } from '../support/pages/sign-in-page'
import { PASSWORD } from '../support/people'
import { makeGroup, makeLink, newPerson } from '../support/teams'

/** A guest who has walked away; returns their result. */
async function guestBefore(page: Page, style: Parameters<typeof answersFor>[0]): Promise<string> {
  const data = { responses: answersFor(style) }
  const response = await page.request.post('/api/assessment/guest/submit', { data })
  expect(response.status()).toBe(201)
  return (await response.json()).result_id
}

const ownerOf = async (id: string) =>
  (
    await query<{ user_id: string | null }>('SELECT user_id FROM assessments WHERE id = $1', [id])
  )[0]?.user_id

const held = (page: Page) => page.getByRole('region', { name: /joins? your account/ })

test('the next guest at a join link says that a result is not theirs, and takes their own', async ({
  page,
  baseURL,
}) => {
  const leader = await newPerson(baseURL, { first_name: 'Hannah' })
  const { code } = await makeLink(leader, await makeGroup(leader, 'Operations'))
  const theirs = await guestBefore(page, 'DI')
  await open(page, `/join/${code}`)
  await expect(held(page)).toContainText('DI')
  await expect(held(page)).toContainText('Taken on')
  await expectAccessible(page)
  await button(page, /^Not mine/).click()
  await button(page, 'Set aside').click()
  await expect(page.getByRole('link', { name: 'Take the assessment and join' })).toBeVisible()
  await expect(held(page)).toHaveCount(0)
  expect(await ownerOf(theirs)).toBeNull()
  // It opens here no longer, and joins no account.
  const latest = await page.request.get('/api/assessment/guest/latest')
  expect(await latest.json()).toEqual({ result: null })
  await open(page, '/register')
  await fillRegister(page)
  await button(page, 'Create account').click()
  await expect(page).toHaveURL(/assessment/)
  expect(await ownerOf(theirs)).toBeNull()
})

test('of three results of one device, the account takes the one that is left', async ({ page }) => {
  const [first, second, mine] = [
    await guestBefore(page, 'D'),
    await guestBefore(page, 'IS'),
    await guestBefore(page, 'CS'),
  ]
  await open(page, '/register')
  await expect(held(page).getByRole('listitem')).toHaveCount(3)
  for (const left of [2, 1]) {
    await held(page).getByRole('listitem').last().getByRole('button').click()
    await button(page, 'Set aside').click()
    await expect(held(page).getByRole('listitem')).toHaveCount(left)
  }
  await fillRegister(page)
  await button(page, 'Create account').click()
  await expect(page).not.toHaveURL(/register/)
  expect(await Promise.all([first, second].map(ownerOf))).toEqual([null, null])
  expect(await ownerOf(mine)).not.toBeNull()
})

test(
  'every page that takes up results of the browser shows them first',
  SLOW_PROOF,
  async ({ page, baseURL }) => {
    const { email } = await someone(baseURL)
    await guestBefore(page, 'DI')
    await guestBefore(page, 'CS')
    for (const width of WIDTHS) {
      await page.setViewportSize(width)
      for (const path of [
        '/login',
        '/register',
        '/sign-in-link',
        `/reset-password?token=${'x'.repeat(43)}`,
      ]) {
        await open(page, path)
        await expect(held(page).getByRole('listitem'), path).toHaveCount(2)
        await expectAccessible(page)
      }
    }
    await open(page, '/login')
    await button(page, 'None of these are mine').click()
    await button(page, 'Set aside').click()
    await expect(held(page)).toHaveCount(0)
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill(PASSWORD)
    await button(page, 'Sign in').click()
    await expect(page).toHaveURL(/assessment/)
    const history = await (await page.request.get('/api/assessment/history')).json()
    expect(history).toEqual([])
  },
)
