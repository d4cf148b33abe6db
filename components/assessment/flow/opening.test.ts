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
