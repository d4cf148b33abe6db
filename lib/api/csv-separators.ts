/** How a table for a spreadsheet is written, as the reader's own spreadsheet expects it. */

/** With a semicolon, decimals have a comma: so spreadsheets read files where people write 3,5. */
export const CSV_SEPARATORS = ['comma', 'semicolon'] as const

export type CsvSeparator = (typeof CSV_SEPARATORS)[number]

export const isSeparator = (text: unknown): text is CsvSeparator =>
  CSV_SEPARATORS.some((one) => one === text)
