import { describe, expect, it } from 'vitest'
import { personOrder } from './person-order'

function isSorted(people: readonly string[]): boolean {
  const isStillSorted = personOrder()
  return people.every((person, at) => at === 0 || isStillSorted(people[at - 1] ?? '', person))
}

describe('personOrder', () => {
  it.each([
    [['1', '2', '10', '11']],
    [['1', '10', '11', '2']],
    [['p9', 'p10', 'p100']],
    [['c', 'b', 'a']],
    [['A', 'B', 'a', 'b']],
    [['a', 'A', 'b', 'B']],
    [['-1']],
  ])('sees that %j is sorted', (people) => expect(isSorted(people)).toBe(true))

  it.each([[['a', 'b', 'a']], [['1', '10', '2', '1']], [['01', '1', '01']]])(
    'never takes %j for sorted, where someone comes again',
    (people) => expect(isSorted(people)).toBe(false),
  )
})
