import Stripe from 'stripe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubEnvironment } from '../base/testing'

const OLD = 'o'.repeat(40)
const NEW = 'n'.repeat(40)
const PERSON = { userId: 'u', sessionId: 's', version: 1 }
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_old',
}

/** The modules as a process with these settings has them. */
async function serverWith(settings: Record<string, string>) {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.stubGlobal('__discern', undefined)
  stubEnvironment(settings)
  const [tokens, signed, stripe] = await Promise.all([
    import('../viewer/tokens'),
    import('../base/signatures'),
    import('./stripe'),
  ])
  return { ...tokens, ...signed, ...stripe }
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('rotating NEXTAUTH_SECRET', () => {
  it('keeps sessions and signatures valid', async () => {
    const before = await serverWith({ NEXTAUTH_SECRET: OLD })
    const token = await before.writeToken(PERSON, 'cookie')
    const value = before.signValue('guest-cookie', 'a')
    const between = await serverWith({ NEXTAUTH_SECRET: `${NEW}, ${OLD}` })
    expect(await between.readToken(token, 'cookie')).toEqual(PERSON)
    expect(between.readSigned('guest-cookie', value)).toBe('a')
  })

  it('signs with the first, so that the old one can go', async () => {
    const between = await serverWith({ NEXTAUTH_SECRET: `${NEW},${OLD}` })
    const token = await between.writeToken(PERSON, 'cookie')
    const value = between.signValue('guest-cookie', 'a')
    const after = await serverWith({ NEXTAUTH_SECRET: NEW })
    expect(await after.readToken(token, 'cookie')).toEqual(PERSON)
    expect(after.readSigned('guest-cookie', value)).toBe('a')
    const before = await serverWith({ NEXTAUTH_SECRET: OLD })
    expect(await before.readToken(token, 'cookie')).toBeNull()
    expect(before.readSigned('guest-cookie', value)).toBeNull()
  })

  it.each(['', ',', 'short', `${NEW},short`])('refuses "%s"', async (secrets) => {
    await expect(serverWith({ NEXTAUTH_SECRET: secrets })).rejects.toThrow(
      'Configuration: NEXTAUTH_SECRET must have at least 32 characters, and so must each secret of a list.',
    )
  })
})

it('rotating STRIPE_WEBHOOK_SECRET takes events that either secret signed, and no others', async () => {
  const rotated = { ...STRIPE, STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old' }
  const { readSignedEvent } = await serverWith(rotated)
  const body = JSON.stringify({ id: 'evt_1', object: 'event' })
  const signedBy = (secret: string) =>
    Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
  for (const secret of ['whsec_new', 'whsec_old']) {
    expect(readSignedEvent(body, signedBy(secret), 300).id).toBe('evt_1')
  }
  expect(() => readSignedEvent(body, signedBy('whsec_other'), 300)).toThrow(/signature/i)
})
