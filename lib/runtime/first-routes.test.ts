import { expect, it } from 'vitest'
import { loadFirstRoutes } from './first-routes'

it('asks for one after the other, calls nothing, and goes on where one fails', async () => {
  const asked: string[] = []
  let underWay = 0
  await loadFirstRoutes(
    async (path, method) => {
      asked.push(`${method} ${path}`)
      underWay += 1
      expect(underWay).toBe(1)
      await Promise.resolve()
      underWay -= 1
      if (path === '/login') throw new Error('away')
    },
    () => asked.length === 7,
  )
  expect(asked.slice(0, 4)).toEqual([
    'GET /login',
    'GET /test-results',
    'GET /detailed-personality-report',
    'OPTIONS /api/assessment/questions',
  ])
  expect(asked).toHaveLength(7)
})
