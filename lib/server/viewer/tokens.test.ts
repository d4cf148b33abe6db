import { hkdfSync } from 'node:crypto'
import { EncryptJWT, type JWTPayload } from 'jose'
import { encode } from 'next-auth/jwt'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubEnvironment } from '../base/testing'

stubEnvironment()
const { readToken, writeToken } = await import('./tokens')

const SECRET = 'x'.repeat(32)
const KEY = Buffer.from(hkdfSync('sha256', SECRET, '', 'NextAuth.js Generated Encryption Key', 32))
const session = { userId: 'u', sessionId: 's', version: 3 }
const CLAIMS = { sub: 'u', sid: 's', sv: 3, use: 'cookie' }
const NOW = Math.floor(Date.now() / 1000)
/** From then on tokens without an audience are refused. */
const NAMED_SINCE = Date.UTC(2026, 10, 28) / 1000

/** As someone writes it who knows the secret, within an hour of its end. */
function forged(claims: JWTPayload, header = { alg: 'dir', enc: 'A256GCM' }) {
  const token = new EncryptJWT({ ...CLAIMS, ...claims })
  return token
    .setProtectedHeader(header)
    .setExpirationTime(NOW + 172_800)
    .encrypt(KEY)
}

describe('the token of a session', () => {
  it('is read where it was written for, and nowhere else', async () => {
    const token = await writeToken(session, 'cookie')
    expect(await readToken(token, 'cookie')).toEqual(session)
    expect(await readToken(token, 'bearer')).toBeNull()
  })

  it('is for this product: another audience is refused', async () => {
    const right = await forged({ aud: 'discern', iat: NOW })
    expect(await readToken(right, 'cookie')).toEqual(session)
    for (const aud of ['other', '', ['discern', 'other']]) {
      expect(await readToken(await forged({ aud, iat: NOW }), 'cookie'), String(aud)).toBeNull()
    }
  })

  it('of an earlier version holds, also one that is written while both versions run', async () => {
    for (const iat of [NAMED_SINCE - 29 * 86_400, NAMED_SINCE - 1]) {
      expect(await readToken(await forged({ iat }), 'cookie')).toEqual(session)
    }
    for (const iat of [NAMED_SINCE, NAMED_SINCE + 86_400, undefined]) {
      expect(await readToken(await forged({ iat }), 'cookie'), String(iat)).toBeNull()
    }
  })

  describe('as next-auth writes it', () => {
    afterEach(() => {
      vi.useRealTimers()
    })

    it.each([
      ['an hour before an audience is asked for', -3600, session],
      // However lately the server has started.
      ['an hour later', 3600, null],
    ])('%s', async (_, seconds, expected) => {
      vi.useFakeTimers({ now: (NAMED_SINCE + seconds) * 1000, toFake: ['Date'] })
      const old = await encode({ token: CLAIMS, secret: SECRET, maxAge: 3600 })
      vi.resetModules()
      const restarted = await import('./tokens')
      expect(await restarted.readToken(old, 'cookie')).toEqual(expected)
    })
  })

  it('is encrypted in the one way that is named', async () => {
    const claims = { aud: 'discern', iat: NOW }
    for (const header of [
      { alg: 'A256KW', enc: 'A256GCM' },
      { alg: 'A256GCMKW', enc: 'A256GCM' },
      { alg: 'A256KW', enc: 'A128CBC-HS256' },
    ]) {
      expect(await readToken(await forged(claims, header), 'cookie'), header.alg).toBeNull()
    }
    expect(await readToken('a.b.c', 'cookie')).toBeNull()
  })
})
