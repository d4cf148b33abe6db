/**
 * How the picture of a style is cut that people send each other: textures to the edge, and a field of paper with one large
 * round corner that carries the words. The same for everyone of a style, with nothing of a person in it.
 */
import type { Letter } from '../letters'
import type { StyleCode } from '../styles'
import { QUADRANT } from './geometry'

/**
 * In pixels. `paper` is how much of it the words have: the height of a tall one, the width of a wide one. `grain` is the
 * radius whose texture all fields share, however far they reach.
 */
export const CARD = {
  tall: { width: 1080, height: 1350, paper: 800, corner: 430, gap: 8, grain: 1180 },
  wide: { width: 1200, height: 630, paper: 760, corner: 300, gap: 6, grain: 760 },
} as const

export type CardShape = keyof typeof CARD

export interface CardField {
  letter: Letter
  x: number
  y: number
  width: number
  height: number
  /** The circle's own center, from which the texture runs. */
  cx: number
  cy: number
}

/** Where the left of two fields ends, and the upper one, by whether its letter leads; so that both are seen beside the paper. */
const LEFT = { tall: { leads: 691, follows: 381 }, wide: { leads: 960, follows: 894 } }
const UPPER = { tall: { leads: 370, follows: 206 }, wide: { leads: 403, follows: 227 } }
/** From where an upper letter's texture runs in a field of full height: where the paper has covered the rest. */
const BASE = {
  tall: { left: 580, right: 985, alone: 985 },
  wide: { left: 630, right: 630, alone: 630 },
}

/**
 * The fields of a style's letters, the leading one first. Neighbors left and right on the circle stand so here, likewise
 * those above each other; opposites stand beside each other.
 */
export function cardFields(code: StyleCode, shape: CardShape): CardField[] {
  const { width, height, gap } = CARD[shape]
  const [first, second] = [...code] as [Letter, Letter | undefined]
  const base = BASE[shape]
  if (!second) return [field(first, { x: 0, y: 0, width, height }, base.alone)]
  const isBeside = QUADRANT[first][0] !== QUADRANT[second][0]
  const isFirst = QUADRANT[first][isBeside ? 0 : 1] < 0
  const cut = (isBeside ? LEFT : UPPER)[shape][isFirst ? 'leads' : 'follows']
  const boxOf = (isBefore: boolean): Box => {
    const [from, to] = isBefore ? [0, cut] : [cut + gap, isBeside ? width : height]
    return isBeside
      ? { x: from, y: 0, width: to - from, height }
      : { x: 0, y: from, width, height: to - from }
  }
  const fieldOf = (letter: Letter, isBefore: boolean) =>
    field(letter, boxOf(isBefore), isBeside ? base[isBefore ? 'left' : 'right'] : cut)
  return [fieldOf(first, isFirst), fieldOf(second, !isFirst)]
}

type Box = Pick<CardField, 'x' | 'y' | 'width' | 'height'>

/** `base` is where an upper letter has the circle's center. */
function field(letter: Letter, box: Box, base: number): CardField {
  const [sx, sy] = QUADRANT[letter]
  return {
    letter,
    ...box,
    cx: sx < 0 ? box.x + box.width : box.x,
    cy: sy < 0 ? base : box.y,
  }
}

/** How far a field's texture runs: to its farthest corner. */
export function reachOf({ x, y, width, height, cx, cy }: CardField): number {
  const across = Math.max(cx - x, x + width - cx)
  const down = Math.max(cy - y, y + height - cy)
  return Math.ceil(Math.hypot(across, down))
}

/** Names stand in two lines: "The Quiet" and "Architect". */
export function nameLines(name: string): [string, string] {
  const words = name.split(' ')
  return [words.slice(0, 2).join(' '), words.slice(2).join(' ')]
}

const NAME_SIZES = { tall: [152, 144, 124], wide: [110, 100, 88] } as const

/** How large a name can be set so that its longer line stays on the paper. */
export function nameSize(name: string, shape: CardShape): number {
  const longest = Math.max(...nameLines(name).map(({ length }) => length))
  const [large, middle, small] = NAME_SIZES[shape]
  if (longest <= 11) return large
  return longest === 12 ? middle : small
}
