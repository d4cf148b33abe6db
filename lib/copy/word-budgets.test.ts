import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '@/lib/disc/content/all'

/** How many words the main part of a screen may have, by its family in e2e/words. What is folded is not counted. */
const BUDGETS: Record<string, Record<string, number>> = {
  public: { landing: 900, 'type-cs': 720, method: 700 },
  results: {
    'preview-locked': 260,
    'preview-open': 260,
    'preview-shared': 260,
    'preview-close': 260,
    'preview-one-letter': 260,
    'result-sure': 220,
    'result-shared': 220,
    'result-open': 220,
    'result-report': 220,
    'detailed-sure': 800,
    'detailed-shared': 800,
  },
  payments: { sales: 350, 'sales-open': 350 },
}

/** Their names repeat what stands in them, or describe a drawing. */
const UNCOUNTED =
  /^(main|region|figure|group|list|article|radiogroup|complementary|navigation|img)\b/

/** The words that a recorded line shows. A button says its label, also where its name for screen readers is longer. */
function wordsIn(line: string): number {
  const item = line.trim().replace(/^- '?/, '')
  if (item.startsWith('/url') || UNCOUNTED.test(item)) return 0
  const [, name = '', text = ''] =
    /^\w+(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*'?:? ?(.*)$/.exec(item) ?? []
  return (text || name).split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** What was recorded of each screen of a family, by its name. */
function screensOf(family: string): [name: string, lines: string[]][] {
  const screens = readFileSync(`e2e/words/${family}.yml`, 'utf8').split(/^# /m).slice(1)
  return screens.map((one) => {
    const [name = '', ...lines] = one.split('\n')
    return [name, lines]
  })
}

describe.each(Object.entries(BUDGETS))('the words of %s', (family, budgets) => {
  it.each(Object.entries(budgets))('%s: at most %i', (screen, most) => {
    const lines = new Map(screensOf(family)).get(screen) ?? []
    const count = lines.reduce((sum, line) => sum + wordsIn(line), 0)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(most)
  })
})

it('the report speaks of the person within 120 words', () => {
  const lines = new Map(screensOf('report')).get('report') ?? []
  const first = lines.findIndex((line) =>
    line.includes(STYLE_CONTENT.CS.detail.description[0] ?? ''),
  )
  const count = lines.slice(0, first).reduce((sum, line) => sum + wordsIn(line), 0)
  expect(count).toBeGreaterThan(60)
  expect(count).toBeLessThanOrEqual(120)
})

/** What a screen says of a result beside its one sentence: nothing that hedges, and no number of doubt. */
const HEDGES = /may be|not sure yet|around (HIGH|MED|LOW)|leaning|likely|out of 100|\brange\b|\d%/i

it.each([
  ['results', /^(preview|short|result|detailed)-/],
  ['payments', /^(sales|checkout)/],
])('nothing in %s hedges, and a sentence of doubt stands once', (family, ofResults) => {
  const screens = screensOf(family).filter(([name]) => ofResults.test(name))
  expect(screens.length).toBeGreaterThan(3)
  for (const [name, lines] of screens) {
    // A share of the mix is no doubt.
    const shown = lines.filter((line) => !/^\s*- '?(img|\/url|row|cell)|Your mix/.test(line))
    expect(
      shown.filter((line) => HEDGES.test(line)),
      name,
    ).toEqual([])
    const doubts = shown.filter((line) => /[DISC] leads|share the lead|comes first/.test(line))
    expect(doubts.length, name).toBeLessThanOrEqual(1)
  }
})
