import { beforeEach, expect, it, vi } from 'vitest'
import type { Prisma } from '../base/db'
import { stubEnvironment } from '../base/testing'

stubEnvironment()
const { issueSignInLink } = await import('./issued-sign-in-links')

interface Token {
  hash: string
  email: string
  requestedAt: Date
  expiresAt: Date
}
const MINUTE = 60_000
const person = { id: '7d0c3f2e-7b7e-4a35-9a0f-0f6b8a2f9a11', email: 'ada@example.com' }
let tokens: Token[] = []
let browsers: { tokenHash: string; browser: string; needsCode: boolean }[] = []
let now = 0

const find = (hash: string) => tokens.find((one) => one.hash === hash) as Token
const tx = {
  $queryRaw: async () => [{ id: person.id }],
  mailToken: {
    findUnique: async ({ where }: { where: { hash: string } }) => find(where.hash) ?? null,
    findMany: async ({ where }: { where: { email: string; requestedAt: { gt: Date } } }) =>
      tokens
        .filter((one) => one.email === where.email && one.requestedAt > where.requestedAt.gt)
        .sort((a, b) => +b.requestedAt - +a.requestedAt),
    create: async ({ data }: { data: Token }) => tokens.push(data),
    update: async ({ where, data }: { where: { hash: string }; data: Partial<Token> }) =>
      Object.assign(find(where.hash), data),
  },
  mailTokenBrowser: {
    createMany: async ({ data }: { data: typeof browsers }) => browsers.push(...data),
  },
} as unknown as Prisma.TransactionClient

let asked = 0
/** Whether a mail goes out. */
const ask = (browser: string, whose = person) => {
  asked += 1
  return issueSignInLink(tx, whose, browser, { hash: `link ${asked}` }, new Date(now))
}
const later = (minutes: number) => {
  now += minutes * MINUTE
  vi.setSystemTime(now)
}
const mailed = () => tokens.at(-1) as Token

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  tokens = []
  browsers = []
  now = Date.UTC(2026, 10, 27)
  later(0)
})

it('sends four mails an hour, whether or not their links still work', async () => {
  let sent = 0
  for (let minute = 0; minute < 180; minute += 1) {
    if (await ask('stranger')) sent += 1
    later(1)
  }
  expect(sent).toBe(12)
})

it('lets the newest link work where no mail was sent, with its digits, as long as a new one would', async () => {
  for (let count = 0; count < 4; count += 1) {
    expect(await ask('stranger')).toBe(true)
    later(1)
  }
  const { hash } = mailed()
  later(40)
  expect(find(hash).expiresAt.getTime()).toBeLessThan(now)
  expect(await ask('owner')).toBe(false)
  expect(find(hash).expiresAt.getTime()).toBe(now + 10 * MINUTE)
  const own = browsers.filter(({ browser }) => browser === 'owner')
  expect(own).toEqual([{ tokenHash: hash, browser: 'owner', needsCode: true }])
})

it('lets every link work there that still does', async () => {
  for (let count = 0; count < 4; count += 1) {
    await ask('stranger')
    later(1)
  }
  await ask('owner')
  expect(browsers.filter(({ browser }) => browser === 'owner')).toHaveLength(4)
})

it('brings no used link back: who used the newest has the mailbox and gets one more mail', async () => {
  for (let count = 0; count < 4; count += 1) {
    await ask('owner')
    later(1)
  }
  const used = mailed()
  used.expiresAt = new Date(now - 24 * 60 * MINUTE)
  later(1)
  expect(await ask('owner')).toBe(true)
  expect(mailed().hash).not.toBe(used.hash)
  expect(await ask('stranger')).toBe(false)
  expect(+used.expiresAt).toBeLessThan(now)
})

it('counts the mails to an earlier address apart: their links prove nothing about this one', async () => {
  for (let count = 0; count < 4; count += 1) await ask('owner')
  expect(await ask('owner', { ...person, email: 'new@example.com' })).toBe(true)
})
