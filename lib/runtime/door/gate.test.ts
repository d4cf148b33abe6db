import { AsyncLocalStorage } from 'node:async_hooks'
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

  it('lets whoever waited begin as they came, and not as part of whoever left', () => {
    const gate = new Gate({ atWork: 1, waiting: 1 })
    const asked = new AsyncLocalStorage<string>()
    const begun: (string | undefined)[] = []
    const enter = () => gate.enter({ admit: () => begun.push(asked.getStore()), refuse: () => {} })
    const leave = asked.run('first', enter)
    asked.run('second', enter)
    asked.run('first', leave)
    expect(begun).toEqual(['first', 'second'])
  })

  it('has fewer wait in a crowd: no more than were let in lately', () => {
    const { said, enter } = watched(new Gate({ atWork: 2, waiting: 10 }))
    const leaves = Array.from({ length: 12 }, (_, at) => enter(`${at}`))
    expect(said).toEqual(['0', '1'])
    enter('crowd')
    expect(said.at(-1)).toBe('no crowd')
    // The first six are done, so eight were let in; then there is room for four to wait, which do already.
    for (const leave of leaves.slice(0, 6)) leave()
    enter('late')
    expect(said.at(-1)).not.toBe('no late')
    vi.advanceTimersByTime(400)
    for (const leave of leaves.slice(6, 8)) leave()
    // Two were let in lately, so of those who wait there are enough.
    enter('later')
    expect(said.at(-1)).toBe('no later')
  })

  it('takes a line for a crowd only where it was full, and only for a second', () => {
    const { said, enter } = watched(new Gate({ atWork: 1, waiting: 3 }))
    const [leave] = ['a', 'b', 'c', 'd', 'e'].map(enter)
    expect(said).toEqual(['a', 'no e'])
    leave?.()
    vi.advanceTimersByTime(999)
    enter('f')
    expect(said.at(-1)).toBe('no f')
    vi.advanceTimersByTime(1_000)
    enter('g')
    expect(said.at(-1)).not.toBe('no g')
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
