/**
 * Cuts the packages' fonts for the screen into files of few characters and the weights of our styles: those of our own
 * texts, which every page has, and two of other Latin letters, which a page fetches where a person's name, or what
 * they write, has one (app/fonts.ts).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../lib/runtime/checkout.mjs'

/** An axis that a face would keep is half of its bytes: the drawing for 36 px stands for all sizes of the display face. */
const FACES = [
  { name: 'bricolage-grotesque', axis: 'opsz', pinned: { opsz: 36 } },
  { name: 'hanken-grotesk', axis: 'wght', pinned: {} },
]
const WEIGHTS = { min: 400, max: 700 }

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCharCode(first + place)).join(
    '',
  )
/**
 * Other characters of our texts and prices, and the quotes that people write; `e2e/public/fonts.spec.ts` checks our
 * pages.
 */
const SIGNS = '\u00a0©·×§£€–—‘’‚“”„‹›…•−'
/** What each file has, and the part of the package that it is cut from. The same ranges stand in app/fonts.ts. */
const FILES = [
  { file: '', part: 'latin', characters: between(0x20, 0x7e) + SIGNS },
  { file: '-latin', part: 'latin', characters: `${between(0xa1, 0xff)}\u0131\u0152\u0153\u2122` },
  {
    file: '-latin-ext',
    part: 'latin-ext',
    characters: between(0x100, 0x24f) + between(0x1e00, 0x1e9f) + between(0x1ef2, 0x1eff),
  },
]

const folder = join(root, 'app/generated')
mkdirSync(folder, { recursive: true })
for (const { name, axis, pinned } of FACES) {
  for (const { file, part, characters } of FILES) {
    const source = `node_modules/@fontsource-variable/${name}/files/${name}-${part}-${axis}-normal.woff2`
    const made = await subsetFont(readFileSync(join(root, source)), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS, ...pinned },
    })
    writeFileSync(join(folder, `${name}${file}.woff2`), made)
  }
}
