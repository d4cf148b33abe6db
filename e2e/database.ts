/** The database of the copy under test, for what no endpoint does. */
import { randomUUID } from 'node:crypto'
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

/** An empty database beside the one of the copy under test. */
export async function newDatabase(
  purpose: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${purpose}_${randomUUID().replaceAll('-', '')}`
  await query(`CREATE DATABASE ${name}`)
  return {
    url: testDatabase().url.replace(/\/discern$/, `/${name}`),
    drop: async () => {
      await query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}
