/** A database whose leader has become a standby behind the same address, as behind a proxy that follows the leader. */
import { join } from 'node:path'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { expectFailure } from '../support/envelope'
import { newEmail, PASSWORD } from '../support/people'

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

test(
  'a connection on which the database refused to write is not used again',
  SLOW_PROOF,
  async ({ request }) => {
    const person = { email: newEmail(), password: PASSWORD, first_name: 'Ada', last_name: 'Byron' }
    await request.post(`${copy.url}/api/auth/register`, { data: person })
    const group = await request.post(`${copy.url}/api/groups`, { data: { name: 'A team' } })
    const { id } = await group.json()
    // One transaction and nothing before it that writes: what fails alone ends its connection anyway.
    const agree = () =>
      request.put(`${copy.url}/api/groups/${id}/consent`, { data: { agreed_to: 'leader_only' } })
    const agreeAll = () => Promise.all(Array.from({ length: 5 }, agree))
    const name = new URL(database.url).pathname.slice(1)
    // From the next connection on, as if it led to a standby.
    await query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
      [name],
    )
    for (const response of [...(await agreeAll()), await agree()]) {
      await expectFailure(response, 'unavailable')
      expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
    }
    await query(`ALTER DATABASE ${name} RESET default_transaction_read_only`)
    const statuses = (await agreeAll()).map((response) => response.status())
    expect(statuses).toEqual(Array(5).fill(204))
  },
)
