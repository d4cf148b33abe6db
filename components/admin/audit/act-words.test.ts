import { expect, it } from 'vitest'
import { actorWords, detailWords, targetWords } from './act-words'

it('says what was set, and nothing where nothing was', () => {
  const details = {
    code: 'X',
    percent_off: 20,
    max_uses: 100,
    expires_at: '2026-12-01T00:00:00.000Z',
  }
  expect(detailWords({ details })).toBe('20% off, at most 100 uses, through Nov 30, 2026 (UTC)')
  expect(detailWords({ details: { active: false } })).toBe('switched off')
  expect(detailWords({ details: { max_uses: null, expires_at: null } })).toBe(
    'no limit of uses, without end',
  )
  expect(detailWords({ details: {} })).toBe('')
})

it('names who and what is no longer there', () => {
  expect(actorWords({ via: 'command', actor: null })).toBe('npm run admin:grant')
  expect(actorWords({ via: 'api', actor: { id: 'a', name: null, email: null } })).toBe(
    'A deleted account',
  )
  expect(targetWords({ kind: 'user', id: 'a', name: null })).toBe('A deleted account')
  expect(targetWords({ kind: 'user', id: 'a', name: 'ada@example.com' })).toBe('ada@example.com')
  expect(targetWords({ kind: 'launch_list', id: null, name: null })).toBe('The whole list')
})
