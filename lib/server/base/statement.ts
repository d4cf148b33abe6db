import 'server-only'
import { runStatement } from './db'

/** What an API or a page asks for all the time, and Prisma would ask in more statements or with more words. */
export type Statement<Row> = (...values: unknown[]) => Promise<Row[]>

/**
 * A statement written by hand (docs/decisions/009). It is made where its module loads, so its text is the same for
 * everybody, and values are parameters: $1 is the first. With DB_PREPARED the database reads and plans it once a
 * connection, under its name.
 */
export function statement<Row extends object>(name: string, text: string): Statement<Row> {
  return async (...values) => (await runStatement<Row>({ name, text, values })).rows
}

/**
 * The columns of a Prisma `select`, named as Prisma names its fields: `a.style_code AS "styleCode"`. Its relations are
 * left out. Those of a second table are told apart by what their names begin with.
 */
export function columnsOf(
  table: string,
  select: Readonly<Record<string, unknown>>,
  prefix = '',
): string {
  return Object.keys(select)
    .filter((field) => select[field] === true)
    .map((field) => `${table}.${columnOf(field)} AS "${prefix}${field}"`)
    .join(', ')
}

/** What a row says in the columns whose names begin so: the row of a second table. */
export function rowWithin<Row extends object>(row: object, prefix: string): Row {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row)) {
    if (name.startsWith(prefix)) fields[name.slice(prefix.length)] = value
  }
  return fields as Row
}

/** How the schema maps every field: `ownerProvenAt` is `owner_proven_at`. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
