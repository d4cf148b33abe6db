/** The report on paper, as the browser prints it: its pages are read back and drawn. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { LETTER_NAMES, LETTERS } from '../../lib/disc/letters'
import type { StyleCode } from '../../lib/disc/styles'
import { type PdfPage, readPdf } from '../../lib/pdf/testing'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { openReport, reportSections } from '../support/product'

const PT_PER_MM = 72 / 25.4
/** What print.css leaves free at the sheet's edges, in points. */
const MARGIN = { block: 13 * PT_PER_MM, inline: 15 * PT_PER_MM }
/** Type smaller than 12 px, in points; single letters belong to drawings. */
const MIN_SIZE = 9
/** The smallest headings and the ledes, in points. */
const HEADING_SIZE = 10.4

/** Words of the screen that have no use on paper. */
const INTERFACE = [
  'Skip to content|Take Assessment|Testimonials|Benefits',
  'Download PDF|Print Report|Name on the PDF|sound like you|anonymously',
  'Thank you. Your|Failed to download',
  'Privacy Policy|All rights reserved|Run by|Theme',
]

/** The style with the most to say, the one with the least, and the one that the designs show. */
const STYLES: { style: StyleCode; theme: 'light' | 'dark' }[] = [
  { style: 'IC', theme: 'light' },
  { style: 'D', theme: 'dark' },
  { style: 'CS', theme: 'light' },
]

interface Line {
  text: string
  y: number
  size: number
}

/** The pieces of a page joined into lines, from the top down. Columns side by side share a line. */
function linesOf({ pieces }: PdfPage): Line[] {
  const lines: Line[] = []
  for (const { text, y, size } of [...pieces].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const last = lines.at(-1)
    if (last && Math.abs(last.y - y) < 1) {
      last.text += text
      last.size = Math.max(last.size, size)
    } else lines.push({ text, y, size })
  }
  return lines
}

const bare = (text: string) => text.replace(/\s/g, '')

function expectReads(pages: PdfPage[], style: StyleCode): void {
  expect(pages.length).toBeGreaterThanOrEqual(6)
  expect(pages.length).toBeLessThanOrEqual(8)

  const text = bare(pages.map((page) => page.text).join(' '))
  const sections = reportSections(style).map(bare)
  const isTitle = ({ text }: Line) => sections.includes(bare(text))
  const titles = pages.flatMap(linesOf).filter((line) => isTitle(line) && line.size < 20)
  expect(titles.map(({ text }) => bare(text))).toEqual(sections)
  for (const words of INTERFACE) expect(text.match(bare(words))?.[0]).toBeUndefined()

  const cards = LETTERS.map((letter) =>
    pages[0]?.pieces.find(({ text }) => text === LETTER_NAMES[letter]),
  )
  expect(new Set(cards.map((card) => card?.y)).size, 'rows of score cards').toBe(1)
  const tips = STYLE_CONTENT[style].detail.developmentTips.map(bare)
  const sheets = pages.filter((page) => tips.some((tip) => bare(page.text).includes(tip)))
  expect(sheets, 'sheets with tips').toHaveLength(1)

  for (const [index, page] of pages.entries()) {
    const [width, height] = page.size
    const where = `page ${index + 1}`
    for (const piece of page.pieces) {
      expect(piece.x, piece.text).toBeGreaterThan(MARGIN.inline - 1)
      expect(piece.x + piece.width, piece.text).toBeLessThan(width - MARGIN.inline + 1)
      expect(piece.y, piece.text).toBeGreaterThan(MARGIN.block)
      expect(piece.y + piece.size * 0.7, piece.text).toBeLessThan(height - MARGIN.block + 1)
      if (piece.text.trim().length > 1) {
        expect(piece.size, piece.text).toBeGreaterThan(MIN_SIZE - 0.05)
      }
    }
    const last = linesOf(page).at(-1)
    expect(last?.size, `the last line of ${where}: ${last?.text}`).toBeLessThan(HEADING_SIZE)
    // No sheet is nearly empty, the last one included.
    const least = index < pages.length - 1 ? height / 3 : height / 5
    expect(height - (last?.y ?? height), `what ${where} holds`).toBeGreaterThan(least)
  }
}

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs'))
const VIEWER = 'http://viewer.test/'

interface Sheet {
  /** The darkest color value in the margins, 0 to 255. */
  margin: number
  /** Shares of all pixels: not white, nearly black, and clearly colored. */
  inked: number
  black: number
  colored: number
}

/** Draws every page with pdf.js, as a viewer would, and looks at the pixels. */
async function drawSheets(page: Page, pdf: Buffer): Promise<Sheet[]> {
  const viewer = await page.context().newPage()
  await viewer.route(`${VIEWER}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1)
    if (!file) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    return route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync(join(PDFJS, file)),
    })
  })
  await viewer.goto(VIEWER)
  const sheets = await viewer.evaluate(
    async ({ data, margin }) => {
      const url = '/pdf.min.mjs'
      const pdfjs = await import(url)
      pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs'
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      const document_ = await pdfjs.getDocument({ data: bytes, verbosity: 0 }).promise
      const found = []
      for (let number = 1; number <= document_.numPages; number++) {
        const sheet = await document_.getPage(number)
        const viewport = sheet.getViewport({ scale: 1 })
        const canvas = document.createElement('canvas')
        document.body.append(canvas)
        canvas.width = viewport.width
        canvas.height = viewport.height
        const context = canvas.getContext('2d', { willReadFrequently: true })
        if (!context) throw new Error('no canvas')
        await sheet.render({ canvas, canvasContext: context, viewport }).promise
        const { width, height } = canvas
        const pixels = context.getImageData(0, 0, width, height).data
        const one = { margin: 255, inked: 0, black: 0, colored: 0 }
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            const at = (y * width + x) * 4
            const red = pixels[at] ?? 0
            const green = pixels[at + 1] ?? 0
            const blue = pixels[at + 2] ?? 0
            const darkest = Math.min(red, green, blue)
            const lightest = Math.max(red, green, blue)
            // A hairline on the edge of the print area may touch the next pixel.
            const isMargin =
              x < margin.inline - 2 ||
              x > width - margin.inline + 1 ||
              y < margin.block - 2 ||
              y > height - margin.block + 1
            if (isMargin) one.margin = Math.min(one.margin, darkest)
            if (darkest < 250) one.inked += 1 / (width * height)
            if (lightest < 100) one.black += 1 / (width * height)
            if (lightest - darkest > 60) one.colored += 1 / (width * height)
          }
        }
        found.push(one)
      }
      return found
    },
    { data: pdf.toString('base64'), margin: MARGIN },
  )
  await test.info().attach('sheets', {
    body: await viewer.screenshot({ fullPage: true }),
    contentType: 'image/png',
  })
  await viewer.close()
  return sheets
}

for (const { style, theme } of STYLES) {
  test(
    `the report of ${style} prints whole and light on A4 and Letter, from a ${theme} page`,
    SLOW_PROOF,
    async ({ page }) => {
      await openReport(page, style, '&from=payment')
      await page.getByLabel('Theme').selectOption(theme)
      // What happens to be open stays off the paper.
      await page.route('**/api/assessment/download-pdf/**', (route) => route.abort())
      await page.getByRole('button', { name: 'Download PDF Report' }).first().click()
      await expect(page.getByText('Failed to download PDF')).toBeVisible()
      await page.getByRole('checkbox', { name: /^Done/ }).first().check()

      for (const format of ['A4', 'Letter']) {
        // Backgrounds are off, as in the print dialog: what has a meaning must not depend on them.
        const pdf = await page.pdf({ format, preferCSSPageSize: true })
        const { pages } = await readPdf(pdf)
        expectReads(pages, style)
        if (format === 'Letter') continue
        const sheets = await drawSheets(page, pdf)
        expect(sheets).toHaveLength(pages.length)
        for (const [index, sheet] of sheets.entries()) {
          const where = `page ${index + 1}`
          expect(sheet.margin, `the margins of ${where}`).toBeGreaterThan(250)
          expect(sheet.inked, where).toBeGreaterThan(0.05)
          expect(sheet.black, `what is dark on ${where}`).toBeLessThan(0.1)
        }
        // Tints and colors, which a browser leaves out unless print-color-adjust keeps them.
        expect(sheets[0]?.inked).toBeGreaterThan(0.2)
        expect(sheets[0]?.colored).toBeGreaterThan(0.02)
      }
    },
  )
}
