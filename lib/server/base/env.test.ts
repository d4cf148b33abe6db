import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubEnvironment } from './testing'

/** The configuration as a process with this environment reads it. */
async function startWith(environment: Record<string, string>) {
  vi.resetModules()
  stubEnvironment(environment)
  return import('./env')
}

afterEach(() => vi.unstubAllEnvs())

describe('mail', () => {
  it('goes to files, from a default address, unless set otherwise', async () => {
    for (const unset of [{}, { SMTP_URL: '', MAIL_FROM: '' }] as Record<string, string>[]) {
      const { env } = await startWith(unset)
      expect(env.smtpUrl).toBeNull()
      expect(env.mailFrom).toBe('Discern <no-reply@discern.example>')
    }
  })

  it.each([
    ['SMTP_URL', 'smtp://localhost:25'],
    ['SMTP_URL', 'smtps://ann%40x.example:p%40ss@smtp.example:465/?tls.rejectUnauthorized=false'],
    ['MAIL_FROM', 'hello@discern.example'],
    ['MAIL_FROM', 'The Discern team <hello@discern.example>'],
  ])('takes %s=%s', async (name, value) => {
    const { env } = await startWith({ [name]: value })
    expect([env.smtpUrl, env.mailFrom]).toContain(value)
  })

  it.each([
    ['SMTP_URL', 'https://ann:secret@smtp.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp.example:25'],
    ['MAIL_FROM', 'no-address'],
    ['MAIL_FROM', 'a@discern.example, b@discern.example'],
    ['MAIL_FROM', 'Ann <a@discern.example>\nBcc: b@discern.example'],
  ])('refuses %s=%s in one sentence that does not repeat it', async (name, value) => {
    const { env } = await startWith({ [name]: value })
    const sentence = new RegExp(`^Configuration: ${name} must be an address such as \\S.*\\.$`)
    expect(() => env.smtpUrl).toThrow(sentence)
    expect(() => env.smtpUrl).not.toThrow(value)
  })
})

describe('a stand-in for providers', () => {
  it.each(['http://127.0.0.1:4000', 'http://[::1]:4000'])('may be %s', async (value) => {
    const { env } = await startWith({ OAUTH_TEST_PROVIDER: value })
    expect(env.oauthTestProvider?.origin).toBe(value)
  })

  it.each([
    'https://accounts.example',
    'http://10.0.0.1:4000',
    'http://127.0.0.1.evil.example:4000',
    'http://127.0.0.1@evil.example:4000',
    'http://localhost:4000',
    'http://127.0.0.1',
    'nothing',
  ])('may not be %s, because it can sign in as any person', async (value) => {
    const { env } = await startWith({ OAUTH_TEST_PROVIDER: value })
    expect(() => env.appUrl).toThrow(/^Configuration: OAUTH_TEST_PROVIDER is for tests alone/)
  })
})

describe('the longest session', () => {
  it('is ninety days, or less by a setting', async () => {
    expect((await startWith({})).env.sessionMaxDays).toBe(90)
    expect((await startWith({ SESSION_MAX_DAYS: '7' })).env.sessionMaxDays).toBe(7)
  })

  it.each(['0', '91', '1.5', 'long'])('is not %s days', async (value) => {
    const { env } = await startWith({ SESSION_MAX_DAYS: value })
    expect(() => env.sessionMaxDays).toThrow(
      'Configuration: SESSION_MAX_DAYS must be a number of days from 1 to 90.',
    )
  })
})

it.each([
  'https://discern.example/app',
  'https://discern.example/?a=1',
  'https://discern.example/#a',
])(
  'the address that people see is not %s, because every page stands at the root',
  async (value) => {
    const { env } = await startWith({ APP_URL: value })
    expect(() => env.appUrl).toThrow('Configuration: APP_URL must be an address without a path')
  },
)

it('https is promised for names below ours only on request', async () => {
  expect((await startWith({})).env.hstsSubdomains).toBe(false)
  expect((await startWith({ HSTS_SUBDOMAINS: '1' })).env.hstsSubdomains).toBe(true)
})
