import 'server-only'
import { stringify } from 'csv-stringify/sync'

export interface CsvColumn<Row> {
  key: keyof Row & string
  header: string
}

/** Rows for a spreadsheet. `isFirst` is false for what follows in the same file. */
export function writeCsv<Row extends object>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  { isFirst = true }: { isFirst?: boolean } = {},
): string {
  return stringify([...rows], {
    header: isFirst,
    columns: [...columns],
    // What begins like a formula must not run in somebody's spreadsheet.
    escape_formulas: true,
    // Without the mark, Excel reads UTF-8 as something else.
    bom: isFirst,
    record_delimiter: 'windows',
  })
}
