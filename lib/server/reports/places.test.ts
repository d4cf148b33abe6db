import { describe, expect, it } from 'vitest'
import { NoPlace, Places } from './places'

const asker = (viewer: string, network: string) => ({ viewer, network })

describe('the places of those who wait for a PDF', () => {
  it('leaves room for a buyer on another network, whatever one network asks for', () => {
    const places = new Places()
    const guests = Array.from({ length: 40 }, (_, at) => asker(`guest ${at % 8}`, 'one'))
    const taken = guests.filter((guest) => {
      try {
        return places.take(guest, true)
      } catch (error) {
        expect(error).toMatchObject({ name: 'NoPlace', isTheirs: true })
        return false
      }
    })
    expect(taken).toHaveLength(4)
    for (const viewer of ['buyer', 'buyer']) places.take(asker(viewer, 'other'), true)
    expect(() => places.take(asker('buyer', 'other'), true)).toThrow(NoPlace)
    expect(() => places.take(asker('guest 9', 'one'), true)).toThrow(NoPlace)
  })

  it('keeps the last ones for readers of a bought report and for leaders', () => {
    const places = new Places()
    const anyone = Array.from({ length: 12 }, (_, at) => asker(`${at}`, `network ${at}`))
    for (const one of anyone) places.take(one, false)
    expect(() => places.take(asker('a', 'a'), false)).toThrow(NoPlace)
    for (let at = 20; at < 28; at += 1) places.take(asker(`${at}`, `network ${at}`), true)
    expect(() => places.take(asker('b', 'b'), true)).toThrow(
      expect.objectContaining({ isTheirs: false }),
    )
  })

  it('takes a place back once', () => {
    const places = new Places()
    const [first, second] = [1, 2].map(() => places.take(asker('a', 'a'), true))
    first?.()
    first?.()
    places.take(asker('a', 'a'), true)
    expect(() => places.take(asker('a', 'a'), true)).toThrow(NoPlace)
    second?.()
    places.take(asker('a', 'a'), true)
  })
})
