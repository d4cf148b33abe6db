/** How much a screen says, and that it speaks of a result without hedging: rules for the words of every look at it. */
import { STYLE_CONTENT } from '../../../lib/disc/content/all'
import { expect } from '../checks'

/** How many words the main part of a screen may have. What is folded is not counted. */
const BUDGETS: Readonly<Record<string, number>> = {
  landing: 900,
  'type-cs': 720,
  method: 800,
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
  sales: 350,
  'sales-open': 350,
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

const count = (lines: readonly string[]) => lines.reduce((sum, line) => sum + wordsIn(line), 0)

/** Screens that show a result, or what is sold of it, beside its one sentence of doubt. */
const OF_RESULTS =
  /^(preview-(locked|open|shared|close|one-letter|unlocked|delete)|short-locked|(result|detailed)-(sure|shared|open|report)|sales(-open)?|checkout(-(applied|invalid|failed|preview-mode|card-declined|pending))?)$/

/** Nothing hedges there, and no number is of doubt. */
const HEDGES = /may be|not sure yet|around (HIGH|MED|LOW)|leaning|likely|out of 100|\brange\b|\d%/i

const STORY = /heading "A day at work"/

/** The rules for what a screen says, by its snapshot for screen readers. */
export function expectSaid(screen: string, snapshot: string): void {
  const all = snapshot.split('\n')
  // A preview goes on with the first part of the style's public page, which has a budget of its own.
  const story = screen.startsWith('preview') ? all.findIndex((line) => STORY.test(line)) : -1
  const lines = story < 0 ? all : all.slice(0, story)
  const budget = BUDGETS[screen]
  if (budget) {
    expect(count(lines), screen).toBeGreaterThan(0)
    expect(count(lines), screen).toBeLessThanOrEqual(budget)
  }
  if (screen === 'report') expectAboutThePersonSoon(lines)
  if (!OF_RESULTS.test(screen)) return
  // A share of the mix is no doubt.
  const shown = lines.filter((line) => !/^\s*- '?(img|\/url|row|cell)|Your mix/.test(line))
  expect(
    shown.filter((line) => HEDGES.test(line)),
    screen,
  ).toEqual([])
  const doubts = shown.filter((line) => /[DISC] leads|one letter leads|comes first/.test(line))
  expect(doubts.length, screen).toBeLessThanOrEqual(1)
}

/** The report speaks of the person within 120 words. */
function expectAboutThePersonSoon(lines: readonly string[]): void {
  const [opening = ''] = STYLE_CONTENT.CS.detail.description
  const before = count(
    lines.slice(
      0,
      lines.findIndex((line) => line.includes(opening)),
    ),
  )
  expect(before).toBeGreaterThan(60)
  expect(before).toBeLessThanOrEqual(120)
}
