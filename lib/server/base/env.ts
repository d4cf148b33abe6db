import 'server-only'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { email } from '@/lib/api/fields'
import { environment } from '@/lib/environment'
import { ALL_LANGUAGES, LANGUAGES } from '@/lib/languages/languages'
import { CURRENCIES } from '@/lib/pricing'
import { PRODUCT } from '@/lib/product'
import type { SignUp } from '@/lib/sign-up'
import { version } from '@/package.json'
import { databaseAddressProblem } from './database-address'
import { LIMIT_SETTINGS, readLimitSettings } from './limit-settings'
import { listOf, PAYMENT_SETTINGS, readPaymentSettings } from './payment-settings'

const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/

/** A domain as computers write it; '' for what cannot be one. */
const signUpOf = (value: string): SignUp => {
  const rule = value.trim().toLowerCase()
  if (rule === '' || rule === 'open') return 'open'
  return rule === 'invited' ? rule : rule.split(',').map((domain) => domainToASCII(domain.trim()))
}

/** An address, alone or with a name before it. */
const MAIL_FROM = /^(?:[^<>@,"\r\n]+ <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/

const SESSION_DAYS = 'must be a number of days from 1 to 90'

const databaseUrl = z.string().check((checked) => {
  const message = databaseAddressProblem(checked.value)
  if (message) checked.issues.push({ code: 'custom', input: checked.value, message })
})

/** What the environment may say. A bad value stops the start with one sentence. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: databaseUrl,
  NEXTAUTH_SECRET: z
    .string()
    .transform(listOf)
    .refine(
      (secrets) => secrets.length > 0 && secrets.every((secret) => secret.length >= 32),
      'must have at least 32 characters, and so must each secret of a list',
    ),
  APP_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://discern.example',
    })
    .refine(
      (value) => hasNoPath(value),
      'must be an address without a path, such as https://discern.example',
    ),
  HSTS_SUBDOMAINS: z.enum(['', '0', '1'], 'must be 0 or 1').default(''),
  DATA_DIR: z.string().min(1),
  DISCERN_BUILD_DIR: z.string().default('.next'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent', '']).default(''),
  SERVER_NAME: z.string().max(80, 'must have at most 80 characters').default(''),
  /** 1 where a person watches the output (scripts/start.mjs). */
  DISCERN_TERMINAL: z.string().default(''),
  SMTP_URL: z
    .string()
    .default('')
    .refine(
      (value) => value === '' || isSmtpUrl(value),
      'must be an address such as smtps://user:password@smtp.example:465',
    ),
  MAIL_FROM: z
    .string()
    .default('')
    .refine(
      (value) => value === '' || MAIL_FROM.test(value),
      'must be an address such as Discern <hello@discern.example>',
    ),
  CURRENCY: z.enum(['', ...CURRENCIES], `must be one of ${CURRENCIES.join(', ')}`).default(''),
  /** Read where the table of retention stands (lib/retention.ts), and by the build. */
  GUEST_RESULTS_MONTHS: z
    .string()
    .default('')
    .refine(
      (value) => value === '' || /^([1-9]|[1-9]\d|1[01]\d|120)$/.test(value),
      'must be a number of months from 1 to 120',
    ),
  /** lib/operator.ts reads these three. */
  OPERATOR: z.string().max(80, 'must have at most 80 characters').default(''),
  CONTACT_EMAIL: z.union([z.literal(''), email], 'must be an email address').default(''),
  HOSTED_IN: z.string().max(80, 'must have at most 80 characters').default(''),
  ADMIN_EMAIL: z.union([z.literal(''), email], 'must be an email address').default(''),
  SIGN_UP: z
    .string()
    .default('')
    .transform(signUpOf)
    .refine(
      (rule) =>
        rule === 'open' || rule === 'invited' || rule.every((domain) => DOMAIN.test(domain)),
      'must be open, invited, or mail domains such as acme.example,acme.org',
    ),
  DEV_STATES: z.enum(['0', '1']).default('0'),
  DEV_LANGUAGES: z.enum(['0', '1']).default('0'),
  DB_PREPARED: z.enum(['', '0', '1'], 'must be 0 or 1').default(''),
  DB_POOL_SIZE: z.coerce.number().int().min(1).max(50).default(10),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  METRICS_TOKEN: z
    .string()
    .default('')
    .refine((value) => value === '' || value.length >= 16, 'must have at least 16 characters'),
  DEBUG_TIMING: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  ALLOW_NEWER_DATABASE: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  OAUTH_TEST_PROVIDER: z
    .string()
    .default('')
    .refine(
      (value) => value === '' || isLoopback(value),
      'is for tests alone and must be an address on this machine, such as http://127.0.0.1:4000',
    ),
  SESSION_MAX_DAYS: z.coerce
    .number(SESSION_DAYS)
    .int(SESSION_DAYS)
    .min(1, SESSION_DAYS)
    .max(90, SESSION_DAYS)
    .default(90),
  TRUSTED_PROXIES: z.coerce
    .number('must be the number of proxies in front of the server')
    .int('must be the number of proxies in front of the server')
    .min(0, 'must be 0 or more')
    .max(10, 'must be 10 or less')
    .default(0),
})

/** Every setting that a server reads. */
export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(schema.shape),
  ...PAYMENT_SETTINGS,
  ...LIMIT_SETTINGS,
]

function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return /^smtps?:$/.test(protocol) && hostname !== ''
}

function hasNoPath(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { pathname, search, hash } = new URL(value)
  return pathname === '/' && !search && !hash
}

/** A host that answers as a provider can sign in as any person, so it must be this machine. */
function isLoopback(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, port } = new URL(value)
  return protocol === 'http:' && port !== '' && /^(127\.0\.0\.1|\[::1\])$/.test(hostname)
}

function readEnv(settings: NodeJS.ProcessEnv) {
  const parsed = schema.safeParse(settings)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`Configuration: ${issue?.path.join('.')} ${issue?.message}.`)
  }
  const env = parsed.data
  const appUrl = new URL(env.APP_URL)
  const isInTerminal = env.DISCERN_TERMINAL === '1'
  return {
    isProduction: env.NODE_ENV === 'production',
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DB_POOL_SIZE,
    /** Whether the database keeps statements by name, which a pooler in transaction mode cannot hand on. */
    preparesStatements: env.DB_PREPARED === '1',
    /** Signs; all of the list verify (docs/operations.md). */
    sessionSecret: env.NEXTAUTH_SECRET[0] ?? '',
    sessionSecrets: env.NEXTAUTH_SECRET,
    appUrl,
    /** Whether Strict-Transport-Security includes subdomains. */
    hstsSubdomains: env.HSTS_SUBDOMAINS === '1',
    dataDir: env.DATA_DIR,
    /** Whether the log is for a person to read; else it is JSON for log collectors. */
    isInTerminal,
    logLevel: env.LOG_LEVEL || (isInTerminal ? 'warn' : 'info'),
    /** The name of this server in the log. */
    serverName: env.SERVER_NAME || hostname(),
    /** The version of package.json, and the key of the build. */
    version,
    build: env.DISCERN_BUILD_DIR.replace(/^\.build-/, ''),
    /** Sign-in through another provider; null while it is not configured. */
    google: oauthClient(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    facebook: oauthClient(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET),
    /** Plays both providers in tests. */
    oauthTestProvider: env.OAUTH_TEST_PROVIDER ? new URL(env.OAUTH_TEST_PROVIDER) : null,
    /** Without one, mails are written to files. */
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM || `${PRODUCT} <no-reply@${appUrl.hostname}>`,
    /** Who becomes an admin once the address is proven to be theirs (lib/server/accounts/first-admin.ts). */
    adminEmail: env.ADMIN_EMAIL || null,
    /** Who may open an account (lib/server/accounts/sign-up.ts). */
    signUp: env.SIGN_UP,
    /** The longest a session lives, however often it is renewed. */
    sessionMaxDays: env.SESSION_MAX_DAYS,
    trustedProxies: env.TRUSTED_PROXIES,
    limits: readLimitSettings(settings),
    /** Opens /api/metrics; null where it is closed. */
    metricsToken: env.METRICS_TOKEN || null,
    /** Whether answers say how long each step of theirs took. */
    showsTiming: env.DEBUG_TIMING === '1',
    /** Card payments; null is preview mode. */
    stripe: readPaymentSettings(settings),
    /** Whether /dev/states exists: every state of every screen, for people and for tests. */
    hasStatePages: env.DEV_STATES === '1',
    /** Whose pages open: with those that are being prepared, or as the public has it. */
    languages: env.DEV_LANGUAGES === '1' ? ALL_LANGUAGES : LANGUAGES,
    /** The PDF worker that lib/runtime/build.ts bundled beside the build. */
    reportWorker: resolve(env.DISCERN_BUILD_DIR, 'worker/report-worker.mjs'),
    drawnFolder: resolve(env.DISCERN_BUILD_DIR, 'worker/drawn'),
  }
}

function oauthClient(clientId: string | undefined, clientSecret: string | undefined) {
  return clientId && clientSecret ? { clientId, clientSecret } : null
}

/** Throws one sentence for the first setting of an environment that is not right. */
export function checkEnvironment(settings: NodeJS.ProcessEnv): void {
  readEnv(settings)
}

let cached: ReturnType<typeof readEnv> | undefined

/** Read on first use, so that a build needs no database and no secret. */
export const env = new Proxy({} as ReturnType<typeof readEnv>, {
  get(_, name) {
    cached ??= readEnv(environment())
    return cached[name as keyof ReturnType<typeof readEnv>]
  },
})

/** The whole address of a path of this copy, for mails. */
export const absolute = (path: string) => new URL(path, env.appUrl).href
