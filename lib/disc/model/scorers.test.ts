import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '@/lib/numbers/random'
import { BANK, requireForm } from '../form/items'
import type { Response } from '../form/responses'
import { LETTERS } from '../letters'
import { answersOf } from '../result/sample-answers'
import { explain } from '../result/telling-answers'
import { STYLE_CODES } from '../styles'
import { countScores } from './counting'
import { closeStyleOf } from './earlier-names'
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

/** The form of 2026-12 and four further questions: none answered, at random, and each letter against each other one. */
function sittingsOf2026(): Response[][] {
  const random = randomFrom(19)
  const tetrads = [...requireForm('2026-12').tetrads, ...BANK.slice(0, 4)]
  type Picker = (says: readonly string[]) => readonly [number, number]
  const answer = (pick: Picker) =>
    tetrads.map(({ question, items }): Response => {
      const says = items.map(({ letter, keyed }) => (keyed > 0 ? letter : `-${letter}`))
      const [most = '', least = ''] = pick(says).map((at) => items[at]?.id)
      return { question, most, least, suggested: random.share() < 0.1 }
    })
  const atRandom: Picker = () => {
    const [most, other] = [random.whole(4), random.whole(3)]
    return [most, other < most ? other : other + 1]
  }
  const between = (one: string, other: string) =>
    answer((says) => {
      const most = Math.max(
        0,
        says.findIndex((it) => it === one || it === `-${other}`),
      )
      const least = says.findIndex((it, at) => at !== most && (it === other || it === `-${one}`))
      return [most, least >= 0 ? least : (most + 1) % 4]
    })
  const random100 = Array.from({ length: 100 }, () => answer(atRandom))
  const extremes = LETTERS.flatMap((one) =>
    LETTERS.filter((other) => other !== one).map((other) => between(one, other)),
  )
  return [[], ...random100, ...extremes]
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

  it('has every bit that logit-3 gave it, at the extremes, with further answers and without any', () => {
    const again = sittingsOf2026().map((responses) => {
      const { scores, counted, style, certainty } = made('logit-3', responses)
      const { intervals, styleProbability, primaryChances, primaryProbability, theta } =
        certainty ?? (undefined as never)
      const sureness = { intervals, styleProbability, primaryChances, primaryProbability, theta }
      return [scores, counted, style, sureness]
    })
    expect(createHash('sha256').update(JSON.stringify(again)).digest('hex')).toBe(
      '1fd08093c54e6cd23511eb7bd2a4d24a480ac43f7682b7ab159f85eafaffc85c',
    )
    expect(again.at(-1)?.[0]).toEqual({ D: 58, I: 46, S: 0, C: 100 })
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
      expect(one.style).toEqual(closeStyleOf(one.scores))
    }
    expect(renamed).toBeGreaterThan(0)
  })

  it('is counted where counting made it', () => {
    for (const responses of sittings().slice(0, 20)) {
      const { scores, counted } = countScores(responses)
      expect(made('count-1', responses)).toEqual({
        scores,
        counted,
        style: closeStyleOf(scores),
        certainty: null,
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
  it('is explained by the model that made it', () => {
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
