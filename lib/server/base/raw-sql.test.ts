import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDERS = ['app', 'components', 'lib', 'prisma']

/** The files of the product that hold something. */
const filesWith = (pattern: RegExp) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !path.includes('generated') &&
      !path.endsWith('.test.ts') &&
      pattern.test(readFileSync(path, 'utf8')),
  )

/**
 * Statements are tagged templates, whose values are always parameters. Those of the queue come complete from pg-boss.
 */
it('only the queue passes a statement as text', () => {
  expect(filesWith(/\$\w+RawUnsafe|Prisma\.raw\b/)).toEqual(['lib/server/base/queue.ts'])
})

it('only queryRows passes a statement by hand to Prisma, which checks the rows', () => {
  expect(filesWith(/\$(query|execute)Raw\b/)).toEqual(['lib/server/base/sql.ts'])
})

/** The reason stands before the statement, within three lines: the call, and where it stands. */
it('each statement by hand says why Prisma cannot say it', () => {
  for (const path of filesWith(/\bqueryRows\(/)) {
    if (path.endsWith('base/sql.ts')) continue
    const lines = readFileSync(path, 'utf8').split('\n')
    for (const [at, line] of lines.entries()) {
      if (!/\bqueryRows\(/.test(line)) continue
      const before = lines.slice(Math.max(0, at - 3), at).join('\n')
      expect(before, `${path}:${at + 1}`).toMatch(/\/\/ |\*\//)
    }
  }
})
