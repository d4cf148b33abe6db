/**
 * Draws the icons that must be pixels from app/icon.svg: run it when the mark changes.
 *
 *   node scripts/icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../lib/runtime/checkout.mjs'

const PAPER = '#F6F5F1'
const mark = readFileSync(join(root, 'app/icon.svg'))

/** The mark without a ground, for tabs. */
const bare = (size) =>
  sharp(mark, { density: size * 3 })
    .resize(size, size)
    .png()
    .toBuffer()

/** The mark on paper, inside the circle that a phone may cut out. */
async function onPaper(size) {
  const inner = Math.round(size * 0.6)
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input: await bare(inner) }])
    .png({ palette: true })
    .toBuffer()
}

/** An ICO file is a directory and, since Windows Vista, PNG files. */
function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of images.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}

const tabs = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await bare(size) })))
writeFileSync(join(root, 'app/favicon.ico'), ico(tabs))
writeFileSync(join(root, 'app/apple-icon.png'), await onPaper(180))
for (const size of [192, 512]) {
  writeFileSync(join(root, `public/icon-${size}.png`), await onPaper(size))
}
