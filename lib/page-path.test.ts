import { expect, it } from 'vitest'
import { pagePath } from './page-path'

it('asks for what there is and leaves out the rest', () => {
  expect(pagePath('/admin/users', { q: 'a b&c', sort: '', cursor: undefined, letter: null })).toBe(
    '/admin/users?q=a+b%26c',
  )
  expect(pagePath('/admin/users', {})).toBe('/admin/users')
})
