import 'server-only'
import { join } from 'node:path'
import { z } from 'zod'

/** The one place that reads the environment. A bad value stops the start with one sentence. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address'),
  NEXTAUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  APP_URL: z.url({
    protocol: /^https?$/,
    error: 'must be an address such as https://discern.example',
  }),
  DATA_DIR: z.string().min(1),
  DISCERN_BUILD_DIR: z.string().default('.next'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEV_STATES: z.enum(['0', '1']).default('0'),
  DB_POOL_SIZE: z.coerce.number().int().min(1).max(50).default(10),
})

function readEnv() {
  const parsed = schema.safeParse(process.env)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`Configuration: ${issue?.path.join('.')} ${issue?.message}.`)
  }
  const env = parsed.data
  return {
    isProduction: env.NODE_ENV === 'production',
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DB_POOL_SIZE,
    sessionSecret: env.NEXTAUTH_SECRET,
    appUrl: new URL(env.APP_URL),
    dataDir: env.DATA_DIR,
    logLevel: env.LOG_LEVEL,
    /** Whether /dev/states is there: every state of every screen, for looking and for the tests. */
    hasStatePages: env.DEV_STATES === '1',
    /** The PDF worker that scripts/build.mjs bundled beside the build. */
    reportWorker: join(process.cwd(), env.DISCERN_BUILD_DIR, 'worker/report-worker.mjs'),
  }
}

let cached: ReturnType<typeof readEnv> | undefined

/** Read on first use, so that a build needs no database and no secret. */
export const env = new Proxy({} as ReturnType<typeof readEnv>, {
  get(_, name) {
    cached ??= readEnv()
    return cached[name as keyof ReturnType<typeof readEnv>]
  },
})
