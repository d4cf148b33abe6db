import { describe, expect, it } from 'vitest'
import { NO_CHOICES } from '@/lib/disc/form/choices'
import { commandFor, type Press } from './grid-keys'

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const grid = { options, choices: NO_CHOICES, shortcuts: true }

function press(key: string, held: Partial<Press> = {}): Press {
  return {
    key,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    repeat: false,
    ...held,
  }
}

describe('arrows', () => {
  it('check the next and the previous statement, and wrap', () => {
    expect(commandFor(press('ArrowDown'), { pick: 'most', row: 3 }, grid)).toEqual({
      do: 'choose',
      pick: 'most',
      row: 0,
    })
    expect(commandFor(press('ArrowUp'), { pick: 'least', row: 0 }, grid)).toEqual({
      do: 'choose',
      pick: 'least',
      row: 3,
    })
  })

  it('only move over a statement that the other group holds', () => {
    const held = { ...grid, choices: { most: null, least: 'b' } }
    expect(commandFor(press('ArrowDown'), { pick: 'most', row: 0 }, held)).toEqual({
      do: 'focus',
      pick: 'most',
      row: 1,
    })
  })

  it('go to the same statement of the other group', () => {
    for (const key of ['ArrowLeft', 'ArrowRight']) {
      expect(commandFor(press(key), { pick: 'most', row: 2 }, grid)).toEqual({
        do: 'focus',
        pick: 'least',
        row: 2,
      })
    }
  })
})

describe('letters and numbers', () => {
  const at = { pick: 'least', row: 1 } as const

  it('choose for the focused statement, and focus a statement', () => {
    expect(commandFor(press('M'), at, grid)).toEqual({ do: 'choose', pick: 'most', row: 1 })
    expect(commandFor(press('l'), at, grid)).toEqual({ do: 'choose', pick: 'least', row: 1 })
    expect(commandFor(press('4'), at, grid)).toEqual({ do: 'focus', pick: 'least', row: 3 })
    expect(commandFor(press('5'), at, grid)).toBeNull()
  })

  it('mean nothing when they are turned off, or with another key held', () => {
    for (const key of ['m', 'l', '1']) {
      expect(commandFor(press(key), at, { ...grid, shortcuts: false })).toBeNull()
      expect(commandFor(press(key, { ctrlKey: true }), at, grid)).toBeNull()
      expect(commandFor(press(key, { metaKey: true }), at, grid)).toBeNull()
    }
  })

  it('leave arrows and Enter alone when they are turned off', () => {
    const off = { ...grid, shortcuts: false }
    expect(commandFor(press('Enter'), at, off)).toEqual({ do: 'next' })
    expect(commandFor(press('ArrowLeft'), at, off)).toEqual({ do: 'focus', pick: 'most', row: 1 })
  })
})

it('goes on with Enter, back with Shift and Enter, once for a long press', () => {
  const at = { pick: 'most', row: 0 } as const
  expect(commandFor(press('Enter'), at, grid)).toEqual({ do: 'next' })
  expect(commandFor(press('Enter', { shiftKey: true }), at, grid)).toEqual({ do: 'previous' })
  expect(commandFor(press('Enter', { repeat: true }), at, grid)).toEqual({ do: 'nothing' })
})

it('leaves Space and Tab to the browser', () => {
  for (const key of [' ', 'Tab', 'Escape', 'x']) {
    expect(commandFor(press(key), { pick: 'most', row: 0 }, grid)).toBeNull()
  }
})

it('confirms a suggested pick with Space', () => {
  const choices = { most: 'b', least: 'c', suggested: true } as const
  const suggested = { ...grid, choices }
  const at = { pick: 'most', row: 1 } as const
  expect(commandFor(press(' '), at, suggested)).toEqual({ do: 'choose', ...at })
  expect(commandFor(press(' '), { pick: 'most', row: 2 }, suggested)).toBeNull()
  expect(commandFor(press(' '), at, { ...grid, choices: { most: 'b', least: 'c' } })).toBeNull()
})
