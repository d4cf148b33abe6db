/**
 * `npm run doctor`: checks all that a copy of the product needs, and prints what it found and what to do. It changes
 * nothing, and sends one mail on request.
 */
import { existsSync, statfsSync } from 'node:fs'
import { createTransport } from 'nodemailer'
import type pg from 'pg'
import Stripe from 'stripe'
import { receivePaymentEvent } from '@/lib/api/entries/payments'
import { live } from '@/lib/api/entries/system'
import { environment } from '@/lib/environment'
import { PRODUCT } from '@/lib/product'
import { checkEnvironment, env } from '@/lib/server/base/env'
import { SESSION_LIMITS } from '@/lib/server/base/pool'
import { smtpAddress } from '@/lib/server/base/smtp-address'
import { root } from './checkout.mjs'
import { connect, leaderOf } from './database/found-database'
import { compareMigrations } from './database/migrations-seen'
import { embeddedUrls, isRunning } from './database/postgres'
import { failSetting } from './exit-codes.mjs'
import { type RoleUrls, tooMighty } from './roles'
import { readSettingFiles } from './setting-files'
import { readSettings, type Settings, warningsOf } from './settings'

/** One thing that was looked at. */
export interface Finding {
  about: 'Settings' | 'Database' | 'Mail' | 'Cards' | 'Address' | 'Disk' | 'Clock'
  /** `well`; `note`: it works, but something is worth knowing; `ill`: people will notice. */
  state: 'well' | 'note' | 'ill'
  says: string
  /** What to do about it. */
  remedy?: string
}

const well = (about: Finding['about'], says: string): Finding => ({ about, state: 'well', says })
const note = (about: Finding['about'], says: string, remedy?: string): Finding => ({
  about,
  state: 'note',
  says,
  remedy,
})
const ill = (about: Finding['about'], says: string, remedy?: string): Finding => ({
  about,
  state: 'ill',
  says,
  remedy,
})

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Looks at everything in turn. `mailTo` gets one mail. Ends the program with a sentence for a setting that is not right. */
export async function examine({ mailTo }: { mailTo?: string | undefined }): Promise<Finding[]> {
  readSettingFiles()
  const settings = readSettings()
  return [
    ...examineSettings(settings),
    ...(await examineDatabase(settings)),
    await examineMail(mailTo),
    ...(await examineCards()),
    await examineAddress(settings),
    examineDisk(settings),
  ]
}

function examineSettings({ databaseUrl, appUrl, dataDir }: Settings): Finding[] {
  const environ = environment()
  // The doctor creates no secret and no database, so placeholders stand for what a start would create.
  const stand = {
    DATABASE_URL: databaseUrl ?? 'postgresql://embedded',
    NEXTAUTH_SECRET: environ.NEXTAUTH_SECRET || 'made-by-the-first-start-and-not-by-a-look',
    APP_URL: appUrl,
    DATA_DIR: dataDir,
  }
  const isShared = databaseUrl && !environ.NEXTAUTH_SECRET
  Object.assign(environ, stand)
  try {
    checkEnvironment(environ)
  } catch (error) {
    failSetting(wordsOf(error), 'docs/operations.md names all settings and what they take.')
  }
  const warnings = warningsOf(environ, appUrl).map((warning) => note('Settings', warning))
  if (isShared) {
    warnings.unshift(
      ill(
        'Settings',
        'NEXTAUTH_SECRET is not set, and with DATABASE_URL npm run serve needs it.',
        'Give every server the same one: openssl rand -base64 48',
      ),
    )
  }
  return warnings.length > 0 ? warnings : [well('Settings', 'All can be read.')]
}

async function examineDatabase(settings: Settings): Promise<Finding[]> {
  const { databaseUrl, migrationDatabaseUrl = databaseUrl, dataDir } = settings
  const urls =
    databaseUrl && migrationDatabaseUrl
      ? { owner: await leaderOf(migrationDatabaseUrl), running: await leaderOf(databaseUrl) }
      : embeddedUrls(dataDir)
  if (!urls) return [note('Database', `There is none in ${dataDir} yet.`, 'npm start makes it.')]
  // At the port of its record, the database may listen that this data folder is a copy of.
  if (!databaseUrl && !isRunning(dataDir)) {
    return [note('Database', 'It does not run.', 'npm start starts it.')]
  }
  const setting = databaseUrl ? 'DATABASE_URL' : 'the embedded database'
  let running: pg.Client
  try {
    running = await connect(urls.running, SESSION_LIMITS)
  } catch (error) {
    return [ill('Database', `${setting} does not connect: ${wordsOf(error)}`, CONNECTION_REMEDY)]
  }
  try {
    return [
      ...(await lookInside(running, urls, setting)),
      ...(await examineOwner(urls, databaseUrl)),
      await examineClock(running),
    ]
  } catch (error) {
    return [ill('Database', `It answers with a fault: ${wordsOf(error)}`)]
  } finally {
    await running.end()
  }
}

const CONNECTION_REMEDY =
  'Check host, port, role and password, that the database runs, and, behind PgBouncer, ignore_startup_parameters (docs/operations.md).'

async function lookInside(client: pg.Client, urls: RoleUrls, setting: string): Promise<Finding[]> {
  const { rows } = await client.query<{ version: number; isReadOnly: string; hasTls: boolean }>(
    `SELECT current_setting('server_version_num')::int AS version,
       current_setting('transaction_read_only') AS "isReadOnly",
       coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS "hasTls"`,
  )
  const [{ version = 0, isReadOnly = 'off', hasTls = false } = {}] = rows
  const found: Finding[] = []
  const major = Math.floor(version / 10_000)
  if (major < 15)
    found.push(ill('Database', `It is PostgreSQL ${major}.`, 'PostgreSQL 15 or newer is needed.'))
  if (isReadOnly === 'on')
    found.push(ill('Database', 'It takes no writes: it is a standby, or was set read-only.'))
  const { missing, unknown } = await compareMigrations(client)
  if (missing.length > 0)
    found.push(
      ill('Database', `It lacks ${missing.length} migrations of this version.`, 'npm run migrate'),
    )
  if (unknown.length > 0)
    found.push(
      ill(
        'Database',
        'A newer version has migrated it.',
        'Run that version, or see docs/operations.md.',
      ),
    )
  const might = await tooMighty(urls.running)
  if (might)
    found.push(
      note(
        'Database',
        `The role of ${setting} ${might}.`,
        'Keep that role for MIGRATION_DATABASE_URL, and one that owns nothing for DATABASE_URL.',
      ),
    )
  if (!hasTls && !isNear(urls.running))
    found.push(
      note(
        'Database',
        'The connection to it is not encrypted.',
        'Unless its network is yours alone, end DATABASE_URL with ?sslmode=verify-full',
      ),
    )
  const isIll = found.some(({ state }) => state === 'ill')
  return isIll ? found : [well('Database', `PostgreSQL ${major} answers.`), ...found]
}

/** On this machine, or by a socket. */
function isNear(url: string): boolean {
  const { hostname } = new URL(url)
  return ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

async function examineOwner(
  { owner }: RoleUrls,
  databaseUrl: string | undefined,
): Promise<Finding[]> {
  const setting = environment().MIGRATION_DATABASE_URL ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL'
  if (!databaseUrl) return []
  try {
    const client = await connect(owner)
    const { rows } = await client
      .query<{ may: boolean }>(
        `SELECT has_database_privilege(current_database(), 'CREATE')
           AND has_schema_privilege('public', 'CREATE') AS may`,
      )
      .finally(() => client.end())
    if (rows[0]?.may) return []
    return [
      ill(
        'Database',
        `The role of ${setting} may not migrate.`,
        'Make it the owner of the database: ALTER DATABASE … OWNER TO …',
      ),
    ]
  } catch (error) {
    return [ill('Database', `${setting} does not connect: ${wordsOf(error)}`, CONNECTION_REMEDY)]
  }
}

/** How far clocks may be apart: links, sessions and limits are counted in minutes. */
const CLOCK_SECONDS = 5

async function examineClock(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const { rows } = await client.query<{ now: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
  )
  const middle = (before + Date.now()) / 2
  const seconds = Math.round(Math.abs((rows[0]?.now ?? middle) - middle) / 1000)
  if (seconds <= CLOCK_SECONDS) return well('Clock', 'This machine and the database agree.')
  return ill(
    'Clock',
    `This machine and the database are ${seconds} s apart.`,
    'Let both follow a time server (timedatectl set-ntp true).',
  )
}

async function examineMail(mailTo: string | undefined): Promise<Finding> {
  if (!env.smtpUrl) {
    return note(
      'Mail',
      'SMTP_URL is not set: emails become files in DATA_DIR, and reach no person.',
    )
  }
  const transport = createTransport(smtpAddress(env.smtpUrl))
  try {
    if (!mailTo) {
      await transport.verify()
      return well(
        'Mail',
        'The email server takes our name and password. With an address here, one email is sent to it.',
      )
    }
    await transport.sendMail({
      from: env.mailFrom,
      to: { name: '', address: mailTo },
      subject: `${PRODUCT} can send email`,
      text: `This email was sent by npm run doctor at ${env.appUrl.origin}. If it lies among the unwanted ones, look at the SPF, DKIM and DMARC records of the domain that it is from.`,
    })
    return well('Mail', `Sent one email to ${mailTo}. Look whether it came, and where.`)
  } catch (error) {
    return ill('Mail', `The email server says: ${wordsOf(error)}`, 'Check SMTP_URL and MAIL_FROM.')
  } finally {
    transport.close()
  }
}

/** The Stripe events that the webhook needs (docs/operations.md). The product reads the rest itself. */
const EVENTS = ['payment_intent.succeeded', 'charge.refunded', 'charge.dispute.created']

async function examineCards(): Promise<Finding[]> {
  if (!env.stripe) return [note('Cards', 'Stripe is not set: the product runs in preview mode.')]
  const { secretKey, standIn, isLive } = env.stripe
  const stripe = new Stripe(secretKey, { timeout: 10_000, ...standIn, telemetry: false })
  const address = new URL(receivePaymentEvent.path, env.appUrl).href
  try {
    await stripe.balance.retrieve()
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
    const keys = well(
      'Cards',
      `Stripe takes our key, ${isLive ? 'for real money' : 'in test mode'}.`,
    )
    const ours = data.find(({ url, status }) => url === address && status === 'enabled')
    if (!ours) {
      const remedy = `Add one at Stripe for ${address}, and its secret to STRIPE_WEBHOOK_SECRET.`
      return [keys, ill('Cards', 'Stripe has no webhook for APP_URL.', remedy)]
    }
    const heard = ours.enabled_events as string[]
    const missing = EVENTS.filter((event) => !heard.includes(event) && !heard.includes('*'))
    if (missing.length === 0) return [keys, well('Cards', 'Its webhook tells us all that we need.')]
    return [keys, ill('Cards', `Its webhook lacks ${missing.join(', ')}.`, 'Add them at Stripe.')]
  } catch (error) {
    return [ill('Cards', `Stripe says: ${wordsOf(error)}`, 'Check STRIPE_SECRET_KEY.')]
  }
}

async function examineAddress({ appUrl }: Settings): Promise<Finding> {
  const asked = new URL(live.path, appUrl)
  try {
    const answer = await fetch(asked, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    if (answer.ok && answer.headers.get('x-request-id')) {
      return well('Address', `The product answers at ${appUrl}.`)
    }
    return ill(
      'Address',
      `At ${appUrl} something else answers, or the proxy finds no server (${answer.status}).`,
      'Check the proxy, and that APP_URL is the address that people type.',
    )
  } catch (error) {
    const cause = (error as { cause?: unknown }).cause ?? error
    return note(
      'Address',
      `Nothing answers at ${appUrl}: ${wordsOf(cause)}`,
      'Start the product; if it runs, check DNS, the certificate and the proxy.',
    )
  }
}

const GIGABYTE = 2 ** 30

function examineDisk({ dataDir }: Settings): Finding {
  const { bavail, bsize } = statfsSync(existsSync(dataDir) ? dataDir : root)
  const free = (bavail * bsize) / GIGABYTE
  const says = `${free.toFixed(1)} GB are free where DATA_DIR is.`
  if (free >= 2) return well('Disk', says)
  return ill('Disk', says, 'Make room: PostgreSQL stops when its disk is full.')
}
