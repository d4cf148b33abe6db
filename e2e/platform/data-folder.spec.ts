/** A data folder's database: where its files are, and what happens when it dies. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { clusterOf } from '../../lib/runtime/database/cluster'
import { isRunning, startPostgres } from '../../lib/runtime/database/postgres'
import { serverOn } from '../../lib/runtime/database/server'
import { EXIT } from '../../lib/runtime/exit-codes.mjs'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { startCopy } from '../support/copies'
import { newStrictBrowser, registerPerson } from '../support/people'

const ROOT = join(import.meta.dirname, '../..')

test.describe.configure({ timeout: 180_000 })

/** As root, its mode keeps the database's user out. */
let folder: string

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'discern-data-'))
})

test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What `npm run migrate` says of a data folder, and with which code it ends. */
function migrate(dataDir: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/migrate.mjs'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', MIGRATION_DATABASE_URL: '' },
    encoding: 'utf8',
  })
  return { code: status, said: stdout + stderr }
}

async function ask(url: string, ...statements: string[]): Promise<pg.QueryResult | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let last: pg.QueryResult | undefined
    for (const statement of statements) last = await client.query(statement)
    return last
  } finally {
    await client.end()
  }
}

const keep = (url: string, word: string) =>
  ask(url, 'CREATE TABLE IF NOT EXISTS kept (word TEXT)', `INSERT INTO kept VALUES ('${word}')`)

const kept = async (url: string) =>
  (await ask(url, 'SELECT word FROM kept'))?.rows.map(({ word }) => word)

/** Starts the database of a data folder, uses it and stops it. */
async function opened<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const { urls, stop } = await startPostgres(dataDir)
  try {
    return await work(urls.supervisor)
  } finally {
    await stop()
  }
}

test(
  'a data folder that was moved or copied has what was stored, each copy its own',
  SLOW_PROOF,
  async () => {
    const [made, moved, copied] = [
      join(folder, 'made'),
      join(folder, 'moved'),
      join(folder, 'copied'),
    ]
    await opened(made, (url) => keep(url, 'before'))
    renameSync(made, moved)
    expect(await opened(moved, kept)).toEqual(['before'])
    // As `cp -r` run by root, whose copies belong to root.
    cpSync(moved, copied, { recursive: true })
    const first = await startPostgres(moved)
    expect(isRunning(copied), 'the port in its record is the other one’s').toBe(false)
    const second = await startPostgres(copied)
    await keep(second.urls.supervisor, 'in the copy')
    expect(await kept(first.urls.supervisor)).toEqual(['before'])
    await first.stop()
    await second.stop()
    expect(await opened(copied, kept)).toEqual(['before', 'in the copy'])
  },
)

test(
  'where files of a database are missing, a start says which, and makes and deletes none',
  SLOW_PROOF,
  async () => {
    const dataDir = join(folder, 'data')
    const cluster = clusterOf(dataDir)
    expect(migrate(dataDir).code).toBe(0)
    for (const [path, sentence] of [
      [cluster, `its files are not in ${cluster}.`],
      [join(cluster, 'PG_VERSION'), `The database in ${cluster} is not whole`],
      [join(dataDir, 'postgres.json'), `${join(dataDir, 'postgres.json')}, which has its password`],
    ] as const) {
      const away = join(folder, 'away')
      renameSync(path, away)
      const names = () => readdirSync(dirname(path)).filter((name) => name !== 'running.pid')
      const before = names()
      const { code, said } = migrate(dataDir)
      expect(said).toContain(sentence)
      expect(said).toContain('restore a backup into a new DATA_DIR')
      expect(code).toBe(EXIT.failed)
      expect(names()).toEqual(before)
      renameSync(away, path)
    }
    const after = migrate(dataDir)
    expect(after).toEqual({ code: 0, said: expect.stringContaining('Nothing to apply.') })
  },
)

test(
  'a database that the version before kept outside is copied into the data folder',
  SLOW_PROOF,
  async () => {
    test.skip(process.getuid?.() !== 0, 'it did so as root alone')
    const [ours, moved] = [join(folder, 'ours'), join(folder, 'moved')]
    const hash = createHash('sha256').update(ours).digest('hex').slice(0, 16)
    const outside = join('/var/lib/discern', hash, 'postgres')
    const record = join(ours, 'postgres.json')
    try {
      await opened(ours, (url) => keep(url, 'before'))
      mkdirSync(dirname(outside), { recursive: true })
      renameSync(clusterOf(ours), outside)
      const known = JSON.parse(readFileSync(record, 'utf8'))
      writeFileSync(record, JSON.stringify({ ...known, cluster: outside }))
      cpSync(ours, moved, { recursive: true })
      // Another copy may still need the files of a folder that was moved or copied since.
      expect(await opened(moved, kept)).toEqual(['before'])
      expect(lstatSync(outside).isSymbolicLink()).toBe(false)
      expect(await opened(ours, kept)).toEqual(['before'])
      expect(lstatSync(outside).isSymbolicLink()).toBe(true)
      expect(await opened(ours, kept)).toEqual(['before'])
      // Two candidates: only the operator knows which is right.
      const other = join(folder, 'other')
      await opened(other, (url) => keep(url, 'other'))
      rmSync(outside)
      renameSync(clusterOf(other), outside)
      writeFileSync(record, JSON.stringify({ ...known, cluster: outside }))
      const { code, said } = migrate(ours)
      expect(said).toContain(`${outside}, which was used last, and ${clusterOf(ours)}`)
      expect(code).toBe(EXIT.failed)
    } finally {
      rmSync(dirname(outside), { recursive: true, force: true })
    }
  },
)

test(
  'an embedded database that dies is started again, and one that keeps dying ends the product',
  SLOW_PROOF,
  async () => {
    const dataDir = join(folder, 'data')
    const copy = await startCopy({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000' })
    const ended = once(copy.process, 'exit')
    const person = await newStrictBrowser(copy.url)
    await registerPerson(person)
    const kill = async () => {
      const pid = serverOn(clusterOf(dataDir))
      if (!pid) return false
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => serverOn(clusterOf(dataDir)) !== pid).toBe(true)
      return true
    }
    await kill()
    const isReady = () => fetch(`${copy.url}/api/health/ready`).then(({ ok }) => ok)
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true)
    const saved = await person.post('/api/groups', { data: { name: 'Again' } })
    expect(saved.ok()).toBe(true)
    // As for a disk that is full, say.
    const dying = (async () => {
      while (copy.process.exitCode === null) {
        if (!(await kill())) await new Promise((done) => setTimeout(done, 50))
      }
    })()
    expect(await ended).toEqual([EXIT.databaseDied, null])
    await dying
    expect(copy.output()).toContain('The embedded database ended 7 times')
    expect(isRunning(dataDir)).toBe(false)
  },
)

test(
  'a start that fails leaves no PostgreSQL running, and says what PostgreSQL said',
  SLOW_PROOF,
  async () => {
    const dataDir = join(folder, 'data')
    expect(migrate(dataDir).code).toBe(0)
    await opened(dataDir, (url) =>
      ask(
        url,
        `DELETE FROM _prisma_migrations WHERE migration_name = '20261123040000_more_answers'`,
      ),
    )
    const { code, said } = migrate(dataDir)
    expect(said).toContain(
      '20261123040000_more_answers: column "more_answers" of relation "assessments" already exists (42701).',
    )
    expect(code).toBe(EXIT.failed)
    expect(isRunning(dataDir)).toBe(false)
  },
)

test('another user in root’s clone reads a sentence, and no stack', SLOW_PROOF, async () => {
  test.skip(process.getuid?.() !== 0, 'only root can be another user')
  for (const name of ['scripts', 'lib/runtime', 'package-lock.json', 'next.config.mjs']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  }
  spawnSync('chmod', ['-R', 'a+rX', folder])
  const { stderr, status } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    uid: 65_534,
    gid: 65_534,
  })
  expect(stderr).toContain(`Discern could not start. This user may not read and write ${folder}.`)
  expect(stderr).not.toContain('    at ')
  expect(status).toBe(EXIT.failed)
})
