/**
 * The form: 28 tetrads of four statements, one per letter. Letters, keys and facets stay on the server;
 * the linter keeps this module out of the browser, and a test searches the built bundles for it.
 */
import { type ItemText, TETRAD_TEXTS } from './item-texts'
import { shuffle } from './shuffle'

/** Stored with every result. A change of any statement, key or order is a new version. */
export const FORM_VERSION = '2026-11'

export interface Item extends ItemText {
  /** Opaque: says nothing about the letter. */
  id: string
}

export interface Tetrad {
  /** 1 to 28; the wire calls it `group` and `question_number`. */
  question: number
  items: readonly Item[]
}

export const FORM: readonly Tetrad[] = TETRAD_TEXTS.map((texts, index) => ({
  question: index + 1,
  items: texts.map((item) => ({ ...item, id: itemId(item.text) })),
}))

export const QUESTION_COUNT = FORM.length

/** FNV-1a of the statement, in base 36: stable, short, and derived from nothing that is scored. */
function itemId(text: string): string {
  let hash = 0x811c9dc5
  for (const character of `${FORM_VERSION} ${text}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash.toString(36).padStart(7, '0')
}

/** What a person is asked: the tetrads without letters, keys and facets, each in an order drawn by `random` (0 ≤ x < 1). */
export function questionsFor(random: () => number) {
  return FORM.map((tetrad) => ({
    group: tetrad.question,
    options: shuffle(tetrad.items, random).map(({ id, text }) => ({ id, text })),
  }))
}
