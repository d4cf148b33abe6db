import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubEnvironment } from '../base/testing'

const COOKIE = { name: 'discern_guest', purpose: 'guest-cookie', seconds: 60 }
const NAMED = { userId: 'u', sessionId: 's', version: 1 }

/** The modules as a process of this address has them. */
async function at(APP_URL: string) {
  vi.resetModules()
  stubEnvironment({ APP_URL })
  const [signed, session, { oauthOptions }] = await Promise.all([
    import('../base/cookies'),
    import('../viewer/tokens'),
    import('../accounts/oauth'),
  ])
  return { ...signed, ...session, oauthOptions }
}

const SITE = 'https://discern.example'
/** The same site before it had any cookie with a prefix. */
const BEFORE = 'http://discern.example'

/** Name and value of a Set-Cookie header, as a browser gives them back. */
const jarOf = (...headers: string[]) => {
  const cookies = headers.map((header) => header.split('; ')[0]?.split('=') ?? [])
  return {
    get: (name: string) => {
      const [, value] = cookies.findLast(([one]) => one === name) ?? []
      return value ? { value } : undefined
    },
  }
}

afterEach(() => vi.unstubAllEnvs())

describe('cookies under https', () => {
  it('have the prefix that a browser keeps from other hosts, next-auth’s too', async () => {
    const { signedCookieHeader, sessionCookieHeader, oauthOptions } = await at(SITE)
    const viewer = {
      session: null,
      guestId: null,
      openedLinks: [],
      device: { browser: null, system: null },
    }
    const { cookies = {} } = oauthOptions(viewer, () => {})
    const headers = [signedCookieHeader(COOKIE, 'a'), sessionCookieHeader('a')]
    for (const header of headers) {
      expect(header).toMatch(
        /^__Host-[\w.-]+=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
      )
    }
    expect(Object.keys(cookies).sort()).toEqual([
      'callbackUrl',
      'csrfToken',
      'nonce',
      'pkceCodeVerifier',
      'sessionToken',
      'state',
    ])
    for (const { name, options } of Object.values(cookies)) {
      expect(name).toMatch(/^__Host-next-auth\./)
      expect(options).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax', path: '/' })
      expect(options).not.toHaveProperty('domain')
    }
  })

  it('of before hold once, and get the new name', async () => {
    const old = await at(BEFORE)
    const oldCookie = old.signedCookieHeader(COOKIE, 'a')
    const oldToken = await old.writeToken(NAMED, 'cookie')
    const { readSignedCookie, renameOldCookie, sessionTokenIn, renameOldSession } = await at(SITE)
    const jar = jarOf(oldCookie, `__Secure-next-auth.session-token=${oldToken}`)
    expect(readSignedCookie(COOKIE, jar)).toBe('a')
    const [dropped, renamed = ''] = renameOldCookie(COOKIE, jar)
    expect(dropped).toMatch(/^discern_guest=; .*Max-Age=0/)
    expect(readSignedCookie(COOKIE, jarOf(renamed))).toBe('a')
    expect(await sessionTokenIn(jar)).toBe(oldToken)
    const [ended, goesOn = ''] = await renameOldSession(jar)
    expect(ended).toMatch(/^__Secure-next-auth\.session-token=; .*Max-Age=0/)
    expect(await sessionTokenIn(jarOf(goesOn))).toBeTruthy()
    expect(renameOldCookie(COOKIE, jarOf(renamed))).toEqual([])
    expect(await renameOldSession(jarOf(goesOn))).toEqual([])
  })

  it('that were written with the prefix are nothing without it', async () => {
    const { signedCookieHeader, readSignedCookie, writeToken, sessionTokenIn } = await at(SITE)
    const planted = signedCookieHeader(COOKIE, 'a').replace('__Host-', '')
    const token = await writeToken(NAMED, 'cookie')
    expect(readSignedCookie(COOKIE, jarOf(planted))).toBeNull()
    const jar = jarOf(`__Secure-next-auth.session-token=${token}`)
    expect(await sessionTokenIn(jar)).toBeUndefined()
  })

  it('the guest’s ends when its signature says, whatever the browser keeps', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      await at(SITE)
      const { guestCookieHeader, readGuestCookie } = await import('../viewer/guests')
      const jar = jarOf(guestCookieHeader({ id: 'g', series: 'g', before: null }))
      expect(readGuestCookie(jar)).toMatchObject({ id: 'g', before: null })
      vi.setSystemTime(Date.now() + 371 * 24 * 3600 * 1000)
      expect(readGuestCookie(jar)).toMatchObject({ id: 'g' })
      vi.setSystemTime(Date.now() + 2 * 24 * 3600 * 1000)
      expect(readGuestCookie(jar)).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
})
