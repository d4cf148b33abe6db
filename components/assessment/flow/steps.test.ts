import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Draft, newDraft, parseDraft, type Question } from '@/lib/client/draft'
import {
  hasProgress,
  isLast,
  outcomeOf,
  positionOf,
  questionOf,
  responsesOf,
  type Step,
  statusOf,
  step,
} from './steps'
import { minutesFor } from './time-to-go'

const TOTAL = 4
const questions: Question[] = Array.from({ length: TOTAL }, (_, index) => ({
  group: index + 1,
  options: ['a', 'b', 'c', 'd'].map((name) => ({
    id: `${name}${index + 1}`,
    text: `Statement ${name}`,
  })),
}))

function run(draft: Draft, ...steps: Step[]): Draft {
  return steps.reduce(step, draft)
}

const most = (option: string): Step => ({ do: 'choose', pick: 'most', option })
const least = (option: string): Step => ({ do: 'choose', pick: 'least', option })
const next: Step = { do: 'next' }
const previous: Step = { do: 'previous' }
const spend = (ms: number): Step => ({ do: 'spend', ms })
const fresh = newDraft(questions)

describe('going through the questions', () => {
  it('needs both picks to go on, and clears them for the next question', () => {
    expect(run(fresh, next)).toBe(fresh)
    const half = run(fresh, most('a1'))
    expect(run(half, next)).toBe(half)
    const second = run(half, least('b1'), next)
    expect(positionOf(second)).toBe(1)
    expect(second.choices).toEqual({ most: null, least: null })
    expect(questionOf(second).group).toBe(2)
  })

  it('takes an option from the other pick', () => {
    const moved = run(fresh, least('a1'), most('a1'))
    expect(moved.choices).toEqual({ most: 'a1', least: null })
  })

  it('drops the last answer when going back, and restores its picks', () => {
    const third = run(fresh, most('a1'), least('b1'), next, most('c2'), least('d2'), next)
    const back = run(third, most('a3'), previous)
    expect(back.answers).toEqual([{ most: 'a1', least: 'b1' }])
    expect(back.choices).toEqual({ most: 'c2', least: 'd2' })
  })

  it('has nowhere to go back to from the first question', () => {
    expect(run(fresh, previous)).toBe(fresh)
  })

  it('keeps the last question open until it is submitted', () => {
    let draft = fresh
    for (let question = 1; question <= TOTAL; question++) {
      draft = run(draft, most(`a${question}`), least(`b${question}`), next)
    }
    expect(isLast(draft)).toBe(true)
    expect(draft.choices).toEqual({ most: `a${TOTAL}`, least: `b${TOTAL}` })
    expect(responsesOf(draft)).toHaveLength(TOTAL)
  })

  it('stays a draft that can be kept, whatever is pressed', () => {
    const option = fc.constantFrom('a', 'b', 'c', 'd')
    const press = fc.oneof(
      fc.record({
        do: fc.constant('choose' as const),
        pick: fc.constantFrom('most', 'least'),
        option,
      }),
      fc.constantFrom(next, previous),
      fc.record({ do: fc.constant('spend' as const), ms: fc.integer({ min: 0, max: 1e9 }) }),
    )
    fc.assert(
      fc.property(fc.array(press, { maxLength: 60 }), (presses) => {
        let draft = fresh
        for (const one of presses) {
          const action =
            one.do === 'choose' ? { ...one, option: `${one.option}${positionOf(draft) + 1}` } : one
          draft = step(draft, action as Step)
        }
        expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
      }),
      { seed: 28 },
    )
  })
})

describe('time', () => {
  it('adds up over visits to the same question', () => {
    const draft = run(
      fresh,
      spend(1000.4),
      most('a1'),
      least('b1'),
      next,
      spend(300),
      previous,
      spend(500),
      next,
      spend(40),
    )
    expect(draft.times).toEqual([1500, 340])
  })

  it('never exceeds what the server takes', () => {
    expect(run(fresh, spend(80_000_000), spend(80_000_000)).times).toEqual([86_400_000])
  })
})

describe('what is sent', () => {
  it('is every question with its picks, its time and the order shown', () => {
    const shuffled = newDraft(
      questions.map((one) => ({ ...one, options: [...one.options].reverse() })),
    )
    const draft = run(shuffled, most('a1'), spend(1200), least('b1'))
    expect(responsesOf(draft)).toEqual([
      {
        question_number: 1,
        most_like: 'a1',
        least_like: 'b1',
        ms: 1200,
        shown: ['d1', 'c1', 'b1', 'a1'],
      },
    ])
  })

  it('keeps its key for the same picks, and gets a new one for others', () => {
    const tried = run(fresh, most('a1'), least('b1'), { do: 'attempt', key: 'first' })
    const again = run(tried, spend(500), { do: 'attempt', key: 'second' })
    expect(again.attempt?.key).toBe('first')
    const changed = run(tried, least('c1'), { do: 'attempt', key: 'second' })
    expect(changed.attempt?.key).toBe('second')
  })
})

describe('suggestions', () => {
  const both = { most: 'a1', least: 'b1', suggested: true } as const
  const suggested = { ...fresh, choices: both }
  const confirmed = { most: 'a1', least: 'b1' }

  it('are confirmed as they are, or by either pick', () => {
    expect(run(suggested, { do: 'confirm' }).choices).toEqual(confirmed)
    expect(run(suggested, most('a1')).choices).toEqual(confirmed)
    expect(run(suggested, least('b1')).choices).toEqual(confirmed)
    expect(run(fresh, { do: 'confirm' })).toBe(fresh)
  })

  it('become choices when either pick changes', () => {
    expect(run(suggested, most('c1')).choices).toEqual({ most: 'c1', least: 'b1' })
    expect(run(suggested, most('b1')).choices).toEqual({ most: 'b1', least: null })
  })

  it('are sent as untouched when the person did not change them', () => {
    const opening = { most: 'c2', least: 'd2', suggested: true } as const
    const second = run(suggested, { do: 'next', opening })
    expect(second.choices).toEqual(opening)
    const third = run(second, least('a2'), next)
    expect(responsesOf(third).map((one) => one.suggested)).toEqual([true, undefined])
    expect(parseDraft(JSON.stringify(third))).toEqual(third)
  })

  it('are no progress, and say what they are', () => {
    expect(hasProgress(suggested)).toBe(false)
    expect(hasProgress(run(suggested, { do: 'confirm' }))).toBe(true)
    expect(statusOf(both)).toBe('suggested')
    expect(outcomeOf(both, 'most', 'a1')).toBe('confirmed')
    expect(outcomeOf(both, 'most', 'b1')).toBe('clearedLeast')
  })
})

it('takes the version of a save for its own assessment only', () => {
  const draft = { ...fresh, account: { id: 'one', version: 1 } }
  expect(run(draft, { do: 'saved', id: 'one', version: 2, key: 'what' }).account).toEqual({
    id: 'one',
    version: 2,
    sent: ['what'],
  })
  expect(run(draft, { do: 'saved', id: 'other', version: 9, key: 'what' })).toBe(draft)
})

describe('counting', () => {
  it('reaches each question once', () => {
    const first = run(fresh, { do: 'reach' })
    expect(first.reached).toBe(1)
    expect(run(first, { do: 'reach' })).toBe(first)
    const second = run(first, most('a1'), least('b1'), next, { do: 'reach' })
    expect(second.reached).toBe(2)
    const back = run(second, previous)
    expect(run(back, { do: 'reach' })).toBe(back)
  })
})

describe('what is said', () => {
  it('says what is still to be chosen', () => {
    expect(statusOf({ most: null, least: null })).toBe('needsBoth')
    expect(statusOf({ most: 'a1', least: null })).toBe('needsLeast')
    expect(statusOf({ most: null, least: 'a1' })).toBe('needsMost')
    expect(statusOf({ most: 'a1', least: 'b1' })).toBe('both')
  })

  it('says what a choice cleared', () => {
    const both = { most: 'a1', least: 'b1' }
    expect(outcomeOf(both, 'most', 'b1')).toBe('clearedLeast')
    expect(outcomeOf(both, 'least', 'a1')).toBe('clearedMost')
    expect(outcomeOf(both, 'most', 'c1')).toBe('both')
  })

  it('says how long it still takes', () => {
    expect([28, 3, 2, 1].map(minutesFor)).toEqual([13, 1, 0, 0])
  })
})

it('has progress from the first pick on', () => {
  expect(hasProgress(fresh)).toBe(false)
  expect(hasProgress(run(fresh, spend(10), { do: 'reach' }))).toBe(false)
  expect(hasProgress(run(fresh, least('a1')))).toBe(true)
})
