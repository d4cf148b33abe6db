import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { readSettings, warningsOf } from './settings'

/** The environment of a process, which Next's types want complete. */
const asEnv = (environment: Record<string, string>) => environment as unknown as NodeJS.ProcessEnv
const read = (environment: Record<string, string>) => readSettings(asEnv(environment))

describe('the settings of a start', () => {
  it('are for this machine alone by default', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: undefined,
      databaseUrl: undefined,
      appUrl: 'http://localhost:3000',
    })
    expect(read({ PORT: '4000', HOST: 'localhost' })).toMatchObject({
      host: undefined,
      appUrl: 'http://localhost:4000',
    })
    expect(read({ HOST: '::', APP_URL: 'https://discern.example' })).toMatchObject({
      host: '::',
      appUrl: 'https://discern.example',
    })
  })
})

it('a start behind https that trusts no proxy is warned', () => {
  const known = { OPERATOR: 'Fernhill Studio', CONTACT_EMAIL: 'hello@example.com' }
  const warn = (more: Record<string, string>, appUrl: string) =>
    warningsOf(asEnv({ ...known, ...more }), appUrl)
  expect(warn({}, 'http://localhost:3000')).toEqual([])
  expect(warn({ TRUSTED_PROXIES: '1' }, 'https://discern.example')).toEqual([])
  expect(warn({}, 'https://discern.example')[0]).toMatch(/TRUSTED_PROXIES is 0/)
})

it('a start that does not know who runs it is warned', () => {
  const warn = (env: Record<string, string>) => warningsOf(asEnv(env), 'http://localhost:3000')
  expect(warn({})[0]).toMatch(/^Not set: OPERATOR and CONTACT_EMAIL\./)
  expect(warn({ OPERATOR: 'Fernhill Studio' })[0]).toMatch(/^Not set: CONTACT_EMAIL\./)
})

describe('a command of plain Node', () => {
  /** Its output, or how it ended, as one would run it in a terminal. */
  const run = (environment: string) => {
    const script = `
      const { load } = await import('./lib/runtime/load.mjs')
      const { readSettings } = await load('settings')
      console.log(readSettings(${environment}).port)`
    return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  it('loads a typed module of this room', () => {
    expect(run("{ PORT: '4000' }").trim()).toBe('4000')
  })

  it.each([
    ["{ PORT: 'x' }", 'PORT is "x", but must be a number from 1 to 65535.'],
    ["{ HOST: 'machine' }", 'HOST is "machine", but must be an address to listen on.'],
    ["{ MIGRATION_DATABASE_URL: 'x' }", 'MIGRATION_DATABASE_URL is set, but DATABASE_URL is not.'],
    [
      "{ DATABASE_URL: 'postgresql://a:b@c/d', MIGRATION_DATABASE_URL: 'postgresql://a:b/@c/d' }",
      'MIGRATION_DATABASE_URL cannot be read as an address.',
    ],
  ])('ends with a sentence for %s', (environment, sentence) => {
    expect(() => run(environment)).toThrow(sentence)
  })
})
