import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, it } from 'vitest'
import { stubEnvironment } from './testing'

stubEnvironment()
const { tally } = await import('./tally')

const limiter = (keyPrefix: string) =>
  new RateLimiterMemory({ keyPrefix, points: 10, duration: 600 })

describe('tries that come at once', () => {
  it('are all counted, each once, in two statements', async () => {
    const memory = limiter('once')
    let statements = 0
    const counting = {
      keyPrefix: memory.keyPrefix,
      penalty: (key: string | number, points?: number) => {
        statements++
        return memory.penalty(key, points)
      },
    }
    const tallies = await Promise.all(Array.from({ length: 500 }, () => tally(counting, 'a')))
    expect(tallies.map(({ ordinal }) => ordinal)).toEqual(
      Array.from({ length: 500 }, (_, index) => index + 1),
    )
    expect(statements).toBe(2)
    expect((await tally(counting, 'a')).ordinal).toBe(501)
  })

  it('are answered also when one follows at once on another', async () => {
    const memory = limiter('follow')
    let promise = Promise.resolve({ ordinal: 0, left: 0 })
    const later: Promise<number>[] = []
    for (let depth = 0; depth < 20; depth++) {
      promise = promise.then(() => tally(memory, 'a'))
      let waited: Promise<unknown> = promise
      for (let ticks = 0; ticks < depth; ticks++) waited = waited.then(() => undefined)
      later.push(waited.then(() => tally(memory, 'a')).then(({ ordinal }) => ordinal))
    }
    await promise
    expect(new Set(await Promise.all(later)).size).toBe(20)
  })

  it('count by key and by limit', async () => {
    const [one, other] = [limiter('one'), limiter('other')]
    const tallies = await Promise.all([tally(one, 'a'), tally(one, 'b'), tally(other, 'a')])
    expect(tallies.map(({ ordinal }) => ordinal)).toEqual([1, 1, 1])
    for (const { left } of tallies) expect(left).toBeGreaterThan(590_000)
  })

  it('all learn of a fault, and the next is counted again', async () => {
    const memory = limiter('fault')
    let broken = true
    const flaky = {
      keyPrefix: memory.keyPrefix,
      penalty: async (key: string | number, points?: number) => {
        if (broken) throw new Error('away')
        return memory.penalty(key, points)
      },
    }
    const tries = await Promise.allSettled([tally(flaky, 'a'), tally(flaky, 'a')])
    expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    broken = false
    expect((await tally(flaky, 'a')).ordinal).toBe(1)
  })
})
