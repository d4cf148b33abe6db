import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailRule, givenPasswordRule, nameRule, newPasswordRule } from './field-rules'
import { email, givenPassword, newPassword, personName } from './fields'

/** What people type, and what they do not: spaces, controls, what nobody sees, halves of characters, and long lines. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(' ', '\u0000', '\u200b', '\u3164', 'a', 'É', '\n') }),
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
