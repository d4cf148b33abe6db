/** The database of the copy under test, for what no endpoint does. */
import pg from 'pg'
import { testDatabase } from './server'

/** Runs one statement and returns its rows. */
export async function query<Row extends object>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: testDatabase().url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
