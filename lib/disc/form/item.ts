import type { Letter } from '../letters'

export interface Item {
  /**
   * Opaque: says nothing about the letter or the words, and stands in one form only. From the second form on, a name
   * drawn for the statement, and the number of forms that had it: a statement that the next form keeps, in the same words
   * or in better ones, keeps its name, and a translation keeps the whole id.
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

const STATEMENT = /^ {2}(\S+) +([DISC])(−?) +(\w+) +(\S.*)$/

/** Questions as the files beside this one have them: a heading, then its statements: id, letter (− if reversed), facet, words. */
export function readForm(written: string): FormText {
  const questions: Item[][] = []
  for (const line of written.trim().split('\n')) {
    const [, id = '', letter, reversed, facet = '', text = ''] = STATEMENT.exec(line) ?? []
    if (!letter) questions.push([])
    else {
      const keyed = reversed ? -1 : 1
      questions.at(-1)?.push({ id, letter: letter as Letter, keyed, facet, text })
    }
  }
  return questions as unknown as FormText
}
