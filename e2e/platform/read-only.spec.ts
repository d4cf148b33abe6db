/** A database whose leader has become a standby behind the same address, as behind a proxy that follows the leader. */
import { join } from 'node:path'
import { answersFor } from '../support/answers'
import { expect, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { expectFailure } from '../support/envelope'

let copy: Copy
let database: Awaited<ReturnType<typeof newDatabase>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  database = await newDatabase('readonly')
  aimAt(database.url)
  copy = await startCopy({
    DATA_DIR: join(import.meta.dirname, '../../.test/read-only'),
    DATABASE_URL: database.url,
  })
})

test.afterAll(async () => {
  await copy?.stop()
  aimAt()
  await database?.drop()
})

test('row 9: a connection on which the database refused to write is not used again', async ({
  request,
}) => {
  const submit = () =>
    request.post(`${copy.url}/api/assessment/guest/submit`, {
      data: { responses: answersFor('D') },
    })
  const name = new URL(database.url).pathname.slice(1)
  expect((await submit()).status()).toBe(201)
  // From the next connection on, as the product's next one leads to a standby.
  await query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  await query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
    [name],
  )
  const refused = async () => {
    const response = await submit()
    await expectFailure(response, 'unavailable')
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
  }
  // The terminated connections may be met first; a burst opens as many as the pool holds.
  await Promise.all(Array.from({ length: 5 }, refused))
  await refused()
  await query('SET default_transaction_read_only = off')
  await query(`ALTER DATABASE ${name} RESET default_transaction_read_only`)
  // Each of the pool's connections was told that it may not write.
  const statuses = await Promise.all(Array.from({ length: 5 }, submit))
  expect(statuses.map((response) => response.status())).toEqual(Array(5).fill(201))
})
