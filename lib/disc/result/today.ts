/**
 * One line a day to say to someone. The order is the person's own and follows from their id alone, so nothing is stored:
 * the same line for a whole day, another one tomorrow, and none a second time before all were shown.
 */
import { STYLE_CONTENT } from '../content/all'
import { freeTryLines, TRY_WITH } from '../content/try-today'
import { shuffle } from '../form/shuffle'
import type { Letter } from '../letters'
import type { StyleCode } from '../styles'
import type { Today, TodayLine } from './today-line'

interface Reader {
  personId: string
  /** By all sittings. */
  code: StyleCode
  /** The style of a complete report that is open to its reader; null without one. No line of it stands here then. */
  report: StyleCode | null
}

/** So many of the free lines are for days; the others are for *Another one*. */
const FREE_DAYS = 8

/** The lines of one person: *Say this, not that* of their report, else the free ones for their style. */
export function todayFor({ personId, code, report }: Reader): Today {
  const free = shuffle(freeTryLines(code).map(toLine), randomBy(`free ${personId}`))
  if (!report) return { lines: free.slice(0, FREE_DAYS), others: free.slice(FREE_DAYS) }
  const phrases = STYLE_CONTENT[report].detail.phrases.map(toLine)
  return { lines: shuffle(phrases, randomBy(`report ${personId}`)), others: free }
}

function toLine({ say, avoid = null, to = null }: Said): TodayLine {
  return { say, not: avoid, to, title: to && TRY_WITH[to] }
}

/** As the texts have it. */
interface Said {
  say: string
  avoid?: string | null
  to?: Letter | null
}

/** Numbers from 0 to 1 that follow from a text: FNV-1a for the seed, Mulberry32 for the numbers. */
function randomBy(text: string): () => number {
  let state = 0x811c9dc5
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
