import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccountDraft, DraftState } from '@/lib/api/drafts'
import { ApiError } from '@/lib/api/errors'
import { contentKey, toState } from '@/lib/client/account-draft'
import { NoAnswer } from '@/lib/client/call'
import { type Draft, parseDraft, type Question } from '@/lib/client/draft'
import { NO_CHOICES } from '@/lib/disc/choices'
import {
  type Act,
  type Effect,
  type Event,
  initial,
  react,
  restOf,
  type State,
  type Who,
} from './flow'
import { responsesOf } from './steps'

const TOTAL = 3
const questions: Question[] = Array.from({ length: TOTAL }, (_, index) => ({
  group: index + 1,
  options: ['a', 'b', 'c', 'd'].map((name) => ({ id: `${name}${index + 1}`, text: name })),
}))

/** What happens to a request: it is answered, it arrives but its answer does not, or it never arrives. */
type Fate = 'answered' | 'lost' | 'cut'

/** What a person, the network and time can do. */
type Move =
  | { move: 'act'; act: Act['do']; pick: 'most' | 'least'; row: number }
  /** The whole question. */
  | { move: 'question'; row: number }
  | { move: 'answer'; which: number; fate: Fate; looks: number[] }
  | { move: 'wait' | 'reload' | 'online' | 'offline' | 'signOut' | 'signIn' | 'elsewhere' }
  | { move: 'switch'; asleep: boolean }

const act = fc.record({
  move: fc.constant('act' as const),
  act: fc.constantFrom<Act['do'][]>(
    ...(['pick', 'pick', 'pick', 'pick', 'next', 'next', 'next', 'confirm', 'previous'] as const),
    ...(['redo', 'keep', 'retry', 'start', 'resume', 'takeNewer', 'keepMine'] as const),
    'startOver',
  ),
  pick: fc.constantFrom('most', 'least'),
  row: fc.nat(3),
})
const question = fc.record({ move: fc.constant('question' as const), row: fc.nat(3) })
const answer = fc.record({
  move: fc.constant('answer' as const),
  which: fc.nat(3),
  fate: fc.constantFrom<Fate[]>('answered', 'answered', 'lost', 'cut'),
  looks: fc.subarray([1, 2, 3]),
})
const move = fc.oneof(
  { weight: 5, arbitrary: act },
  { weight: 3, arbitrary: question },
  { weight: 6, arbitrary: answer },
  {
    weight: 1,
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

/** Everything that a draft says, the second look included. */
const contentOf = ({ redo, ...draft }: Draft) =>
  [
    contentKey(toState(draft)),
    JSON.stringify([redo?.answers ?? [], redo?.choices ?? NO_CHOICES]),
  ].join('\n')
const picksOf = (draft: Draft) =>
  responsesOf(draft)
    .map(({ question_number, most_like, least_like }) => [question_number, most_like, least_like])
    .join(' ')

interface Tab {
  state: State
  /** Requests that are under way. */
  pending: { effect: Effect; turn: number }[]
  waits: boolean
  /** Its assessment, across a reload. */
  open: string | null
  /** Hears nothing of the other tabs. */
  asleep: boolean
}

/** A browser with two tabs, and the server, as far as the flow can tell them from the real ones. */
class Life {
  /** What the browser's storage holds. */
  kept: Draft | null = null
  tabs: Tab[] = []
  front = 0
  now = 0
  ids = 0
  line = true
  session = true
  drafts = new Map<string, { version: number; state: DraftState | null }>()
  results = new Map<string, string>()
  /** What the person answered last; null before, and after starting over. */
  book: Draft | null = null
  /** All that was ever on screen. */
  said = new Set<string>()

  constructor(readonly who: Who) {
    this.tabs = [this.newTab(), this.newTab()]
    this.tell(this.tab, { do: 'opened', kept: null, open: null })
    this.tell(this.tab, { do: 'start' })
    this.settle()
  }

  get tab(): Tab {
    return this.tabs[this.front] as Tab
  }

  get other(): Tab {
    return this.tabs[1 - this.front] as Tab
  }

  newTab(): Tab {
    const { who } = this
    const state = initial(who.kind === 'guest' ? who : { ...who, served: this.served() })
    return { state, pending: [], waits: false, open: null, asleep: true }
  }

  tell(tab: Tab, event: Event): void {
    const visible = tab === this.tab
    const newKey = () => `key-${++this.ids}`.padEnd(22, '-')
    tab.state = react(tab.state, event, { now: this.now, visible, random: () => 0.3, newKey })
    for (const effect of tab.state.todo) this.carryOut(tab, effect)
  }

  carryOut(tab: Tab, effect: Effect): void {
    const others = this.tabs.filter((other) => other !== tab && !other.asleep)
    const newer = (revision: number) =>
      this.kept && this.kept.revision > revision ? this.kept : null
    if (effect.do === 'write') {
      const other = newer(effect.draft.revision)
      if (other) return this.tell(tab, { do: 'tab', kept: other })
      const draft = { ...effect.draft, revision: effect.draft.revision + 1 }
      this.kept = parseDraft(JSON.stringify(draft))
      expect(this.kept).toEqual(draft)
      this.tell(tab, { do: 'written', draft, isKept: true })
      for (const other of others) this.tell(other, { do: 'tab', kept: draft })
    } else if (effect.do === 'drop') {
      if (newer(effect.revision)) return
      this.kept = null
      for (const other of others) this.tell(other, { do: 'tab', kept: null })
    } else if (effect.do === 'mark') tab.open = effect.id
    else if (effect.do === 'wait') tab.waits = true
    else if (effect.do !== 'count' && effect.do !== 'leave') {
      tab.pending.push({ effect, turn: tab.state.turn })
    }
  }

  answer(tab: Tab, which: number, fate: Fate, looks: number[]): void {
    const [one] = tab.pending.splice(which % Math.max(1, tab.pending.length), 1)
    if (!one) return
    const { effect, turn } = one
    const arrives = this.line && fate !== 'cut'
    let event: Event
    try {
      if (!arrives) throw new NoAnswer()
      event = this.serve(effect, turn, looks)
      if (fate === 'lost') throw new NoAnswer()
    } catch (error) {
      const isAnswered = error instanceof ApiError && fate !== 'lost'
      event = this.failed(effect, turn, isAnswered ? error : new NoAnswer())
    }
    this.tell(tab, event)
  }

  /** How effects.ts tells of a failure. */
  failed(effect: Effect, turn: number, error: Error): Event {
    if (effect.do === 'review') return { do: 'reviewed', turn, looks: [] }
    if (effect.do === 'save') {
      const isConflict = error instanceof ApiError && error.code === 'conflict'
      return { do: 'unsaved', error, server: isConflict ? this.served() : null }
    }
    const isUnknown = effect.do === 'find' && error instanceof NoAnswer && this.kept?.account
    if (isUnknown) return { do: 'found', turn, server: 'unknown', kept: this.kept }
    return { do: 'failed', turn, error }
  }

  served(): AccountDraft | null {
    const newest = [...this.drafts].at(-1)
    if (!newest) return null
    const [assessment_id, { version, state }] = newest
    return { assessment_id, version, state, outdated: false, started_at: '', updated_at: '' }
  }

  serve(effect: Effect, turn: number, looks: number[]): Event {
    if (this.who.kind === 'account' && !this.session) throw new ApiError('not_signed_in', '')
    switch (effect.do) {
      case 'find':
        return { do: 'found', turn, server: this.served(), kept: this.kept }
      case 'load': {
        if (effect.old) this.drafts.delete(effect.old)
        const id = effect.starts ? `id-${++this.ids}` : undefined
        if (id) this.drafts.set(id, { version: 0, state: null })
        return { do: 'loaded', turn, questions, id, revision: this.kept?.revision ?? 0 }
      }
      case 'review':
        return {
          do: 'reviewed',
          turn,
          looks: looks.map((question_number) => ({ question_number, why: 'hurried' })),
        }
      case 'send':
        return this.take(effect.draft)
      case 'ask': {
        const what = this.results.has(effect.id) ? 'finished' : 'gone'
        return { do: 'became', turn, id: effect.id, what }
      }
      case 'save': {
        const { id, key, state } = effect
        const draft = this.drafts.get(id)
        if (!draft) throw new ApiError('not_found', '')
        if (draft.version !== effect.version) throw new ApiError('conflict', '')
        this.drafts.set(id, { version: draft.version + 1, state })
        return { do: 'saved', id, key, version: draft.version + 1 }
      }
      default:
        throw new Error(`${effect.do} is no request`)
    }
  }

  /** A submit: once for each key of a guest, and each assessment of a person. */
  take(draft: Draft): Event {
    expect(responsesOf(draft)).toHaveLength(TOTAL)
    expect([...this.said]).toContain(picksOf(draft))
    const id = draft.account?.id ?? draft.attempt?.key ?? ''
    const before = this.results.get(id)
    if (before !== undefined && before !== picksOf(draft)) throw new ApiError('conflict', '')
    if (before === undefined && draft.account && !this.drafts.delete(id)) {
      throw new ApiError('not_found', '')
    }
    this.results.set(id, picksOf(draft))
    return { do: 'sent', page: `/results/${id}` }
  }

  do(move: Move): void {
    this.now += 500
    const { tab } = this
    switch (move.move) {
      case 'act':
        return this.act(move)
      case 'question': {
        const { row } = move
        this.act({ move: 'act', act: 'pick', pick: 'most', row })
        this.act({ move: 'act', act: 'pick', pick: 'least', row: (row + 1) % 4 })
        return this.act({ move: 'act', act: 'next', pick: 'most', row })
      }
      case 'answer':
        for (const one of this.tabs) this.answer(one, move.which, move.fate, move.looks)
        return
      case 'wait':
        for (const one of this.tabs.filter(({ waits }) => waits)) {
          one.waits = false
          this.tell(one, { do: 'due' })
        }
        return
      case 'reload':
        this.tell(tab, { do: 'seen', visible: false })
        // What is under way arrives, unheard.
        if (this.line) {
          for (const { effect, turn } of tab.pending) {
            try {
              this.serve(effect, turn, [])
            } catch {}
          }
        }
        return this.show({ ...this.newTab(), open: tab.open })
      case 'switch':
        tab.asleep = move.asleep
        this.front = 1 - this.front
        this.tell(tab, { do: 'seen', visible: false })
        return this.show(this.tab)
      case 'online':
      case 'offline':
        this.line = move.move === 'online'
        for (const one of this.tabs.filter(({ asleep }) => !asleep)) {
          this.tell(one, { do: 'online', online: this.line })
          if (this.line && one.state.phase.name === 'failed') this.tell(one, { do: 'retry' })
        }
        return
      case 'signOut':
      case 'signIn':
        this.session = move.move === 'signIn'
        for (const one of this.tabs) {
          if (this.who.kind === 'account') {
            this.tell(one, { do: 'session', isMine: this.session, kept: this.kept })
          }
        }
        return
      case 'elsewhere': {
        const draft = this.served()
        if (!draft?.state) return
        const other = { most: 'd1', least: 'c1', suggested: false, ms: 1 }
        const state = {
          ...draft.state,
          answers: [other],
          choices: { ...other, most: 'd2', least: 'c2' },
        }
        this.drafts.set(draft.assessment_id, { version: draft.version + 1, state })
      }
    }
  }

  /** The tab comes to the front: new, or as it was left. */
  show(tab: Tab): void {
    const isNew = tab.state.turn === 0
    const shown = isNew ? { ...this.newTab(), open: tab.open } : tab
    shown.asleep = false
    this.tabs[this.front] = shown
    this.tell(shown, { do: 'online', online: this.line })
    if (isNew) return this.tell(shown, { do: 'opened', kept: this.kept, open: shown.open })
    this.tell(shown, { do: 'seen', visible: true })
    this.tell(shown, { do: 'tab', kept: this.kept })
  }

  act({ act, pick, row }: Extract<Move, { move: 'act' }>): void {
    const { tab } = this
    const before = tab.state
    if (act !== 'pick') this.tell(tab, { do: act } as Act)
    else if (before.draft) {
      const { redo, answers } = before.draft
      const place =
        redo?.state === 'open' ? (redo.places[redo.answers.length]?.at ?? 0) : answers.length
      this.tell(tab, { do: 'pick', pick, option: `${'abcd'[row]}${place + 1}` })
    }
    const isNew = tab.state.draft && tab.state.draft !== before.draft
    if (isNew && before.phase.name === 'asking') this.book = tab.state.draft
    const other = this.other.state.phase
    if (this.book) this.said.add(picksOf(this.book))
    // Whoever starts over in the other tab gives up what is answered before it is through.
    const isStarting =
      other.name === 'loading' || (other.name === 'failed' && other.what === 'load')
    if (act === 'takeNewer' || isStarting || tab.state.phase.name === 'loading') this.book = null
  }

  /** The line works, and whoever was signed out signs in; what can be answered is answered. */
  settle(): void {
    this.do({ move: 'signIn' })
    this.do({ move: 'online' })
    for (let round = 0; round < 30; round++) {
      this.do({ move: 'answer', which: 0, fate: 'answered', looks: [] })
      this.do({ move: 'wait' })
    }
  }

  /** Nothing that was answered is gone: it is what the browser keeps, or a result. */
  expectNothingLost(): void {
    const { book, kept } = this
    const id = book?.account?.id
    // Started over; or over: a person's result is what was on screen when it was submitted.
    if (!book || (id && !this.drafts.has(id))) return
    const isKept = kept !== null && contentOf(kept) === contentOf(book)
    const isSent = [...this.results.values()].includes(picksOf(book))
    expect({ isKeptOrSent: isKept || isSent, book, kept }).toMatchObject({ isKeptOrSent: true })
  }
}

const guest: Who = { kind: 'guest' }
const person: Who = { kind: 'account', userId: 'me', served: null }

for (const who of [guest, person]) {
  it(`whatever happens to the assessment of a ${who.kind}, it ends in one of four states and loses no answer`, () => {
    fc.assert(
      fc.property(fc.array(move, { size: 'max', maxLength: 40 }), (moves) => {
        const life = new Life(who)
        for (const one of moves) {
          life.do(one)
          life.expectNothingLost()
        }
        life.settle()
        life.expectNothingLost()
        for (const { state, pending } of life.tabs.filter(({ state }) => state.turn > 0)) {
          expect(restOf(state)).not.toBeNull()
          expect(pending).toEqual([])
        }
      }),
      { seed: Number(process.env.SEED ?? 8), numRuns: Number(process.env.RUNS ?? 1000) },
    )
  })
}
