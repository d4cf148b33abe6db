import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '../../disc/content/all'
import { publicSampleReport } from '../../disc/result/public-sample'
import { readPdf } from '../testing'
import { renderSample } from './sample-document'

const report = publicSampleReport()

describe('the public sample as a PDF', () => {
  it.each(['a4', 'letter'] as const)(
    'says on each of six %s pages that it is a sample',
    async (paper) => {
      const pdf = await renderSample({ report, paper })
      const { pages, info, outline } = await readPdf(pdf)
      expect(pages).toHaveLength(6)
      for (const { pieces } of pages) expect(pieces.map(({ text }) => text)).toContain('Sample')
      for (const [at, { text }] of pages.entries()) {
        if (at > 0) expect(text).toMatch(new RegExp(`Sample report: .* ?${at + 1} of 6`))
      }
      expect(info.Title).toBe(`Sample report: ${report.name}`)
      expect(outline.slice(1)).toEqual([
        'Scores and strengths',
        'Personal action plan',
        'Say this, not that',
        'How sure is this?',
        'Also in a complete report',
      ])
      expect(pages.map(({ text }) => text).join()).not.toContain('November')
      expect(pages[0]?.text).toContain('Riley Chen, who is made up')
      expect(pages[1]?.text).toContain(report.explanation?.title)
      expect(pages[1]?.text).toContain(report.strengths[0]?.title)
      expect(pages[2]?.text).toContain(report.plan.goals[2]?.deadline)
      expect(pages[3]?.text).toContain(report.detail.phrases.at(-1)?.say)
      expect(pages[4]?.text).toContain('Probably between')
    },
  )

  it('holds no other text that people pay for', async () => {
    const { pages } = await readPdf(await renderSample({ report, paper: 'a4' }))
    const text = pages.map((page) => page.text.replaceAll('\u00a0', ' ')).join(' ')
    const { description, limitations, developmentTips, workStyle, workingWith, careers } =
      STYLE_CONTENT[report.code].detail
    const sold = JSON.stringify([
      description,
      limitations,
      developmentTips,
      workStyle,
      workingWith,
      careers,
    ])
    for (const one of sold.match(/"[^"]{25,}"/g) ?? []) expect(text).not.toContain(one.slice(1, -1))
  })
})
