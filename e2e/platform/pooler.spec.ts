/** The product behind PgBouncer in transaction mode, with fewer connections than requests (docs/decisions/007). */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { hasPooler, startPooler } from '../../lab/pooler.mjs'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { startCopies } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { newBrowser, registerPerson, takeAsPerson } from '../support/people'
import { submitAnswers } from '../support/product'
import { makeGroup } from '../support/teams'

const DATA_DIR = join(import.meta.dirname, '../../.test/pooler')
/** Connections to the database; the two servers ask for fourteen. */
const CONNECTIONS = 3
const ROUNDS = 4

/** It takes a moment, so that all connections are asked. */
const LEFT_IN_SESSION = 'SELECT name FROM pg_prepared_statements, pg_sleep(0.05)'
const ADVISORY_LOCKS = `
  SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE locktype = 'advisory' AND datname = current_database()`

test.skip(!hasPooler(), 'There is no PgBouncer here (apt-get install pgbouncer).')

test(
  'two servers share three connections, and no statement misses what another session had',
  SLOW_PROOF,
  async () => {
    test.setTimeout(180_000)
    const database = await newDatabase('pooler')
    aimAt(database.url)
    const pooler = await startPooler(database.running, { size: CONNECTIONS })
    const servers = await startCopies(
      {
        DATA_DIR,
        DATABASE_URL: pooler.through(database.url),
        LOG_LEVEL: 'info',
        RATE_LIMIT_SCALE: '1000',
      },
      2,
    )
    try {
      const live = async () => {
        const browser = await newBrowser(servers.url)
        await submitAnswers(browser, answersFor('D'))
        const person = await registerPerson(browser)
        const id = await takeAsPerson(browser)
        const data = { result_id: id, coupon_code: 'FREE' }
        const asked = [
          await browser.post('/api/payments/create-intent', { data }),
          await browser.get(`/api/results/${id}`),
          await browser.get('/api/assessment/history'),
          await browser.get('/api/account/export'),
          await browser.get(`/detailed-personality-report?result=${id}`),
          await browser.get(`/api/groups/${await makeGroup({ context: browser, person })}`),
          await browser.delete(`/api/results/${id}`),
        ]
        for (const answer of asked)
          expect(answer.ok(), `${answer.url()} ${answer.status()}`).toBe(true)
      }
      // At once, so that transactions spread over the connections.
      for (let round = 0; round < ROUNDS; round++)
        await Promise.all(Array.from({ length: 4 }, live))
      const done = () => servers.output().match(/"queue":"mail".*"job done"/g)?.length ?? 0
      await expect.poll(done, { timeout: 30_000 }).toBeGreaterThanOrEqual(4 * ROUNDS)
      expect(servers.output().match(/.*"level":50.*"request".*/g)).toBeNull()
      // No connection keeps anything of a session.
      const through = new pg.Pool({
        connectionString: pooler.through(database.running),
        max: 4 * CONNECTIONS,
      })
      const found = await Promise.all(
        Array.from({ length: 4 * CONNECTIONS }, () => through.query(LEFT_IN_SESSION)),
      )
      await through.end()
      expect(new Set(found.map(({ rows }) => JSON.stringify(rows)))).toEqual(new Set(['[]']))
      expect(await query(ADVISORY_LOCKS)).toEqual([])
      expect(pooler.said()).not.toMatch(/unsupported startup parameter|prepared statement/)
    } finally {
      await servers.stop()
      await pooler.stop()
      aimAt()
      await database.drop()
      rmSync(DATA_DIR, { recursive: true, force: true })
    }
  },
)
