/** How the statements of every form do, by the answers of many people: sums that people come into and leave again. */
import { TETRADS } from '../form/items'
import { LETTERS, type Letter } from '../letters'
import { itemFits } from './item-fit'
import type { Sitting } from './sittings'

interface ItemStat {
  /** Answers to its question that count. */
  answers: number
  most: number
  least: number
  /**
   * Of its mark (its key when picked as most, minus its key as least, else 0) with the mean mark of the other items of
   * its letter that the same person was asked about (corrected item–total correlation); null where one of the two is
   * the same for everyone.
   */
  correlation: number | null
  /** Infit (item-fit.ts); null without answers. */
  fit: number | null
}

export interface ItemStats {
  /** Counts a person, or with −1 takes them out again. */
  count: (sitting: Sitting, by: 1 | -1) => void
  /** By item id. */
  statOf: (id: string) => ItemStat
}

const ITEMS = TETRADS.flatMap(({ items }, block) =>
  items.map(({ id, letter, keyed }, option) => ({ id, letter, keyed, block, option })),
)
type Item = (typeof ITEMS)[number]
const BY_LETTER = new Map(
  LETTERS.map((letter): [Letter, Item[]] => [
    letter,
    ITEMS.filter((item) => item.letter === letter),
  ]),
)

const noSums = () => ({ answers: 0, most: 0, least: 0, pairs: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 })
type Sums = ReturnType<typeof noSums>

/** Below, a variance is what rounding has left. */
const NOTHING = 1e-9

export function itemStats(): ItemStats {
  const fits = itemFits()
  const sums = new Map(ITEMS.map(({ id }): [string, Sums] => [id, noSums()]))
  return {
    count: (sitting, by) => {
      fits.count(sitting, by)
      const answers = new Map(sitting.answers.map((answer) => [answer.block, answer]))
      for (const items of BY_LETTER.values()) {
        const marked = items.flatMap(({ id, keyed, block, option }) => {
          const answer = answers.get(block)
          if (!answer) return []
          const pick = option === answer.most ? 1 : option === answer.least ? -1 : 0
          return [{ sum: sums.get(id) as Sums, pick, mark: pick * keyed }]
        })
        const total = marked.reduce((all, { mark }) => all + mark, 0)
        for (const { sum, pick, mark } of marked) {
          sum.answers += by
          if (pick > 0) sum.most += by
          if (pick < 0) sum.least += by
          if (marked.length > 1) addPair(sum, mark, (total - mark) / (marked.length - 1), by)
        }
      }
    },
    statOf: (id) => {
      const sum = sums.get(id) ?? noSums()
      const { answers, most, least } = sum
      return { answers, most, least, correlation: correlationOf(sum), fit: fits.fitOf(id) }
    },
  }
}

function addPair(sum: Sums, x: number, y: number, by: number): void {
  sum.pairs += by
  sum.x += by * x
  sum.y += by * y
  sum.xx += by * x * x
  sum.yy += by * y * y
  sum.xy += by * x * y
}

function correlationOf({ pairs, x, y, xx, yy, xy }: Sums): number | null {
  const [varX, varY] = [xx - (x * x) / pairs, yy - (y * y) / pairs]
  if (!(varX > NOTHING && varY > NOTHING)) return null
  // Where two agree wholly, rounding may go beyond.
  return Math.max(-1, Math.min(1, (xy - (x * y) / pairs) / Math.sqrt(varX * varY)))
}
