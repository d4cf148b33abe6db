/** The page for HR and a works council. What its PDF says, for-teams-document.test.ts holds. */
import { chaptersOf, forTeams } from '../../lib/copy/for-teams'
import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDTHS } from '../support/checks'

const TITLES = chaptersOf({ operator: '', email: '', hostedIn: '', takesCards: false }).map(
  ({ title }) => title,
)

test('the footer leads to it, and to the same as a PDF', async ({ page }) => {
  await page.setViewportSize(WIDTHS[1])
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'For teams' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forTeams.title)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(TITLES)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: forTeams.download }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Discern_For_Teams.pdf')
  await page.setViewportSize(WIDTHS[0])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
