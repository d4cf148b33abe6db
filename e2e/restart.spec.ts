/** Starting, stopping and killing the whole product on a data folder of its own. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { removeScratch } from '../scripts/postgres.mjs'
import { takeAssessment } from './app'
import { expect, test } from './fixtures'
import { freePort, startCopy } from './server'

const DATA_DIR = join(import.meta.dirname, '../.test/restart')

test.afterAll(() => removeScratch(DATA_DIR))

test('what was stored survives kill -9, and Ctrl-C stops everything', async ({ browser }) => {
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
  await expect(page.getByRole('heading', { level: 1, name: 'The Sharp Strategist' })).toBeVisible()

  const third = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      DATA_DIR,
      PORT: String(await freePort()),
      DATABASE_URL: '',
      APP_URL: '',
    },
    encoding: 'utf8',
  })
  expect(third.status).toBe(1)
  expect(third.stderr).toContain('It already runs from')

  await page.goto('about:blank')
  const database = databasePid()
  await second.stop('SIGINT')
  expect(isAlive(database)).toBe(false)
  expect(existsSync(join(DATA_DIR, 'running.pid'))).toBe(false)
})

/** A copy that was not told to show its states treats their pages as any unknown path. */
async function expectNoStates(page: Page): Promise<void> {
  for (const path of ['/dev/states', '/dev/states/report']) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(307)
    expect(answer.headers().location, path).toBe('/')
    expect(await answer.text(), path).not.toContain('The Quiet Architect')
  }
}

/** The process number that the cluster's own file names. */
function databasePid(): number {
  const { cluster } = JSON.parse(readFileSync(join(DATA_DIR, 'postgres.json'), 'utf8'))
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
