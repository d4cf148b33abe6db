import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Rule {
  alert: string
  expr: string
}
const { groups } = parse(readFileSync('docs/examples/alarms.yaml', 'utf8'))
const rules: Rule[] = groups.flatMap(({ rules }: { rules: Rule[] }) => rules)

it('every alarm has its heading in the operations page, and says there what to do', () => {
  const page = readFileSync('docs/operations.md', 'utf8')
  const headings = [...page.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)
  expect(rules.map(({ alert }) => alert).filter((name) => !headings.includes(name))).toEqual([])
})

it('every alarm counts what the product counts', () => {
  const named = rules.flatMap(({ expr }) => expr.match(/discern_\w+/g) ?? [])
  const figures = new Set(named.map((name) => name.replace(/_(count|bucket|sum)$/, '')))
  const known = execFileSync('git', ['grep', '-ohE', "'discern_\\w+'", '--', 'lib'], {
    encoding: 'utf8',
  })
  expect([...figures].filter((name) => !known.includes(`'${name}'`))).toEqual([])
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

it.skipIf(!hasPromtool)(
  'the first failure of each kind is reported, and nothing else',
  { tags: ['prove'] },
  () => {
    const { status, stdout, stderr } = spawnSync(
      'promtool',
      ['test', 'rules', 'docs/examples/alarms.test.yaml'],
      { encoding: 'utf8' },
    )
    expect(status, stdout + stderr).toBe(0)
  },
)
