import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { holdCalibrations } from '@/lib/disc/model/calibrations'
import { environment } from '@/lib/environment'
import { PRODUCT } from '@/lib/product'
import { databaseAddressProblem } from '@/lib/server/base/database-address'
import { checkEnvironment, env as product } from '@/lib/server/base/env'
import { readCalibrations } from './calibrations'
import { root, say } from './checkout.mjs'
import { sessionSecret } from './data-folder'
import { failSetting } from './exit-codes.mjs'

/** What may be set about where the product runs; the rest is the product's own (lib/server/base/env.ts). */
export interface Settings {
  port: number
  /** The one address to listen on; undefined for this machine alone. */
  host: string | undefined
  dataDir: string
  /** What this copy has learned (`calibrations.ts`). */
  calibrationFile: string
  /** Undefined for the embedded database. */
  databaseUrl: string | undefined
  /** The same database as the role that owns its tables, where that is another. */
  migrationDatabaseUrl: string | undefined
  appUrl: string
}

/** Reads and checks them; ends the program with a sentence for one that is not right. */
export function readSettings(env = environment()): Settings {
  const port = Number(env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    failSetting(`PORT is "${env.PORT}", but must be a number from 1 to 65535.`)
  }
  if (env.MIGRATION_DATABASE_URL && !env.DATABASE_URL) {
    failSetting(
      'MIGRATION_DATABASE_URL is set, but DATABASE_URL is not.',
      'Set both to one PostgreSQL, with two roles, or none for the embedded one.',
    )
  }
  for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL']) {
    const problem = env[name] && databaseAddressProblem(env[name])
    if (problem) failSetting(`${name} ${problem}.`)
  }
  const dataDir = resolve(root, env.DATA_DIR || '.data')
  return {
    port,
    host: readHost(env.HOST),
    dataDir,
    calibrationFile: resolve(root, env.CALIBRATION_FILE || join(dataDir, 'calibrations.json')),
    databaseUrl: env.DATABASE_URL || undefined,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL || undefined,
    appUrl: env.APP_URL || `http://localhost:${port}`,
  }
}

/** Some shells set HOST to a name, which would open the door unasked. */
function readHost(host: string | undefined): string | undefined {
  if (!host || host === 'localhost') return undefined
  if (isIP(host)) return host
  failSetting(
    `HOST is "${host}", but must be an address to listen on.`,
    'Leave it out for this machine alone; 0.0.0.0 or :: lets in everyone who can reach this machine.',
  )
}

/** The environment that the product runs in, of the process's own and of what the settings come to. */
function productEnvironment(
  settings: Settings,
  databaseUrl: string,
  development: boolean,
): NodeJS.ProcessEnv {
  const { dataDir, appUrl } = settings
  return {
    NODE_ENV: development ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    // Between the product and its own database is no pooler.
    DB_PREPARED: environment().DB_PREPARED || (settings.databaseUrl ? '' : '1'),
    DATA_DIR: dataDir,
    APP_URL: appUrl,
    // next-auth reads its own name for it.
    NEXTAUTH_URL: appUrl,
    NEXTAUTH_SECRET: sessionSecret(dataDir),
  }
}

/**
 * Ends the program if the product would refuse its own settings, before the minute that a build takes. The embedded
 * database's address is not known yet.
 */
export function checkProductSettings(settings: Settings): void {
  const databaseUrl = settings.databaseUrl ?? 'postgresql://embedded'
  const env = { ...environment(), ...productEnvironment(settings, databaseUrl, false) }
  try {
    checkEnvironment(env)
  } catch (error) {
    failSetting(
      error instanceof Error ? error.message : String(error),
      'docs/operations.md names all settings and what they take.',
    )
  }
  for (const warning of warningsOf(env, settings.appUrl)) say(warning)
}

/** What should be set where others use this copy, in sentences; nothing of it stops the start. */
export function warningsOf(env: NodeJS.ProcessEnv, appUrl: string): string[] {
  const missing = ['OPERATOR', 'CONTACT_EMAIL'].filter((name) => !env[name])
  const isNameless = missing.length > 0
  const isCountedAsOne = appUrl.startsWith('https:') && !(Number(env.TRUSTED_PROXIES) > 0)
  return [
    isNameless &&
      `Not set: ${missing.join(' and ')}. Policies, footer and mails cannot say who runs this copy and how to reach them.`,
    isCountedAsOne &&
      'APP_URL is https, but TRUSTED_PROXIES is 0: limits count all people behind the proxy as one.',
  ].filter((warning) => warning !== false)
}

export interface HandOver {
  settings: Settings
  /** The embedded database, as the role that the product runs as. The operator's is that of the settings, with all its servers. */
  runningUrl: string
  /** Undefined for the developer's server, which has no build. */
  buildFolder: string | undefined
}

/** Tells the product, which is about to run in this process, where everything is. */
export function handOver({ settings, runningUrl, buildFolder }: HandOver): void {
  const env = environment()
  const databaseUrl = settings.databaseUrl ?? runningUrl
  Object.assign(env, productEnvironment(settings, databaseUrl, !buildFolder))
  if (buildFolder) env.DISCERN_BUILD_DIR = buildFolder
  // What runs from here on never learns how to own the tables.
  delete env.MIGRATION_DATABASE_URL
  holdCalibrations(readCalibrations(settings.calibrationFile))
}

/** Says, once the product listens, which it is and where. */
export function sayReady({ appUrl }: Settings): void {
  const { version, build } = product
  console.log(`\n${PRODUCT} ${version} (${build}) is ready at ${appUrl}`)
}
