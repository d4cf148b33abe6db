/** `npm run doctor`, of a copy that is well and of one that is not. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../lib/runtime/free-port'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { newDatabase } from '../support/database'

const ROOT = join(import.meta.dirname, '../..')
const NOTHING_HERE = join(ROOT, '.test/doctor')

/** What it says, and whether it found something wrong. */
function doctor(env: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/doctor.mjs', ...args],
      {
        cwd: ROOT,
        env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: NOTHING_HERE, ...env },
      },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })
}

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_doctor',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_doctor',
  STRIPE_WEBHOOK_SECRET: 'whsec_doctor',
}

/** A Stripe that knows one webhook. */
async function startStripe(webhook: object) {
  const server = createServer((req, res) => {
    const isKnown = req.headers.authorization === `Bearer ${STRIPE.STRIPE_SECRET_KEY}`
    res.statusCode = isKnown ? 200 : 401
    res.setHeader('Content-Type', 'application/json')
    res.end(
      JSON.stringify(
        req.url?.startsWith('/v1/webhook_endpoints')
          ? { object: 'list', data: [webhook], has_more: false }
          : { object: 'balance' },
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

test('a healthy copy has no findings, and one mail comes', SLOW_PROOF, async ({ baseURL }) => {
  const database = await newDatabase('doctor')
  const mails: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      mails.push(...envelope.rcptTo.map(({ address }) => address))
      stream.resume().once('end', done)
    },
  })
  const smtpPort = await freePort()
  smtp.listen(smtpPort, '127.0.0.1')
  const stripe = await startStripe({
    url: `${baseURL}/api/payments/webhook`,
    status: 'enabled',
    enabled_events: ['*'],
  })
  try {
    const { code, said } = await doctor(
      {
        DATABASE_URL: database.running,
        MIGRATION_DATABASE_URL: database.owner,
        NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
        APP_URL: baseURL ?? '',
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        OPERATOR: 'Fernhill Studio',
        CONTACT_EMAIL: 'hello@example.com',
        ...STRIPE,
        STRIPE_STAND_IN: `http://127.0.0.1:${stripe.port}`,
      },
      'ada@example.com',
    )
    expect(code, said).toBe(0)
    expect(said).not.toMatch(/[✗•]/)
    expect(said).toMatch(/✓ Database +PostgreSQL 18 answers\./)
    expect(said).toMatch(/✓ Address +The product answers at/)
    expect(mails).toEqual(['ada@example.com'])
  } finally {
    stripe.close()
    await new Promise<void>((resolve) => smtp.close(resolve))
    await database.drop()
  }
})

test(
  'a server looks with its own role alone, and at what is misspelt',
  SLOW_PROOF,
  async ({ baseURL }) => {
    const database = await newDatabase('doctor_served')
    try {
      const { code, said } = await doctor({
        DATABASE_URL: database.running,
        NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
        APP_URL: baseURL ?? '',
        TRUSTED_PROXY: '1',
      })
      expect(code, said).toBe(0)
      expect(said).toMatch(/✓ Database +The role of DATABASE_URL reads and writes rows/)
      expect(said).toMatch(
        /• Settings +There is no setting TRUSTED_PROXY\.\n +Is it meant to be TRUSTED_PROXIES/,
      )
      expect(said).toMatch(/✓ Disk +.* GB are free in DATA_DIR .* where emails are written/)
    } finally {
      await database.drop()
    }
  },
)

test('a proxy in front that no setting names is found', SLOW_PROOF, async () => {
  const proxy = createServer((_req, res) => {
    res.setHeader('Via', '1.1 Caddy')
    res.setHeader('X-Request-Id', 'x')
    res.end('{}')
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const APP_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  try {
    const { code, said } = await doctor({ APP_URL })
    expect(code, said).toBe(1)
    expect(said).toMatch(
      /✗ Address +A proxy stands in front \(1\.1 Caddy\), and TRUSTED_PROXIES is 0/,
    )
    expect((await doctor({ APP_URL, TRUSTED_PROXIES: '1' })).code).toBe(0)
  } finally {
    proxy.close()
  }
})

test('what is wrong is named, each with what to do', SLOW_PROOF, async () => {
  const stripe = await startStripe({
    url: 'https://else.example',
    status: 'enabled',
    enabled_events: ['*'],
  })
  const closed = await freePort()
  try {
    const { code, said } = await doctor({
      DATABASE_URL: `postgresql://x:x@127.0.0.1:${closed}/x`,
      APP_URL: `http://127.0.0.1:${closed}`,
      SMTP_URL: `smtp://127.0.0.1:${closed}`,
      ...STRIPE,
      STRIPE_STAND_IN: `http://127.0.0.1:${stripe.port}`,
    })
    expect(code, said).toBe(1)
    for (const line of [
      /✗ Settings +NEXTAUTH_SECRET is not set/,
      /• Settings +Not set: OPERATOR and CONTACT_EMAIL/,
      /✗ Database +DATABASE_URL does not connect: connect ECONNREFUSED/,
      /✗ Mail +The email server says: /,
      /✗ Cards +Stripe has no webhook for APP_URL/,
      /• Address +Nothing answers at/,
    ]) {
      expect(said).toMatch(line)
    }
  } finally {
    stripe.close()
  }
  const wrong = await doctor({ PORT: 'x' })
  expect(wrong.code).toBe(2)
  const fresh = await doctor({})
  expect(fresh.code, fresh.said).toBe(0)
  expect(fresh.said).toMatch(/• Database +There is none in .* yet\.\n +npm start makes it\./)
})
