import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { stubEnvironment } from './testing'

stubEnvironment()
const { columnOf, columnsOf, rowWithin } = await import('./statement')

it('names columns as the schema does', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8')
  const mapped = [...schema.matchAll(/^ {2}(\w+) .*@map\("(\w+)"\)/gm)]
  expect(mapped.length).toBeGreaterThan(50)
  for (const [, field = '', column] of mapped) expect(columnOf(field)).toBe(column)
})

it('leaves relations out', () => {
  const select = { id: true, styleCode: true, user: { select: { id: true } } }
  expect(columnsOf('a', select)).toBe('a.id AS "id", a.style_code AS "styleCode"')
})

it('tells the rows of two tables apart', () => {
  expect(columnsOf('u', { id: true }, 'user.')).toBe('u.id AS "user.id"')
  expect(rowWithin({ id: 1, 'user.id': 2, 'user.email': 'a' }, 'user.')).toEqual({
    id: 2,
    email: 'a',
  })
})

/** A text that is put together while a request is answered could carry what somebody sent. */
it('statements by hand are made where their module loads', () => {
  const files = readdirSync('lib/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/generated|\.test\./.test(name))
    .map((name) => readFileSync(`lib/server/${name}`, 'utf8'))
  const calls = files.flatMap((text) => text.match(/^.*\bstatement<.*$/gm) ?? [])
  expect(calls.length).toBeGreaterThan(3)
  for (const line of calls) expect(line).toMatch(/^(export )?(const|function) \w+/)
})
