/** What an admin does on the screens. The calls behind them: admin-api.spec.ts; each screen's looks: states.spec.ts. */

import type { Page } from '@playwright/test'
import { routes } from '../../lib/routes'
import { newAdmin, newConfirmed, promote } from '../support/admins'
import { expect, expectAccessible, SLOW_PROOF, test, WIDTHS } from '../support/checks'
import { query } from '../support/database'
import { newCode } from '../support/endpoints/examples'
import { answers } from '../support/hydrated'
import { joinLaunchList } from '../support/launch-list'
import { accountButton, accountMenu, button } from '../support/pages/sign-in-page'
import { newEmail, PASSWORD, type Person, registerPerson } from '../support/people'
import { addCrowd } from '../support/rows/crowd'
import { makeGroup, newPerson } from '../support/teams'

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name })

/** This browser's own person, as an admin. */
async function signInAsAdmin(page: Page): Promise<Person> {
  const admin = await registerPerson(page.request, { first_name: 'Adele', last_name: 'Goldberg' })
  await promote(admin)
  return admin
}

test(
  'the dashboard is in the menu of admins, and asks for a range by its address',
  SLOW_PROOF,
  async ({ page }) => {
    await page.setViewportSize(WIDTHS[1])
    const person = await registerPerson(page.request)
    await page.goto(routes.adminDashboard)
    await expect(page).toHaveURL('/')
    await page.goto(routes.profile)
    await accountButton(page).click()
    await expect(accountMenu(page).getByRole('menuitem', { name: 'My Results' })).toBeVisible()
    await expect(accountMenu(page).getByText('Admin Dashboard')).toHaveCount(0)

    await promote(person)
    await page.goto(routes.profile)
    await accountButton(page).click()
    await accountMenu(page).getByRole('menuitem', { name: 'Admin Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin dashboard')
    await expect(page.getByRole('region', { name: 'Recent users' })).toContainText('@example.com')
    await expect(page.getByRole('region', { name: 'Type distribution' })).toContainText(
      'Steadiness',
    )

    const funnel = page.getByRole('region', { name: 'How far people get' })
    await expect(funnel.getByRole('row', { name: /^Opened an account/ })).toBeVisible()
    await page.getByRole('link', { name: 'A year' }).click()
    await expect(page).toHaveURL(/by=week/)
    await funnel.getByText('Show the numbers as a table').click()
    await expect(funnel.getByRole('rowheader', { name: /^Week from/ }).first()).toBeVisible()
    await page.getByLabel('From', { exact: true }).fill('2024-03-09')
    await page.getByLabel('To', { exact: true }).fill('2024-03-10')
    await button(page, 'Show').click()
    await expect(page.getByText('Mar 9, 2024 to Mar 10, 2024, by week.')).toBeVisible()
    await expect(page.getByText('No one started the assessment in this period.')).toBeVisible()
    await page.goto(`${routes.adminDashboard}?from=2024-03-09&to=2024-03-01`)
    await expect(page.getByText('The last day is before the first day.')).toBeVisible()
  },
)

test('people are found, given rights, disabled, helped and deleted', async ({ page, baseURL }) => {
  await page.setViewportSize(WIDTHS[1])
  await signInAsAdmin(page)
  const { person } = await newConfirmed(baseURL, 'Grace')
  const unconfirmed = (await newPerson(baseURL, { first_name: 'Ida' })).person

  await page.goto(routes.adminUsers)
  await page.getByLabel('Name or email').fill(person.email)
  await button(page, 'Show').click()
  await expect(page).toHaveURL(/[?&]q=/)
  await row(page, /^Grace Byron/)
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Byron')
  await expect(page).toHaveTitle(/^Grace Byron/)

  await button(page, 'Make admin').click()
  await dialog(page).getByRole('button', { name: 'Make admin' }).click()
  await expect(page.getByText(`${person.email} is an admin now.`)).toBeVisible()
  await button(page, 'Remove admin rights').click()
  await dialog(page).getByRole('button', { name: 'Remove rights' }).click()
  await expect(button(page, 'Make admin')).toBeVisible()
  await button(page, 'Disable account').click()
  await dialog(page).getByRole('button', { name: 'Disable' }).click()
  await button(page, 'Enable account').click()
  await expect(button(page, 'Disable account')).toBeVisible()
  const audit = page.getByRole('region', { name: 'Audit' })
  await expect(audit.getByRole('row', { name: /Enabled an account/ })).toContainText('Adele')

  await button(page, 'Delete account').click()
  await page.getByLabel('Type their email address to confirm').fill('someone@example.com')
  await dialog(page).getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('This is not the account’s email address.')).toBeVisible()
  await page.getByLabel('Type their email address to confirm').fill(person.email)
  await dialog(page).getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(routes.adminUsers)
  await expect(page.getByText(`${person.email} is deleted.`)).toBeVisible()

  await page.goto(`${routes.adminUsers}/${person.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No one here')
  await page.goto(`${routes.adminUsers}/${unconfirmed.id}`)
  await expect(button(page, 'Make admin')).toBeDisabled()
  await button(page, 'Resend verification').click()
  await expect(page.getByText(`The link is on its way to ${unconfirmed.email}.`)).toBeVisible()
})

test(
  'what weighs much asks for the password once more, and goes on with what was typed',
  SLOW_PROOF,
  async ({ page, baseURL }) => {
    const admin = await signInAsAdmin(page)
    const { person } = await newConfirmed(baseURL, 'Grace')
    const forget = () =>
      query("UPDATE sessions SET proven_at = now() - interval '1 hour' WHERE user_id = $1", [
        admin.id,
      ])
    await page.goto(`${routes.adminUsers}/${person.id}`)
    await answers(page)
    await forget()
    await button(page, 'Delete account').click()
    const asking = page.getByRole('dialog', { name: 'Delete account' })
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
    const password = proof.getByLabel('Your password', { exact: true })
    await asking.getByLabel('Type their email address').fill(person.email)
    await asking.getByRole('button', { name: 'Delete account' }).click()
    await expect(password).toBeFocused()
    await expectAccessible(page)

    // Closing the dialog keeps what was typed in the form.
    await page.keyboard.press('Escape')
    await expect(proof).toBeHidden()
    await expect(asking.getByRole('alert')).toHaveText('Please enter your password again.')
    await expect(asking.getByLabel('Type their email address')).toHaveValue(person.email)

    await asking.getByRole('button', { name: 'Delete account' }).click()
    await proof.getByRole('button', { name: 'Go on' }).click()
    await expect(password).toHaveAccessibleDescription('Please enter your password.')
    await password.fill('not my password')
    await page.keyboard.press('Enter')
    await expect(password).toHaveAccessibleDescription('That is not your current password.')
    await password.fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${person.email} is deleted.`)).toBeVisible()
    expect(await query('SELECT 1 FROM users WHERE id = $1', [person.id])).toEqual([])

    // A form on the page keeps what was typed, too; a button that asks nothing waits.
    await page.goto(routes.adminCoupons)
    await answers(page)
    const code = newCode()
    await forget()
    await button(page, 'New coupon').click()
    await page.getByRole('textbox', { name: 'Code' }).fill(code)
    await page.getByLabel('How much').fill('20')
    await button(page, 'Create coupon').click()
    await password.fill(PASSWORD)
    await proof.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByText(`${code} is created.`)).toBeVisible()
    await forget()
    await button(page, `Switch off ${code}`).click()
    await password.fill(PASSWORD)
    await proof.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByText(`${code} is switched off.`)).toBeVisible()
  },
)

test('who gives up their own rights is out at once', SLOW_PROOF, async ({ page, baseURL }) => {
  const { id } = await signInAsAdmin(page)
  // Not the last admin, in any order of the tests.
  await newAdmin(baseURL)
  await page.goto(`${routes.adminUsers}/${id}`)
  await expect(button(page, 'Delete account')).toHaveCount(0)
  await button(page, 'Remove admin rights').click()
  await expect(dialog(page)).toContainText('You lose access to these pages right away.')
  await dialog(page).getByRole('button', { name: 'Remove rights' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(routes.adminUsers)
  await expect(page).toHaveURL('/')
})

test('a coupon is made, limited and switched off', SLOW_PROOF, async ({ page }) => {
  await page.setViewportSize(WIDTHS[1])
  await signInAsAdmin(page)
  const code = newCode()
  await page.goto(routes.adminCoupons)
  await button(page, 'New coupon').click()
  await page.getByLabel('Code').first().fill(code.toLowerCase())
  await button(page, 'Create coupon').click()
  await expect(page.getByText('Please enter 1 to 100.')).toBeVisible()
  await page.getByLabel('How much').fill('20')
  await page.getByLabel('Last day').fill('2100-01-31')
  await button(page, 'Create coupon').click()
  const made = row(page, new RegExp(`^${code}`))
  await expect(made).toContainText('20% off')
  await expect(made).toContainText('after Jan 31, 2100')
  await expect(button(page, 'New coupon')).toBeFocused()

  await button(page, `Limit ${code}`).click()
  await dialog(page).getByLabel('Maximum uses').fill('none')
  await button(page, 'Save limits').click()
  await expect(page.getByText('Please enter a whole number.')).toBeVisible()
  await dialog(page).getByLabel('Maximum uses').fill('5')
  await dialog(page).getByLabel('Last day').fill('')
  await button(page, 'Save limits').click()
  await expect(made).toContainText('0 of 5')
  await expect(made).toContainText('never')
  await button(page, `Switch off ${code}`).click()
  await expect(button(page, `Switch on ${code}`)).toBeVisible()
  await expect(made.getByText('Off', { exact: true })).toBeVisible()

  await section(page, 'Audit').click()
  await page.getByLabel('Act').selectOption({ label: 'Changed a coupon' })
  await button(page, 'Show').click()
  await expect(row(page, new RegExp(`switched off.* ${code}`))).toBeVisible()
})

test(
  'groups, orders, the launch list and the statements are lists that can be kept',
  SLOW_PROOF,
  async ({ page, baseURL }) => {
    await page.setViewportSize(WIDTHS[1])
    const admin = await signInAsAdmin(page)
    const leader = await newPerson(baseURL, { first_name: 'Lea' })
    const name = `Team ${newCode()}`
    await makeGroup(leader, name)
    const email = newEmail('launch')
    await joinLaunchList(page.request, email, 'journey')
    // Answers leave only as those of fifty people or more.
    await addCrowd(50)

    await page.goto(routes.adminGroups)
    await page.getByLabel('Group or leader').fill(leader.person.email)
    await button(page, 'Show').click()
    await expect(page).toHaveURL(/[?&]q=/)
    await expect(row(page, new RegExp(`^${name}`))).toContainText('Lea Byron')
    await page.reload()
    await expect(page.getByRole('row')).toHaveCount(2)

    await section(page, 'Orders').click()
    await page.getByLabel('State').selectOption('disputed')
    await page.getByLabel(/^Name, email, coupon/).fill(admin.email)
    await button(page, 'Show').click()
    await expect(page.getByRole('heading', { name: 'No orders' })).toBeVisible()

    await section(page, 'Launch list').click()
    await expect(row(page, new RegExp(`^${email}`))).toContainText('journey')
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).click()
    expect((await file).suggestedFilename()).toMatch(/^Discern_launch_list_\d{4}-\d\d-\d\d\.csv$/)

    await section(page, 'Statements').click()
    await expect(page.getByText('Page 1 of 6')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(21)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByText('Page 2 of 6')).toBeVisible()
    const answers = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download answers up to last month' }).click()
    // Straight from the server to the disk: a page could not hold the answers of many.
    expect((await answers).url()).toMatch(/^http.*\/api\/admin\/research\?separator=comma$/)
    expect((await answers).suggestedFilename()).toMatch(/^Discern_research_\d{4}-\d\d-\d\d\.csv$/)
    await page.getByLabel('Letter').selectOption({ label: 'Influence' })
    await page.getByLabel('Sort by').selectOption({ label: 'Weakest first' })
    await button(page, 'Show').click()
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Page 2 of 6')).toBeVisible()
  },
)
