import 'server-only'

/** Rows that one statement reads, and that are in memory at once. */
export const ROWS_AT_ONCE = 100

/**
 * All rows of a list that may be long, read while they are used: `read` gives the rows after `last`, at most
 * ROWS_AT_ONCE of them, in an order in which no two are alike; of null, the first.
 */
export async function* pageByPage<Row>(
  read: (last: Row | null) => Promise<Row[]>,
): AsyncGenerator<Row, undefined> {
  let last: Row | null = null
  for (;;) {
    const rows: Row[] = await read(last)
    yield* rows
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1) ?? null
  }
}
