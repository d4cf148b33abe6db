import { describe, expect, it } from 'vitest'
import { sentenceFeedback } from '../copy/sentence-feedback'
import { FIELD_SCENES } from '../disc/content/fields'
import { buildReport, type Report } from '../disc/result/report'
import { STYLE_CODES } from '../disc/styles'
import { renderReport } from './document'
import type { Paper } from './paper'
import { sampleReport } from './sample'
import { readPdf } from './testing'
import { LIVE_WIDTH, MARGIN_BOTTOM, PAPER_SIZE } from './type'

const BOOKMARKS = (name: string) => [
  name,
  'Profile',
  'Values and strengths',
  'Growth',
  'Professional style',
  'Other letters and careers',
  'Personal action plan',
  'Say this, not that',
  'Your numbers',
  'How sure is this?',
]
const PAGES = 10

/** Names with letters of every script, one per style. */
const NAMES = [
  'Ṣadé Olúṣẹ́gun',
  'Łukasz Żółć',
  'Ελένη Παπαδοπούλου',
  'Дмитрий Щербаков',
  'Nguyễn Thị Ánh',
  'Marisol Vega',
]

async function draw(code: (typeof STYLE_CODES)[number], personName: string, paper: Paper) {
  const report = sampleReport(code)
  const pdf = await renderReport({ report, personName, paper })
  return { report, pdf, ...(await readPdf(pdf)) }
}

describe('the report as a PDF', () => {
  // Letter is the shorter paper: what fits there fits on A4, where the width is the same.
  // `npm test` draws the first style; the others are built the same way.
  for (const [index, code] of STYLE_CODES.entries()) {
    const name = NAMES[index % NAMES.length] as string
    const tags = index === 0 ? [] : ['prove']
    it(`prints ${code} for ${name} on ten Letter pages`, { tags }, async () => {
      const { report, pdf, pages, info, outline } = await draw(code, name, 'letter')
      const page = (number: number) => (pages[number - 1]?.text ?? '').normalize('NFC')

      expect(pages).toHaveLength(PAGES)
      expect(pdf.length).toBeLessThanOrEqual(400 * 1024)
      expect(info).toMatchObject({
        Title: `DISC report: ${report.named.title}`,
        Author: 'Discern',
        Language: 'en',
      })
      expect(info.Subject).toBe(`Style ${code}: ${report.codeInWords}`)
      expect(outline).toEqual(BOOKMARKS(report.name))

      expect(page(1)).toContain(report.name)
      expect(page(1)).toContain(`“${report.nickname}” ${code}`)
      expect(page(1)).toContain(`Prepared for ${name.normalize('NFC')}`)
      expect(page(1)).toContain('November 20, 2026')
      expect(page(1)).toContain(report.preview.summary)
      for (const { name, score, range, band } of report.scoreLines) {
        expect(page(2)).toMatch(new RegExp(`${name} ${score} ${band}`))
        expect(page(10)).toMatch(new RegExp(`${name} ?${score} ?${range?.low} and ${range?.high}`))
      }
      for (const paragraph of report.detail.description) expect(page(2)).toContain(paragraph)
      expect(page(2)).toContain(report.explanation?.title)
      expect(page(3)).toContain(report.detail.coreValues.at(-1)?.text)
      expect(page(4)).toContain(report.detail.developmentTips[5])
      expect(page(5)).toContain(report.detail.workStyle.environment)
      expect(page(6)).toContain(report.detail.careers.at(-1)?.text)
      expect(page(7)).toContain(report.plan.goals[2]?.deadline)
      for (const { say, avoid } of report.detail.phrases) {
        expect(page(8)).toContain(`“${say}”`)
        expect(page(8)).toContain(`“${avoid}”`)
      }
      expect(page(9)).toContain(report.mixReading)
      expect(page(10)).toContain(report.method)
      expect(page(10)).toContain('© 2019–2026 Discern')

      expect(page(1)).not.toContain('1 of 10')
      const margin = (PAPER_SIZE.letter[0] - LIVE_WIDTH) / 2
      for (const [index, { text, pieces }] of pages.entries()) {
        if (index > 0) expect(text).toMatch(new RegExp(`${report.named.title} ?${index + 1} of 10`))
        const body = pieces.filter(({ y }) => y > 45)
        // No sheet is nearly empty.
        expect(Math.min(...body.map(({ y }) => y)), `what page ${index + 1} holds`).toBeLessThan(
          (PAPER_SIZE.letter[1] * 2) / 3,
        )
        expect(Math.min(...body.map(({ y }) => y))).toBeGreaterThanOrEqual(MARGIN_BOTTOM - 2)
        expect(Math.min(...body.map(({ x }) => x))).toBeGreaterThanOrEqual(margin - 1)
        expect(Math.max(...body.map(({ x, width }) => x + width))).toBeLessThanOrEqual(
          margin + LIVE_WIDTH + 1,
        )
      }
    })
  }

  it('leads with the two letters that may lead', async () => {
    const report = sampleReport('DI', 0.54)
    const { pages } = await readPdf(await renderReport({ report, personName: '', paper: 'letter' }))
    expect(pages).toHaveLength(PAGES)
    expect(pages[0]?.text).toContain('D or I leads')
    expect(pages[1]?.text).toMatch(/pulled you each way.*Toward Dominance.*Toward Influence/)
  })

  it('prints a result of plain counting without a range', async () => {
    const { scores, completedAt } = sampleReport('SC')
    const report = buildReport({
      code: 'SC',
      primary: 'S',
      secondary: 'C',
      scores,
      completedAt,
      counted: 26,
      quality: null,
      certainty: null,
      explanation: null,
    })
    const { pages } = await readPdf(await renderReport({ report, personName: '', paper: 'letter' }))
    expect(pages).toHaveLength(PAGES)
    expect(pages[0]?.text).toContain('S comes first, C second')
    expect(pages[9]?.text).toContain('26 of 28 answers counted.')
    expect(pages[9]?.text).toContain('from before we measured')
    expect(pages.map(({ text }) => text).join()).not.toMatch(/Probably between|pulled/)
  })

  it('prints on ten A4 pages, and leaves the name out when there is none', async () => {
    const { pages } = await draw('IC', '\u202e🎉', 'a4')
    expect(pages.map(({ size }) => size.map(Math.round))).toEqual(Array(PAGES).fill([595, 842]))
    expect(pages[0]?.text).not.toContain('Prepared for')
  })

  it('names the page that runs over, and draws it all the same for a reader', async () => {
    const whole = sampleReport('CS')
    const long = { ...whole, method: `${whole.method} `.repeat(80) }
    const asked = { report: long, personName: '', paper: 'letter' } as const
    await expect(renderReport(asked)).rejects.toThrow('The page “How sure is this?” runs over')
    const over: string[] = []
    const pdf = await renderReport({ ...asked, ranOver: (title) => over.push(title) })
    expect(over).toEqual(['How sure is this?'])
    const { pages } = await readPdf(pdf)
    expect(pages.length).toBeGreaterThan(PAGES)
    expect(pages.at(-1)?.text).toContain(`10 to ${pages.length} of ${pages.length}`)
  })

  it('has room for longer texts, for all there is to say of the answers, and for a field of work', async () => {
    const whole = sampleReport('S', 0.54)
    const { detail } = whole
    const longer = <One extends { text: string }>(one: One): One => ({
      ...one,
      text: `${one.text} Say so.`,
    })
    const report: Report = {
      ...whole,
      named: {
        ...whole.named,
        care: 'You picked the same place on the screen 14 times in a row.',
        counted: { text: '26 of 28 answers counted', isPart: true, isLowConfidence: false },
      },
      detail: { ...detail, description: detail.description.map((text) => `${text} Say so, too.`) },
      strengths: whole.strengths.map(longer),
      limitations: whole.limitations.map(longer),
      method: `${whole.method} This is one more sentence, about as long as those before it.`,
      field: 'teaching',
      scene: FIELD_SCENES.teaching.S,
    }
    const { pages } = await readPdf(
      await renderReport({ report, personName: 'A', paper: 'letter' }),
    )
    expect(pages).toHaveLength(PAGES)
  })

  it('leaves out what the reader struck, and prints what the numbers say and the field of work', async () => {
    const whole = sampleReport('CS')
    const [struck, ...rest] = whole.strengths
    if (!struck) throw new Error('No strength')
    const scene = FIELD_SCENES.teaching.C
    const report: Report = {
      ...whole,
      strengths: [{ ...struck, fits: false }, ...rest.map((point) => ({ ...point, fits: true }))],
      limitations: whole.limitations.map((point) => ({ ...point, fits: false })),
      field: 'teaching',
      scene,
    }
    const { pages } = await readPdf(await renderReport({ report, personName: '', paper: 'letter' }))
    expect(pages).toHaveLength(PAGES)
    const page = (number: number) => (pages[number - 1]?.text ?? '').replaceAll('\u00a0', ' ')
    expect(page(3)).not.toContain(struck.title)
    for (const { title } of rest) expect(page(3)).toContain(title)
    expect(page(4)).toContain(sentenceFeedback.noneLeft)
    for (const { title, text } of Object.values(report.ownLetter)) {
      expect(page(5)).toContain(title)
      expect(page(5)).toContain(text)
    }
    for (const { title } of report.numbers) expect(page(9)).toContain(title)
    expect(page(3)).toContain(scene.strength)
    expect(page(4)).toContain(scene.limit)
  })

  it('takes a hostile name for text', async () => {
    const hostile = `${'\n'.repeat(5000)}\u202eEve\u2066 🎉 ) /JS (app.alert(1)) >> endobj ${'W'.repeat(5000)}`
    const { pdf, pages } = await draw('D', hostile, 'a4')
    expect(pages).toHaveLength(PAGES)
    expect(pages[0]?.text).toMatch(/Prepared for Eve \) \/JS \(app\.alert\(1\)\) >> endobj W+…? ?$/)
    expect(pages[0]?.pieces.filter(({ text }) => text.includes('WWW'))).toHaveLength(1)
    expect(pdf.toString('latin1')).not.toContain('/JS')
  })
})
