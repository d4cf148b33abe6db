import { expect, it } from 'vitest'
import { securityContact } from './security-contact'

const APP_URL = new URL('https://discern.example')

it('says whom to write to, where it stands, and until when to believe it', () => {
  const text = securityContact(APP_URL, 'anna+bugs@example.com', new Date('2026-11-26T22:00:00Z'))
  expect(text).toBe(
    [
      'Contact: mailto:anna%2Bbugs@example.com',
      'Expires: 2027-05-25T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://discern.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('says nothing where the operator has named no one', () => {
  expect(securityContact(APP_URL, '')).toBe('')
})
