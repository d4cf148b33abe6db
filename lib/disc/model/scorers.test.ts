import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '@/lib/numbers/random'
import { requireForm } from '../form/items'
import type { Response } from '../form/responses'
import { answersOf } from '../result/sample-answers'
import { explain } from '../result/telling-answers'
import { STYLE_CODES, styleOf } from '../styles'
import { countScores } from './counting'
import { IN_FORCE, keyOf, type Made, makeAgain, modelOf } from './scorers'
import { score } from './scoring'

const earlier = (scorerVersion: string) => ({ scorerVersion, calibration: 'none' })

/** Forms answered at random, a tenth of the suggestions untouched. */
function sittings(): Response[][] {
  const random = randomFrom(19)
  return Array.from({ length: 200 }, () =>
    requireForm('2026-11').tetrads.map(({ question, items }) => {
      const most = random.whole(4)
      const other = random.whole(3)
      const least = other < most ? other : other + 1
      const ids = items.map(({ id }) => id)
      const picks = { most: ids[most] as string, least: ids[least] as string }
      return { question, ...picks, suggested: random.share() < 0.1 }
    }),
  )
}

const made = (scorerVersion: string, responses: readonly Response[]) =>
  makeAgain(earlier(scorerVersion), responses) as Made

describe('a result made again', () => {
  it('has every bit that logit-2 gave it when it was in force', () => {
    const again = sittings().map((responses) => {
      const { scores, counted, style, certainty } = made('logit-2', responses)
      const { intervals, styleProbability, primaryChances, primaryProbability, theta } =
        certainty ?? (undefined as never)
      const sureness = { intervals, styleProbability, primaryChances, primaryProbability, theta }
      return [scores, counted, style, sureness]
    })
    // Printed by that release for the same answers.
    expect(createHash('sha256').update(JSON.stringify(again)).digest('hex')).toBe(
      '95dc3cc6d96d27b22edf4cd724d79bcee3c17dcec02a460088a752a68d869c30',
    )
  })

  it('is what the scorer in force says, and passes through the database unchanged', () => {
    for (const responses of sittings().slice(0, 20)) {
      const again = makeAgain(IN_FORCE, responses) as Made
      const { scores, style, theta } = score(responses)
      expect(again).toMatchObject({ scores, style, certainty: { theta } })
      expect(JSON.parse(JSON.stringify(again.certainty))).toEqual(again.certainty)
    }
  })

  it('keeps the numbers of logit-1, and its names where the migration left them', () => {
    let renamed = 0
    for (const responses of sittings()) {
      const [one, two] = [made('logit-1', responses), made('logit-2', responses)]
      expect(one.scores).toEqual(two.scores)
      expect(one.certainty?.theta).toEqual(two.certainty?.theta)
      expect([one.style.primary, one.style.secondary]).toEqual([
        two.style.primary,
        two.style.secondary,
      ])
      if (one.certainty?.styleProbability !== null) continue
      renamed++
      expect(one.style).toEqual(styleOf(one.scores))
    }
    expect(renamed).toBeGreaterThan(0)
  })

  it('is counted where counting made it', () => {
    for (const responses of sittings().slice(0, 20)) {
      const { scores, counted } = countScores(responses)
      expect(made('count-1', responses)).toEqual({
        ...{ scores, counted, style: styleOf(scores), certainty: null },
      })
    }
  })

  it('is nothing by a scorer or a calibration that this release does not know', () => {
    expect(makeAgain(earlier('sample'), [])).toBeNull()
    expect(makeAgain({ ...IN_FORCE, calibration: 'elsewhere' }, [])).toBeNull()
    expect(modelOf(earlier('count-1'))).toBeNull()
    expect(keyOf(earlier('logit-2'))).toBe('logit-2/none')
  })
})

describe('why a result is as it is', () => {
  it('is told by the model that made it', () => {
    const model = modelOf(earlier('logit-2'))
    const flat = model && { ...model, design: { ...model.design, blocks: steep(model.design) } }
    const differs = STYLE_CODES.some((code) => {
      const responses = answersOf(code)
      const { certainty, style } = made('logit-2', responses)
      const told = (by: typeof model) => certainty && by && explain(responses, certainty, style, by)
      return JSON.stringify(told(model)) !== JSON.stringify(told(flat))
    })
    expect(differs).toBe(true)
  })

  /** The first statement of each block, as if it said five times as much. */
  function steep({ blocks }: NonNullable<ReturnType<typeof modelOf>>['design']) {
    return blocks.map((block) => ({
      ...block,
      slopes: block.keys.map((_, at) => (at === 0 ? 5 : 1)),
    }))
  }
})
