import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ADDRESS_RIGHTS } from '../lib/api/address-rights'
import { inWords, RETENTION } from '../lib/retention'

const DOC = readFileSync('docs/security.md', 'utf8')

/** The rows of what is promised. */
const PROMISES = [
  ...DOC.slice(0, DOC.indexOf('## Out of scope')).matchAll(/^\| (?!promise|-)(.*) \|$/gm),
]
  .map(([, row = '']) => row.split(' | '))
  .map(([promise = '', , tests = '']) => ({ promise, tests }))

const FOLDERS = ['e2e', 'lab', 'lib', 'scripts']

/** The tests there are, by the name of their file. */
const TESTS = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (file) => [basename(file), join(folder, file)] as const,
    ),
  ),
)

const namesIn = (text: string) =>
  [...text.matchAll(/`([\w-]+\.(?:spec|test)\.ts)`/g)].map(([, name = '']) => name)

/** Whether `npm test` runs a case of it: one that is not tagged as a slow proof, alone or with all of its kind. */
function isQuick(name: string): boolean {
  const source = readFileSync(TESTS.get(name) ?? '', 'utf8')
  if (name.endsWith('.test.ts')) return !source.includes("tags: ['prove']")
  const cases = source.matchAll(/^ *test\(\s*(?:'[^']*'|`[^`]*`|\w+),\s*(\w+)/gm)
  const isSlow = /test\.describe\([^\n]*SLOW_PROOF/.test(source)
  return !isSlow && [...cases].some(([, next]) => next !== 'SLOW_PROOF')
}

describe('docs/security.md', () => {
  it.each(Object.values(ADDRESS_RIGHTS))('has the right: $right', ({ right, needs, why }) => {
    expect(DOC).toContain(`| ${right} | ${needs} | ${why} |`)
  })

  it.each(Object.values(RETENTION))('has what is kept: $what', ({ what, keep, after, why }) => {
    expect(DOC).toContain(`| ${what} | ${keep ? inWords(keep) : '–'} | ${after} | ${why} |`)
  })

  it('names only tests that exist', () => {
    const tests = namesIn(DOC)
    expect(tests.length).toBeGreaterThan(20)
    expect(tests.filter((name) => !TESTS.has(name))).toEqual([])
  })

  it.each(PROMISES)('names a test that npm test runs: $promise', ({ tests }) => {
    expect(namesIn(tests).some(isQuick)).toBe(true)
  })
})
