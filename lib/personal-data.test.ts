import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { archive } from './api/archive'
import { NOT_PERSONAL, PERSONAL } from './personal-data'

interface Model {
  name: string
  columns: string[]
  /** The models whose rows take its rows along when they are deleted. */
  cascadesFrom: string[]
}

const SCHEMA = readFileSync(join(import.meta.dirname, '../prisma/schema.prisma'), 'utf8')

const blocks = [...SCHEMA.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name, body]) => ({
  name: name ?? '',
  lines: (body ?? '').split('\n').filter((line) => /^ {2}\w/.test(line)),
}))
const names = new Set(blocks.map(({ name }) => name))

const MODELS: Model[] = blocks.map(({ name, lines }) => {
  const fields = lines.map((line) => {
    const [, field = '', type = ''] = /^ {2}(\w+) +(\w+)/.exec(line) ?? []
    return { field, type, isCascade: line.includes('onDelete: Cascade') }
  })
  return {
    name,
    columns: fields.filter(({ type }) => !names.has(type)).map(({ field }) => field),
    cascadesFrom: fields.filter(({ isCascade }) => isCascade).map(({ type }) => type),
  }
})

/** Whether deleting a person deletes the rows of a model, directly or through other tables. */
function goesWithUser(name: string): boolean {
  if (name === 'User') return true
  const { cascadesFrom = [] } = MODELS.find((one) => one.name === name) ?? {}
  // A group's end is no end of a person: an heir may have it.
  return cascadesFrom.some((parent) => parent !== 'Group' && goesWithUser(parent))
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

const ARCHIVE = z.toJSONSchema(archive, { unrepresentable: 'any' }) as JsonSchema

/** Whether the archive has a field at this path; lists are walked through. */
function hasPath(schema: JsonSchema, [name, ...rest]: string[]): boolean {
  if (schema.anyOf) return schema.anyOf.some((one) => hasPath(one, name ? [name, ...rest] : []))
  if (schema.items) return hasPath(schema.items, name ? [name, ...rest] : [])
  if (name === undefined) return true
  const found = schema.properties?.[name]
  return found !== undefined && (rest.length === 0 || hasPath(found, rest))
}

describe('every table and column is decided on', () => {
  it('finds the models in the schema', () => {
    expect(MODELS.length).toBeGreaterThan(15)
    expect(MODELS.find(({ name }) => name === 'GoalMark')?.columns).toEqual([
      'assessmentId',
      'goal',
      'doneAt',
      'dueOn',
    ])
  })

  it('each model is personal, or says why not', () => {
    const decided = [...Object.keys(PERSONAL), ...Object.keys(NOT_PERSONAL)]
    expect(decided.sort()).toEqual(MODELS.map(({ name }) => name).sort())
  })

  it.each(MODELS.filter(({ name }) => name in PERSONAL))(
    '$name: each column is exported, or says why not',
    ({ name, columns }) => {
      const { exported = {}, withheld = {} } = PERSONAL[name] ?? {}
      expect([...Object.keys(exported), ...Object.keys(withheld)].sort()).toEqual(columns.sort())
      for (const path of Object.values(exported)) {
        expect(hasPath(ARCHIVE, path.split('.')), `${path} in the archive`).toBe(true)
      }
    },
  )

  it.each(MODELS)('$name: what goes with the account is what the schema cascades', ({ name }) => {
    expect(PERSONAL[name]?.erased === 'cascade').toBe(goesWithUser(name))
  })
})
