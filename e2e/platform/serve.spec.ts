/** `npm run build`, `npm run migrate` and `npm run serve`: why one of them ends, what they write, and one build that many serve. */
import { type ExecFileException, execFile, execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forResult, routes } from '../../lib/routes'
import { EXIT } from '../../lib/runtime/exit-codes.mjs'
import { freePort } from '../../lib/runtime/free-port'
import { rolesOf } from '../../lib/runtime/roles'
import { answersFor } from '../support/answers'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { type Copy, startCopy, testDatabase } from '../support/copies'
import { aimAt, newDatabase, query } from '../support/database'
import { submitAnswers } from '../support/product'
import { startServing } from '../support/serving'

test.describe.configure({ timeout: 180_000 })

const ROOT = join(import.meta.dirname, '../..')
let folder: string
const dataDir = () => join(folder, 'data')
const NEXTAUTH_SECRET = randomBytes(32).toString('base64url')
const copies: Copy[] = []
const databases: { drop: () => Promise<unknown> }[] = []

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'discern-serve-'))
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT })
})

test.afterAll(async () => {
  for (const copy of copies) await copy.stop()
  for (const database of databases) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** No variables of ours but these. */
const settings = (more: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production' as const,
  LOG_LEVEL: 'silent',
  DATA_DIR: dataDir(),
  NEXTAUTH_SECRET,
  ...more,
})

/** Runs a command to its end; returns its exit code and its output. */
function run(script: string, env: Record<string, string>, cwd = ROOT) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    const ended = (error: ExecFileException | null, stdout: string, stderr: string) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr })
    execFile(process.execPath, [`scripts/${script}.mjs`], { cwd, env: settings(env) }, ended)
  })
}

/** A database without a table. */
async function emptyDatabase() {
  const name = `served_${randomUUID().replaceAll('-', '')}`
  const { port, urlThrough, owner } = testDatabase()
  await query(`CREATE DATABASE ${name} OWNER ${new URL(owner).username}`)
  databases.push({ drop: () => query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) })
  return rolesOf(urlThrough(port).replace(/\/discern$/, `/${name}`))
}

test('the exit code says why it did not start', SLOW_PROOF, async ({ baseURL }) => {
  const empty = await emptyDatabase()
  const ready = await newDatabase('served')
  databases.push(ready)
  const unreachable = `postgresql://x:x@127.0.0.1:${await freePort()}/x`
  const PORT = String(await freePort())
  const taken = new URL(baseURL ?? '').port

  const wrong = await run('serve', { PORT: 'x' })
  expect(wrong).toEqual({ code: EXIT.setting, said: expect.stringContaining('PORT is') })
  const nameless = await run('serve', { PORT, DATABASE_URL: unreachable, NEXTAUTH_SECRET: '' })
  expect(nameless.code).toBe(EXIT.setting)
  expect(nameless.said).toContain('NEXTAUTH_SECRET is not set')
  const short = await run('serve', { PORT, DATABASE_URL: unreachable, METRICS_TOKEN: 'short' })
  expect(short.code).toBe(EXIT.setting)
  const away = await run('serve', { PORT, DATABASE_URL: unreachable })
  expect(away).toEqual({
    code: EXIT.noDatabase,
    said: expect.stringContaining('does not answer'),
  })
  expect((await run('migrate', { PORT, DATABASE_URL: unreachable })).code).toBe(EXIT.noDatabase)
  const older = await run('serve', { PORT, DATABASE_URL: empty.running })
  expect(older.code, older.said).toBe(EXIT.databaseOlder)
  expect(older.said).toContain('npm run migrate')
  const busy = await run('serve', { PORT: taken, DATABASE_URL: ready.running })
  expect(busy).toEqual({ code: EXIT.noPort, said: expect.stringContaining(`Port ${taken}`) })

  const bare = join(folder, 'bare')
  for (const file of ['serve', 'load-built', 'built', 'checkout', 'exit-codes']) {
    const path = file === 'serve' ? 'scripts/serve.mjs' : `lib/runtime/${file}.mjs`
    cpSync(join(ROOT, path), join(bare, path))
  }
  cpSync(join(ROOT, 'next.config.mjs'), join(bare, 'next.config.mjs'))
  const unbuilt = await run('serve', { PORT }, bare)
  expect(unbuilt).toEqual({ code: EXIT.notBuilt, said: expect.stringContaining('npm run build') })
  expect(new Set(Object.values(EXIT)).size).toBe(Object.values(EXIT).length)
})

test('a database of a newer version is served only on request', SLOW_PROOF, async () => {
  const database = await newDatabase('newer')
  databases.push(database)
  const { default: pg } = await import('pg')
  const owner = new pg.Client({ connectionString: database.owner })
  await owner.connect()
  await owner.query(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
  VALUES ('x', 'x', '29990101000000_later', now())`)
  await owner.end()
  const PORT = String(await freePort())
  const refused = await run('serve', { PORT, DATABASE_URL: database.running })
  expect(refused.code, refused.said).toBe(EXIT.databaseNewer)
  expect(refused.said).toContain('29990101000000_later')
  const MIGRATION_DATABASE_URL = database.owner
  const migrated = await run('migrate', {
    DATABASE_URL: database.running,
    MIGRATION_DATABASE_URL,
  })
  expect(migrated.code).toBe(EXIT.databaseNewer)
  const env = { PORT, DATABASE_URL: database.running, ALLOW_NEWER_DATABASE: '1' }
  const server = await serve(env)
  expect(await server.end()).toBe(EXIT.ended)
})

/** What the lines of an output say; throws for one that is no JSON. */
const linesOf = (
  output: string,
): { level: number; server: string; msg?: string; path?: string }[] =>
  output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

test(
  'serve writes JSON alone, says which it is, and has no line for what comes by the clock',
  SLOW_PROOF,
  async () => {
    const database = await newDatabase('lines')
    databases.push(database)
    const PORT = String(await freePort())
    const METRICS_TOKEN = randomBytes(16).toString('hex')
    const more = { LOG_LEVEL: 'info', SERVER_NAME: 'app-1', TRUSTED_PROXIES: '1', METRICS_TOKEN }
    const env = { PORT, DATABASE_URL: database.running, ...more }
    const server = await serve(env)
    const at = `http://localhost:${PORT}`
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
    for (const path of [
      '/api/health/live',
      '/api/health/ready',
      '/api/metrics',
      '/api/assessment/questions',
    ]) {
      expect((await fetch(at + path, { headers })).status, path).toBe(200)
    }
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const build = readFileSync(join(ROOT, '.built'), 'utf8').trim().replace('.build-', '')
    expect(await (await fetch(`${at}/api/health/live`)).json()).toEqual({
      status: 'ok',
      version,
      build,
    })
    // Periodic jobs exist from the start on, and are deleted when done.
    aimAt(database.url)
    await expect.poll(() => query('SELECT FROM pgboss.job')).toEqual([])
    aimAt()
    expect(await server.end()).toBe(EXIT.ended)
    const lines = linesOf(server.said())
    expect(lines.every(({ server: name }) => name === 'app-1')).toBe(true)
    expect(lines.filter(({ path }) => path).map(({ path }) => path)).toEqual([
      '/api/assessment/questions',
    ])
    expect(lines.map(({ msg }) => msg)).toContain(`Discern ${version} (${build}) is ready at ${at}`)
    expect(lines.filter(({ msg }) => /job done|kept no longer/.test(msg ?? ''))).toEqual([])

    const wrong = await run('serve', { PORT: 'x' })
    expect(linesOf(wrong.said)).toMatchObject([
      { level: 50, msg: expect.stringContaining('PORT is "x"') },
    ])
  },
)

test(
  'npm start in a terminal writes a few words, and JSON where it is piped',
  SLOW_PROOF,
  async () => {
    const said: Record<string, string> = {}
    for (const DISCERN_TERMINAL of ['1', '']) {
      const database = await newDatabase('terminal')
      databases.push(database)
      const { owner, running } = rolesOf(database.url)
      const roles = { DATABASE_URL: running, MIGRATION_DATABASE_URL: owner }
      const copy = await startCopy({
        DATA_DIR: join(folder, 'terminal'),
        DISCERN_TERMINAL,
        LOG_LEVEL: '',
        ...roles,
      })
      await fetch(`${copy.url}/api/assessment/questions`)
      await fetch(`${copy.url}/api/health/ready`)
      await copy.stop()
      said[DISCERN_TERMINAL] = copy.output()
    }
    expect(said['1']).toContain('\nPress Ctrl-C to stop.\n')
    expect(said['1']).not.toMatch(/[{}]|questions|job done/)
    expect(linesOf(said[''] ?? '').map(({ path }) => path)).toContain('/api/assessment/questions')
  },
)

/** Serves until `end`, which resolves to the exit code. As another user where one is named. */
async function serve(
  env: Record<string, string>,
  { uid, gid }: { uid?: number; gid?: number } = {},
) {
  const { child, ended, said } = await startServing(process.execPath, ['scripts/serve.mjs'], {
    cwd: ROOT,
    env: settings(env),
    ...(uid && { uid, gid }),
  })
  return {
    said,
    end: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

const UNPRIVILEGED = 65_534

/** Whether an ordinary user may read the checkout, and may not write to it. */
function mayOnlyBeRead(): boolean {
  if (process.getuid?.() !== 0) return false
  const as = { cwd: '/', uid: UNPRIVILEGED, gid: UNPRIVILEGED }
  try {
    execFileSync('sh', ['-c', `cd '${ROOT}' && test -r .built && test ! -w .`], as)
    return true
  } catch {
    return false
  }
}

test(
  'it migrates, serves without writing to its folder, and ends on SIGTERM',
  SLOW_PROOF,
  async () => {
    test.skip(
      !mayOnlyBeRead(),
      'Only root can try it as another user, in a folder that one may read.',
    )
    const { running, owner } = await emptyDatabase()
    const migrated = await run('migrate', {
      DATABASE_URL: running,
      MIGRATION_DATABASE_URL: owner,
    })
    expect(migrated).toEqual({
      code: 0,
      said: expect.stringContaining('Applied 20261120162635_init'),
    })
    const again = await run('migrate', { DATABASE_URL: running, MIGRATION_DATABASE_URL: owner })
    expect(again).toEqual({ code: 0, said: expect.stringContaining('Nothing to apply') })
    const PORT = String(await freePort())
    const server = await serve(
      { PORT, DATABASE_URL: running },
      { uid: UNPRIVILEGED, gid: UNPRIVILEGED },
    )
    const at = `http://localhost:${PORT}`
    for (const path of ['/', '/types/cs', '/api/health/ready', '/api/assessment/sample-pdf']) {
      expect((await fetch(at + path)).status, path).toBe(200)
    }
    // An embedded database would be there.
    expect(existsSync(dataDir())).toBe(false)
    expect(await server.end()).toBe(EXIT.ended)
  },
)

/** What two operators say of themselves, and what then stands on pages. */
const OPERATORS = [
  {
    APP_URL: 'https://one.example',
    CURRENCY: 'eur',
    OPERATOR: 'Fernhill',
    symbol: '€',
    code: 'EUR',
  },
  {
    APP_URL: 'https://two.example',
    CURRENCY: 'gbp',
    OPERATOR: 'Oakridge',
    symbol: '£',
    code: 'GBP',
  },
] as const

test(
  'one build serves two addresses and two currencies, without a trace of the other',
  SLOW_PROOF,
  async ({ browser }) => {
    const database = await newDatabase('addresses')
    databases.push(database)
    for (const { APP_URL, CURRENCY, OPERATOR } of OPERATORS) {
      const copy = await startCopy({
        DATA_DIR: join(folder, CURRENCY),
        DATABASE_URL: database.url,
        NEXTAUTH_SECRET,
        APP_URL,
        CURRENCY,
        OPERATOR,
      })
      copies.push(copy)
    }
    const build = readFileSync(join(ROOT, '.built'), 'utf8').trim()
    const { routes: built } = JSON.parse(
      readFileSync(join(ROOT, build, 'prerender-manifest.json'), 'utf8'),
    ) as { routes: Record<string, unknown> }
    const isText = (path: string) => !/^\/_|\.(png|ico|svg)$|image/.test(path)
    const paths = [...Object.keys(built).filter(isText), '/robots.txt', '/sitemap.xml']
    expect(paths.length).toBeGreaterThan(25)
    for (const [at, mine] of OPERATORS.entries()) {
      const other = at === 0 ? OPERATORS[1] : OPERATORS[0]
      const home: string[] = []
      for (const path of paths) {
        // React's data first: what the browser gets of a page that has not been opened yet.
        for (const headers of [{ RSC: '1' }, {}] as Record<string, string>[]) {
          const response = await fetch((copies[at] as Copy).url + path, { headers })
          expect(response.status, path).toBe(200)
          const text = await response.text()
          for (const trace of [other.APP_URL, other.symbol, other.OPERATOR, 'localhost', '"USD"']) {
            expect(text, `${path} of ${mine.APP_URL}`).not.toContain(trace)
          }
          expect(text, path).not.toMatch(/\$(19|49)\.?\d*[ <.,](?!\\n)/)
          if (path === '/') home.push(text)
        }
      }
      for (const text of home) {
        for (const mark of [mine.APP_URL, `${mine.symbol}19`, mine.OPERATOR])
          expect(text).toContain(mark)
      }
      expect(home[1]).toContain(`"priceCurrency":"${mine.code}"`)
    }

    // The browser's own code has it from the page.
    const copy = await startCopy({
      DATA_DIR: join(folder, 'browser'),
      DATABASE_URL: database.url,
      CURRENCY: 'chf',
    })
    copies.push(copy)
    const context = await browser.newContext({ baseURL: copy.url })
    const { result_id } = await submitAnswers(context.request, answersFor('CS'))
    const page = await context.newPage()
    await page.goto(forResult(routes.checkout, result_id))
    await expect(page.getByText(/CHF\s?19/).first()).toBeVisible()
    await expect(page.getByText('$19')).toHaveCount(0)
    await context.close()
  },
)
