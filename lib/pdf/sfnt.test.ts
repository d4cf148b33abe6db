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

/** The tables of a font, filled up to whole words. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let at = 0; at < font.readUInt16BE(4); at += 1) {
    const entry = 12 + at * 16
    const offset = font.readUInt32BE(entry + 8)
    const length = (font.readUInt32BE(entry + 12) + 3) & ~3
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length))
  }
  return tables
}

describe('a font out of its file', () => {
  it.each([
    'bricolage-grotesque/files/bricolage-grotesque-latin-700',
    'noto-sans-hebrew/files/noto-sans-hebrew-hebrew-600',
  ])('has every table of %s whole, where its directory says', (name) => {
    const woff = readFileSync(resolve(`@fontsource/${name}-normal.woff`))
    const font = sfntOf(woff)

    expect(font.length).toBe(woff.readUInt32BE(16))
    const tables = tablesOf(font)
    expect(tables.size).toBe(woff.readUInt16BE(12))
    expect(tables.size).toBeGreaterThan(8)
    for (let entry = 44; entry < 44 + tables.size * 20; entry += 20) {
      const tag = woff.toString('latin1', entry, entry + 4)
      const table = Buffer.from(tables.get(tag) ?? Buffer.of())
      // The field of the whole file's checksum, which counts as 0.
      if (tag === 'head') table.writeUInt32BE(0, 8)
      expect(checksum(table)).toBe(woff.readUInt32BE(entry + 16))
    }
  })

  it.each(['CN', 'KR'])('has every table of the East Asian %s whole', (part) => {
    const font = sfntOf(readFileSync(resolve(`@librescore/fonts/SourceHanSans${part}.min.woff2`)))
    const tables = tablesOf(font)
    expect(tables.size).toBe(14)
    const head = tables.get('head') ?? Buffer.of()
    expect(head.readUInt32BE(12)).toBe(0x5f0f3cf5)
    expect(tables.get('CFF ')?.readUInt8(0)).toBe(1)
    expect(tables.get('maxp')?.readUInt32BE(0)).toBe(0x5000)
    // One width for each glyph.
    const [glyphs, wide] = [
      tables.get('maxp')?.readUInt16BE(4),
      tables.get('hhea')?.readUInt16BE(34),
    ]
    const widths = 4 * Number(wide) + 2 * (Number(glyphs) - Number(wide))
    expect(tables.get('hmtx')).toHaveLength((widths + 3) & ~3)
  })
})
