/**
 * The fonts of the PDFs. Only static files: react-pdf reads neither variable fonts nor WOFF2.
 * They are found in node_modules when a PDF is drawn, so the bundled worker needs no copies.
 */
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
}

export const NAME_WEIGHT = 600

/** For the text under the letters of names, which is searched and copied; the layout takes each letter from the first that has it. */
export const NAME_STACK = [BODY, ...Object.keys(NAME_FACES)]

let loading: Promise<unknown> | undefined

/** Makes the fonts known to react-pdf and to HarfBuzz, once per process. */
export function loadFonts(): Promise<unknown> {
  loading ??= register()
  return loading
}

async function register(): Promise<void> {
  // Words stay whole: an added hyphen reads badly in short lines.
  Font.registerHyphenationCallback((word) => [word])
  const { resolve } = createRequire(import.meta.url)
  const nameFaces = Object.entries(NAME_FACES).map(
    ([family, file]) => [family, NAME_WEIGHT, file] as const,
  )
  for (const [family, fontWeight, file] of [...TEXT_FACES, ...nameFaces]) {
    const data = await readFile(resolve(file))
    const font = file.endsWith('.woff') ? sfntOf(data) : data
    Font.register({ family, fontWeight, src: `data:font/ttf;base64,${font.toString('base64')}` })
    if (fontWeight === NAME_WEIGHT) addFace(family, font)
    await load(family, fontWeight)
  }
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
