/** The production build, one folder for each key (docs/decisions/006). */
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
} from 'node:fs'
import { join } from 'node:path'
import { environment, SPOKEN } from '@/lib/environment'
import { lockBuilds } from './build-lock'
import { builtFolder } from './built.mjs'
import { bundle, bundleWorker } from './bundle.mjs'
import { fail, root, say } from './checkout.mjs'
import { writeBrotli } from './http/brotli-files'

const SOURCES = [
  'app',
  'components',
  'lib',
  'lab/study/results.json',
  'lab/study/style-shares.json',
  'public',
  'prisma',
  'instrumentation.ts',
  'next.config.mjs',
  'scripts/fonts.mjs',
  'package-lock.json',
  'tsconfig.json',
]
const SOURCE_FILE = /\.(ts|tsx|mjs|css|json|svg|png|ico|js|txt|prisma|webmanifest)$/
/** Made from the sources, or, as this room itself, around the build and not in it. */
const NO_SOURCES = /(^|\/)generated$|^lib\/runtime$/
const KEPT_BUILDS = 3
const PREFIX = '.build-'
const BUILD = /^\.build-[0-9a-f]{16}$/
/** The PDF worker's place in a build (lib/server/base/env.ts finds it there). */
const WORKER = 'worker/report-worker.mjs'
/** What is drawn with the build, found there likewise, and the program that draws it. */
const DRAWN = 'worker/drawn'
const DRAWING = 'worker/draw-files.mjs'

/** The server's modules read their configuration when they load, also during the build; none of it stays in the build (docs/decisions/006). */
const UNUSED_WHILE_BUILDING: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  DISCERN_BUILD_DIR: '.next',
  DATABASE_URL: 'postgresql://unused',
  NEXTAUTH_SECRET: 'unused while building and there from the start on',
  APP_URL: 'http://localhost:3000',
  DATA_DIR: '.',
  SMTP_URL: '',
  MAIL_FROM: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_PUBLISHABLE_KEY: '',
  ...Object.fromEntries(SPOKEN.map((name) => [name, ''])),
}

/**
 * The folder, relative to the checkout, of a build of exactly these sources; builds when there is none. One folder per
 * key, so that a running copy keeps the build it started with.
 */
export async function ensureBuild(): Promise<string> {
  const key = buildKey()
  const folder = PREFIX + key
  const release = await lockBuilds()
  try {
    if (existsSync(join(root, folder, 'BUILD_ID'))) {
      utimesSync(join(root, folder), new Date(), new Date())
    } else await build(folder, key)
    removeOldBuilds(folder)
  } finally {
    release()
  }
  return folder
}

/** What the developer's server, which has no build, needs of one. */
export function prepareDevelopment(): Promise<void> {
  return bundleWorker(`.next/${WORKER}`)
}

function buildKey(): string {
  const hash = createHash('sha256')
  hash.update(process.version)
  for (const source of SOURCES) {
    for (const file of listFiles(source)) hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The source files at a path of the checkout, or below it. */
function listFiles(path: string): string[] {
  if (NO_SOURCES.test(path) || !existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return SOURCE_FILE.test(path) ? [path] : []
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`))
}

async function build(folder: string, key: string): Promise<void> {
  say('Building (about a minute) …')
  runOrFail(['node_modules/.bin/next', 'build'], { NEXT_DEPLOYMENT_ID: key })
  await bundleWorker(`.next/${WORKER}`)
  await drawPublic()
  await writeBrotli(join(root, '.next'), [join(root, '.next/static'), join(root, 'public')])
  rmSync(join(root, folder), { recursive: true, force: true })
  // Next writes its folder's name into tsconfig.json, so it always builds to .next and the result moves:
  // beside it, because the links in it lead to ../../node_modules.
  renameSync(join(root, '.next'), join(root, folder))
}

/** The PDFs that are the same for everyone (lib/pdf/public/files.ts). */
async function drawPublic(): Promise<void> {
  const program = `.next/${DRAWING}`
  await bundle('lib/pdf/public/draw-files.ts', program)
  runOrFail([program, `.next/${DRAWN}`])
  for (const file of [program, `${program}.sources.json`]) rmSync(join(root, file), { force: true })
}

function runOrFail(args: string[], settings: Record<string, string> = {}): void {
  const result = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...environment(), ...UNUSED_WHILE_BUILDING, ...settings },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status === 0) return
  console.error(result.stdout, result.stderr)
  fail('The build failed; the lines above say where.')
}

function removeOldBuilds(current: string): void {
  const age = (name: string) => Date.now() - statSync(join(root, name)).mtimeMs
  const old = readdirSync(root)
    .filter((name) => BUILD.test(name) && name !== current && name !== builtFolder())
    .sort((a, b) => age(a) - age(b))
    .slice(KEPT_BUILDS - 1)
  for (const name of old) rmSync(join(root, name), { recursive: true, force: true })
}
