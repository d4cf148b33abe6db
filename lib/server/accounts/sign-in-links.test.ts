import { createHash } from 'node:crypto'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { once } from '../base/once'
import { stubEnvironment } from '../base/testing'

stubEnvironment()

const mocked = vi.hoisted(() => ({
  /** What the cookie of the browser holds. */
  secret: '',
  /** The statements of one try, in words. */
  asked: [] as string[],
}))
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: mocked.secret }) }),
}))
// What the database counts, counted here.
vi.mock('rate-limiter-flexible', async (original) => {
  const { RateLimiterMemory } = await original<typeof import('rate-limiter-flexible')>()
  class Counting extends RateLimiterMemory {
    override penalty(key: string | number, points?: number): ReturnType<Penalty> {
      mocked.asked.push(`${this.keyPrefix} +1`)
      return super.penalty(key, points)
    }
  }
  type Penalty = RateLimiterAbstract['penalty']
  return { RateLimiterPostgres: Counting }
})

interface InBrowser {
  browser: string
  needsCode: boolean
}
interface Where extends InBrowser {
  hash?: string
  tokenHash: string
  browsers: { some: InBrowser }
  codeTries: { lt: number }
}
const IN = new Error('The link is used now.')

let mails = new Map<string, { userId: string; codeHash: string; tries: number }>()
let browsers: (InBrowser & { tokenHash: string; codeTries: number })[] = []

const waiting = (hash: string | undefined, { browser, needsCode }: InBrowser) =>
  browsers.findLast(
    (one) =>
      one.browser === browser &&
      one.needsCode === needsCode &&
      (hash === undefined || one.tokenHash === hash),
  )
/** The statements between which the digits are checked. A right one goes on to use the link. */
once('db', () => ({
  mailToken: {
    findFirst: async ({ where }: { where: Where }) => {
      mocked.asked.push('find the mail')
      const row = waiting(where.hash, where.browsers.some)
      const mail = row && mails.get(row.tokenHash)
      return mail ? { ...mail, hash: row.tokenHash } : null
    },
    updateMany: async ({ where }: { where: Where }) => {
      mocked.asked.push('count the try of the mail')
      const mail = mails.get(String(where.hash))
      if (!mail || mail.tries >= where.codeTries.lt) return { count: 0 }
      mail.tries += 1
      return { count: 1 }
    },
  },
  mailTokenBrowser: {
    updateMany: async ({ where }: { where: Where }) => {
      const row = waiting(where.tokenHash, where)
      if (!row || row.codeTries >= where.codeTries.lt) return { count: 0 }
      row.codeTries += 1
      return { count: 1 }
    },
    aggregate: async ({ where }: { where: Where }) => {
      const ofMail = browsers.filter((one) => one.tokenHash === where.tokenHash)
      return { _sum: { codeTries: ofMail.reduce((sum, one) => sum + one.codeTries, 0) } }
    },
  },
  $transaction: () => Promise.reject(IN),
}))

const { keptCode } = await import('../mail/code-digits')
const { requireCode } = await import('./codes')
const { signInByCode, signInByLink } = await import('./sign-in-links')

const viewer = { session: null } as unknown as Parameters<typeof signInByCode>[0]
const [RIGHT, WRONG] = ['123456', '654321']
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
/** The secret in the cookie of a browser, and what the database keeps of it. */
const secretOf = (browser: string) =>
  createHash('sha256').update(browser).digest('base64url').slice(0, 43)
const keptOf = (browser: string) => hashOf(secretOf(browser))

let count = 0
/** A mail to a person, asked for in a browser; its token. */
function mail(userId: string, browser: string): string {
  count += 1
  const token = `token ${count}`
  const hash = hashOf(token)
  mails.set(hash, { userId, codeHash: keptCode(hash, RIGHT), tries: 0 })
  browsers.push({ tokenHash: hash, browser: keptOf(browser), needsCode: false, codeTries: 0 })
  return token
}
/** Another browser asked once enough mails had been sent. */
const askInVain = (token: string, browser: string) =>
  browsers.push({
    tokenHash: hashOf(token),
    browser: keptOf(browser),
    needsCode: true,
    codeTries: 0,
  })

const outcome = (error: { code?: string }) => (error === IN ? 'in' : error.code)
const type = (browser: string, code: string, client = `network of ${browser}`) => {
  mocked.secret = secretOf(browser)
  return signInByCode(viewer, code, client).catch(outcome)
}
const typeBeside = (token: string, browser: string, code: string) => {
  mocked.secret = secretOf(browser)
  return signInByLink(viewer, token, code).catch(outcome)
}

beforeEach(() => {
  mails = new Map()
  browsers = []
  mocked.asked.length = 0
})

describe('the digits of a mail', () => {
  it('sign their owner in beside the newest link, however many wrong ones strangers typed', async () => {
    let newest = ''
    for (let turn = 0; turn < 5; turn += 1) {
      newest = mail('ada', `stranger ${turn}`)
      for (let tries = 0; tries < 5; tries += 1) {
        expect(await type(`stranger ${turn}`, WRONG)).toBe('invalid')
      }
    }
    askInVain(newest, 'owner')
    askInVain(newest, 'stranger')
    // Without the link, nothing is counted beside it.
    for (let tries = 0; tries < 60; tries += 1) {
      expect(await typeBeside('another token', 'stranger', WRONG)).toBe('invalid')
    }
    expect(await typeBeside(newest, 'owner', WRONG)).toBe('invalid')
    expect(await typeBeside(newest, 'owner', RIGHT)).toBe('in')
  })

  it('may be typed five times beside the link in one browser, and fifty times in all', async () => {
    const token = mail('bea', 'stranger')
    askInVain(token, 'owner')
    askInVain(token, 'other')
    for (let tries = 0; tries < 5; tries += 1) await typeBeside(token, 'other', WRONG)
    expect(await typeBeside(token, 'other', RIGHT)).toBe('invalid')
    expect(await typeBeside(token, 'owner', RIGHT)).toBe('in')
    for (let turn = 0; turn < 10; turn += 1) {
      askInVain(token, `finder ${turn}`)
      for (let tries = 0; tries < 5; tries += 1) await typeBeside(token, `finder ${turn}`, WRONG)
    }
    askInVain(token, 'one more')
    expect(await typeBeside(token, 'one more', RIGHT)).toBe('invalid')
  })

  it('that strangers type to sign in use up none of those that prove an address', async () => {
    for (let tries = 0; tries < 30; tries += 1) {
      if (tries % 5 === 0) mail('cleo', 'stranger of cleo')
      await type('stranger of cleo', WRONG, `network ${tries}`)
    }
    mail('cleo', 'stranger of cleo')
    expect(await type('stranger of cleo', RIGHT)).toBe('invalid')
    const hash = hashOf(mail('cleo', ''))
    const waiting = { table: 'mailToken', hash, codeHash: keptCode(hash, RIGHT) } as const
    const typing = { purpose: 'prove', account: 'cleo', client: 'her network' } as const
    expect(await requireCode(typing, [waiting], RIGHT)).toBe(hash)
  })

  it('are counted by network: 30 wrong ones an hour, over all accounts', async () => {
    for (let tries = 0; tries < 30; tries += 1) {
      mail(`person ${tries}`, `browser ${tries}`)
      await type(`browser ${tries}`, WRONG, 'one network')
    }
    mail('dora', 'browser of dora')
    expect(await type('browser of dora', RIGHT, 'one network')).toBe('invalid')
    expect(await type('browser of dora', RIGHT, 'another network')).toBe('in')
  })

  it('are asked for in the same steps where the address has no account', async () => {
    mail('eve', 'known')
    mocked.asked.length = 0
    await type('known', WRONG)
    const known = mocked.asked.splice(0)
    await type('unknown', WRONG)
    expect(mocked.asked).toEqual(known)
    expect(known).toContain('count the try of the mail')
    expect(known).toContain('mail_code_everyone +1')
  })

  // The last: it uses up what all have together.
  it('are counted in all: 1,000 wrong ones an hour', async () => {
    for (let tries = 0; tries < 1000; tries += 1) await type(`stranger ${tries}`, WRONG)
    const token = mail('gia', 'browser of gia')
    expect(await type('browser of gia', RIGHT)).toBe('invalid')
    await expect(signInByLink(viewer, token)).rejects.toBe(IN)
    askInVain(token, 'owner')
    expect(await typeBeside(token, 'owner', RIGHT)).toBe('in')
  })
})
