import { expect, it } from 'vitest'
import type { AccountDraft, DraftState } from '@/lib/api/drafts'
import { load } from './opening'
import { initial } from './state'

const person = initial({ kind: 'account', userId: 'me', served: null, suggests: true })
const draft = (state: DraftState | null): AccountDraft => ({
  ...{ assessment_id: 'one', version: 1, state, outdated: false },
  ...{ started_at: '2026-11-30T09:00:00Z', updated_at: '2026-11-30T09:05:00Z' },
})
const asked = (server: AccountDraft | null) => load(person, false, server).todo.at(-1)

it('row 9: asks for the questions of the form that a draft was begun on', () => {
  const begun = draft({
    questions: [{ group: 1, options: ['a', 'b', 'c', 'd'] }],
    answers: [],
    choices: { most: null, least: null, suggested: false, ms: 0 },
  })
  expect(asked(begun)).toMatchObject({ do: 'load', starts: false, statement: 'a' })
  expect(asked(draft(null))).toMatchObject({ do: 'load', statement: undefined })
  expect(asked(null)).toMatchObject({ do: 'load', starts: true, statement: undefined })
})
