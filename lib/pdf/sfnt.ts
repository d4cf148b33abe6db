import { inflateSync } from 'node:zlib'

/** Sizes of the headers and of an entry of their directories, in bytes. */
const WOFF = { header: 44, entry: 20 }
const SFNT = { header: 12, entry: 16 }

const padded = (length: number) => (length + 3) & ~3

/**
 * A font unpacked from a WOFF file (W3C, WOFF File Format 1.0, sections 3 to 5). The PDF library inflates a table in
 * JavaScript at each access, a third of the time of a document; Node's zlib does it once. The header's search hints,
 * which are not read, stay 0.
 */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) =>
    tableAt(woff, WOFF.header + at * WOFF.entry),
  )
  const header = Buffer.alloc(SFNT.header + count * SFNT.entry)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  let offset = header.length
  const parts: Buffer[] = [header]
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT.header + at * SFNT.entry
    tag.copy(header, entry)
    checksum.copy(header, entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(data.length, entry + 12)
    parts.push(data, Buffer.alloc(padded(data.length) - data.length))
    offset += padded(data.length)
  }
  return Buffer.concat(parts)
}

function tableAt(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4)
  const length = woff.readUInt32BE(entry + 8)
  const stored = woff.subarray(offset, offset + length)
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    data: length < woff.readUInt32BE(entry + 12) ? inflateSync(stored) : stored,
  }
}
