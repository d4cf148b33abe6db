import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { SmallAnswers } from './small-answers'

let time: number
let isBusy: boolean
let turns: (() => void)[]
let given: number[]
let small: SmallAnswers

beforeEach(() => {
  time = 0
  isBusy = true
  turns = []
  given = []
  small = new SmallAnswers({
    isBusy: () => isBusy,
    now: () => time,
    nextTurn: (then) => turns.push(then),
  })
})

/** Asks for so many answers, of an eighth of a millisecond each. */
function ask(count: number): void {
  for (let each = 0; each < count; each += 1) {
    small.give(() => {
      given.push(each)
      time += 0.125
    })
  }
}

/** The loop goes round, in which others take so many milliseconds. */
function turn(others: number): number {
  const before = given.length
  time += others
  for (const then of turns.splice(0)) then()
  return given.length - before
}

describe('issue 17: answers that are no work', () => {
  it('are given as they were asked for, in whoever’s turn', () => {
    const asked = new AsyncLocalStorage<string>()
    const begun: (string | undefined)[] = []
    for (const name of ['first', 'second']) {
      asked.run(name, () => small.give(() => begun.push(asked.getStore())))
    }
    asked.run('another', () => turn(8))
    expect(begun).toEqual(['first', 'second'])
  })

  it('are given at once where nobody is at work', () => {
    isBusy = false
    ask(500)
    expect(given).toHaveLength(500)
    expect(turns).toHaveLength(0)
  })

  it('take an eighth of what others take in each turn, in their order', () => {
    ask(500)
    expect(given).toHaveLength(0)
    expect(turn(40)).toBe(40)
    expect(turn(80)).toBe(80)
    expect(turn(16)).toBe(16)
    expect(given).toEqual(given.toSorted((a, b) => a - b))
  })

  it('go on where others take no time, and end', () => {
    ask(25)
    // A millisecond is always theirs.
    expect([turn(0), turn(0), turn(0), turn(0)]).toEqual([8, 8, 8, 1])
    expect(turns).toHaveLength(0)
    expect(turn(10)).toBe(0)
  })

  it('wait where nothing is to be answered, and then come in their order', () => {
    let isShut = true
    const nextTurn = (then: () => void) => turns.push(then)
    small = new SmallAnswers({
      isBusy: () => false,
      isShut: () => isShut,
      now: () => time,
      nextTurn,
    })
    ask(6)
    expect([turn(9), turn(9)]).toEqual([0, 0])
    isShut = false
    expect(turn(0)).toBe(6)
    expect(given).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('stay in line when the work is done meanwhile, and never wait without end', () => {
    ask(200)
    isBusy = false
    ask(1)
    expect(given).toHaveLength(0)
    while (turns.length > 0) turn(1)
    expect(given).toHaveLength(201)
    expect(given.at(-1)).toBe(0)
  })
})
