/** DATABASE_REPLICA_URL: lists are read from a standby that is never trusted to have what was just written. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { startPostgres } from '../../lib/runtime/database/postgres'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy } from '../support/copies'
import { aimAt, query } from '../support/database'
import { newEmail, PASSWORD } from '../support/people'
import { startStandby } from '../support/standby'

const FOLDER = join(import.meta.dirname, '../../.test/replica')

test.describe.configure({ mode: 'serial' })

let leader: Awaited<ReturnType<typeof startPostgres>>
let standby: Awaited<ReturnType<typeof startStandby>>
let copy: Copy

test.beforeAll(async () => {
  test.setTimeout(120_000)
  rmSync(join(FOLDER, 'database'), { recursive: true, force: true })
  leader = await startPostgres(join(FOLDER, 'database'))
  standby = await startStandby(join(FOLDER, 'database'), leader.urls.supervisor, 5)
  copy = await startCopy({
    DATA_DIR: join(FOLDER, 'copy'),
    DATABASE_URL: leader.urls.running,
    MIGRATION_DATABASE_URL: leader.urls.owner,
    DATABASE_REPLICA_URL: standby.at(leader.urls.running),
    RATE_LIMIT_SCALE: '1000',
  })
  aimAt(standby.at(leader.urls.supervisor))
})

test.afterAll(async () => {
  aimAt()
  await copy?.stop()
  await standby?.stop()
  await leader?.stop()
})

async function register(request: APIRequestContext) {
  const data = { email: newEmail(), password: PASSWORD, first_name: 'Ada', last_name: 'Byron' }
  const response = await request.post(`${copy.url}/api/auth/register`, { data })
  const { access_token } = await response.json()
  const headers = { Authorization: `Bearer ${access_token}` }
  return {
    take: async (): Promise<string> => {
      const start = await request.post(`${copy.url}/api/assessment/start`, { headers })
      const { assessment_id } = await start.json()
      const taken = { assessment_id, responses: answersFor('D') }
      await request.post(`${copy.url}/api/assessment/submit`, { headers, data: taken })
      return assessment_id
    },
    history: async (): Promise<string[]> => {
      const response = await request.get(`${copy.url}/api/assessment/history`, { headers })
      expect(response.status()).toBe(200)
      const rows: { assessment_id: string }[] = await response.json()
      return rows.map((row) => row.assessment_id)
    },
  }
}

/** How often the standby has looked something up in the table of results. */
async function looks(): Promise<number> {
  const rows = await query<{ looks: number }>(
    "SELECT (seq_scan + coalesce(idx_scan, 0))::int AS looks FROM pg_stat_user_tables WHERE relname = 'assessments'",
  )
  return rows[0]?.looks ?? 0
}

test(
  'row 9: with a replica 5 s behind, nobody misses what they have just written',
  SLOW_PROOF,
  async ({ request }) => {
    const person = await register(request)
    const taken: string[] = []
    for (let time = 0; time < 3; time += 1) {
      taken.unshift(await person.take())
      expect(await person.history()).toEqual(taken)
    }
  },
)

test('row 9: nor with one that has stopped replaying', SLOW_PROOF, async ({ request }) => {
  await query('SELECT pg_wal_replay_pause()')
  const person = await register(request)
  const taken = await person.take()
  expect(await person.history()).toEqual([taken])
  await query('SELECT pg_wal_replay_resume()')
})

test(
  'row 9: a replica that has caught up is what lists are read from',
  SLOW_PROOF,
  async ({ request }) => {
    const person = await register(request)
    const id = await person.take()
    await query('ALTER SYSTEM SET recovery_min_apply_delay = 0')
    await query('SELECT pg_reload_conf()')
    await expect
      .poll(() =>
        query('SELECT FROM pg_tables WHERE tablename = $1', ['assessments']).then(
          (rows) => rows.length,
        ),
      )
      .toBe(1)
    const before = await looks()
    await expect
      .poll(async () => {
        expect(await person.history()).toEqual([id])
        return looks()
      })
      .toBeGreaterThan(before)
  },
)

test('row 9: without its replica, the product goes on', SLOW_PROOF, async ({ request }) => {
  const person = await register(request)
  await standby.stop()
  const id = await person.take()
  expect(await person.history()).toEqual([id])
})
