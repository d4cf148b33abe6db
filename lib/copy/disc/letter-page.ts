import type { PerLetter } from '@/lib/disc/letters'
import type { StyleCode } from '@/lib/disc/styles'
import type { Passage } from '../types/type-page'

/** What others take a letter for, in their words, and what it is. */
export interface Misread {
  said: string
  is: string
}

/** The public page of one letter: its own text, of which neither the report nor a style's page repeats anything. */
export interface LetterPage {
  lede: string
  what: readonly Passage[]
  work: readonly Passage[]
  pressure: readonly Passage[]
  misread: readonly [Misread, Misread, Misread]
  /** Beside each letter, its own among them. */
  others: PerLetter<string>
  /** What sets each of its four styles apart. */
  styles: Partial<Record<StyleCode, string>>
  /** How often it leads, with where the figure comes from. */
  common: string
}
