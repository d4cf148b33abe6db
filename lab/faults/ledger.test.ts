import { describe, expect, it } from 'vitest'
import { answersFor, scoresOf } from '../../e2e/support/answers'
import { type Findings, Ledger } from '../../e2e/support/ledger'

const NONE: Findings = { lost: [], doubled: [], partial: [], unlocked: [] }
const answer = (result_id: string) => ({ result_id, personality_type_code: 'CS' })

/** A ledger with one submission that was acknowledged as `one`. */
function ledgerOfOne(): Ledger {
  const ledger = new Ledger()
  ledger.begin('key', 'CS')
  ledger.acknowledge('key', answer('one'))
  return ledger
}

/** The row that it should have become. */
const row = {
  key: 'key',
  id: 'one',
  style_code: 'CS',
  answers: 28,
  is_whole: true,
  is_open: false,
  ...scoresOf(answersFor('CS')),
}

/** The findings of a ledger in a database with exactly these results. */
const compare = (ledger: Ledger, ...rows: object[]) =>
  ledger.compare(async (text) => (text.includes('FROM assessments a LEFT') ? rows : []) as never)

describe('the ledger', () => {
  it('finds nothing where all promises to clients hold', async () => {
    expect(await compare(ledgerOfOne(), row)).toEqual(NONE)
  })

  it('finds what is lost', async () => {
    expect((await compare(ledgerOfOne())).lost).toHaveLength(1)
    const ledger = ledgerOfOne()
    ledger.beginUnlock('key')
    expect(await compare(ledger, row), 'no answer said that it is open').toEqual(NONE)
    ledger.acknowledgeUnlock('key')
    expect((await compare(ledger, row)).lost).toEqual(['the open report of key'])
  })

  it('finds what is there twice, or as something else', async () => {
    expect((await compare(ledgerOfOne(), row, { ...row, key: 'x' })).doubled).toHaveLength(1)
    expect((await compare(ledgerOfOne(), { ...row, id: 'two' })).doubled).toHaveLength(1)
    const ledger = ledgerOfOne()
    ledger.acknowledge('key', answer('two'))
    expect((await compare(ledger, { ...row, id: 'two' })).doubled).toHaveLength(1)
    expect(ledger.acknowledged).toBe(1)
  })

  it('finds what is there in part', async () => {
    for (const part of [
      { answers: 27 },
      { D: row.D + 1 },
      { style_code: 'DI' },
      { is_whole: false },
    ])
      expect((await compare(ledgerOfOne(), { ...row, ...part })).partial).toHaveLength(1)
  })

  it('finds what is open and was never asked for', async () => {
    expect((await compare(ledgerOfOne(), { ...row, is_open: true })).unlocked).toHaveLength(1)
  })

  it('takes what was sent and never answered as it comes', async () => {
    const ledger = new Ledger()
    ledger.begin('key', 'CS')
    expect(await compare(ledger)).toEqual(NONE)
    expect(await compare(ledger, row)).toEqual(NONE)
    expect(ledger.acknowledged).toBe(0)
  })
})
