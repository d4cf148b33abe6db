import { describe, expect, it } from 'vitest'
import { sampleKit } from './sample-kit'
import { renderKit } from './session-document'
import type { SessionKit } from './session-kit'
import { readPdf } from './testing'
import { LIVE_WIDTH, MARGIN_BOTTOM, PAPER_SIZE } from './type'

/** On Letter, the shorter paper. */
const draw = async (kit: SessionKit) => readPdf(await renderKit({ kit, paper: 'letter' }))

describe('a session as a PDF', () => {
  it('has the hour, the exercises, cards and agreements, each inside its margins', async () => {
    const { pages, outline } = await draw(sampleKit())
    expect(outline).toEqual([
      ...['The hour', 'The circle and two exercises', 'Name cards', 'One agreement each'],
    ])
    const [plan, exercises, cards, agreements] = pages.map(({ text }) => text)
    expect(plan).toMatch(
      /5 min Opening .*10 min The circle .*15 min Exercise 1 of 2 .*8 min Closing/,
    )
    expect(plan).toContain('The room is quiet, and a decision is due.')
    expect(exercises).toMatch(/“Of course,” says Tomás\. Amara reads about it/)
    for (const name of ['Łukasz', 'Ελένη', 'Дмитрий']) expect(exercises).toContain(name)
    expect(cards).toMatch(/Marisol Ask me about spreadsheets Mornings are best/)
    expect(agreements).toContain('I’ll say who decides before the meeting starts.')
    expect(agreements).toContain('Chloe')
    const margin = (PAPER_SIZE.letter[0] - LIVE_WIDTH) / 2
    for (const { pieces } of pages) {
      const body = pieces.filter(({ y }) => y > 45)
      expect(Math.min(...body.map(({ y }) => y))).toBeGreaterThanOrEqual(MARGIN_BOTTOM - 2)
      expect(Math.min(...body.map(({ x }) => x))).toBeGreaterThanOrEqual(margin - 1)
      expect(Math.max(...body.map(({ x, width }) => x + width))).toBeLessThanOrEqual(
        margin + LIVE_WIDTH + 1,
      )
    }
  })

  it('prints no letter of anyone where members see names only, and what people typed as text', async () => {
    const long = Array.from({ length: 33 }, () => 'W'.repeat(5)).join(' ')
    const people = sampleKit().view.people.map((one, at) => ({
      ...one,
      letter: null,
      spot: null,
      ...(at === 0 && { name: 'ማ', agreement: long }),
      ...(at === 1 && { name: 'ርያም' }),
      ...(at === 2 && { name: '李雷' }),
    }))
    const shapes = { D: 1, I: 2, S: 3, C: 2 }
    const { pages } = await draw({
      ...sampleKit({ shows: 'shapes', people, shapes }),
      findings: [],
      spellings: { [people[1]?.id ?? '']: 'Maryam' },
    })
    expect(pages).toHaveLength(4)
    expect(pages[1]?.text).toContain('Dominance: 1')
    expect(pages[1]?.text).not.toContain('Tomás')
    expect(pages[1]?.text).toContain('another letter than theirs')
    for (const name of ['Member 1', 'Maryam', '李雷']) expect(pages[3]?.text).toContain(name)
    expect(pages[3]?.text).toContain('WWWWW WWWWW')
  })
})
