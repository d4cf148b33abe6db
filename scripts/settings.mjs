import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout this script belongs to. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What the person who starts the product may set; the rest of the environment is parsed by lib/server/base/env.ts. */
export function readSettings(env = process.env) {
  const port = Number(env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    fail(`PORT is "${env.PORT}", but must be a number from 1 to 65535.`)
  }
  if (env.MIGRATION_DATABASE_URL && !env.DATABASE_URL) {
    fail(
      'MIGRATION_DATABASE_URL is set, but DATABASE_URL is not.',
      'Set both to one PostgreSQL, with two roles, or none for the embedded one.',
    )
  }
  return {
    port,
    host: readHost(env.HOST),
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL || undefined,
    appUrl: env.APP_URL || `http://localhost:${port}`,
  }
}

/** On which address to listen; undefined for this machine alone. Some shells set HOST to a name, which would open the door unasked. */
function readHost(host) {
  if (!host || host === 'localhost') return undefined
  if (isIP(host)) return host
  fail(
    `HOST is "${host}", but must be an address to listen on.`,
    'Leave it out for this machine alone; 0.0.0.0 or :: lets everybody in who can reach this machine.',
  )
}

/** One line of progress. */
export function say(line) {
  console.log(`  ${line}`)
}

/** Ends the program with what went wrong and what to do about it. */
export function fail(problem, remedy) {
  console.error(`\nDiscern could not start. ${problem}`)
  if (remedy) console.error(remedy)
  process.exit(1)
}

/** The secret that signs sessions and cookies: the environment's, else one made on the first start and kept with mode 600. */
export function sessionSecret(dataDir, env = process.env) {
  if (env.NEXTAUTH_SECRET) return env.NEXTAUTH_SECRET
  const file = join(dataDir, 'session-secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}
