import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInSecondLook, isOffered } from './second-look'
import type { Act, State, Who } from './state'
import { type Fate, Life, questions } from './testing'

const act = fc.record({
  move: fc.constant('act' as const),
  act: fc.constantFrom<Act['do'][]>(
    ...(['pick', 'pick', 'pick', 'pick', 'next', 'next', 'next', 'confirm', 'previous'] as const),
    ...(['secondLook', 'keep', 'retry', 'start', 'resume', 'takeNewer', 'keepMine'] as const),
    'startOver',
    'suggest',
  ),
  pick: fc.constantFrom('most', 'least'),
  row: fc.nat(3),
})
const question = fc.record({ move: fc.constant('question' as const), row: fc.nat(3) })
const answer = fc.record({
  move: fc.constant('answer' as const),
  which: fc.nat(3),
  fate: fc.constantFrom<Fate[]>('answered', 'answered', 'lost', 'cut'),
  again: fc.subarray([1, 2]),
})
const move = fc.oneof(
  { weight: 5, arbitrary: act },
  { weight: 3, arbitrary: question },
  { weight: 6, arbitrary: answer },
  {
    weight: 2,
    arbitrary: fc.record({ move: fc.constant('switch' as const), asleep: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      move: fc.constantFrom(
        ...(['wait', 'wait', 'wait', 'reload', 'reload', 'online', 'online', 'offline'] as const),
        ...(['signOut', 'signIn', 'elsewhere'] as const),
      ),
    }),
  },
)

/** The states in which the page waits for the person. Loading and submitting end with the answer or the time-out. */
function restOf({
  phase,
  draft,
}: State): 'answering' | 'looking again' | 'waiting' | 'done' | null {
  switch (phase.name) {
    case 'loading':
    case 'submitting':
      return null
    case 'done':
    case 'elsewhere':
      return 'done'
    case 'asking':
      return draft && (isOffered(draft) || isInSecondLook(draft)) ? 'looking again' : 'answering'
    case 'ready':
      return 'answering'
    default:
      // The answers are kept, and the way on is the person's to choose.
      return 'waiting'
  }
}

const guest: Who = { kind: 'guest', questions }
const person: Who = { kind: 'account', userId: 'me', served: null, suggests: true }

/** `npm test` tries some histories, and `npm run prove` ten times as many others. */
const TRIES = [
  { numRuns: 1000, seed: 8, tags: [] },
  { numRuns: 10_000, seed: 9, tags: ['prove'] },
]

const everyLife = (who: Who) =>
  fc.property(fc.array(move, { size: 'max', maxLength: 40 }), (moves) => {
    const life = new Life(who)
    for (const one of moves) {
      life.do(one)
      life.expectNothingLost()
    }
    life.settle()
    life.expectNothingLost()
    for (const { state, pending, asleep } of life.tabs.filter(({ state }) => state.turn > 0)) {
      expect(restOf(state)).not.toBeNull()
      expect(pending).toEqual([])
      if (!asleep && state.phase.name === 'asking' && state.isMine) life.expectSaved(state)
    }
  })

for (const who of [guest, person]) {
  const whose = who.kind === 'guest' ? 'guest' : 'person'
  for (const { tags, ...tries } of TRIES) {
    it(
      `whatever happens to the assessment of a ${whose}, it ends in one of four states and loses no answer (${tries.numRuns} histories)`,
      {
        tags,
        timeout: 120_000,
      },
      () => fc.assert(everyLife(who), tries),
    )
  }
}
