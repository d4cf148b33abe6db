import { expect, it } from 'vitest'
import type { AccountDraft, DraftState } from '@/lib/api/drafts'
import { react } from './flow'
import { load } from './opening'
import { initial } from './state'

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
