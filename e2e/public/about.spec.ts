/** The operator of this copy, and what is done with data. A copy under test has neither name nor address. */
import { about } from '../../lib/copy/about'
import { inWords, RETENTION } from '../../lib/retention'
import { expect, SLOW_PROOF, test } from '../support/checks'

test('the footer of every page leads to it, and it says why, ten lines, and who can use it', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Who we are', exact: true }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title)
  const lines = page.locator('section[aria-labelledby="data"] li')
  await expect(lines).toHaveCount(10)
  const main = page.getByRole('main')
  for (const why of about.why) await expect(main).toContainText(why)
  await expect(main.getByRole('heading', { name: about.access.title })).toBeVisible()
  await expect(main).toContainText(about.access.text)
  const { keep } = RETENTION.guest_results
  await expect(lines.nth(1)).toContainText(keep ? inWords(keep) : '')
})

test(
  'a copy with a name and an address says both, one without says so',
  SLOW_PROOF,
  async ({ page }) => {
    await page.goto('/dev/states/about')
    await expect(page.getByRole('main').getByText('Fernhill Studio', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    )
    await page.goto('/dev/states/about-unnamed')
    await expect(page.getByRole('main').getByText(about.who.unnamed)).toBeVisible()
    await expect(page.getByText(about.who.noAddress)).toBeVisible()
  },
)
