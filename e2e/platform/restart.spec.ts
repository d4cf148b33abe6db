/** Starting, stopping and killing the whole product on a data folder of its own. */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, statSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { missingPagePath } from '../../lib/routes'
import { clusterOf } from '../../lib/runtime/database/cluster'
import { serverOn } from '../../lib/runtime/database/server'
import { freePort } from '../../lib/runtime/free-port'
import { stateAfter } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { startCopy, testDatabase } from '../support/copies'
import { bearer, newStrictBrowser, registerPerson, startAsPerson } from '../support/people'
import { takeAssessment } from '../support/product'

const DATA_DIR = join(import.meta.dirname, '../../.test/restart')

/** Its own, because the two run side by side. */
const STOPPED = join(import.meta.dirname, '../../.test/stopped')

test(
  'what was stored survives kill -9, and Ctrl-C stops everything',
  SLOW_PROOF,
  async ({ browser }) => {
    test.setTimeout(180_000)
    rmSync(DATA_DIR, { recursive: true, force: true })
    const PORT = String(await freePort())
    const first = await startCopy({ DATA_DIR, PORT })
    expect(statSync(join(DATA_DIR, 'session-secret')).mode & 0o777).toBe(0o600)

    const page = await (await browser.newContext({ baseURL: first.url })).newPage()
    await expectNoStates(page)
    const { result_id } = await takeAssessment(page, 'DC')
    await first.stop('SIGKILL')

    const second = await startCopy({ DATA_DIR, PORT })
    expect(second.output()).not.toContain('Building')
    expect(second.output()).not.toContain('Applied')
    await page.goto(`/enhanced-guest-results?result=${result_id}`)
    await expect(
      page.getByRole('heading', { level: 1, name: 'The Sharp Strategist' }),
    ).toBeVisible()

    const third = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        DATA_DIR,
        PORT: String(await freePort()),
        DATABASE_URL: '',
        APP_URL: '',
      },
      encoding: 'utf8',
      // If the copy starts although it should not, it is ended here, so that this process can end too.
      timeout: 30_000,
    })
    expect(third.status).toBe(1)
    expect(third.stderr).toContain('It already runs from')

    await page.goto('about:blank')
    const database = serverOn(clusterOf(DATA_DIR)) ?? 0
    await second.stop('SIGINT')
    expect(isAlive(database)).toBe(false)
    expect(existsSync(join(DATA_DIR, 'running.pid'))).toBe(false)
    rmSync(DATA_DIR, { recursive: true, force: true })
  },
)

test('a request in flight on SIGTERM is answered and stored', SLOW_PROOF, async () => {
  test.setTimeout(120_000)
  rmSync(STOPPED, { recursive: true, force: true })
  const PORT = String(await freePort())
  const first = await startCopy({ DATA_DIR: STOPPED, PORT })
  const person = await newStrictBrowser(first.url)
  const { token } = await registerPerson(person)
  const id = await startAsPerson(person)

  // The save waits for the row, as it would for a slow disk.
  const holder = new pg.Client({ connectionString: testDatabase(STOPPED).url })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT 1 FROM assessment_drafts WHERE id = $1 FOR UPDATE', [id])
  const saving = person.put(`/api/assessment/draft/${id}`, {
    data: { version: 0, state: stateAfter(3) },
  })
  await expect.poll(() => waitingFor(holder)).toBeGreaterThan(0)
  const stopped = first.stop('SIGTERM')
  await expect.poll(() => first.output()).toContain('Stopping')
  await expect.poll(() => isListening(Number(PORT))).toBe(false)
  await holder.query('COMMIT')
  await holder.end()
  const saved = await saving
  expect(await saved.json()).toEqual({ version: 1 })
  const answered = Date.now()
  await stopped
  expect(Date.now() - answered, 'it ends at once, not when its patience does').toBeLessThan(5_000)

  const second = await startCopy({ DATA_DIR: STOPPED, PORT })
  const again = await newStrictBrowser(second.url, bearer(token))
  const { draft } = await (await again.get('/api/assessment/draft')).json()
  expect(draft).toMatchObject({ assessment_id: id, version: 1, state: stateAfter(3) })
  await second.stop()
  rmSync(STOPPED, { recursive: true, force: true })
})

/** How many statements wait for a lock. */
async function waitingFor(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_locks WHERE NOT granted')
  return rowCount ?? 0
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** Without DEV_STATES, /dev/states is an unknown path. */
async function expectNoStates(page: Page): Promise<void> {
  for (const path of ['/dev/states', '/dev/states/report']) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(307)
    expect(answer.headers().location, path).toBe(missingPagePath)
    expect(await answer.text(), path).not.toContain('The Quiet Architect')
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
