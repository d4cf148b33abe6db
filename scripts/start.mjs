/**
 * `npm start`: everything from a fresh clone to a running product. `npm run dev`: the same on the same
 * database, with hot reload and without a build.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, run } from './install.mjs'
import { fail, readSettings, say, sessionSecret } from './settings.mjs'

const development = process.argv.includes('--dev')
const settings = readSettings()
const stops = []
let stopping = false

console.log(`Starting Discern${development ? ' for developers' : ''} …`)
install()
// These need the installed packages, so they load only now.
const { startPostgres, isAlive } = await import('./postgres.mjs')
const { migrate } = await import('./migrate.mjs')
const { ensureBuild } = await import('./build.mjs')

// Where nobody reads the output any more, saying so would fail too, and so on for ever.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
process.on('SIGINT', () => shutDown(0))
process.on('SIGTERM', () => shutDown(0))
claimDataFolder(settings.dataDir)
checkSettings()

const folder = development ? undefined : await ensureBuild()
const databaseUrl = settings.databaseUrl ?? (await startDatabase())
const applied = await migrate(databaseUrl).catch((error) =>
  fail(
    `The database could not be brought up to date: ${error.message}`,
    'Check that DATABASE_URL can be reached and may create tables.',
  ),
)
if (applied.length) say(`Applied ${applied.length} migration${applied.length > 1 ? 's' : ''}.`)

Object.assign(process.env, {
  NODE_ENV: development ? 'development' : 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  DATABASE_URL: databaseUrl,
  DATA_DIR: settings.dataDir,
  APP_URL: settings.appUrl,
  // next-auth reads its own name for it.
  NEXTAUTH_URL: settings.appUrl,
  NEXTAUTH_SECRET: sessionSecret(settings.dataDir),
  ...(folder ? { DISCERN_BUILD_DIR: folder } : {}),
})
run(process.execPath, ['--import', 'tsx', 'prisma/seed.ts'], {
  problem: 'The first rows could not be written.',
})
if (development) {
  const { buildWorker } = await import('./build-worker.mjs')
  await buildWorker('.next/worker/report-worker.mjs')
}

const { serve } = await import('./server.mjs')
try {
  stops.unshift(await serve({ port: settings.port, host: settings.host, development }))
} catch (error) {
  await stopAll()
  if (error.message.startsWith('Configuration: ')) fail(error.message)
  if (error.code === 'EADDRNOTAVAIL') fail(`HOST is "${settings.host}", which is not here.`)
  if (error.code !== 'EADDRINUSE') throw error
  fail(
    `Port ${settings.port} is in use by another program.`,
    `Choose another one, for example: PORT=${settings.port + 1} npm start`,
  )
}
console.log(`\nDiscern is ready at ${settings.appUrl}\nPress Ctrl-C to stop.`)

async function startDatabase() {
  say('Starting the database …')
  const database = await startPostgres(settings.dataDir)
  stops.push(database.stop)
  return database.url
}

/** Before the minute that a build takes; the embedded database's address is not known yet. */
function checkSettings() {
  run(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/check-settings.ts'],
    {
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: settings.databaseUrl ?? 'postgresql://embedded',
        DATA_DIR: settings.dataDir,
        APP_URL: settings.appUrl,
        NEXTAUTH_SECRET: sessionSecret(settings.dataDir),
      },
      problem: 'A setting in the environment is not right.',
      remedy: 'README.md names all settings and what they take, under Configuration.',
    },
  )
  if (settings.appUrl.startsWith('https:') && !(Number(process.env.TRUSTED_PROXIES) > 0)) {
    say(
      'APP_URL is https, but TRUSTED_PROXIES is 0: limits count everybody behind the proxy as one.',
    )
  }
}

/** Two starts on one data folder would fight over its database. */
function claimDataFolder(dataDir) {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'running.pid')
  const holder = readPid(file)
  if (holder && holder !== process.pid && isAlive(holder) && isStart(holder)) {
    fail(
      `It already runs from ${dataDir} (process ${holder}).`,
      'Stop that one first, or give this one its own folder and port: PORT=3001 DATA_DIR=.data-2 npm start',
    )
  }
  writeFileSync(file, String(process.pid))
  stops.push(() => rmSync(file, { force: true }))
}

function readPid(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/** After a crash the number may belong to any other program. */
function isStart(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.mjs')
  } catch {
    return process.platform !== 'linux'
  }
}

async function stopAll() {
  for (const stop of stops.splice(0)) await stop()
}

async function shutDown(code) {
  if (stopping) return
  stopping = true
  console.log('\nStopping …')
  await stopAll()
  process.exit(code)
}
