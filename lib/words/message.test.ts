import { expect, it } from 'vitest'
import { type Like, message, type Tag } from './message'

const english = {
  title: 'Two ways',
  ways: ['by email', 'by post'],
  left: message<{ count: number }>('{count} left'),
} as const

type Other = Like<typeof english>

const spanish: Other = {
  title: 'Dos formas',
  ways: ['por correo', 'por carta'],
  left: message('quedan {count}'),
}

// What the compiler refuses; it complains here where it does not.

// @ts-expect-error: without a title
const tooFew: Other = { ways: spanish.ways, left: spanish.left }

// @ts-expect-error: a text that English does not have
const tooMany: Other = { ...spanish, more: 'Más' }

// @ts-expect-error: one way of two
const short: Other = { ...spanish, ways: ['por correo'] }

// @ts-expect-error: a text in place of a message
const plain: Other = { ...spanish, left: 'quedan algunos' }

// @ts-expect-error: a message with other values
const others: Other = { ...spanish, left: message<{ link: Tag }>('<link>quedan</link>') }

const bare = { left: '{count} left' } as const

// @ts-expect-error: in English, a value outside a message
const fitting: Like<typeof bare> = { left: 'quedan {count}' }

it('the compiler knows the English catalog', () => {
  expect([tooFew, tooMany, short, plain, others, fitting]).toHaveLength(6)
})
