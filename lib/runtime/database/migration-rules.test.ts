import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { objectionsTo } from './migration-rules'

const MIGRATIONS = join(import.meta.dirname, '../../../prisma/migrations')
/** Earlier migrations were applied before anyone used the product. */
const FIRST_RELEASE = '20261122100000_removed_members'

describe('migrations', () => {
  it('since the first release run beside the version before', () => {
    const names = readdirSync(MIGRATIONS).filter(
      (name) => /^\d+_/.test(name) && name > FIRST_RELEASE,
    )
    for (const name of names) {
      const sql = readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8')
      expect(objectionsTo(sql), name).toEqual([])
    }
    expect(readdirSync(MIGRATIONS)).toContain(FIRST_RELEASE)
  })

  it.each([
    ['ALTER TABLE "users" RENAME COLUMN "name" TO "first_name";', 'renames'],
    ['DROP TABLE "users";', 'drops'],
    ['ALTER TABLE "users" DROP COLUMN "name";', 'drops a column'],
    ['ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;', 'requires a column'],
    ['ALTER TABLE "users" ADD COLUMN "age" INTEGER NOT NULL;', 'without a default'],
    ['ALTER TABLE "users" ALTER COLUMN "age" TYPE BIGINT;', 'changes a type'],
    ['ALTER TABLE "users" ADD CONSTRAINT "a" CHECK ("age" > 0);', 'NOT VALID'],
    ['CREATE INDEX "a" ON "users"("age");', 'CONCURRENTLY'],
    ['CREATE UNIQUE INDEX "a" ON "users"("age");', 'CONCURRENTLY'],
    ['LOCK TABLE "users" IN EXCLUSIVE MODE;', 'locks'],
    ['-- All rows are outdated.\nTRUNCATE "users";', 'empties'],
    [`ALTER TYPE "product" ADD VALUE 'team';`, 'adds an enum value'],
  ])('may not: %s', (sql, why) => {
    expect(objectionsTo(sql)).toEqual([expect.stringContaining(why)])
  })

  it.each([
    'CREATE TABLE "notes" ("id" INTEGER NOT NULL); CREATE INDEX "a" ON "notes"("id");',
    'ALTER TABLE "users" ADD COLUMN "age" INTEGER, ADD COLUMN "seen" BOOLEAN NOT NULL DEFAULT false;',
    'CREATE INDEX CONCURRENTLY "a" ON "users"("age");',
    'ALTER TABLE "users" ADD CONSTRAINT "a" CHECK ("age" > 0) NOT VALID;',
    '-- contract: 0.3.0 stopped reading it, and 0.4.0 refuses to follow anything older.\nDROP TABLE "notes";',
    'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN TRUNCATE "x"; END $$;',
  ])('may: %s', (sql) => {
    expect(objectionsTo(sql)).toEqual([])
  })
})
