import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, it } from 'vitest'
import { stubEnvironment } from './testing'

stubEnvironment()
const { wrongTries } = await import('./wrong-tries')

const POINTS = 50

/** The rule of two servers that count in one place; each counts with a pause, as a database does. */
function servers() {
  const counter = (keyPrefix: string) => {
    const memory = new RateLimiterMemory({ keyPrefix, points: POINTS, duration: 900 })
    const paused =
      <T>(work: (key: string | number, points?: number) => Promise<T>) =>
      async (key: string | number, points?: number) => {
        await pause()
        return work.call(memory, key, points)
      }
    return {
      keyPrefix,
      penalty: paused(memory.penalty),
      reward: paused(memory.reward),
      get: async (key: string | number) => {
        await pause()
        return memory.get(key)
      },
    }
  }
  const rule = { points: POINTS, wrong: counter('wrong'), underWay: counter('under_way') }
  return [wrongTries(rule), wrongTries(rule)] as const
}

const pause = (most = 1) => new Promise((resolve) => setTimeout(resolve, Math.random() * most))

const numbers = (length: number) => Array.from({ length }, (_, index) => index)

type Enter = ReturnType<typeof wrongTries>

/** So many tries at once of one network, of which `isWrong` says what each turns out to be. */
async function burst(doors: readonly Enter[], count: number, isWrong: (index: number) => boolean) {
  const seen = { right: 0, wrong: 0, refused: [] as { refused: string; left: number }[] }
  await Promise.all(
    numbers(count).map(async (index) => {
      const entered = await (doors[index % doors.length] as Enter)('network')
      if ('refused' in entered) {
        seen.refused.push(entered)
        return
      }
      await pause(6)
      seen[isWrong(index) ? 'wrong' : 'right'] += 1
      await entered.leave(isWrong(index))
    }),
  )
  return seen
}

describe('tries that may turn out wrong', () => {
  it('are none of them refused while all are right, however many come at once', async () => {
    const seen = await burst(servers(), 120, () => false)
    expect(seen).toEqual({ right: 120, wrong: 0, refused: [] })
  })

  it('find out no more at once than one after the other, over two servers', async () => {
    const doors = servers()
    const seen = await burst(doors, 150, () => true)
    expect(seen.wrong).toBe(POINTS)
    expect(seen.refused).toHaveLength(150 - POINTS)
    for (const { refused, left } of seen.refused) {
      expect(refused).toBe('used up')
      expect(left).toBeGreaterThan(890_000)
    }
    expect((await burst(doors, 10, () => true)).wrong).toBe(0)
  })

  it('keep a right one out only where the wrong ones before it have used up all places', async () => {
    const doors = servers()
    const early = await burst(doors, 200, (index) => index % 5 === 0)
    expect(early).toEqual({ right: 160, wrong: 40, refused: [] })
    const late = await burst(doors, 200, (index) => index % 5 === 0)
    expect(late.wrong).toBe(POINTS - 40)
  })

  it('count nothing that failed, and one whose counting failed stays counted', async () => {
    const [door] = servers()
    for (const _ of numbers(3 * POINTS)) {
      const entered = await door('failing')
      if ('leave' in entered) await entered.leave(false)
      else expect.unreachable()
    }
    const count = new RateLimiterMemory({ keyPrefix: 'x', points: 2, duration: 900 })
    const broken = { ...parts('wrong', 2), penalty: () => Promise.reject(new Error('away')) }
    const enter = wrongTries({ points: 2, wrong: broken, underWay: count })
    for (const _ of numbers(2)) {
      const entered = await enter('a')
      if ('leave' in entered) await expect(entered.leave(true)).rejects.toThrow('away')
    }
    expect((await count.get('a'))?.consumedPoints).toBe(2)
  })
})

function parts(keyPrefix: string, points: number) {
  const memory = new RateLimiterMemory({ keyPrefix, points, duration: 900 })
  return {
    keyPrefix,
    penalty: memory.penalty.bind(memory),
    reward: memory.reward.bind(memory),
    get: memory.get.bind(memory),
  }
}
