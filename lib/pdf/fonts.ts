/**
 * The fonts of the report. Only static files: react-pdf reads neither variable fonts nor WOFF2.
 * They are found in node_modules when the report runs, so the bundled worker needs no copies.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { sfntOf } from './sfnt'

export const DISPLAY = 'Display'
export const BODY = 'Body'

/**
 * For text that people typed. A file holds one script, so the layout takes each letter from the
 * first family that has it; `person-name.ts` lets through only what these can print.
 */
export const NAME_STACK = [
  'Body',
  'Body latin-ext',
  'Body vietnamese',
  'Noto greek',
  'Noto cyrillic',
  'Noto cyrillic-ext',
]

export const NAME_WEIGHT = 600

const FACES: readonly [
  family: string,
  source: string,
  subset: string,
  weights: readonly number[],
][] = [
  [DISPLAY, 'bricolage-grotesque', 'latin', [600, 700]],
  [BODY, 'hanken-grotesk', 'latin', [400, 600, 700]],
  ['Body latin-ext', 'hanken-grotesk', 'latin-ext', [NAME_WEIGHT]],
  ['Body vietnamese', 'hanken-grotesk', 'vietnamese', [NAME_WEIGHT]],
  ['Noto greek', 'noto-sans', 'greek', [NAME_WEIGHT]],
  ['Noto cyrillic', 'noto-sans', 'cyrillic', [NAME_WEIGHT]],
  ['Noto cyrillic-ext', 'noto-sans', 'cyrillic-ext', [NAME_WEIGHT]],
]

let loading: Promise<unknown> | undefined

/** Makes the fonts known to react-pdf and reads them, once per process. */
export function loadFonts(): Promise<unknown> {
  loading ??= register()
  return loading
}

async function register(): Promise<void> {
  // Words stay whole: a hyphen that nobody wrote reads badly in short lines.
  Font.registerHyphenationCallback((word) => [word])
  const { resolve } = createRequire(import.meta.url)
  for (const [family, source, subset, weights] of FACES) {
    for (const fontWeight of weights) {
      const file = `@fontsource/${source}/files/${source}-${subset}-${fontWeight}-normal.woff`
      const font = sfntOf(await readFile(resolve(file)))
      Font.register({ family, fontWeight, src: `data:font/ttf;base64,${font.toString('base64')}` })
      await load(family, fontWeight)
    }
  }
}

/**
 * Reads a font and tells it which character each glyph stands for. Without that, fontkit forgets it
 * for a letter that it first meets as a part of another, as A in Á: from then on that letter cannot
 * be searched or copied in any report of this process. Lower code points win, so the glyph that
 * space and no-break space share stays a space.
 */
async function load(fontFamily: string, fontWeight: number): Promise<void> {
  await Font.load({ fontFamily, fontWeight })
  const font = readFont(fontFamily, fontWeight)
  const printable = font.characterSet.filter((code) => code >= 0x20 && code < 0xfff0)
  for (const code of printable.sort((a, b) => a - b)) font.glyphForCodePoint(code)
}

/** The part of fontkit's font that is used here; the package has no types. */
export interface LoadedFont {
  /** Code points. */
  characterSet: number[]
  unitsPerEm: number
  hasGlyphForCodePoint(code: number): boolean
  glyphForCodePoint(code: number): { advanceWidth: number }
}

/** A font that `loadFonts` has read. */
export function readFont(fontFamily: string, fontWeight: number): LoadedFont {
  const font = Font.getFont({ fontFamily, fontWeight }).data as LoadedFont | null
  if (!font) throw new Error(`Font ${fontFamily} ${fontWeight} did not load`)
  return font
}
