import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { sfntOf } from './sfnt'

const { resolve } = createRequire(import.meta.url)

/** The sum of a table's 32-bit words, as its entry in the directory says it (OpenType, "Calculating checksums"). */
function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) {
    sum = (sum + table.readUInt32BE(at)) >>> 0
  }
  return sum
}

describe('a font out of its WOFF file', () => {
  it.each([
    'bricolage-grotesque/files/bricolage-grotesque-latin-700',
    'noto-sans-hebrew/files/noto-sans-hebrew-hebrew-600',
  ])('has every table of %s whole, where its directory says', (name) => {
    const woff = readFileSync(resolve(`@fontsource/${name}-normal.woff`))
    const font = sfntOf(woff)

    expect(font.length).toBe(woff.readUInt32BE(16))
    const count = font.readUInt16BE(4)
    expect(count).toBeGreaterThan(8)
    for (let entry = 12; entry < 12 + count * 16; entry += 16) {
      const offset = font.readUInt32BE(entry + 8)
      const table = Buffer.from(
        font.subarray(offset, offset + ((font.readUInt32BE(entry + 12) + 3) & ~3)),
      )
      // The field of the whole file's checksum, which counts as 0.
      if (font.toString('latin1', entry, entry + 4) === 'head') table.writeUInt32BE(0, 8)
      expect(checksum(table)).toBe(font.readUInt32BE(entry + 4))
    }
  })
})
