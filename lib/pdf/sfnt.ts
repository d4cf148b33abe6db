import { brotliDecompressSync, inflateSync } from 'node:zlib'

/** Sizes of the headers and of an entry of their directories, in bytes. */
const WOFF = { header: 44, entry: 20 }
const SFNT = { header: 12, entry: 16 }

const padded = (length: number) => (length + 3) & ~3

interface Table {
  tag: string
  data: Buffer
}

/**
 * A font unpacked from a WOFF or WOFF2 file, or as it is. The PDF library inflates a table in JavaScript at each access,
 * a third of the time of a document; Node's zlib does it once. Checksums and the header's search hints, which are not
 * read, stay 0.
 */
export function sfntOf(file: Buffer): Buffer {
  const signature = file.toString('latin1', 0, 4)
  if (signature === 'wOFF') return sfntWith(file, tablesOfWoff(file))
  if (signature === 'wOF2') return sfntWith(file, tablesOfWoff2(file))
  return file
}

function sfntWith(file: Buffer, tables: readonly Table[]): Buffer {
  const header = Buffer.alloc(SFNT.header + tables.length * SFNT.entry)
  file.copy(header, 0, 4, 8)
  header.writeUInt16BE(tables.length, 4)
  let offset = header.length
  const parts: Buffer[] = [header]
  for (const [at, { tag, data }] of tables.entries()) {
    const entry = SFNT.header + at * SFNT.entry
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(data.length, entry + 12)
    parts.push(data, Buffer.alloc(padded(data.length) - data.length))
    offset += padded(data.length)
  }
  return Buffer.concat(parts)
}

/** W3C, WOFF File Format 1.0, sections 3 to 5. */
function tablesOfWoff(file: Buffer): Table[] {
  return Array.from({ length: file.readUInt16BE(12) }, (_, at) => {
    const entry = WOFF.header + at * WOFF.entry
    const offset = file.readUInt32BE(entry + 4)
    const length = file.readUInt32BE(entry + 8)
    const stored = file.subarray(offset, offset + length)
    return {
      tag: file.toString('latin1', entry, entry + 4),
      data: length < file.readUInt32BE(entry + 12) ? inflateSync(stored) : stored,
    }
  })
}

/** Tags that a WOFF2 file names by their place in this list (W3C, WOFF File Format 2.0, section 4.1); the rest it spells. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '))
const WOFF2_HEADER = 48

/** Of a font with PostScript outlines, whose tables WOFF2 stores as they are, one after the other. */
function tablesOfWoff2(file: Buffer): Table[] {
  let at = WOFF2_HEADER
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++)
    const known = KNOWN_TAGS[flags & 0x3f]
    const tag = known ?? file.toString('latin1', at, at + 4)
    if (!known) at += 4
    if (flags >> 6 || tag === 'glyf')
      throw new Error(`A table of this font is not stored whole: ${tag}`)
    let length = 0
    for (let byte = 0x80; byte & 0x80; ) {
      byte = file.readUInt8(at++)
      length = length * 128 + (byte & 0x7f)
    }
    return { tag, length }
  })
  const all = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  let offset = 0
  return directory.map(({ tag, length }) => {
    offset += length
    return { tag, data: all.subarray(offset - length, offset) }
  })
}
