/** The main job on real input: from the first page to a person's own report on their disk. */
import { readFile } from 'node:fs/promises'
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { LETTER_NAMES, LETTERS } from '../../lib/disc/letters'
import type { StyleCode } from '../../lib/disc/styles'
import { readPdf } from '../../lib/pdf/testing'
import { answersFor, scoresOf } from '../support/answers'
import { expect, test, unlessFirst, WIDTHS } from '../support/checks'
import { answerQuestions, readOn } from '../support/product'

const PEOPLE: { style: StyleCode; name: string }[] = [
  { style: 'D', name: 'Marisol Vega' },
  { style: 'IS', name: 'Łukasz Żółć' },
  { style: 'CS', name: 'Ελένη Παπαδοπούλου' },
  { style: 'SD', name: 'Дмитрий Щербаков' },
]

// With everything that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const [index, { style, name }] of PEOPLE.entries()) {
  test(
    `${name} goes from the landing page to the PDF of ${style}`,
    unlessFirst(index),
    async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize(WIDTHS[index % 2] ?? WIDTHS[0])
      await page.goto('/')
      await page.getByRole('link', { name: 'Take the free DISC test' }).first().click()
      await answerQuestions(page, style)

      await expect(page).toHaveURL(/\/enhanced-guest-results\?result=/)
      const reveal = page.getByRole('dialog', { name: 'Your result' })
      await expect(reveal.getByText('28 answers')).toBeVisible()
      // The first person watches it to the end, the second skips it by a key, the third by a press anywhere.
      if (index % 3 === 1) await page.keyboard.press('Escape')
      if (index % 3 === 2) await reveal.click()
      await expect(reveal.getByRole('status')).toContainText(STYLE_CONTENT[style].name)
      await readOn(page)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(STYLE_CONTENT[style].name)
      await page
        .getByRole('link', { name: /Get Full Report/ })
        .first()
        .click()

      await expect(page).toHaveURL(/\/detailed-report-payment\?result=/)
      await page.getByRole('link', { name: 'Buy Now' }).first().click()

      await expect(page).toHaveURL(/\/payment-checkout\?result=/)
      await page.getByLabel('Coupon code').fill('free')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText('$0.00').first()).toBeVisible()
      await page.getByTestId('pay').click()
      await expect(page.getByText('Processing your payment...')).toBeVisible()

      await expect(page).toHaveURL(/\/detailed-personality-report\?result=/)
      await expect(page.getByText('Thank you. Your complete report is ready.')).toBeVisible()
      await expect(title).toHaveText(STYLE_CONTENT[style].name)
      const exact = scoresOf(answersFor(style))
      const scores = page.locator('#numbers')
      for (const letter of LETTERS) await expect(scores).toContainText(String(exact[letter]))

      await page
        .getByLabel(/Name on the PDF/)
        .first()
        .fill(name)
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download PDF Report' }).first().click()
      const download = await saved
      const today = new Date().toISOString().slice(0, 10)
      expect(download.suggestedFilename()).toBe(`DISC_Report_${style}_${today}.pdf`)
      const pdf = await readPdf(await readFile(await download.path()))
      expect(pdf.pages).toHaveLength(10)
      expect(pdf.info.Title).toContain(STYLE_CONTENT[style].name)
      const [cover, scoresPage] = pdf.pages.map((one) => one.text)
      expect(cover).toContain(name)
      expect(cover).toContain(STYLE_CONTENT[style].name)
      for (const letter of LETTERS) {
        expect(scoresPage).toMatch(new RegExp(`${LETTER_NAMES[letter]}\\s*${exact[letter]}\\b`))
      }
    },
  )
}
