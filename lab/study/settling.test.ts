/** What the study says of settling the tie is kept, and can be had again. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KIND_NAMES } from '@/lib/copy/study/table'
import { FORM_VERSION } from '@/lib/disc/form/items'
import { mean } from '@/lib/numbers/figures'
import { KINDS } from './form-comparison'
import { curve, runSettling, settledFigures, settlingTasks } from './settling'

const PAGE = readFileSync('docs/study-settling.md', 'utf8')
const STUDY = 'kind'
const NAMES = KINDS.map((kind) => KIND_NAMES[kind].name)

/** The cells of the first row that begins so. */
const rowOf = (start: string) =>
  PAGE.split('\n')
    .find((line) => line.startsWith(`| ${start} |`))
    ?.split('|')
    .map((cell) => Number.parseFloat(cell)) ?? []

describe('the kept figures', () => {
  it('are of today’s form, in every kind of world', () => {
    expect(PAGE).toContain(`form ${FORM_VERSION}`)
    for (const name of NAMES) expect(rowOf(name)).toHaveLength(11)
  })

  it('keep what decision 27 says: more first letters right in every kind, and ranges that hold', () => {
    for (const name of NAMES) {
      const [, , , , , before = 1, now = 0] = rowOf(name)
      expect(now, name).toBeGreaterThan(before)
    }
    const coverage = rowOf(KIND_NAMES[STUDY].name)[9] ?? 0
    expect(coverage).toBeGreaterThanOrEqual(91)
  })
})

describe('settling, simulated', () => {
  it('asks only those whose lead is open, and changes no one else', () => {
    const [task] = settlingTasks(30)
    if (!task) throw new Error('There is no task.')
    const figures = settledFigures(STUDY, runSettling(task))
    expect(figures.people).toBe(30)
    expect(figures.more).toBeGreaterThanOrEqual(1)
    expect(figures.more).toBeLessThanOrEqual(12)
    const people = figures.bins.reduce((sum, bin) => sum + bin.people, 0)
    expect(people).toBe(Math.round(30 * figures.offered))
    // What changed of all is what changed of those who were offered more.
    const gain = figures.offered * (figures.offeredRightNow - figures.offeredRightBefore)
    expect(figures.rightNow - figures.rightBefore).toBeCloseTo(gain, 3)
    expect(settledFigures(STUDY, runSettling(task))).toEqual(figures)
  })

  it('keeps the name, or moves it to one that a letter of it leads', {
    tags: ['prove'],
    timeout: 120_000,
  }, () => {
    const strayed = settlingTasks(500).flatMap((task) => runSettling(task).strayed ?? [])
    expect(strayed).toHaveLength(2000)
    expect(mean(strayed)).toBeLessThan(0.03)
  })

  it('asks the same of both orders where all questions are asked', () => {
    const [fixed, adaptive] = curve(1, 4, [44])
    expect(adaptive?.recovery).toBeCloseTo(fixed?.recovery ?? 0, 9)
    expect(adaptive?.rightPrimary).toBe(fixed?.rightPrimary)
  })
})
