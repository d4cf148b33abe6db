/** What only a buyer may read, as strings to look for in everything a server sends. */
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import type { StyleCode } from '../../lib/disc/styles'

/** The sentences of a style's complete report. */
export function reportTexts(style: StyleCode): string[] {
  return searchable(textsOf(STYLE_CONTENT[style].detail))
}

/** Pieces that are long enough to mean something, and short enough to survive any encoding of quotes. */
export function searchable(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/[’“”"'&<>]/))
    .filter((piece) => piece.length >= 14)
    .map((piece) => piece.slice(0, 60))
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsOf)
  return []
}
