/** Another checkout of the same sources, to change, build and serve. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../lib/runtime/free-port'
import type { RoleUrls } from '../../lib/runtime/roles'
import { startServing } from './serving'

export const ROOT = join(import.meta.dirname, '../..')

/** Made by a build or a run, or brought by npm. */
const NO_SOURCE = /^(\.git|\.test|\.build-.*|\.built|\.runtime|\.next|\.data.*|node_modules)$/

/** The path of a checkout; its caller deletes it. */
export function newCheckout(purpose: string): string {
  const checkout = mkdtempSync(join(tmpdir(), `discern-${purpose}-`))
  for (const name of readdirSync(ROOT).filter((one) => !NO_SOURCE.test(one))) {
    cpSync(join(ROOT, name), join(checkout, name), { recursive: true })
  }
  copyPackages(checkout)
  return checkout
}

function copyPackages(checkout: string): void {
  try {
    execFileSync('cp', ['-al', join(ROOT, 'node_modules'), checkout], { stdio: 'ignore' })
  } catch {
    // On another disk.
    execFileSync('cp', ['-a', join(ROOT, 'node_modules'), checkout])
  }
}

/** The lines that git says: none where there is no git, no history, or not so much of it. */
function git(...args: string[]): string[] {
  if (!existsSync(join(ROOT, '.git'))) return []
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim().split('\n').filter(Boolean) : []
}

/**
 * Versions before this one, newest first: three tags, or, while there are fewer, the commits before the last six that
 * brought migrations, of which not every one need build. None in a copy without its history, or with too little of it.
 */
export function earlierVersions(): string[] {
  const here = git('tag', '--points-at', 'HEAD')
  const tags = git('tag', '--list', 'v*', '--sort=-v:refname', '--merged', 'HEAD')
  const released = tags.filter((tag) => !here.includes(tag)).slice(0, 3)
  if (released.length === 3) return released
  return git('log', '-6', '--no-merges', '--format=%h^', '--', 'prisma/migrations')
}

/** The path of an earlier version's sources with their packages; its caller deletes it. */
export function earlierCheckout(version: string): string {
  const checkout = mkdtempSync(join(tmpdir(), 'discern-earlier-'))
  const sources = execFileSync('git', ['archive', version], { cwd: ROOT, maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x', '-C', checkout], { input: sources })
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(checkout) === lock(ROOT)) copyPackages(checkout)
  else execFileSync('npm', ['ci', '--prefer-offline'], { cwd: checkout, stdio: 'ignore' })
  return checkout
}

/** `npm run build`. */
export function build(checkout: string): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: checkout })
}

/** Whether it builds: a commit between two versions may lack a file that the next one brings. */
export function doesBuild(checkout: string): boolean {
  try {
    build(checkout)
    return true
  } catch {
    return false
  }
}

/** `npm run migrate`, as the role that owns the tables. */
export function migrate(checkout: string, { owner, running }: RoleUrls): void {
  execFileSync(process.execPath, ['scripts/migrate.mjs'], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: running,
      MIGRATION_DATABASE_URL: owner,
    },
  })
}

/** What `npm run serve` runs there; `stop` resolves to how it ended. */
export async function serve(checkout: string, env: Record<string, string>) {
  const port = await freePort()
  const { child, ended } = await startServing(process.execPath, ['scripts/serve.mjs'], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...env,
      PORT: String(port),
    },
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
