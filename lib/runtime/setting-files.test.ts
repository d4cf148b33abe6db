import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { environment } from '@/lib/environment'
import { readSecretFiles, readSettingFiles } from './setting-files'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
const file = join(folder, 'secret')
writeFileSync(file, 'from a file\n')

const asEnv = (environment: Record<string, string>) => environment as unknown as NodeJS.ProcessEnv

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'NEXTAUTH_SECRET',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
])('%s may stand in a file', (name) => {
  const env = asEnv({ [`${name}_FILE`]: file })
  readSecretFiles(env)
  expect(env[name]).toBe('from a file')
})

it.each([
  [{ SMTP_URL: 'smtp://a', SMTP_URL_FILE: file }, 'SMTP_URL and SMTP_URL_FILE are both set.'],
  [{ SMTP_URL_FILE: join(folder, 'none') }, 'which cannot be read (ENOENT).'],
])('ends the program for %o', (settings, sentence) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  expect(() => readSecretFiles(asEnv(settings as Record<string, string>))).toThrow('ended')
  expect(said.mock.calls.join('\n')).toContain(sentence)
})

it('reads .env whole, and what the environment says wins', () => {
  writeFileSync(
    join(folder, '.env'),
    `PORT=4001\nAPP_URL=https://a.example\nSMTP_URL_FILE=${file}\n`,
  )
  for (const name of ['PORT', 'SMTP_URL', 'SMTP_URL_FILE']) vi.stubEnv(name, undefined)
  vi.stubEnv('APP_URL', 'https://b.example')
  readSettingFiles({ folder })
  const { PORT, APP_URL, SMTP_URL } = environment()
  expect({ PORT, APP_URL, SMTP_URL }).toEqual({
    PORT: '4001',
    APP_URL: 'https://b.example',
    SMTP_URL: 'from a file',
  })
})
