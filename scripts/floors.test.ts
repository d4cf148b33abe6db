import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Older versions have known holes; where a package is not used (yet), its floor waits for it. */
const FLOORS = {
  next: '16.4.6',
  nodemailer: '10.6.0',
  sharp: '0.35.5',
  'next-auth': '4.24.15',
  zod: '4.6.6',
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<
    string,
    { version?: string; resolved?: string; integrity?: string; dev?: boolean; inBundle?: boolean }
  >
}

function isAtLeast(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split('.').map(Number.parseFloat))
  for (const at of [0, 1, 2]) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

describe('the lockfile', () => {
  it.each(Object.entries(FLOORS))('has no %s below %s', (name, floor) => {
    const versions = Object.entries(lock.packages)
      .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
      // What only a tool brings along for itself never runs in the product.
      .filter(([, entry]) => !entry.dev)
      .map(([, entry]) => entry.version ?? '0')
    for (const version of versions)
      expect(isAtLeast(version, floor), `${name} ${version}`).toBe(true)
  })

  it('pins every package by its hash and names no registry', () => {
    for (const [path, entry] of Object.entries(lock.packages)) {
      // What comes inside another package is pinned by that one's hash.
      if (path === '' || entry.inBundle) continue
      expect(entry.integrity, path).toBeTruthy()
      expect(entry.resolved, path).toBeUndefined()
    }
  })
})
