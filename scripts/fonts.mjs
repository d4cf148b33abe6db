/**
 * Subsets the packages' fonts for the screen: only the characters of our own texts, and the weights of our styles,
 * which saves three fifths of the bytes before the first paint. app/fonts.ts keeps the whole files for what people
 * write.
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
/**
 * Other characters of our texts and prices, and the quotes that people write; `e2e/public/fonts.spec.ts` checks our
 * pages.
 */
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
