import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** How many words the main part of a screen may have, by its family in e2e/words. What is folded is not counted. */
const BUDGETS: Record<string, Record<string, number>> = {
  public: { landing: 900, 'type-cs': 720, method: 700 },
  payments: { sales: 350 },
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

describe.each(Object.entries(BUDGETS))('the words of %s', (family, budgets) => {
  const screens = readFileSync(`e2e/words/${family}.yml`, 'utf8').split(/^# /m)

  it.each(Object.entries(budgets))('%s: at most %i', (screen, most) => {
    const [, ...lines] = screens.find((one) => one.startsWith(`${screen}\n`))?.split('\n') ?? []
    const count = lines.reduce((sum, line) => sum + wordsIn(line), 0)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(most)
  })
})
