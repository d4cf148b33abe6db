import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerAgreement } from '@/lib/api/pairs'
import { limitsMessages } from '@/lib/messages/limits'
import { stubEnvironment } from './testing'

stubEnvironment({
  RATE_LIMIT_MAIL_CODE: '2/86400',
  RATE_LIMIT_AGREEMENT: '2/86400',
  RATE_LIMIT_AGREEMENT_CLIENT: '3/3600',
})
// What a database counts, counted here.
vi.mock('rate-limiter-flexible', async (original) => {
  const { RateLimiterMemory } = await original<typeof import('rate-limiter-flexible')>()
  return { RateLimiterPostgres: RateLimiterMemory }
})
const { tried, withinLimits } = await import('./limits')

const never = new Promise<boolean>(() => {})
const isWrong = (isRight: boolean) => !isRight
const attempt = (work: () => Promise<boolean>) => tried({ mail_code: 'account' }, work, isWrong)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('frees the places of a server that was killed after a minute, and forgets no wrong try by then', async () => {
  expect(await attempt(async () => false)).toBe(false)
  void attempt(() => never)
  const refused = attempt(async () => true).catch((error) => error.code)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await refused).toBe('too_many_requests')
  await vi.advanceTimersByTimeAsync(55_000)
  expect(await attempt(async () => false)).toBe(false)
  await vi.advanceTimersByTimeAsync(65_000)
  await expect(attempt(async () => true)).rejects.toMatchObject({ code: 'too_many_requests' })
})

it('offers of agreements are counted by person, and by network from one guest after the other', async () => {
  const offer = (guestSeries: string, client = 'office') =>
    withinLimits(
      offerAgreement,
      { viewer: { session: null, guestId: guestSeries, guestSeries }, client },
      () => 'offered',
    )
  const refused = (limit: 'agreement' | 'agreement_client') => ({
    code: 'too_many_requests',
    message: expect.stringContaining(limitsMessages[limit]),
  })
  for (const _ of [1, 2]) expect(await offer('ada')).toBe('offered')
  await expect(offer('ada')).rejects.toMatchObject(refused('agreement'))
  expect(await offer('otto')).toBe('offered')
  await expect(offer('lea')).rejects.toMatchObject(refused('agreement_client'))
  expect(await offer('lea', 'elsewhere')).toBe('offered')
})
