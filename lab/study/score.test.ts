import { spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'score-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

const form = join(folder, 'form.json')
const options = ['x', 'y', 'z'].map((id) => ({ id, trait: 't', keyed: id === 'x' ? 1 : -1 }))
writeFileSync(form, JSON.stringify({ traits: ['t'], blocks: [{ id: 1, options }] }))

/** Runs the command as `npm run score … > scores.csv` does, npm's own two lines included. */
function run(...rows: string[]) {
  const [answers, scores] = [join(folder, 'answers.csv'), join(folder, 'scores.csv')]
  writeFileSync(answers, ['person,block,most,least', ...rows, ''].join('\n'))
  writeFileSync(scores, '\n> discern@0.1.0 score\n> node --import tsx lab/study/score.ts\n\n')
  const output = openSync(scores, 'r+')
  // Like a shell's: what npm wrote has moved the place on.
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'lab/study/score.ts', '--form', form, answers],
    {
      stdio: ['ignore', output, 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, npm_lifecycle_event: 'score', TMPDIR: folder },
    },
  )
  closeSync(output)
  return { status, stderr, table: readFileSync(scores, 'utf8') }
}

describe('npm run score', () => {
  it('prints the table and nothing else, and leaves no temporary file', () => {
    const { status, table } = run('ann,1,x,y', 'ben,1,y,x')
    expect(status).toBe(0)
    expect(table).toMatch(/^person,t,t_se,t_first,fit\nann,[\d.,-]+\nben,[\d.,-]+\n$/)
    expect(readdirSync(folder).filter((name) => name.startsWith('discern-score-'))).toEqual([])
  })

  it('hands a long table through a pipe whole', { tags: ['prove'] }, () => {
    const answers = join(folder, 'many.csv')
    const rows = Array.from({ length: 4000 }, (_, at) => `${at},1,x,y`)
    writeFileSync(answers, ['person,block,most,least', ...rows].join('\n'))
    const script = `node --import tsx lab/study/score.ts --form ${form} ${answers}`
    const through = (reader: string) =>
      spawnSync('sh', ['-c', `${script} | ${reader}`], { encoding: 'utf8' })
    expect(through('cat').stdout.trimEnd().split('\n')).toHaveLength(4001)
    expect(through('head -1')).toMatchObject({ stdout: 'person,t,t_se,t_first,fit\n', stderr: '' })
  })

  it('prints nothing when a late row is wrong, says which, and exits with 2', () => {
    const many = Array.from({ length: 5000 }, (_, at) => `p${String(at).padStart(4, '0')},1,x,y`)
    const { status, stderr, table } = run(...many, 'zoe,1,x,x')
    expect(status).toBe(2)
    expect(stderr).toContain('Line 5002: most and least are the same option, "x".')
    expect(table).toBe('')
  })
})
