import type { Letter } from '../letters'

export interface Item {
  /**
   * Opaque: says nothing about the letter or the words. From the second form on, a name drawn for the statement, and the
   * number of its wording: a statement in new words keeps its name, and a translation keeps the whole id.
   */
  id: string
  letter: Letter
  /** −1: speaks for the opposite pole of its letter. */
  keyed: 1 | -1
  facet: string
  text: string
}

/** The questions of a form, as written. The order inside a question carries no meaning; it is shuffled per person. */
export type FormText = readonly (readonly [Item, Item, Item, Item])[]
