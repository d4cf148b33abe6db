import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailRule, givenPasswordRule, nameRule, newPasswordRule } from './field-rules'
import {
  email,
  givenPassword,
  newPassword,
  optionalLine,
  personName,
  typedLine,
  typedLines,
} from './fields'

/** What people type, and what they do not: spaces, controls, invisible characters, halves of characters, and long lines. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(' ', '\u0000', '\u200b', '\u202e', '\u3164', 'a', 'É', '\n') }),
  fc.string({ unit: fc.constantFrom('e\u0301', '\u00a0', '\u3000', '\u1100\u1161', '\u212b') }),
  fc.nat(150).map((n) => 'e\u0301'.repeat(n)),
  fc.emailAddress(),
  fc.emailAddress().map((address) => `Ada <mailto:${address}>.`),
  fc.tuple(fc.string({ unit: 'grapheme' }), fc.string()).map((parts) => `${parts.join('@')}.рф`),
  fc.emailAddress().map((address) => ` ${address.toUpperCase()} `),
  fc.tuple(fc.nat(300), fc.constantFrom('a', ' ', 'ß', '@')).map(([n, one]) => one.repeat(n)),
  fc.nat(300).map((n) => `${'a'.repeat(n)}@example.org`),
)

describe('a form and the contract say the same about what was typed', () => {
  it.each([
    ['an email address', emailRule, email],
    ['a name', nameRule, personName],
    ['a new password', newPasswordRule, newPassword],
    ['a password', givenPasswordRule, givenPassword],
  ] as const)('%s', (_, rule, schema) => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(rule(text)).toBe(schema.safeParse(text).error?.issues[0]?.message ?? null)
      }),
      { numRuns: 2000 },
    )
  })
})

it('a text that turns its direction is taken without that', () => {
  const turned = '\u202eA\u2066d\u200fa\u061c \u202aB.\u2069'
  for (const schema of [personName, typedLine(9, ''), optionalLine(9), typedLines(9)]) {
    expect(schema.parse(turned)).toBe('Ada B.')
  }
  expect(optionalLine(9).parse('\u202e')).toBe('')
  expect(personName.safeParse('\u202e').success).toBe(false)
})

describe('a password is compared in its normal form', () => {
  it('however its letters and spaces are written', () => {
    const written = ['Ame\u0301lie\u00a0Poulain', 'Am\u00e9lie Poulain', 'Am\u00e9lie\u3000Poulain']
    for (const one of written) expect(newPassword.parse(one)).toBe('Am\u00e9lie Poulain')
  })

  it('keeps case, spaces around it, and letters that only look alike', () => {
    for (const one of [
      ' Spaces  stay ',
      'Ligature \ufb01ne',
      'Width \uff21\uff22\uff23',
      'emoji ❤️ 👩‍💻',
    ]) {
      expect(newPassword.parse(one)).toBe(one)
    }
  })

  it('counts its length after that, and takes no control characters', () => {
    expect(newPassword.safeParse('e\u0301'.repeat(7)).success).toBe(false)
    expect(newPassword.safeParse('e\u0301'.repeat(128)).success).toBe(true)
    expect(givenPassword.safeParse('e\u0301'.repeat(128)).success).toBe(true)
    expect(newPassword.safeParse('a tab\tin between').error?.issues[0]?.message).toMatch(/control/)
  })
})
