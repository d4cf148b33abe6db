import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Gate } from './gate'

/** Lets names in, and notes who was admitted and who refused. */
function watched(gate: Gate) {
  const said: string[] = []
  const enter = (name: string) =>
    gate.enter({ admit: () => said.push(name), refuse: () => said.push(`no ${name}`) })
  return { said, enter }
}

describe('the gate', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('lets in as many as can work, has some wait in turn, and refuses the rest at once', () => {
    const { said, enter } = watched(new Gate({ atWork: 2, waiting: 2 }))
    const [leaveA] = ['a', 'b', 'c', 'd', 'e'].map(enter)
    expect(said).toEqual(['a', 'b', 'no e'])
    leaveA?.()
    leaveA?.()
    expect(said).toEqual(['a', 'b', 'no e', 'c'])
    enter('f')
    enter('g')
    expect(said.at(-1)).toBe('no g')
  })

  it('keeps no place for who has left the line', () => {
    const { said, enter } = watched(new Gate({ atWork: 1, waiting: 1 }))
    const [leaveA, leaveB] = [enter('a'), enter('b')]
    leaveB()
    enter('c')
    leaveA()
    expect(said).toEqual(['a', 'c'])
  })

  it('counts nobody as at work who is held up by somebody else', () => {
    const { said, enter } = watched(new Gate({ atWork: 1, waiting: 5 }))
    const leaveA = enter('a')
    const leaveB = enter('b')
    enter('c')
    vi.advanceTimersByTime(1_000)
    expect(said).toEqual(['a', 'b'])
    leaveA()
    expect(said).toEqual(['a', 'b'])
    leaveB()
    expect(said).toEqual(['a', 'b', 'c'])
  })
})
