import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ADDRESS_RIGHTS } from '../lib/api/address-rights'
import { inWords, RETENTION } from '../lib/retention'

const DOC = readFileSync('docs/security.md', 'utf8')

const FOLDERS = ['e2e', 'lab', 'lib', 'scripts']

const listTests = () =>
  new Set(
    FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' })).map(
      (file) => basename(file),
    ),
  )

describe('docs/security.md', () => {
  it.each(Object.values(ADDRESS_RIGHTS))('has the right: $right', ({ right, needs, why }) => {
    expect(DOC).toContain(`| ${right} | ${needs} | ${why} |`)
  })

  it.each(Object.values(RETENTION))('has what is kept: $what', ({ what, keep, after, why }) => {
    expect(DOC).toContain(`| ${what} | ${keep ? inWords(keep) : '–'} | ${after} | ${why} |`)
  })

  it('names only tests that exist', () => {
    const tests = [...DOC.matchAll(/`([\w-]+\.(?:spec|test)\.ts)`/g)].map(([, name = '']) => name)
    expect(tests.length).toBeGreaterThan(20)
    const there = listTests()
    expect(tests.filter((name) => !there.has(name))).toEqual([])
  })
})
