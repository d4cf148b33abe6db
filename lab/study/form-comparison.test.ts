/** The form in force beside the first one. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KIND_NAMES } from '@/lib/copy/study/table'
import { FORM_VERSION, FORMS } from '@/lib/disc/form/items'
import { compareForms, KINDS } from './form-comparison'

const NAMES = KINDS.map((kind) => KIND_NAMES[kind].name)

/** The kept figures: kind, form, mean r, elevation r, right primary in percent. */
const ROWS = readFileSync('docs/study-forms.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \| 20\d\d-\d\d \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const kept = (kind: string, form: string) => {
  const [, , , recovery, elevation] = ROWS.find((row) => row[1] === kind && row[2] === form) ?? []
  return { recovery: Number(recovery), elevation: Number(elevation) }
}

const before = FORMS[0].version
const today = FORM_VERSION

describe('the kept comparison of forms', () => {
  it('is of every form in every kind of world', () => {
    expect(ROWS).toHaveLength(FORMS.length * KINDS.length)
  })

  it('keeps what decision 25 says: r of .926 in the study’s world, and no world worse', () => {
    expect(kept(KIND_NAMES.kind.name, today).recovery).toBeGreaterThanOrEqual(0.926)
    for (const name of NAMES) {
      expect(kept(name, today).recovery, name).toBeGreaterThanOrEqual(kept(name, before).recovery)
      expect(kept(name, today).elevation, name).toBeGreaterThan(kept(name, before).elevation)
    }
  })
})

describe('compareForms', () => {
  it('gives the same figures each time', () => {
    expect(compareForms(1, 30)).toEqual(compareForms(1, 30))
  })

  it('finds the form with more reversed statements better at the letters, in each kind of world', {
    tags: ['prove'],
  }, () => {
    const figures = compareForms(6, 120)
    for (const name of KINDS) {
      const of = (form: string) => figures.find((one) => one.kind === name && one.form === form)
      expect(of(today)?.recovery, name).toBeGreaterThan(of(before)?.recovery ?? 1)
    }
  })
})
