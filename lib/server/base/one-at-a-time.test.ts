import { describe, expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time'

/** Work that ends on request, and returns the number of its run. */
function byHand() {
  const ends: ((fault?: Error) => void)[] = []
  const run = oneAtATime(
    () =>
      new Promise<number>((resolve, reject) => {
        const ordinal = ends.length + 1
        ends.push((fault) => (fault ? reject(fault) : resolve(ordinal)))
      }),
  )
  return { run, ends }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

describe('one at a time', () => {
  it('makes two runs of many calls: the first, and one that begins after the others asked', async () => {
    const { run, ends } = byHand()
    const answers = Promise.all(Array.from({ length: 100 }, () => run('a')))
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await soon()
    expect(ends).toHaveLength(2)
    ends[1]?.()
    expect(await answers).toEqual([1, ...Array(99).fill(2)])
  })

  it('runs a third time for a caller that comes during the second', async () => {
    const { run, ends } = byHand()
    const answers = [run('a'), run('a')]
    ends[0]?.()
    await soon()
    answers.push(run('a'))
    ends[1]?.()
    await soon()
    ends[2]?.()
    expect(await Promise.all(answers)).toEqual([1, 2, 3])
  })

  it('begins anew once all is done, and does not mix keys', async () => {
    const { run, ends } = byHand()
    const answers = [run('a'), run('b')]
    for (const end of ends) end()
    expect(await Promise.all(answers)).toEqual([1, 2])
    const later = run('a')
    expect(ends).toHaveLength(3)
    ends[2]?.()
    expect(await later).toBe(3)
  })

  it('runs for those who wait also after a fault', async () => {
    const { run, ends } = byHand()
    const [failed, waiting] = [run('a'), run('a')]
    ends[0]?.(new Error('away'))
    await expect(failed).rejects.toThrow('away')
    ends[1]?.()
    expect(await waiting).toBe(2)
  })
})
