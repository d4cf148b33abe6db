const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A text without the characters that draw nothing: formats, and what a font may leave out. */
export const withoutUnseen = (text: string) => text.replace(UNSEEN, '')

/**
 * What is compared of a name or a label: neither its case nor the form of its letters, a character that draws nothing or a
 * run of spaces makes it another one.
 */
export const sameKey = (text: string) =>
  withoutUnseen(text.normalize('NFKC').toLowerCase().normalize('NFKC')).replace(/\s+/g, ' ').trim()

/** Characters that begin or end such a part: with one of its own, a name would reach beyond its end. */
const PARTS = /[\u2066-\u2069]/g

/** A name in a sentence, whichever way it is written and whatever it holds: kept apart for the reading order. */
const isolate = (name: string) => `\u2068${name.replace(PARTS, '')}\u2069`

/** Puts names into a text; several read "Ada, Ben and Cy". After "Ivo K." a sentence ends without a second stop. */
export function fillNames(text: string, names: Record<string, string | readonly string[]>): string {
  return text
    .replace(/\{(\w+)\}/g, (_, key) => listed([names[key] ?? ''].flat().map(isolate)))
    .replace(/(\.\u2069)\.(?!\.)/g, '$1')
}

/** A name, or several, as the end of a sentence: "Ada and Ben." and "Ivo K.". */
export const stopped = (names: string) => (names.endsWith('.') ? names : `${names}.`)

/** "D", "D and I", "D, I and S". */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
