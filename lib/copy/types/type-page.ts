import type { PerLetter } from '@/lib/disc/letters'

/** A paragraph, or a sentence of the text that is set large. */
export type Passage = string | { pull: string }

/** The public page of one style: its own text, of which the report repeats nothing. */
export interface TypePage {
  lede: string
  day: readonly Passage[]
  best: readonly Passage[]
  pressure: readonly Passage[]
  /** With people who lead with that letter, the style's own among them. */
  others: PerLetter<string>
  helps: readonly Passage[]
}

/** The sentence that a part sets large. */
export function pulled(part: readonly Passage[]): string {
  return part.flatMap((passage) => (typeof passage === 'string' ? [] : [passage.pull]))[0] ?? ''
}
