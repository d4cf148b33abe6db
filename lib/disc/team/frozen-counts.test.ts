import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Counted, type Counts, lookAt } from './frozen-counts'

const KEYS = ['D', 'I', 'S', 'C'] as const
type Key = (typeof KEYS)[number]
type Someone = Counted<Key> & { id: number }

/** A group whose members come, go and change, and what it sees. */
class Group {
  people: Someone[] = []
  frozen: Counts<Key> | null = null
  #next = 0

  come(...letters: (Key | null)[]) {
    for (const now of letters) this.people.push({ id: this.#next++, was: null, now })
    return this
  }

  look() {
    const { counts, isNew } = lookAt(KEYS, this.frozen, this.people)
    if (!counts || !isNew) return counts
    this.frozen = counts
    this.people = this.people.map((one) => ({ ...one, was: one.now }))
    return counts
  }
}

const of = (counts: Partial<Counts<Key>>) => ({ D: 0, I: 0, S: 0, C: 0, ...counts })

describe('counts without names', () => {
  it('are shown from five people on', () => {
    expect(new Group().come('D', 'D', 'I', 'I').look()).toBeNull()
    expect(new Group().come('D', 'D', 'I', 'I', 'S', null).look()).toEqual(of({ D: 2, I: 2, S: 1 }))
  })

  it('are none where one answer has all or all but one', () => {
    expect(new Group().come('D', 'D', 'D', 'D', 'D').look()).toBeNull()
    expect(new Group().come('D', 'D', 'D', 'D', 'I').look()).toBeNull()
    expect(new Group().come('D', 'D', 'D', 'I', 'I').look()).toEqual(of({ D: 3, I: 2 }))
  })

  it('stay as they were for one who comes late, and for two', () => {
    const group = new Group().come('D', 'D', 'I', 'I', 'S')
    const first = group.look()
    expect(group.come('C').look()).toEqual(first)
    expect(group.come('C').look()).toEqual(first)
    expect(group.come('D').look()).toEqual(of({ D: 3, I: 2, S: 1, C: 2 }))
  })

  it('stay for those who leave, and for one who leaves and comes back', () => {
    const group = new Group().come('D', 'D', 'I', 'I', 'S', 'S', 'C')
    const first = group.look()
    group.people = group.people.slice(1)
    expect(group.look()).toEqual(first)
    // The one who left is back: that makes one changed person, and a second with someone new.
    group.come('D', 'C')
    expect(group.look()).toEqual(first)
    group.people = group.people.slice(1)
    // Four have changed, but the difference would be that of two.
    group.come('I')
    expect(group.look()).toEqual(first)
    group.come('S')
    expect(group.look()).toEqual(of({ D: 1, I: 3, S: 3, C: 2 }))
  })

  it('stay where changes cancel out but for one or two', () => {
    const group = new Group().come('D', 'D', 'I', 'I', 'S', 'S', 'C')
    const first = group.look()
    // Two change places, and the third who changes would be the whole difference.
    const [one, , other, , third] = group.people
    if (one) one.now = 'I'
    if (other) other.now = 'D'
    if (third) third.now = 'C'
    expect(group.look()).toEqual(first)
    group.come('C', 'C')
    expect(group.look()).toEqual(of({ D: 2, I: 2, S: 1, C: 4 }))
  })

  it('stay where the difference would tell what all of the new ones are', () => {
    const group = new Group().come('D', 'D', 'I', 'I', 'S')
    const first = group.look()
    expect(group.come('C', 'C', 'C').look()).toEqual(first)
    expect(group.come('I').look()).toEqual(of({ D: 2, I: 3, S: 1, C: 3 }))
  })

  it('are none while fewer than five are left, and the frozen ones after that', () => {
    const group = new Group().come('D', 'D', 'I', 'I', 'S')
    const first = group.look()
    const all = group.people
    group.people = all.slice(0, 4)
    expect(group.look()).toBeNull()
    group.people = all
    expect(group.look()).toEqual(first)
  })

  it('tell no one in any look, nor in two looks together', () => {
    const answer = fc.constantFrom(...KEYS, null)
    const step = fc.oneof(
      fc.record({ come: answer }),
      fc.record({ go: fc.nat() }),
      fc.record({ who: fc.nat(), to: answer }),
      fc.constant('look' as const),
    )
    let renewed = 0
    fc.assert(
      fc.property(
        fc.array(answer, { minLength: 4, maxLength: 9 }),
        fc.array(step, { maxLength: 40, size: 'max' }),
        (first, steps) => {
          const group = new Group().come(...first)
          const seen: { counts: Counts<Key>; people: ReadonlyMap<number, Key | null> }[] = []
          for (const one of [...steps, 'look' as const]) {
            const at = (place: number) => place % Math.max(1, group.people.length)
            if (one === 'look') {
              const counts = group.look()
              if (!counts) continue
              const sizes = Object.values(counts)
              const sum = sizes.reduce((all, size) => all + size, 0)
              expect(sum).toBeGreaterThanOrEqual(5)
              expect(Math.max(...sizes)).toBeLessThan(sum - 1)
              const before = seen.at(-1)
              if (counts === before?.counts) continue
              const people = new Map(group.people.map(({ id, now }) => [id, now]))
              if (before) {
                renewed++
                // Whoever lays one beside the other needs at least three people to explain it.
                const net = KEYS.map((key) => counts[key] - before.counts[key])
                const sum = (by: number[]) => by.reduce((all, size) => all + size, 0)
                const more = sum(net.filter((by) => by > 0))
                const fewer = -sum(net.filter((by) => by < 0))
                expect(Math.max(more, fewer)).toBeGreaterThanOrEqual(3)
                expect(net.filter((by) => by !== 0).length).toBeGreaterThanOrEqual(2)
                const ids = new Set([...before.people.keys(), ...people.keys()])
                const changed = [...ids].filter(
                  (id) => (before.people.get(id) ?? null) !== (people.get(id) ?? null),
                )
                expect(changed.length).toBeGreaterThanOrEqual(3)
              }
              seen.push({ counts, people })
            } else if ('come' in one) group.come(one.come)
            else if ('go' in one) group.people.splice(at(one.go), 1)
            else {
              const changing = group.people[at(one.who)]
              if (changing) changing.now = one.to
            }
          }
        },
      ),
      { seed: 54, numRuns: 2000 },
    )
    expect(renewed).toBeGreaterThan(100)
  })
})
