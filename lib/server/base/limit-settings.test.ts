import { describe, expect, it } from 'vitest'
import { LIMIT_NAMES, LIMITS } from '../../api/limits'
import { readLimitSettings } from './limit-settings'

const read = (environment: Record<string, string> = {}) =>
  readLimitSettings(environment as NodeJS.ProcessEnv)

it('those by network let a workshop of 300 through, and those by person are narrow', () => {
  const points = (counted: readonly string[]) =>
    Object.values(LIMITS).flatMap(({ by, counts, points }) =>
      counts === 'calls' && counted.includes(by) ? points : [],
    )
  expect(Math.min(...points(['client', 'uninvited', 'inviting']))).toBeGreaterThanOrEqual(300)
  expect(Math.max(...points(['viewer', 'account']))).toBeLessThanOrEqual(300)
})

describe('the limits of an environment', () => {
  it('are the table’s where nothing is set', () => {
    const same: Record<string, string>[] = [
      {},
      { RATE_LIMIT_SCALE: '', RATE_LIMIT_COUPON: '', PORT: '3000' },
    ]
    for (const environment of same) {
      const limits = read(environment)
      for (const name of LIMIT_NAMES) {
        const { points, seconds } = LIMITS[name]
        expect(limits[name]).toEqual({ points, seconds })
      }
    }
  })

  it('scale all together, never below one', () => {
    expect(read({ RATE_LIMIT_SCALE: '2.5' }).coupon).toEqual({ points: 25, seconds: 600 })
    for (const { points } of Object.values(read({ RATE_LIMIT_SCALE: '0.00001' }))) {
      expect(points).toBe(1)
    }
  })

  it('can be replaced one by one', () => {
    const limits = read({ RATE_LIMIT_LOGIN_ACCOUNT: '20/900', RATE_LIMIT_SCALE: '2' })
    expect(limits.login_account).toEqual({ points: 40, seconds: 900 })
    expect(limits.login_client).toEqual({ points: 100, seconds: 900 })
  })

  it.each(['0', '-1', 'much', 'Infinity', 'NaN', '1e9'])('refuse the scale %s', (scale) => {
    expect(() => read({ RATE_LIMIT_SCALE: scale })).toThrow(
      'Configuration: RATE_LIMIT_SCALE must be a number above 0, at most 1000000.',
    )
  })

  it.each(['20', '20/', '/600', '0/600', '20/0', '-1/600', '20/1e3', '20/86401', '1.5/60', 'x/y'])(
    'refuse %s as a limit',
    (value) => {
      expect(() => read({ RATE_LIMIT_COUPON: value })).toThrow(
        'Configuration: RATE_LIMIT_COUPON must be a count and seconds, such as 20/600',
      )
    },
  )

  it('refuse a name that is none, and say which there are', () => {
    expect(() => read({ RATE_LIMIT_COUPONS: '20/600' })).toThrow(
      /^Configuration: RATE_LIMIT_COUPONS is not a limit\. There are RATE_LIMIT_SCALE, .*RATE_LIMIT_COUPON, /,
    )
  })
})
