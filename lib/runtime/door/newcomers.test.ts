import { beforeEach, describe, expect, it } from 'vitest'
import { Gate } from './gate'
import { Newcomers } from './newcomers'

let time: number
let turns: (() => void)[]
let over: number
let newcomers: Newcomers

beforeEach(() => {
  time = 0
  turns = []
  over = 0
  newcomers = new Newcomers({ now: () => time, nextTurn: (then) => turns.push(then) })
  newcomers.onOver(() => {
    over += 1
  })
})

/** The loop goes round, with a connection or without. */
function turn(hasNewcomer: boolean, ms = 0.2): void {
  time += ms
  if (hasNewcomer) newcomers.come()
  for (const then of turns.splice(0)) then()
}

describe('issue 17: those who connect', () => {
  it('keep nobody waiting where they come one by one', () => {
    for (const hasNewcomer of [true, false, true, true, false, true]) {
      turn(hasNewcomer)
      expect(newcomers.areMany).toBe(false)
    }
    expect(over).toBe(0)
  })

  it('have work wait where they come turn by turn, until a turn brings none', () => {
    for (let each = 0; each < 500; each += 1) turn(true)
    expect(newcomers.areMany).toBe(true)
    turn(false)
    expect(newcomers.areMany).toBe(false)
    expect(over).toBe(1)
    expect(turns, 'nothing is watched anymore').toHaveLength(0)
  })

  it('have it wait for half of the time at most, however many come', () => {
    const held: boolean[] = []
    for (let each = 0; each < 4000; each += 1) {
      turn(true, 1)
      held.push(newcomers.areMany)
    }
    const share = held.filter(Boolean).length / held.length
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThanOrEqual(0.5)
    expect(over).toBe(2)
  })

  it('are all inside before work begins', () => {
    const said: string[] = []
    const gate = new Gate({ atWork: 1, waiting: 9 }, () => newcomers.areMany)
    newcomers.onOver(() => gate.proceed())
    const enter = (name: string) =>
      gate.enter({ admit: () => said.push(name), refuse: () => said.push(`no ${name}`) })
    const leave = enter('before')
    for (let each = 0; each < 5; each += 1) turn(true)
    enter('one')
    enter('two')
    leave()
    expect(said).toEqual(['before'])
    turn(false)
    expect(said).toEqual(['before', 'one'])
  })
})
