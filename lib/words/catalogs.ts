import 'server-only'
import compile from 'icu-minify/compile'
import type { Language } from '../languages/languages'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import type { Catalog, Part, WordsOf } from './parts'

/** As they are written: the browser gets parts alone, compiled. */
export const CATALOGS: Record<Language, Catalog> = { en, es, de }

const kept = new Map<string, unknown>()

/** A part in a language, ready for `say`: compiled once. */
export function wordsOf<P extends Part>(language: Language, part: P): WordsOf<P> {
  const key = `${language} ${part}`
  if (!kept.has(key)) kept.set(key, compiled(at(CATALOGS[language], part)))
  return kept.get(key) as WordsOf<P>
}

const at = (catalog: Catalog, part: Part): unknown =>
  part.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], catalog)

function compiled(words: unknown): unknown {
  // What React hands to the browser has a prototype, and the compiler's choices have none.
  if (typeof words === 'string') return structuredClone(compile(words))
  if (Array.isArray(words)) return words.map(compiled)
  return Object.fromEntries(
    Object.entries(words as object).map(([key, inner]) => [key, compiled(inner)]),
  )
}
