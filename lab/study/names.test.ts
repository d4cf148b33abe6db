/** What the study says of names is kept, and is why the rule in force is as it is. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { WORLD_KINDS } from '@/lib/copy/study/figures'
import { KIND_NAMES } from '@/lib/copy/study/table'
import { SCORER_VERSION } from '@/lib/disc/model/scoring'
import { SECOND_FROM } from '@/lib/disc/styles'
import { nameFigures } from './names'

const PAGE = readFileSync('docs/study-names.md', 'utf8')

/** By rule, the row of a kind of world: contradicts, first letter, right, says, less than even, nothing in common, letters again … */
const rowsOf = (name: string) =>
  PAGE.split('\n')
    .filter((line) => line.startsWith(`| ${name} |`))
    .map((line) => line.split('|').slice(2, -1))
    .map(([rule = '', ...cells]) => ({ rule: rule.trim(), cells: cells.map(Number.parseFloat) }))

it('keeps figures of today’s scorer, of every kind of world', () => {
  expect(PAGE).toContain(`scorer ${SCORER_VERSION}`)
  for (const kind of WORLD_KINDS) expect(rowsOf(KIND_NAMES[kind].name), kind).toHaveLength(4)
})

it('the rule in force never contradicts its picture, and is best of the three everywhere', () => {
  for (const kind of WORLD_KINDS) {
    const [, ...rules] = rowsOf(KIND_NAMES[kind].name)
    const own = rules.find(({ rule }) => rule === `${SECOND_FROM}, or open`)?.cells ?? []
    expect(own[0], kind).toBe(0)
    for (const { cells } of rules) {
      for (const column of [1, 2, 6])
        expect(own[column], kind).toBeGreaterThanOrEqual(cells[column] as number)
    }
  }
})

it('is what the study finds again', () => {
  expect(nameFigures('kind', 1, 5)).toEqual(nameFigures('kind', 1, 5))
})
