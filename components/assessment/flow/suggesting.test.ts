import { describe, expect, it } from 'vitest'
import { newDraft, type Question } from '@/lib/client/draft'
import { NO_CHOICES } from '@/lib/disc/form/choices'
import { react } from './flow'
import { type Event, initial, type State, type World } from './state'

const questions: Question[] = [1, 2].map((group) => ({
  group,
  options: ['a', 'b', 'c', 'd'].map((name) => ({ id: `${name}${group}`, text: name })),
}))
const world: World = { now: 0, visible: true, random: () => 0, newKey: () => '' }
const drawn = { most: 'a1', least: 'b1', suggested: true }

/** At the first question of a person who has suggestions on or off. */
function asked(suggests: boolean): State {
  const person = initial({ kind: 'account', userId: 'me', served: null, suggests })
  const loading = { ...person, phase: { name: 'loading', begins: true, server: null } as const }
  return react(loading, { do: 'loaded', turn: 0, questions, id: 'one', revision: 1 }, world)
}

const tell = (state: State, ...events: Event[]) =>
  events.reduce((before, event) => react(before, event, world), state)

describe('suggestions are drawn at random, and one switch turns them off', () => {
  it('opens a question with them where they are on, and bare where they are off', () => {
    expect(asked(true).draft?.choices).toEqual(drawn)
    expect(asked(false).draft?.choices).toEqual(NO_CHOICES)
    const next = tell(
      asked(false),
      { do: 'pick', pick: 'most', option: 'a1' },
      { do: 'pick', pick: 'least', option: 'b1' },
      { do: 'next' },
    )
    expect(next.draft?.choices).toEqual(NO_CHOICES)
  })

  it('takes them off the question on screen, and puts them back', () => {
    const off = tell(asked(true), { do: 'suggest', on: false })
    expect(off.draft?.choices).toEqual(NO_CHOICES)
    expect(off.todo).toContainEqual({ do: 'prefer', on: false })
    expect(tell(off, { do: 'suggest', on: true }).draft?.choices).toEqual(drawn)
  })

  it('leaves what the person chose', () => {
    const chosen = tell(asked(true), { do: 'confirm' })
    for (const on of [false, true]) {
      expect(tell(chosen, { do: 'suggest', on }).draft?.choices).toEqual(chosen.draft?.choices)
    }
  })

  it('says that the account does not know, of the last press only', () => {
    const off = tell(asked(true), { do: 'suggest', on: false })
    const unkept = tell(off, { do: 'preferred', on: false, isKept: false })
    expect(unkept.suggestions).toEqual({ on: false, isKept: false })
    const late = tell(off, { do: 'preferred', on: true, isKept: false })
    expect(late.suggestions).toEqual({ on: false, isKept: true })
  })

  it('has none for a guest', () => {
    const guest = react(
      { ...initial({ kind: 'guest', questions: [] }), draft: newDraft(questions) },
      { do: 'suggest', on: true },
      world,
    )
    expect(guest.suggestions.on).toBe(false)
    expect(guest.todo).toEqual([])
  })
})
