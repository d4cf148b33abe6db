import { describe, expect, it } from 'vitest'
import type { AccountDraft, DraftState } from '@/lib/api/drafts'
import { newDraft } from '@/lib/client/draft'
import { NO_CHOICES } from '@/lib/disc/form/choices'
import { react } from './flow'
import { load } from './opening'
import { initial } from './state'
import { questions } from './testing'

const person = initial({ kind: 'account', userId: 'me', served: null, suggests: true })
const draft = (state: DraftState | null): AccountDraft => ({
  assessment_id: 'one',
  version: 1,
  state,
  outdated: false,
  started_at: '2026-11-30T09:00:00Z',
  updated_at: '2026-11-30T09:05:00Z',
})
const asked = (server: AccountDraft | null) => load(person, false, server).todo.at(-1)

it('asks for the questions of the form that a draft was begun on', () => {
  const begun = draft({
    questions: [{ group: 1, options: ['a', 'b', 'c', 'd'] }],
    answers: [],
    choices: { most: null, least: null, suggested: false, ms: 0 },
  })
  expect(asked(begun)).toMatchObject({ do: 'load', starts: false, statement: 'a' })
  expect(asked(draft(null))).toMatchObject({ do: 'load', statement: undefined })
  expect(asked(null)).toMatchObject({ do: 'load', starts: true, statement: undefined })
})

it('goes on with a start that was pressed before the page had looked into the browser', () => {
  const world = { now: 0, visible: true, random: () => 0, newKey: () => 'key' }
  const started = react(person, { do: 'start' }, world)
  const opened = react(started, { do: 'opened', kept: null, open: null }, world)
  expect(opened).toMatchObject({ phase: { name: 'loading' }, turn: started.turn })
  const found = { do: 'found', turn: started.turn, server: null, kept: null } as const
  expect(react(opened, found, world).todo).toContainEqual(
    expect.objectContaining({ do: 'load', starts: true }),
  )
})

describe('a guest’s page', () => {
  const world = { now: 9_000, visible: true, random: () => 0, newKey: () => 'key' }
  const [first, ...others] = questions
  const shown = first ? [{ ...first, options: first.options.toReversed() }, ...others] : []
  const opening = initial({ kind: 'guest', questions }, shown)
  const html = {
    isDrawn: true,
    picks: { most: 'a1', least: 'd1' },
    goesOn: false,
    since: 2_000,
    revision: 7,
  }
  const opened = { do: 'opened', kept: null, open: null, html } as const
  const answered = [{ most: 'c1', least: 'b1' }]
  const kept = { ...newDraft(questions, 3), answers: answered, reached: 2 }

  it('begins with the question that its HTML showed, and what was picked there', () => {
    const { phase, draft, todo } = react(opening, opened, world)
    expect(phase.name).toBe('asking')
    expect(draft?.questions[0]).toEqual(shown[0])
    expect(draft?.choices).toEqual({ most: 'a1', least: 'd1' })
    expect(todo.filter((one) => one.do === 'write')).toEqual([{ do: 'write', draft }])
    expect(todo).toContainEqual({ do: 'count', event: 'started' })
  })

  it('goes on where Next was pressed, with the time since the question was seen', () => {
    const { draft } = react(opening, { ...opened, html: { ...html, goesOn: true } }, world)
    expect(draft).toMatchObject({ answers: [html.picks], choices: NO_CHOICES, times: [7_000] })
  })

  it('goes on with the draft that is kept, and takes no pick for another question', () => {
    const { draft, isResumed } = react(opening, { ...opened, kept }, world)
    expect(draft).toMatchObject({ ...kept, choices: NO_CHOICES })
    expect(isResumed).toBe(true)
  })

  it('asks the server where the landing page asked an earlier form', () => {
    const old = [{ group: 1, options: [{ id: 'old', text: 'old' }] }]
    const answered = { questions: old, answers: [{ most: 'old', least: 'older' }], times: [1] }
    const { phase, todo } = react(opening, { ...opened, first: answered }, world)
    expect(phase.name).toBe('loading')
    expect(todo).toEqual([expect.objectContaining({ do: 'load', starts: false })])
  })
})

it('begins an account’s assessment with the two questions only where the start says so', () => {
  const world = { now: 0, visible: true, random: () => 0, newKey: () => 'key' }
  const questions = [1, 2, 3].map((group) => ({
    group,
    options: ['a', 'b', 'c', 'd'].map((id) => ({ id: `${group}${id}`, text: id })),
  }))
  const first = {
    questions: questions.slice(0, 2),
    answers: [
      { most: '1a', least: '1b' },
      { most: '2a', least: '2b' },
    ],
    times: [900, 900],
  }
  const begun = (takes: boolean) => {
    const started = react(person, { do: 'start', first: takes }, world)
    const found = react(
      started,
      { do: 'found', turn: started.turn, server: null, kept: null },
      world,
    )
    const { turn } = found
    return react(found, { do: 'loaded', turn, questions, id: 'one', revision: 1, first }, world)
  }
  expect(begun(true).draft).toMatchObject({ answers: first.answers, account: { id: 'one' } })
  expect(begun(true).todo).toContainEqual({ do: 'forgetFirst' })
  expect(begun(false).draft?.answers).toEqual([])
  // The question on screen opens with a suggestion, as any other.
  expect(begun(true).draft?.choices).toMatchObject({ suggested: true })
  expect(begun(true).draft?.choices.most).toMatch(/^3/)
})
