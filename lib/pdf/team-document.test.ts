import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyProfile } from '../disc/testing'
import type { Paper } from './paper'
import { printTeam } from './printed-team'
import { sampleTeam, teamMember } from './sample-team'
import { buildTeamReport, type TeamReport } from './team'
import { renderTeam } from './team-document'
import { readPdf } from './testing'
import { LIVE_WIDTH, MARGIN_BOTTOM, PAPER_SIZE } from './type'

async function draw(team: TeamReport, paper: Paper = 'letter') {
  const pdf = await renderTeam({ team, paper })
  return { pdf, ...(await readPdf(pdf)) }
}

/** Everything stands inside the margins. */
function expectInside(pages: Awaited<ReturnType<typeof draw>>['pages'], paper: Paper) {
  const margin = (PAPER_SIZE[paper][0] - LIVE_WIDTH) / 2
  for (const { pieces } of pages) {
    const body = pieces.filter(({ y }) => y > 45)
    expect(Math.min(...body.map(({ y }) => y))).toBeGreaterThanOrEqual(MARGIN_BOTTOM - 2)
    expect(Math.min(...body.map(({ x }) => x))).toBeGreaterThanOrEqual(margin - 1)
    expect(Math.max(...body.map(({ x, width }) => x + width))).toBeLessThanOrEqual(
      margin + LIVE_WIDTH + 1,
    )
  }
}

describe('the team page as a PDF', () => {
  it.each(['a4', 'letter'] as const)('prints a team on two %s pages', async (paper) => {
    const team = sampleTeam()
    const { pages, info, outline } = await draw(team, paper)
    expect(pages).toHaveLength(2)
    expect(info).toMatchObject({ Title: 'Team page: Product launch', Language: 'en' })
    expect(outline).toEqual(['Where everyone sits', 'Scores by member'])
    expect(pages[0]?.text).toContain('8 profiles of 9 members, November 20, 2026')
    expect(pages[0]?.text).toMatch(/Fast-paced.*Task first/)
    const { findings } = printTeam(team)
    expect(findings.length).toBeGreaterThan(1)
    for (const { title, says, todo } of findings)
      for (const text of [title, says, todo])
        expect(pages[0]?.text.replaceAll(/\s+/g, ' ')).toContain(text)
    expect(pages[0]?.text).toContain('It measures no ability')
    for (const name of ['Marisol Vega', 'Łukasz Żółć', 'Ελένη Παπαδοπούλου', 'Дмитрий Щербаков'])
      expect(pages[1]?.text).toContain(name)
    expect(pages[1]?.text).toMatch(/Amara Kone.*38 16 to 60 22 5 to 39 58 36 to 80 88 75 to 100/)
    expect(pages[1]?.text.match(/about eight times out of ten/g)).toHaveLength(1)
    const { low, high } = team.comparison.averageRanges?.C ?? {}
    const average = `probably ${low} to ${high} ${team.comparison.averages.C}`
    expect(pages[1]?.text).toMatch(new RegExp(`Conscientiousness ${average}`))
    for (const { pieces, size } of pages) {
      const lowest = Math.min(...pieces.map(({ y }) => y).filter((y) => y > MARGIN_BOTTOM))
      expect(lowest, 'no page is under half full').toBeLessThan(size[1] / 2)
    }
    expect(pages[1]?.text).toContain('2 of 2')
    expectInside(pages, paper)
  })

  it('has its title in the face of titles, not of text', async () => {
    const { pages } = await draw(sampleTeam())
    const names = pages[0]?.pieces.filter(({ text }) => text.includes('Product launch')) ?? []
    const [title, footer] = names.sort((a, b) => b.size - a.size)
    expect(title?.size).toBeGreaterThan(20)
    expect(footer?.size).toBeLessThan(10)
    expect(title?.font).not.toBe(footer?.font)
  })

  it('says where a range is missing, of a member and so of the averages', async () => {
    const [first, ...others] = sampleTeam().members
    const members = [{ ...(first as (typeof others)[0]), ranges: null }, ...others]
    const { pages } = await draw(sampleTeam({ members }))
    expect(pages[1]?.text).toMatch(/Marisol Vega D I 82 58 22 40 Tomás Ortega I D 56 34 to 78/)
    expect(pages[1]?.text).not.toContain('probably ')
    expect(pages[1]?.text).toContain('at least one result is from before')
  })

  it('takes hostile names for text and counts those it can’t print', async () => {
    const scores = { D: 60, I: 40, S: 30, C: 20 }
    const members = [
      teamMember('🎉', '\u202e', scores),
      teamMember('ማ', 'ርያም', { ...scores, S: 90 }),
      { ...teamMember('ሰ', 'ላም', { ...scores, I: 90 }), spelling: 'Kim Min-jun' },
      teamMember(') /JS (app.alert(1)) >> endobj', 'W'.repeat(80), { ...scores, C: 95 }),
    ]
    const groupName = `${'W'.repeat(60)} <script>`
    const { pdf, pages } = await draw(sampleTeam({ groupName, members, memberCount: 4 }))
    expect(pages).toHaveLength(2)
    expect(pages[1]?.text).toContain('Member 1')
    expect(pages[1]?.text).toContain('Member 2')
    expect(pages[1]?.text).toContain('Kim Min-jun')
    expect(pages[1]?.text).toContain('can’t print')
    expect(pdf.toString('latin1')).not.toContain('/JS')
    expectInside(pages, 'letter')
  })

  const crowd = (count: number) => {
    const members = fc.sample(anyProfile, { seed: 28, numRuns: count }).map((profile, at) => {
      const wide = 'W'.repeat(80)
      const [first_name, last_name] =
        at === 3 ? ['محمد', wide] : at === 4 ? [wide, `Byron ${at}`] : ['Ada', `Byron ${at}`]
      const name = `${first_name} ${last_name}`
      return { ...profile, first_name, last_name, called: name, full_name: name }
    })
    const team = { groupName: 'Everyone', memberCount: count, day: '2026-11-20', members }
    return buildTeamReport(team)
  }

  it('is a plain table above a hundred members, each in one row', async () => {
    const { pages } = await draw(crowd(101))
    expect(pages).toHaveLength(1 + 3)
    expectInside(pages, 'letter')
    const [, first] = pages
    const ranges = first?.pieces.filter(({ text }) => /^\d+ to \d+$/.test(text.replace(/\s/g, ' ')))
    const rows = new Set(ranges?.map(({ y }) => Math.round(y)))
    expect(rows.size).toBe(34)
    for (const { text, y } of first?.pieces ?? []) {
      if (text.startsWith('Ada Byron'))
        expect([...rows].some((row) => Math.abs(row - y) < 2)).toBe(true)
    }
    expect(pages.at(-1)?.text).toContain('Byron 100')
  })

  it('lists all of a thousand members', { tags: ['prove'] }, async () => {
    const { pages } = await draw(crowd(1000))
    expect(pages).toHaveLength(1 + 26)
    expect(pages.at(-1)?.text).toContain('Byron 999')
    expectInside(pages, 'letter')
  })
})
