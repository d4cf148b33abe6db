import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const filesWith = (words: string, ...paths: string[]) =>
  execFileSync('git', ['grep', '-lE', words, '--', ...paths, ':!*.test.ts'], { encoding: 'utf8' })
    .trim()
    .split('\n')

describe('what a pooler in transaction mode cannot hand on', () => {
  it('advisory locks are taken where ADVISORY_LOCKS says, and nowhere else', () => {
    expect(filesWith('pg_(try_)?advisory', 'lib', 'prisma')).toEqual([
      'lib/runtime/database/migrate.ts',
    ])
    expect(readFileSync('lib/runtime/database/migrate.ts', 'utf8')).toContain(
      'ADVISORY_LOCKS.migrate',
    )
  })

  it('those of packages are the ones that it names', () => {
    const boss = readFileSync('node_modules/pg-boss/src/plans.js', 'utf8')
    expect([...boss.matchAll(/pg_(?:try_)?advisory\w*/g)].map(([name]) => name)).toEqual([
      'pg_advisory_xact_lock',
    ])
  })

  it('no other state of a session is asked for', () => {
    const session =
      /\b(SET (?!NULL|DEFAULT|CONSTRAINTS)(SESSION |LOCAL )?\w+ (=|TO)|set_config|UN?LISTEN|PREPARE|DECLARE \w+ (\w+ )*CURSOR|TEMP(ORARY)? TABLE)\b/
    const sources = execFileSync('git', ['ls-files', 'lib/server', 'prisma/migrations'], {
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
      .filter((file) => !file.endsWith('.test.ts'))
    const found = sources.filter((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => session.test(line) && !/^\s*(--|\*|\/\/)/.test(line)),
    )
    expect(found).toEqual([])
  })
})
