import { describe, expect, it } from 'vitest'
import { type AccountDraft, type DraftState, draftState } from '@/lib/api/drafts'
import {
  contentKey,
  continues,
  fromState,
  newest,
  stateHasProgress,
  toState,
} from './account-draft'
import { type Draft, newDraft, parseDraft, type Question } from './draft'

const questions: Question[] = [1, 2, 3, 4].map((group) => ({
  group,
  options: ['a', 'b', 'c', 'd'].map((name) => ({ id: `${name}${group}`, text: `Text ${name}` })),
}))
const shuffled = questions.map((one) => ({ ...one, options: [...one.options].reverse() }))
const suggestion = (group: number) =>
  ({ most: `a${group}`, least: `b${group}`, suggested: true }) as const

/** A draft with this many answers, the first one an untouched suggestion. */
function draftAfter(answered: number, choices: Draft['choices'] = suggestion(answered + 1)): Draft {
  const answers = [suggestion(1), { most: 'c2', least: 'd2' }, { most: 'c3', least: 'd3' }]
  return {
    ...newDraft(shuffled),
    answers: answers.slice(0, answered),
    choices,
    times: Array.from({ length: answered + 1 }, (_, index) => 100 * (index + 1)),
    reached: answered + 1,
    account: { id: 'mine', version: 3 },
  }
}

function saved(state: DraftState | null, version = 3, assessment_id = 'mine'): AccountDraft {
  const at = '2026-11-20T12:00:00.000Z'
  return { assessment_id, version, state, outdated: false, started_at: at, updated_at: at }
}

describe('a draft', () => {
  it('comes back from the account with its order, answers, suggestions and times', () => {
    const state = toState(draftAfter(2))
    expect(draftState.parse(state)).toEqual(state)
    const back = fromState(newDraft(questions), state, questions)
    expect({ ...back, account: { id: 'mine', version: 3 } }).toEqual(draftAfter(2))
    expect(parseDraft(JSON.stringify(back))).toEqual(back)
  })

  it('does not come back to other questions', () => {
    const state = toState(draftAfter(2))
    const changed = questions.with(1, {
      group: 2,
      options: [{ id: 'new', text: 'New' }, ...(questions[1]?.options.slice(1) ?? [])],
    })
    expect(fromState(newDraft(changed), state, changed)).toBeNull()
    expect(fromState(newDraft(questions), state, questions.slice(1))).toBeNull()
    const more = [...questions, { group: 5, options: questions[0]?.options ?? [] }]
    expect(fromState(newDraft(more), state, more)).toBeNull()
  })

  it('is the same content whatever the times', () => {
    expect(contentKey(toState({ ...draftAfter(2), times: [] }))).toBe(
      contentKey(toState(draftAfter(2))),
    )
    expect(contentKey(toState(draftAfter(2, { most: 'a3', least: 'b3' })))).not.toBe(
      contentKey(toState(draftAfter(2))),
    )
  })
})

describe('of two states, one continues the other', () => {
  const touched = draftAfter(2, { most: 'd3', least: 'b3' })

  it('when it has the same answers and more', () => {
    expect(continues(toState(draftAfter(3)), toState(draftAfter(1)))).toBe(true)
    expect(continues(toState(draftAfter(1)), toState(draftAfter(1)))).toBe(true)
    expect(continues(toState(draftAfter(3)), toState(draftAfter(2)))).toBe(true)
  })

  it('not when an answer would be lost', () => {
    expect(continues(toState(draftAfter(1)), toState(draftAfter(2)))).toBe(false)
    expect(continues(toState(draftAfter(3)), toState(touched))).toBe(false)
    const other = { ...draftAfter(3), answers: [suggestion(1), { most: 'a2', least: 'd2' }] }
    expect(continues(toState(other), toState(draftAfter(2)))).toBe(false)
    expect(continues(toState(draftAfter(2)), toState(touched))).toBe(false)
    expect(continues(toState(touched), toState(draftAfter(2)))).toBe(true)
  })
})

describe('going on', () => {
  it('is with the browser’s draft while the account has no newer one', () => {
    expect(newest(draftAfter(2), saved(toState(draftAfter(1))))).toBe('local')
    expect(newest(draftAfter(2), saved(null, 0))).toBe('local')
    expect(newest(draftAfter(2), saved(toState(draftAfter(1)), 9))).toBe('local')
  })

  it('is with the account’s draft when another device went on', () => {
    expect(newest(draftAfter(1), saved(toState(draftAfter(2)), 9))).toBe('server')
    expect(newest(null, saved(toState(draftAfter(2))))).toBe('server')
    expect(newest(draftAfter(3), saved(toState(draftAfter(1)), 1, 'other'))).toBe('server')
  })

  it('is with nothing when the account has none', () => {
    expect(newest(draftAfter(2), null)).toBeNull()
    expect(newest(null, saved(null))).toBeNull()
    expect(newest(draftAfter(2), saved(null, 0, 'other'))).toBeNull()
  })
})

it('has progress once something was answered or touched', () => {
  expect(stateHasProgress(toState(draftAfter(0)))).toBe(false)
  expect(stateHasProgress(toState(draftAfter(0, { most: 'a1', least: 'b1' })))).toBe(true)
  expect(stateHasProgress(toState(draftAfter(1)))).toBe(true)
})
