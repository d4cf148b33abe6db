import { describe, expect, it } from 'vitest'
import { NoPlace, type PlaceFor, Places, placeFor } from './places'

const asker = (viewer: string, network: string) => ({ viewer, network, isProven: false })

describe('the places of those who wait for a PDF', () => {
  it('leaves room for a buyer on another network, whatever one network asks for', () => {
    const places = new Places()
    const guests = Array.from({ length: 40 }, (_, at) => asker(`guest ${at % 8}`, 'one'))
    const taken = guests.filter((guest) => {
      try {
        return places.take(guest, 'buyer')
      } catch (error) {
        expect(error).toMatchObject({ name: 'NoPlace', isTheirs: true })
        return false
      }
    })
    expect(taken).toHaveLength(4)
    for (const viewer of ['buyer', 'buyer']) places.take(asker(viewer, 'other'), 'buyer')
    expect(() => places.take(asker('buyer', 'other'), 'buyer')).toThrow(NoPlace)
    expect(() => places.take(asker('guest 9', 'one'), 'buyer')).toThrow(NoPlace)
  })

  it('keeps four for readers of a bought report and for leaders, and the last four for the readers alone', () => {
    const places = new Places()
    let next = 0
    const take = (people: number, as: PlaceFor) => {
      for (let one = 0; one < people; one++) {
        const who = `${next++}`
        places.take(asker(who, who), as)
      }
    }
    const none = expect.objectContaining({ isTheirs: false })
    take(12, 'anyone')
    expect(() => take(1, 'anyone')).toThrow(none)
    take(4, 'leader')
    expect(() => take(1, 'leader')).toThrow(none)
    take(4, 'buyer')
    expect(() => take(1, 'buyer')).toThrow(none)
  })

  it('has no one lead whose address is not proven', () => {
    const stranger = asker('a', 'a')
    for (const kind of ['team', 'session'] as const) {
      expect(placeFor(kind, stranger)).toBe('anyone')
      expect(placeFor(kind, { ...stranger, isProven: true })).toBe('leader')
    }
    expect(placeFor('pair', { ...stranger, isProven: true })).toBe('anyone')
  })

  it('leaves a buyer theirs, however many call themselves leaders', () => {
    const places = new Places()
    for (let at = 0; at < 16; at++) places.take(asker(`${at}`, `${at}`), 'leader')
    expect(() => places.take(asker('a', 'a'), 'leader')).toThrow(NoPlace)
    places.take(asker('buyer', 'home'), 'buyer')
  })

  it('takes a place back once', () => {
    const places = new Places()
    const [first, second] = [1, 2].map(() => places.take(asker('a', 'a'), 'buyer'))
    first?.()
    first?.()
    places.take(asker('a', 'a'), 'buyer')
    expect(() => places.take(asker('a', 'a'), 'buyer')).toThrow(NoPlace)
    second?.()
    places.take(asker('a', 'a'), 'buyer')
  })
})
