import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { answersAt } from '@/lib/calibration/implied'
import { FORM } from '@/lib/disc/form/items'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { modelFrom } from '@/lib/disc/model/scoring'
import { randomFrom } from '@/lib/numbers/random'
import { calibrateFrom } from './calibrate'
import { readCalibrations } from './calibrations'

const folder = mkdtempSync(join(tmpdir(), 'discern-calibrate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const random = randomFrom(4)
/** Statements that draw their readers, each by itself. */
const WORLD = {
  ...FORM_DESIGN,
  blocks: FORM_DESIGN.blocks.map((block) => ({
    ...block,
    appeals: block.keys.map(() => random.normal()),
  })),
}
const PEOPLE = Array.from({ length: 50 }, () => {
  const theta = Float64Array.from({ length: 4 }, () => random.normal())
  return answersAt(WORLD, theta, random).map(({ block, most, least }) => {
    const { question, items } = FORM[block] ?? { question: 0, items: [] }
    return { question, most: items[most]?.id ?? '', least: items[least]?.id ?? '' }
  })
})

it('adds what fifty people teach to the file, once, and says what it did to the letters', async () => {
  const asked = {
    date: '2026-11-27',
    isRepresentative: false,
    file: join(folder, 'in', 'calibrations.json'),
  }
  expect(readCalibrations(asked.file)).toEqual([])
  const few = await calibrateFrom(PEOPLE.slice(0, 49), asked)
  expect([few.isDone, few.text, existsSync(asked.file)]).toEqual([
    false,
    expect.stringContaining('There are 49.'),
    false,
  ])
  const { isDone, text } = await calibrateFrom(PEOPLE, asked)
  expect([isDone, text]).toEqual([true, expect.stringMatching(/before and after: D \d.*, C \d/)])
  const [kept] = readCalibrations(asked.file)
  expect(kept).toMatchObject({ people: 50, depth: 'common', keepsLetters: true, date: asked.date })
  expect(kept && modelFrom(kept).design.blocks.some(({ isDoubted }) => isDoubted)).toBe(true)
  const before = readFileSync(asked.file, 'utf8')
  const again = await calibrateFrom(PEOPLE, asked)
  expect([again.isDone, readFileSync(asked.file, 'utf8')]).toEqual([false, before])
}, 120_000)
