import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { schemaBefore } from './new-migration'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'discern-migrations-'))
  write('prisma/migrations/migration_lock.toml', '')
  write('.gitignore', 'prisma/migrations/*/schema.prisma\n')
  git('init', '--quiet')
})
afterEach(() => rmSync(home, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], { cwd: home })

function write(path: string, text: string) {
  mkdirSync(join(home, path, '..'), { recursive: true })
  writeFileSync(join(home, path), text)
}

function commit() {
  git('add', '.')
  git('commit', '--quiet', '--message', 'x')
}

it('the first migration begins with nothing', () => {
  write('prisma/schema.prisma', 'one')
  expect(schemaBefore(home)).toBe('')
})

it('a migration goes on where the one before it ended, whether or not that is committed', () => {
  write('prisma/schema.prisma', 'one')
  write('prisma/migrations/1_one/migration.sql', '')
  commit()
  write('prisma/schema.prisma', 'two')
  expect(schemaBefore(home)).toBe('one')
  write('prisma/migrations/2_two/migration.sql', '')
  write('prisma/migrations/2_two/schema.prisma', 'two')
  write('prisma/schema.prisma', 'three')
  expect(schemaBefore(home)).toBe('two')
  rmSync(join(home, 'prisma/migrations/2_two'), { recursive: true })
  expect(schemaBefore(home)).toBe('one')
})

it('one that was written by hand and is not committed leads to no known schema', () => {
  write('prisma/schema.prisma', 'one')
  commit()
  write('prisma/migrations/1_one/migration.sql', '')
  expect(schemaBefore(home)).toBeUndefined()
  commit()
  expect(schemaBefore(home)).toBe('one')
})
