import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildWorker } from './build-worker.mjs'
import { isAlive } from './postgres.mjs'
import { fail, root, say } from './settings.mjs'

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'prisma',
  'instrumentation.ts',
  'next.config.mjs',
  'scripts/fonts.mjs',
  'package-lock.json',
  'tsconfig.json',
]
const SOURCE_FILE = /\.(ts|tsx|mjs|css|json|svg|png|ico|js|txt|prisma|webmanifest)$/
const KEPT_BUILDS = 3
const EMPTY_LOCK_MS = 2_000
const PREFIX = '.build-'
const BUILD = /^\.build-[0-9a-f]{16}$/

/** The server's modules read their configuration when they load, also during the build; none of it is baked in but APP_URL, CURRENCY and GUEST_RESULTS_MONTHS. */
const UNUSED_WHILE_BUILDING = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  DISCERN_BUILD_DIR: '.next',
  APP_URL: process.env.APP_URL || 'http://localhost:3000',
  DATABASE_URL: 'postgresql://unused',
  NEXTAUTH_SECRET: 'unused while building, there from the start on',
  DATA_DIR: '.',
  SMTP_URL: '',
  MAIL_FROM: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_PUBLISHABLE_KEY: '',
}

/**
 * The folder, in the checkout, of a build of exactly these sources and of what is baked in; builds when
 * there is none. One folder per key, so that a copy that is running keeps the build it started with.
 */
export async function ensureBuild() {
  const key = buildKey()
  const folder = PREFIX + key
  const release = await lock()
  try {
    if (existsSync(join(root, folder, 'BUILD_ID')))
      utimesSync(join(root, folder), new Date(), new Date())
    else await build(folder)
    removeOldBuilds(folder)
  } finally {
    release()
  }
  return folder
}

function buildKey() {
  const hash = createHash('sha256')
  // Static pages bake these in; the default address follows the port and is left out of the pages.
  const { APP_URL = '', CURRENCY, GUEST_RESULTS_MONTHS } = process.env
  hash.update(`${APP_URL} ${CURRENCY || 'usd'} ${GUEST_RESULTS_MONTHS || '12'} ${process.version}`)
  for (const source of SOURCES) {
    for (const file of listFiles(join(root, source))) {
      hash.update(relative(root, file)).update(readFileSync(file))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

function listFiles(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.name !== 'generated' && (entry.isDirectory() || SOURCE_FILE.test(entry.name)),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => listFiles(join(path, entry.name)))
}

async function build(folder) {
  say('Building (about a minute) …')
  const result = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...UNUSED_WHILE_BUILDING },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr)
    fail('The build failed; the lines above say where.')
  }
  await buildWorker(join(root, '.next/worker/report-worker.mjs'))
  rmSync(join(root, folder), { recursive: true, force: true })
  // Next writes its folder's name into tsconfig.json, so it always builds to .next and the result moves:
  // beside it, because the links in it lead to ../../node_modules.
  renameSync(join(root, '.next'), join(root, folder))
}

function removeOldBuilds(current) {
  const age = (name) => Date.now() - statSync(join(root, name)).mtimeMs
  const old = readdirSync(root)
    .filter((name) => BUILD.test(name) && name !== current)
    .sort((a, b) => age(a) - age(b))
    .slice(KEPT_BUILDS - 1)
  for (const name of old) rmSync(join(root, name), { recursive: true, force: true })
}

/** Two starts of one checkout build one after the other, and the second finds the first one's build. */
async function lock() {
  const file = join(root, '.build-lock')
  for (let told = false; ; ) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isLeftOver(file)) {
        rmSync(file, { force: true })
        continue
      }
      if (!told) say('Waiting for another build of this checkout …')
      told = true
      await sleep(500)
    }
  }
}

/**
 * A lock that nobody holds: its process is gone, or has our own number (in a container every start has the same), or
 * it never wrote its number, which takes no longer than a moment. One that vanished meanwhile is simply tried again.
 */
export function isLeftOver(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    if (!holder) return Date.now() - statSync(file).mtimeMs > EMPTY_LOCK_MS
    return holder === process.pid || !isAlive(holder)
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuild()
