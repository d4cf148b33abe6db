/** By keyboard alone: where a button takes itself away, the focus goes to what comes in its place, and is read out. */
import { expect, test } from '../support/checks'
import { answers } from '../support/hydrated'
import { makeLink as makePairLink } from '../support/pairs'
import { registerPerson, takeAsPerson } from '../support/people'
import { confirmAddress, makeGroup, makeLink, newPerson } from '../support/teams'

test('joining says what it waits for, and withdrawing leads back', async ({ page, baseURL }) => {
  const leader = await newPerson(baseURL, { first_name: 'Lea' })
  await confirmAddress(leader.person)
  const group = await makeGroup(leader)
  const { code } = await makeLink(leader, group, { asks_first: true })
  const person = await registerPerson(page.request)
  await takeAsPerson(page.request, 'D')
  await page.goto(`/join/${code}`)
  const heading = (name: string) => page.getByRole('heading', { name })
  const ask = page.getByRole('button', { name: 'Ask Lea to join' })
  // Pressed before the page has started, it would be sent as a form without scripts is, and the focus would go with the page.
  await answers(page)
  await ask.press('Enter')
  await expect(heading('Please confirm your email address')).toBeFocused()

  await confirmAddress(person)
  await page.reload()
  await ask.press('Enter')
  await expect(heading('Waiting for Lea')).toBeVisible()
  await expect(heading('Waiting for Lea')).toBeFocused()
  await page.getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Design' })).toBeFocused()
})

test('a withdrawn link to compare leaves the focus at its list', async ({ page }) => {
  await registerPerson(page.request)
  const result = await takeAsPerson(page.request, 'D')
  for (let link = 0; link < 2; link++) await makePairLink(page.request, result)
  await page.goto('/groups')
  const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true })
  const dialog = page.getByRole('dialog')
  for (const left of [1, 0]) {
    await expect(async () => {
      if (!(await dialog.isVisible())) await withdraw.first().press('Enter')
      await expect(dialog).toBeVisible({ timeout: 1000 })
    }).toPass()
    await dialog.getByRole('button', { name: 'Withdraw' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(withdraw).toHaveCount(left)
    const place = left > 0 ? 'You compare with' : 'Team Groups'
    await expect(page.getByRole('heading', { name: place })).toBeFocused()
  }
})
