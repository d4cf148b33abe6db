import 'server-only'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { CsvSeparator } from '@/lib/api/csv-separators'

export interface CsvColumn<Row> {
  key: keyof Row & string
  header: string
}

const WRITTEN = {
  comma: { delimiter: ',' },
  semicolon: {
    delimiter: ';',
    cast: { number: (value: number) => String(value).replace('.', ',') },
  },
} as const satisfies Record<CsvSeparator, object>

/** Rows for a spreadsheet. `isFirst` is false for what follows in the same file. */
export function writeCsv<Row extends object>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  separator: CsvSeparator,
  { isFirst = true }: { isFirst?: boolean } = {},
): string {
  return stringify([...rows], {
    ...WRITTEN[separator],
    header: isFirst,
    columns: [...columns],
    // What begins like a formula must not run in a spreadsheet.
    escape_formulas: true,
    // Without the mark, Excel reads UTF-8 as something else.
    bom: isFirst,
    record_delimiter: 'windows',
  })
}

/** The same for more rows than memory should hold: each batch is written once it is wanted. */
export function streamCsv<Row extends object>(
  batches: AsyncIterable<readonly Row[]>,
  columns: readonly CsvColumn<Row>[],
  separator: CsvSeparator,
): ReadableStream {
  async function* parts(): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder()
    yield encoder.encode(writeCsv<Row>([], columns, separator))
    for await (const rows of batches) {
      if (rows.length > 0)
        yield encoder.encode(writeCsv(rows, columns, separator, { isFirst: false }))
    }
  }
  // Node and the web declare the same stream apart from each other.
  return Readable.toWeb(Readable.from(parts())) as unknown as ReadableStream
}
