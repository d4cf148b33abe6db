/** Ends of sentences: the places where a column may stop. */
const SENTENCE_END = /[.?!]["”’)]?\s+/g

/**
 * Deals paragraphs into two columns of about equal length. A column ends after a sentence, also in
 * the middle of a paragraph; an end of a paragraph is preferred when it is about as good.
 */
export function splitColumns(paragraphs: readonly string[]): [left: string[], right: string[]] {
  const total = paragraphs.join('').length
  const PARAGRAPH_BONUS = total * 0.03
  let best = { cost: Number.POSITIVE_INFINITY, index: 0, cut: 0 }
  let before = 0
  for (const [index, text] of paragraphs.entries()) {
    const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length)
    for (const cut of [...ends, text.length]) {
      // Of two unequal columns, the left one is the longer.
      const uneven = before + cut - total / 2
      const cost =
        Math.abs(uneven) * (uneven < 0 ? 1.25 : 1) - (cut === text.length ? PARAGRAPH_BONUS : 0)
      if (cost < best.cost) best = { cost, index, cut }
    }
    before += text.length
  }
  const split = paragraphs[best.index] ?? ''
  const left = [...paragraphs.slice(0, best.index), split.slice(0, best.cut).trim()]
  const right = [split.slice(best.cut).trim(), ...paragraphs.slice(best.index + 1)]
  return [left, right.filter(Boolean)]
}
