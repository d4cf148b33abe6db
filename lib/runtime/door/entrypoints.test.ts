import { describe, expect, it } from 'vitest'
import { routeFinder } from './entrypoints'

const find = routeFinder({
  '/api/results/[id]/route': 'app/api/results/[id]/route.js',
  '/api/results/history/route': 'app/api/results/history/route.js',
  '/api/groups/[id]/members/[userId]/route': 'app/api/groups/[id]/members/[userId]/route.js',
  '/api/auth/[...nextauth]/route': 'app/api/auth/[...nextauth]/route.js',
  '/api/[...rest]/route': 'app/api/[...rest]/route.js',
  '/(account)/results/[assessmentId]/page': 'app/(account)/results/[assessmentId]/page.js',
  '/manifest.webmanifest/route': 'app/manifest.webmanifest/route.js',
})

describe('the entrypoint of a path', () => {
  it('is that of the route which bears its name, before one with a parameter', () => {
    expect(find('/api/results/history')).toEqual({
      file: 'app/api/results/history/route.js',
      params: undefined,
    })
  })

  it('comes with the parameters that stand in the path', () => {
    expect(find('/api/results/7')?.params).toEqual({ id: '7' })
    expect(find('/api/groups/7/members/8')).toEqual({
      file: 'app/api/groups/[id]/members/[userId]/route.js',
      params: { id: '7', userId: '8' },
    })
  })

  it.each([
    '/api/results/a%2Fb',
    '/api/results/%37',
    '/api/results/',
    '/api//results/7',
    '/api/results/7/8',
    '/api/results/[id]',
    '/api/auth/session',
    '/api/nothing',
    '/results/7',
    '/manifest.webmanifest',
    '/',
  ])('is not for %s', (path) => expect(find(path)).toBeUndefined())
})
