import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from './all'
import { pathOf } from './endpoint'
import { LIMIT_NAMES } from './limits'

const METHODS = /export const (GET|POST|PUT|PATCH|DELETE)\b/g

/** What our server answers before Next (lib/runtime/http/listener.ts). */
const AT_THE_DOOR = ['GET /api/health/live', 'GET /api/health/ready']

/** Every method that a route file answers, as "POST /api/…". */
function routes(): string[] {
  return listRoutes('app/api').flatMap((file) => {
    const path = `/${file.replace(/^app\//, '').replace(/\/route\.ts$/, '')}`.replace(
      /\[(\w+)\]/g,
      ':$1',
    )
    const methods = [...readFileSync(file, 'utf8').matchAll(METHODS)].map(([, method]) => method)
    return methods.map((method) => `${method} ${path}`)
  })
}

/** Next routes by the name of the file; the catch-alls say 404, or are next-auth's own. */
function listRoutes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts') && !file.includes('[...'))
    .map((file) => join(folder, file))
}

describe('the contract', () => {
  it('names every route, and every route keeps it', () => {
    const declared = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
    expect([...routes(), ...AT_THE_DOOR].sort()).toEqual([...declared].sort())
    expect(new Set(declared).size).toBe(declared.length)
  })

  it('has a place for each limit', () => {
    const declared = new Set(ENDPOINTS.flatMap(({ limits = [] }) => limits))
    // A sign-in is not refused for it: only its mail is left out.
    expect(LIMIT_NAMES.filter((name) => !declared.has(name))).toEqual(['sign_in_mail'])
  })

  it('fills paths', () => {
    expect(pathOf('/api/results/:id/goals/:goal', { id: 'a/b', goal: '1' })).toBe(
      '/api/results/a%2Fb/goals/1',
    )
  })
})
