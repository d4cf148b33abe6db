import { describe, expect, it } from 'vitest'
import { commonPasswords, MOST_USED } from './common-passwords'
import { weaknessOf } from './weak-passwords'

const ada = { email: 'ada.byron7@mail.example', firstName: 'Ada', lastName: 'Byron' }

it('knows the 50,000 most used passwords', () => {
  expect(MOST_USED).toBe(50_000)
  expect(commonPasswords().size).toBe(MOST_USED)
  for (const password of ['password', '1qaz2wsx', 'trustno1', 'football']) {
    expect(commonPasswords().has(password)).toBe(true)
  }
})

it.each(['password', '12345678', 'iloveyou', 'PassWord1', 'TRUSTNO1', 'qwertyuiop'])(
  '%s is among the most used',
  (password) => expect(weaknessOf(password, ada)).toBe('common'),
)

describe.each([
  ['name', ['adabyron', 'Ada Byron', 'ByronAda1999', '**Byron--2030', 'adaadaada']],
  ['address', ['ada.byron7@mail.example', 'ADA.BYRON7@mail.example!']],
  ['product', ['Discern2030', 'discerndiscern', 'D i s c e r n']],
] as const)('nothing but the %s', (weakness, passwords) => {
  it.each(passwords)('%s', (password) => expect(weaknessOf(password, ada)).toBe(weakness))
})

it('says address where the name is not in it', () => {
  const owner = { ...ada, email: 'countess@mail.example' }
  expect(weaknessOf('countess-99', owner)).toBe('address')
  expect(weaknessOf('ada+countess', owner)).toBe('name')
  expect(weaknessOf('8365-0174926', { ...ada, email: '83650174926@mail.example' })).toBe('address')
})

it('knows names in every script, and short ones as a whole', () => {
  const owner = { email: 'x@mail.example', firstName: '小明', lastName: '王' }
  expect(weaknessOf('王小明199012', owner)).toBe('name')
  expect(weaknessOf('Li Wu 2030', { ...owner, firstName: 'Li', lastName: 'Wu' })).toBe('name')
})

it.each([
  'correct horse 28',
  'ada keeps bees in spring',
  'byronic weather',
  'discerning palates',
  'aaaaaaaa bbb',
  'zzzzqqqq',
  '83650174926',
  '🦊🦊🦊🦊🦊🦊🦊🦊',
])('takes %s', (password) => {
  expect(weaknessOf(password, ada)).toBeNull()
  expect(weaknessOf(password, { email: 'a@b.example', firstName: 'A', lastName: 'B' })).toBeNull()
})
