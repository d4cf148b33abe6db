/** The surroundings of an assessment, for the test of random events: tabs, storage, a server, a network. */
import { expect } from 'vitest'
import type { AccountDraft, DraftState } from '@/lib/api/drafts'
import { ApiError } from '@/lib/api/errors'
import { contentKey, continues, toState } from '@/lib/client/account-draft'
import { NoAnswer } from '@/lib/client/call'
import { type Draft, parseDraft, type Question } from '@/lib/client/draft'
import { NO_CHOICES } from '@/lib/disc/form/choices'
import { react } from './flow'
import {
  type Act,
  type Effect,
  type Event,
  type FromHtml,
  initial,
  type State,
  type Who,
} from './state'
import { picksOf, responsesOf } from './steps'

const TOTAL = 2
/** Of the surroundings' form. */
export const questions: Question[] = Array.from({ length: TOTAL }, (_, index) => ({
  group: index + 1,
  options: ['a', 'b', 'c', 'd'].map((name) => ({ id: `${name}${index + 1}`, text: name })),
}))

/** What happens to a request: it is answered, it arrives but its answer does not, or it never arrives. */
export type Fate = 'answered' | 'lost' | 'cut'

/** What a person, the network and time can do. */
export type Move =
  | { move: 'act'; act: Act['do']; pick: 'most' | 'least'; row: number }
  /** The whole question. */
  | { move: 'question'; row: number }
  | { move: 'answer'; which: number; fate: Fate; again: number[] }
  | { move: 'wait' | 'reload' | 'online' | 'offline' | 'signOut' | 'signIn' | 'elsewhere' }
  | { move: 'switch'; asleep: boolean }

/** Everything that a draft says, the second look included. */
const contentOf = ({ secondLook, ...draft }: Draft) =>
  [
    contentKey(toState(draft)),
    JSON.stringify([secondLook?.answers ?? [], secondLook?.choices ?? NO_CHOICES]),
  ].join('\n')

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
export class Life {
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
  /** What another device saved, while this browser does not know it. */
  unseen: DraftState | null = null
  /** No other device, and nothing started over: there is nothing to be asked about. */
  isAlone = true
  /** All that was ever on screen. */
  said = new Set<string>()

  constructor(readonly who: Who) {
    this.tabs = [this.newTab(), this.newTab()]
    this.tell(this.tab, { do: 'opened', kept: null, open: null, html: this.html() })
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
    const state =
      who.kind === 'guest' ? initial(who, this.shown()) : initial({ ...who, served: this.served() })
    return { state, pending: [], waits: false, open: null, asleep: true }
  }

  /** A guest's page opens with the first question, in the order that is kept. */
  shown(): Question[] {
    const [first] = this.kept?.questions ?? []
    return first ? [first, ...questions.slice(1)] : questions
  }

  /** What its HTML says, where nothing was done with it yet: the picks that are kept. */
  html(): FromHtml | null {
    if (this.who.kind === 'account') return null
    const isFirst = this.kept?.answers.length === 0
    const { most, least } = (isFirst && this.kept?.choices) || NO_CHOICES
    const revision = Math.max(this.now, this.kept?.revision ?? 0)
    return { isDrawn: true, picks: { most, least }, goesOn: false, since: this.now, revision }
  }

  tell(tab: Tab, event: Event): void {
    const visible = tab === this.tab
    const newKey = () => `key-${++this.ids}`.padEnd(22, '-')
    tab.state = react(tab.state, event, { now: this.now, visible, random: () => 0.3, newKey })
    for (const effect of tab.state.todo) this.carryOut(tab, effect)
  }

  carryOut(tab: Tab, effect: Effect): void {
    if (effect.do === 'write') this.write(tab, effect.draft)
    else if (effect.do === 'drop') {
      if (!this.isNewer(effect.revision)) this.keep(tab, null)
    } else if (effect.do === 'mark') tab.open = effect.id
    else if (effect.do === 'wait') tab.waits = true
    else if (effect.do !== 'count' && effect.do !== 'leave') {
      // Nothing may be submitted unless the person said so.
      if (effect.do === 'send') expect(tab.state.phase.name).toBe('submitting')
      tab.pending.push({ effect, turn: tab.state.turn })
    }
  }

  isNewer(revision: number): boolean {
    return this.kept !== null && this.kept.revision > revision
  }

  write(tab: Tab, mine: Draft): void {
    // A person on the way to the result keeps no draft of it.
    expect(tab.state.phase.name).not.toBe('done')
    if (this.isNewer(mine.revision)) return void this.tell(tab, { do: 'tab', kept: this.kept })
    const draft = { ...mine, revision: mine.revision + 1 }
    expect(parseDraft(JSON.stringify(draft))).not.toBeNull()
    this.tell(tab, { do: 'written', draft, isKept: true })
    this.keep(tab, draft)
  }

  /** Writes or removes the stored draft; the other tab is notified unless it sleeps. */
  keep(tab: Tab, kept: Draft | null): void {
    this.kept = kept
    for (const one of this.tabs) if (one !== tab && !one.asleep) this.tell(one, { do: 'tab', kept })
  }

  answer(tab: Tab, which: number, fate: Fate, again: number[]): void {
    const [one] = tab.pending.splice(which % Math.max(1, tab.pending.length), 1)
    if (!one) return
    const { effect, turn } = one
    const served = this.line && fate !== 'cut' ? this.serve(effect, turn, again) : new NoAnswer()
    const heard = fate === 'lost' ? new NoAnswer() : served
    this.tell(tab, heard instanceof Error ? this.failed(effect, turn, heard) : heard)
  }

  /** How use-assessment.ts tells of a failure. */
  failed(effect: Effect, turn: number, error: Error): Event {
    if (effect.do === 'findSecondLook') return { do: 'foundSecondLook', turn, again: [] }
    if (effect.do === 'prefer') return { do: 'preferred', on: effect.on, isKept: false }
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

  serve(effect: Effect, turn: number, again: number[]): Event | ApiError {
    if (this.who.kind === 'account' && !this.session) return new ApiError('not_signed_in', '')
    switch (effect.do) {
      case 'find':
        this.unseen = null
        return { do: 'found', turn, server: this.served(), kept: this.kept }
      case 'load': {
        if (effect.old && this.drafts.delete(effect.old)) this.unseen = null
        const revision = Math.max(this.now, this.kept?.revision ?? 0)
        const id = effect.starts ? `id-${++this.ids}` : undefined
        if (id) this.drafts.set(id, { version: 0, state: null })
        return { do: 'loaded', turn, questions, id, revision }
      }
      case 'findSecondLook':
        return {
          do: 'foundSecondLook',
          turn,
          again: again.map((question_number) => ({ question_number, why: 'hurried' })),
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
        if (!draft) return new ApiError('not_found', '')
        if (draft.version !== effect.version) return new ApiError('conflict', '')
        // What another device saved is written over only when the person says so, or by more of the same.
        expect(this.unseen && !continues(state, this.unseen)).toBeFalsy()
        this.drafts.set(id, { version: draft.version + 1, state })
        return { do: 'saved', id, key, version: draft.version + 1 }
      }
      case 'prefer':
        return { do: 'preferred', on: effect.on, isKept: true }
      default:
        throw new Error(`${effect.do} is no request`)
    }
  }

  /** A submit: once for each key of a guest, and each assessment of a person. */
  take(draft: Draft): Event | ApiError {
    expect(responsesOf(draft)).toHaveLength(TOTAL)
    expect([...this.said]).toContain(picksOf(draft))
    const id = draft.account?.id ?? draft.attempt?.key ?? ''
    const before = this.results.get(id)
    if (before !== undefined && before !== picksOf(draft)) return new ApiError('conflict', '')
    if (draft.account) this.unseen = null
    if (before === undefined && draft.account && !this.drafts.delete(id)) {
      return new ApiError('not_found', '')
    }
    this.results.set(id, picksOf(draft))
    return { do: 'sent', page: `/results/${id}`, draft }
  }

  do(move: Move): void {
    this.now += 500
    if (move.move === 'act') this.act(move)
    else if (move.move === 'question') {
      const { row } = move
      this.act({ act: 'pick', pick: 'most', row })
      this.act({ act: 'pick', pick: 'least', row: (row + 1) % 4 })
      this.act({ act: 'next', pick: 'most', row })
    } else if (move.move === 'answer') {
      for (const one of this.tabs) this.answer(one, move.which, move.fate, move.again)
    } else if (move.move === 'switch') {
      const { tab, other } = this
      // A person who is signed out sees the log-in instead.
      if (!this.session && other.state.turn === 0) return
      tab.asleep = move.asleep
      this.front = 1 - this.front
      this.tell(tab, { do: 'seen', visible: false })
      this.show(this.tab)
    } else if (move.move === 'wait') this.wait()
    else if (move.move === 'reload') this.reload()
    else if (move.move === 'elsewhere') this.goOnElsewhere()
    else if (move.move === 'online' || move.move === 'offline') this.connect(move.move === 'online')
    else this.sign(move.move === 'signIn')
  }

  wait(): void {
    for (const one of this.tabs.filter(({ waits }) => waits)) {
      one.waits = false
      this.tell(one, { do: 'due' })
    }
  }

  /** What is under way arrives, unheard. */
  reload(): void {
    const { tab } = this
    if (!this.session) return
    this.tell(tab, { do: 'seen', visible: false })
    if (this.line) for (const { effect, turn } of tab.pending) this.serve(effect, turn, [])
    this.show({ ...this.newTab(), open: tab.open })
  }

  connect(online: boolean): void {
    this.line = online
    for (const one of this.tabs.filter(({ asleep }) => !asleep)) {
      this.tell(one, { do: 'online', online })
    }
  }

  sign(isMine: boolean): void {
    this.session = isMine
    if (this.who.kind === 'guest') return
    for (const one of this.tabs.filter(({ state }) => state.turn > 0)) {
      this.tell(one, { do: 'session', isMine, kept: this.kept })
    }
  }

  /** Another device saves its answers. */
  goOnElsewhere(): void {
    const draft = this.served()
    if (!draft?.state) return
    const answer = { most: 'd1', least: 'c1', suggested: false, ms: 1 }
    const choices = { ...answer, most: 'd2', least: 'c2' }
    const state = { ...draft.state, answers: [answer], choices }
    // A state equal to the known one needs no message.
    if (contentKey(state) !== contentKey(draft.state)) this.unseen = state
    this.isAlone = false
    this.drafts.set(draft.assessment_id, { version: draft.version + 1, state })
  }

  /** The tab is shown: new, or as it was left. */
  show(tab: Tab): void {
    const isNew = tab.state.turn === 0
    const shown = isNew ? { ...this.newTab(), open: tab.open } : tab
    shown.asleep = false
    this.tabs[this.front] = shown
    this.tell(shown, { do: 'online', online: this.line })
    const html = this.html()
    if (isNew) this.tell(shown, { do: 'opened', kept: this.kept, open: shown.open, html })
    else {
      this.tell(shown, { do: 'seen', visible: true })
      this.tell(shown, { do: 'tab', kept: this.kept })
    }
  }

  act({ act, pick, row }: Omit<Extract<Move, { move: 'act' }>, 'move'>): void {
    const { tab } = this
    const before = tab.state
    if (act === 'startOver') this.isAlone = false
    const isTold = before.phase.name === 'stale'
    if (isTold && (act === 'keepMine' || act === 'takeNewer')) this.unseen = null
    if (act === 'suggest') this.tell(tab, { do: act, on: row % 2 === 0 })
    else if (act !== 'pick') this.tell(tab, { do: act } as Act)
    else if (before.draft) {
      const { secondLook, answers } = before.draft
      const place =
        secondLook?.state === 'open'
          ? (secondLook.places[secondLook.answers.length]?.at ?? 0)
          : answers.length
      this.tell(tab, { do: 'pick', pick, option: `${'abcd'[row]}${place + 1}` })
    }
    const isNew = tab.state.draft && tab.state.draft !== before.draft
    // A switch alone answers nothing.
    const isAnswer = act !== 'suggest' || this.book !== null
    if (isNew && isAnswer && before.phase.name === 'asking') this.book = tab.state.draft
    const other = this.other.state.phase
    if (this.book) this.said.add(picksOf(this.book))
    // A person who starts over in the other tab gives up what is answered before it is through.
    const isStarting =
      other.name === 'loading' || (other.name === 'failed' && other.what === 'load')
    if (act === 'takeNewer' || isStarting || tab.state.phase.name === 'loading') this.book = null
  }

  /** The line works, and a person who was signed out signs in; what can be answered is answered. */
  settle(): void {
    this.do({ move: 'signIn' })
    if (!this.line) this.do({ move: 'online' })
    for (let round = 0; round < 30; round++) {
      this.do({ move: 'answer', which: 0, fate: 'answered', again: [] })
      this.do({ move: 'wait' })
    }
  }

  /** A person's answers are in the account, as soon as the line works. */
  expectSaved({ draft }: State): void {
    const state = this.drafts.get(draft?.account?.id ?? '')?.state
    if (draft && state && this.isAlone) expect(contentKey(state)).toBe(contentKey(toState(draft)))
  }

  /** Nothing that was answered is gone: it is what the browser keeps, or a result. */
  expectNothingLost(): void {
    if (this.isAlone) expect(this.tab.state.phase.name).not.toBe('stale')
    const { book, kept } = this
    const id = book?.account?.id
    // Started over; or over: a person's result is what was on screen when it was submitted.
    if (!book || (id && !this.drafts.has(id))) return
    const isKept = kept !== null && contentOf(kept) === contentOf(book)
    // Another device happened to give the same answers, and went on.
    const isContinued = !this.isAlone && kept && continues(toState(kept), toState(book))
    const isSent = [...this.results.values()].includes(picksOf(book))
    expect({ isKeptOrSent: isKept || isContinued || isSent, book, kept }).toMatchObject({
      isKeptOrSent: true,
    })
  }
}
