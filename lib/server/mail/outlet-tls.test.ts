import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { stubEnvironment } from '../base/testing'

stubEnvironment()

const { openOutlet } = await import('./outlet')
const mail = {
  id: '00000000-0000-4000-8000-000000000001',
  createdOn: new Date('2026-01-02T03:04:05.678Z'),
  to: 'ada@example.com',
  subject: 'Reset your password',
  html: '<p>Hello</p>',
  text: 'Hello',
}

let server: SMTPServer
afterEach(() => new Promise<void>((done) => server.close(done)))

/** A mail server that takes everything, and says what of it came encrypted. */
async function startServer(disabledCommands: string[]) {
  const seen: { what: 'password' | 'mail'; encrypted: boolean }[] = []
  server = new SMTPServer({
    disabledCommands,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth(_auth, { secure }, callback) {
      seen.push({ what: 'password', encrypted: secure })
      callback(null, { user: 'ann' })
    },
    onData(stream, { secure }, callback) {
      seen.push({ what: 'mail', encrypted: secure })
      stream.resume().on('end', () => callback())
    },
  })
  server.on('error', () => {})
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done))
  const { port } = server.server.address() as AddressInfo
  /** 0.0.0.0 leads here, and is no name of this machine. */
  const sendTo = (host: string, more = '') =>
    openOutlet(5_000, `smtp://ann:secret@${host}:${port}${more}`)(mail)
  return { seen, sendTo }
}

it('gives a server without encryption neither a mail nor the password, and says why', async () => {
  const { seen, sendTo } = await startServer(['STARTTLS'])
  for (const less of [
    '',
    '?ignoreTLS=true',
    '?opportunisticTLS=true',
    '?requireTLS=',
    '?requireTLS=0',
  ]) {
    await expect(sendTo('0.0.0.0', less)).rejects.toMatchObject({
      message: expect.stringContaining('could not be encrypted, so nothing was sent (ETLS'),
      isFinal: false,
    })
  }
  expect(seen).toEqual([])
})

it.each([
  ['0.0.0.0', '?requireTLS=false'],
  ['127.0.0.1', ''],
])('gives it both where the address says so, and on this machine: %s%s', async (host, more) => {
  const { seen, sendTo } = await startServer(['STARTTLS'])
  await sendTo(host, more)
  expect(seen.map(({ what }) => what)).toEqual(['password', 'mail'])
})

it('encrypts where the server can, and trusts no certificate that it cannot check', async () => {
  const { seen, sendTo } = await startServer([])
  await expect(sendTo('0.0.0.0')).rejects.toThrow('its certificate is not trusted')
  expect(seen).toEqual([])
  await sendTo('0.0.0.0', '?tls.rejectUnauthorized=false')
  expect(seen).toEqual([
    { what: 'password', encrypted: true },
    { what: 'mail', encrypted: true },
  ])
})
