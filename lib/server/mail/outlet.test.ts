import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, expect, it } from 'vitest'
import { stubEnvironment } from '../base/testing'

const dataDir = mkdtempSync(join(tmpdir(), 'discern-outlet-'))
stubEnvironment({ DATA_DIR: dataDir, SMTP_URL: '' })

const { dropMailsBefore, mailFolder } = await import('./folder')
const { openOutlet } = await import('./outlet')
const deliver = openOutlet()
const mail = {
  id: '00000000-0000-4000-8000-000000000001',
  createdOn: new Date('2026-01-02T03:04:05.678Z'),
  to: 'ada@example.com',
  subject: 'Grüße 👋',
  html: '<p>Hello</p>',
  text: 'Hello',
}

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('writes a mail as one file that only we can read, however often it is delivered', async () => {
  await Promise.all([deliver(mail), deliver(mail)])
  await deliver(mail)
  const names = readdirSync(mailFolder())
  expect(names).toEqual(['20260102T030405678Z-00000000-0000-4000-8000-000000000001.eml'])
  const file = join(mailFolder(), names[0] ?? '')
  expect([statSync(file).mode & 0o777, statSync(mailFolder()).mode & 0o777]).toEqual([0o600, 0o700])
  expect(await PostalMime.parse(readFileSync(file))).toMatchObject({
    messageId: '<00000000-0000-4000-8000-000000000001@discern.example>',
    date: '2026-01-02T03:04:05.000Z',
    subject: 'Grüße 👋',
    text: 'Hello\n',
    to: [{ address: 'ada@example.com', name: '' }],
  })
})

it('sends to the one address it was given, whatever is in it', async () => {
  const to = 'a@example.com, b@example.com\r\nBcc: c@example.com'
  await deliver({ ...mail, id: 'second', to })
  const name = readdirSync(mailFolder()).find((candidate) => candidate.includes('second')) ?? ''
  const read = await PostalMime.parse(readFileSync(join(mailFolder(), name)))
  expect(read.bcc ?? []).toEqual([])
  expect(read.headers.filter(({ key }) => key === 'to')).toHaveLength(1)
})

it.each([
  'ada+tag@example.com',
  'ada@xn--bcher-kva.example',
  'jörg@xn--bcher-kva.example',
  '"ada byron"@example.org',
])('a mail to %s is found again when its person goes', async (to) => {
  await deliver({ ...mail, id: randomUUID(), to })
  expect(await dropMailsBefore(`x${to}`, new Date())).toBe(0)
  expect(await dropMailsBefore(to, new Date())).toBe(1)
})
