import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const [, SECTION = ''] = readFileSync('docs/operations.md', 'utf8').split(
  '\n### What a server keeps for itself\n',
)

/** Names in the first column of the table. */
const NAMED = (SECTION.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'lib/server'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))

const found = sources.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const kept = [...text.matchAll(/(?<!\.)\b(?:once|keptInMemory<[^(]+>)\(\s*['`]([^'`$]+)/g)].map(
    ([, name]) => name,
  )
  return kept.map((name) => (name?.endsWith(':') ? `${name}*` : name))
})

it('whatever a process keeps is accounted for, as several servers would have it', () => {
  expect(found.length).toBeGreaterThan(15)
  expect(found.filter((name) => !NAMED.includes(name))).toEqual([])
})

it('modules keep nothing else between two requests', () => {
  const state = /^(export )?(let |const \w+( *:[^=]+)? = new (Map|Set|WeakMap)\(\))/m
  const keeping = sources.filter((file) => state.test(readFileSync(file, 'utf8')))
  // The settings, read once.
  expect(keeping).toEqual(['lib/server/base/env.ts'])
})
