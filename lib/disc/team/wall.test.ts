import { describe, expect, it } from 'vitest'
import { fanOf, guessedElsewhere, namePlaces, type RoomStep, roomSteps, stepsWith } from './wall'

const step = (kind: RoomStep['kind'], of = ''): RoomStep => ({ kind, of })

describe('the steps of a session with phones', () => {
  const room = { shows: 'names', colleagues: ['ben'], findings: ['one', 'two'] } as const

  it('ask the room where it has something to say, and keep the exercises', () => {
    const names = (shows: 'names' | 'shapes' | 'nothing') =>
      roomSteps({ ...room, shows }).map(({ kind, of }) => `${kind} ${of}`.trim())
    expect(names('names')).toEqual([
      'join',
      'guess',
      'reveal',
      'colleague ben',
      'paper cross',
      'paper corners',
      'finding one',
      'finding two',
      'agree',
    ])
    expect(names('shapes')).toContain('paper circle')
    expect(names('nothing')).not.toContain('paper circle')
  })

  it('hold a step that is gone in its place, so that the next one follows', () => {
    const before = roomSteps(room)
    const now = roomSteps({ ...room, findings: ['two'] })
    const { steps, at } = stepsWith(before, now, step('finding', 'one'))
    expect(steps[at]).toEqual(step('finding', 'one'))
    expect(steps[at + 1]).toEqual(step('finding', 'two'))
    expect(stepsWith(steps, now, step('finding', 'one'))).toEqual({ steps, at })
    // Once the room has gone on, it is no step anymore.
    expect(stepsWith(steps, now, step('finding', 'two')).steps).toEqual(now)
  })

  it('find a place for a step that was never among them', () => {
    const now = roomSteps(room)
    const { steps, at } = stepsWith([], now, step('colleague', 'gone'))
    expect(steps[at - 1]).toEqual(step('reveal'))
    expect(steps[at + 1]).toEqual(step('colleague', 'ben'))
  })
})

describe('names beside dots', () => {
  const dot = (x: number, y: number, name = true) => ({
    at: [x, y] as const,
    radius: 0.08,
    name: name ? ([0.15, 0.05] as const) : null,
  })

  it('stand where they cover no dot and no name', () => {
    const dots = [dot(0, 0), dot(0, -0.12), dot(0.5, 0.5, false)]
    const [first, second, third] = namePlaces(dots)
    expect(first?.[1]).toBeGreaterThan(0)
    expect(second?.[1]).toBeLessThan(-0.2)
    expect(third).toBeNull()
  })

  it('are left out where there is no room', () => {
    const crowd = Array.from({ length: 200 }, (_, at) => dot((at % 20) / 40, at / 400))
    expect(namePlaces(crowd).filter((place) => place === null).length).toBeGreaterThan(100)
  })
})

it('guesses of the room stay within their quarter, however many there are', () => {
  for (const count of [0, 1, 5, 40, 200]) {
    const { points } = fanOf(count)
    expect(points).toHaveLength(count)
    expect(points.every(([x, y]) => x > 0 && y > 0 && Math.hypot(x, y) < 0.75)).toBe(true)
  }
})

it('another quarter was guessed by those whose answers are in another one', () => {
  const at = { x: 0.2, y: 0.2 }
  expect(
    guessedElsewhere([
      { at, spot: { x: 0.5, y: 0.1 } },
      { at, spot: { x: -0.5, y: 0.1 } },
      { at, spot: null },
    ]),
  ).toBe(1)
})
