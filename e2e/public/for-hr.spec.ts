/** The page for HR and a works council. What its PDF says, for-hr-document.test.ts holds. */
import { chaptersOf, forHr } from '../../lib/copy/for-hr'
import { forTeams } from '../../lib/copy/for-teams'
import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDTHS } from '../support/checks'

const TITLES = chaptersOf({ operator: '', email: '', hostedIn: '', takesCards: false }).map(
  ({ title }) => title,
)

test('the page for teams leads to it, and to the same as a PDF', async ({ page }) => {
  await page.setViewportSize(WIDTHS[1])
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'For teams' }).click()
  await page.getByRole('main').getByRole('link', { name: forTeams.hr.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forHr.title)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(TITLES)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: forHr.download }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Discern_For_Teams.pdf')
  await page.setViewportSize(WIDTHS[0])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
