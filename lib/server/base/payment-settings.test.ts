import { describe, expect, it } from 'vitest'
import { readPaymentSettings } from './payment-settings'

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_CNRY1',
  STRIPE_WEBHOOK_SECRET: 'whsec_CNRY2',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_CNRY3',
}
const LIVE = { STRIPE_SECRET_KEY: 'rk_live_CNRY', STRIPE_PUBLISHABLE_KEY: 'pk_live_CNRY' }

describe('Stripe’s settings', () => {
  it('are all there or none: without any it is preview mode', () => {
    expect(readPaymentSettings({})).toBeNull()
    expect(readPaymentSettings({ STRIPE_SECRET_KEY: '' })).toBeNull()
    expect(readPaymentSettings(KEYS)).toMatchObject({ isLive: false, standIn: null })
    expect(readPaymentSettings({ ...KEYS, ...LIVE })).toMatchObject({ isLive: true })
  })

  it('may hold several secrets of the webhook', () => {
    const rotated = { ...KEYS, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' }
    expect(readPaymentSettings(rotated)?.webhookSecrets).toEqual(['whsec_new', 'whsec_old'])
  })

  it.each([
    [{ ...KEYS, STRIPE_WEBHOOK_SECRET: 'whsec_CNRY,CNRY' }, 'STRIPE_WEBHOOK_SECRET must be a key'],
    [{ ...KEYS, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET must be set as well'],
    [
      { STRIPE_PUBLISHABLE_KEY: 'pk_test_CNRY' },
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must',
    ],
    [{ ...KEYS, STRIPE_SECRET_KEY: 'pk_test_CNRY' }, 'STRIPE_SECRET_KEY must be a key such as'],
    [{ ...KEYS, STRIPE_PUBLISHABLE_KEY: 'sk_test_CNRY' }, 'STRIPE_PUBLISHABLE_KEY must be a key'],
    [{ ...KEYS, STRIPE_WEBHOOK_SECRET: 'CNRY' }, 'STRIPE_WEBHOOK_SECRET must be a key such as'],
    [{ ...KEYS, STRIPE_PUBLISHABLE_KEY: 'pk_live_CNRY' }, 'must be of the same mode'],
  ])('say in one sentence what is wrong, and repeat no key', (environment, sentence) => {
    expect(() => readPaymentSettings(environment)).toThrow(sentence)
    expect(() => readPaymentSettings(environment)).toThrow(/^Configuration: [^\n]+\.$/)
    expect(() => readPaymentSettings(environment)).not.toThrow('CNRY')
  })

  it('let a stand-in answer in Stripe’s place on this machine only, and never with a live key', () => {
    const at = (STRIPE_STAND_IN: string, keys = {}) =>
      readPaymentSettings({ ...KEYS, ...keys, STRIPE_STAND_IN })
    expect(at('http://127.0.0.1:12111')?.standIn).toEqual({
      protocol: 'http',
      host: '127.0.0.1',
      port: 12111,
    })
    for (const address of [
      'http://10.0.0.1:80',
      'https://stripe.example',
      'http://127.0.0.1.evil.example:80',
      'http://127.0.0.1:80@evil.example:80',
      'http://127.0.0.1',
    ]) {
      expect(() => at(address)).toThrow('STRIPE_STAND_IN is for tests')
    }
    expect(() => at('http://127.0.0.1:12111', LIVE)).toThrow('STRIPE_STAND_IN is for tests')
  })
})
