/**
 * The fonts of the PDFs. Only static files: react-pdf reads neither variable fonts nor WOFF2.
 * They are found in node_modules when a PDF is drawn, so the bundled worker needs no copies.
 */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { addFace } from './lettering'
import type { HELD } from './printable'
import { sfntOf } from './sfnt'

export const DISPLAY = 'Display'
export const BODY = 'Body'

const HANKEN = '@expo-google-fonts/hanken-grotesk'

/** Of our own texts. */
const TEXT_FACES: readonly [family: string, weight: number, file: string][] = [
  [DISPLAY, 600, '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff'],
  [DISPLAY, 700, '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'],
  [BODY, 400, `${HANKEN}/400Regular/HankenGrotesk_400Regular.ttf`],
  [BODY, 600, `${HANKEN}/600SemiBold/HankenGrotesk_600SemiBold.ttf`],
  [BODY, 700, `${HANKEN}/700Bold/HankenGrotesk_700Bold.ttf`],
]

const script = (name: string) =>
  `@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-600-normal.woff`

/** The fonts of typed names: `printable` allows only characters that these have. */
export const NAME_FACES: Record<keyof typeof HELD, string> = {
  'Noto Sans': '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  'Noto Sans Georgian': script('georgian'),
  'Noto Sans Armenian': script('armenian'),
  'Noto Sans Hebrew': script('hebrew'),
  'Noto Sans Arabic': script('arabic'),
  'Noto Sans Thai': script('thai'),
  'Source Han Sans': '@librescore/fonts/SourceHanSansCN.min.woff2',
  'Source Han Sans Hangul': '@librescore/fonts/SourceHanSansKR.min.woff2',
}

/**
 * These hold 33,000 letters, which take memory and a third of a second to read, so only a text that has some of them
 * asks for them.
 */
const EAST_ASIAN: readonly (keyof typeof HELD)[] = ['Source Han Sans', 'Source Han Sans Hangul']
const EAST_ASIAN_LETTER = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff]/

export const NAME_WEIGHT = 600

const FAMILIES = Object.keys(NAME_FACES) as (keyof typeof HELD)[]
const NAME_STACK = [BODY, ...FAMILIES.filter((family) => !EAST_ASIAN.includes(family))]
const WHOLE_STACK = [...NAME_STACK, ...EAST_ASIAN]

/** The families for a text that people typed: each word is set in the first that has it. */
export function familiesFor(text: string): readonly string[] {
  if (!EAST_ASIAN_LETTER.test(text)) return NAME_STACK
  addEastAsian()
  return WHOLE_STACK
}

const { resolve } = createRequire(import.meta.url)

let loading: Promise<unknown> | undefined

/** Makes the fonts known to react-pdf and to HarfBuzz, once per process. */
export function loadFonts(): Promise<unknown> {
  loading ??= register()
  return loading
}

async function register(): Promise<void> {
  // Words stay whole: an added hyphen reads badly in short lines.
  Font.registerHyphenationCallback((word) => [word])
  const nameFaces = FAMILIES.filter((family) => !EAST_ASIAN.includes(family)).map(
    (family) => [family, NAME_WEIGHT, NAME_FACES[family]] as const,
  )
  for (const [family, fontWeight, file] of [...TEXT_FACES, ...nameFaces]) {
    add(family, fontWeight, sfntOf(await readFile(resolve(file))))
    await load(family, fontWeight)
  }
}

let areEastAsianAdded = false

/** At once, because a page asks while it is put together; the layout, which comes next, waits until they are read. */
function addEastAsian(): void {
  if (areEastAsianAdded) return
  areEastAsianAdded = true
  for (const family of EAST_ASIAN) {
    add(family, NAME_WEIGHT, sfntOf(readFileSync(resolve(NAME_FACES[family]))))
  }
}

function add(family: string, fontWeight: number, font: Buffer): void {
  Font.register({ family, fontWeight, src: `data:font/ttf;base64,${font.toString('base64')}` })
  if (fontWeight === NAME_WEIGHT) addFace(family, font)
}

/**
 * Reads a font and maps each glyph to its character. Without that, fontkit forgets the character of a letter that it
 * first meets as part of another, as A in Á: from then on that letter cannot be searched or copied in any report of
 * this process. Lower code points win, so the glyph that space and no-break space share stays a space. The sign ﬁ is
 * left out: the layout counts two letters for its glyph.
 */
async function load(fontFamily: string, fontWeight: number): Promise<void> {
  await Font.load({ fontFamily, fontWeight })
  const font = Font.getFont({ fontFamily, fontWeight }).data as FontkitFont | null
  if (!font) throw new Error(`Font ${fontFamily} ${fontWeight} did not load`)
  const printable = font.characterSet.filter((code) => code >= 0x20 && code < 0xf900)
  for (const code of printable.sort((a, b) => a - b)) font.glyphForCodePoint(code)
}

/** The part of fontkit's font that is used here; the package has no types. */
interface FontkitFont {
  /** Code points. */
  characterSet: number[]
  glyphForCodePoint(code: number): unknown
}
