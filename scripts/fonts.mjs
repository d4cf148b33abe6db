/**
 * Makes the fonts of the screen from those of their packages: only the characters that our own texts need, and
 * only the weights that our styles use. That is three fifths of the bytes before the first picture. app/fonts.ts
 * keeps the whole files for what people write.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../lib/runtime/checkout.mjs'

const FONTS = [
  ['bricolage-grotesque', 'bricolage-grotesque-latin-opsz-normal'],
  ['hanken-grotesk', 'hanken-grotesk-latin-wght-normal'],
]
const ASCII = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('')
/** What else stands in our texts and prices, and the quotes that people write; `e2e/public/fonts.spec.ts` reads our pages for it. */
const SIGNS = '\u00a0©·×§£€–—‘’‚“”„‹›…•−'
const WEIGHTS = { min: 400, max: 700 }

const folder = join(root, 'app/generated')
mkdirSync(folder, { recursive: true })
for (const [name, file] of FONTS) {
  const source = readFileSync(
    join(root, 'node_modules/@fontsource-variable', name, 'files', `${file}.woff2`),
  )
  const made = await subsetFont(source, ASCII + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  })
  writeFileSync(join(folder, `${name}.woff2`), made)
}
