/**
 * What a backup file holds: compressed by gzip, a header in one line of JSON; then each table's rows as COPY writes
 * them, ended by a line with `\.`; last a footer in one line of JSON, without which the file is cut off.
 */
export interface Header {
  format: typeof FORMAT
  /** ISO 8601: the moment that all rows are of. */
  madeAt: string
  /** Names of the migrations that had made the tables, in order. */
  migrations: string[]
  tables: Table[]
  /** The generated secret, so that sessions and links work in the restored copy; missing where the operator sets it. */
  sessionSecret?: string
}

/** A table whose rows are in the file. */
export interface Table {
  /** Quoted, with its schema. */
  name: string
  /** Quoted. */
  columns: string[]
}

export interface Footer {
  /** Rows of each table, in the header's order. */
  rows: number[]
  /** The last value of each sequence, by its quoted name. */
  sequences: [name: string, last: string][]
}

export const FORMAT = 'discern-backup-1'

/** The line that ends the rows of a table: no row can be it, because COPY writes a backslash twice. */
export const END_OF_ROWS = '\\.'
