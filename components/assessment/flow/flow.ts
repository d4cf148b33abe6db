/**
 * The assessment in the browser, a guest's and a person's: what it can be, what can happen to it, and what is
 * to be done then. Pure: `react` returns the next state with its effects; effects.ts carries them out.
 */

import type { AccountDraft, DraftState } from '@/lib/api/drafts'
import { ApiError } from '@/lib/api/errors'
import {
  continues,
  fromState,
  isOurs,
  nameOf,
  newest,
  stateHasProgress,
  toState,
} from '@/lib/client/account-draft'
import { type Draft, newDraft, type Question } from '@/lib/client/draft'
import { titleOf } from '@/lib/copy/second-look'
import { isAnswered, NO_CHOICES, type Pick, suggest } from '@/lib/disc/form/choices'
import { messages } from '@/lib/messages'
import { resultPath } from '@/lib/routes'
import {
  changeShown,
  isOffered,
  isRedoing,
  keepAnswers,
  type Looks,
  leaveRedo,
  mayAsk,
  offerRedo,
  placeInWords,
  shownOf,
  startRedo,
  takeRedone,
} from './redo'
import {
  hasProgress,
  isLast,
  outcomeOf,
  picksOf,
  positionOf,
  questionOf,
  type Step,
  step,
} from './steps'

/** A tap on one pick is mostly followed by one on the other. */
const PAUSE_MS = 300
const FIRST_WAIT_MS = 4_000
const LONGEST_WAIT_MS = 60_000
export const OFFLINE = 'You are offline. Your answers are kept here.'

/** A person's answers are kept in the account too; `served` is the account's draft when the page was made. */
export type Who =
  | { kind: 'guest' }
  | { kind: 'account'; userId: string; served: AccountDraft | null }

/** The place where an unfinished assessment can be gone on with. */
export interface Offer {
  /** Question number. */
  question: number
  total: number
  /** ISO time of the last answer. */
  at: string
}

export type Phase =
  /** Before the first question, or before going on with an unfinished assessment. */
  | { name: 'ready'; offer: Offer | 'outdated' | null }
  /** `begins`: where there is nothing to go on with, an assessment begins. `server`: what to go on with. */
  | { name: 'loading'; begins: boolean; server: AccountDraft | null }
  /** The questions, the offer of a second look, and the second look. */
  | { name: 'asking' }
  | { name: 'submitting' }
  /** `error` is an ApiError where the server said what is wrong. */
  | { name: 'failed'; what: 'load' | 'submit'; error: unknown }
  /** The session ended, or belongs to someone else by now. */
  | { name: 'signed-out' }
  /** Another device holds newer answers than this one. */
  | { name: 'stale'; server: AccountDraft }
  /** The assessment was started over on another device. */
  | { name: 'restarted' }
  /** These answers were submitted, but not from here. */
  | { name: 'elsewhere' }
  /** The result is there, and the way leads to it from this screen. */
  | { name: 'done'; from: 'loading' | 'submitting' }

/** Where the newest answers are: in the account, on their way, or only in this browser. */
export type Saved = 'account' | 'saving' | 'here'

export interface State {
  who: Who
  phase: Phase
  /** Counts the phases: an answer that was asked for in an earlier one is late. */
  turn: number
  draft: Draft | null
  /** The draft on screen was written here, not by another tab: only then it is saved from here. */
  isMine: boolean
  /** The browser's storage holds the draft. */
  isKept: boolean
  online: boolean
  /** The person came back to earlier answers. */
  isResumed: boolean
  /** The person moved between questions: the focus follows. */
  hasMoved: boolean
  /** Next was pressed before both were chosen. */
  isEarly: boolean
  /** What screen readers say next. */
  words: string
  /** Since when time counts for the question on screen; null while nobody sees it. */
  since: number | null
  saves: {
    saved: Saved
    isBusy: boolean
    /** What the account holds, as far as this page knows. */
    stored: string | null
    /** The wait after the next failure, in milliseconds. */
    wait: number
  }
  /** What this event asks to be done, in order. */
  todo: readonly Effect[]
}

export type Effect =
  | { do: 'write'; draft: Draft }
  /** Forgets the draft, unless another tab wrote a newer one. */
  | { do: 'drop'; revision: number }
  /** This tab is in this assessment, so a reload goes on without asking. */
  | { do: 'mark'; id: string }
  | { do: 'leave'; page: string }
  | { do: 'count'; event: 'started' | 'question'; number?: number }
  /** Answered by `found`. */
  | { do: 'find' }
  /** Answered by `loaded`. `starts`: in the account, after `old` is given up. */
  | { do: 'load'; starts: boolean; old?: string | undefined }
  /** Answered by `reviewed`. */
  | { do: 'review'; draft: Draft }
  /** Answered by `sent`. */
  | { do: 'send'; draft: Draft }
  /** What became of a draft that the account has no longer? Answered by `became`. */
  | { do: 'ask'; id: string }
  /** Answered by `saved` or `unsaved`. */
  | { do: 'save'; id: string; version: number; key: string; state: DraftState; leaving: boolean }
  /** Answered by `due`, unless another wait comes first. */
  | { do: 'wait'; ms: number }

/** What the person does with a question, or with the offer of a second look. */
type Answer =
  | { do: 'pick'; pick: Pick; option: string }
  | { do: 'confirm' }
  | { do: 'next' }
  | { do: 'previous' }
  | { do: 'redo' }
  | { do: 'keep' }

/** What the person does. */
export type Act =
  | Answer
  | { do: 'start' | 'resume' | 'startOver' | 'retry' | 'takeNewer' | 'keepMine' }

/** What can happen. An answer to an effect names the turn in which it was asked for. */
export type Event =
  | Act
  /** `open`: the assessment that this tab was in before a reload. */
  | { do: 'opened'; kept: Draft | null; open: string | null }
  | { do: 'written'; draft: Draft; isKept: boolean }
  /** Another tab wrote or removed the draft, or the storage was looked at again. */
  | { do: 'tab'; kept: Draft | null }
  | { do: 'online'; online: boolean }
  | { do: 'seen'; visible: boolean }
  | { do: 'session'; isMine: boolean; kept: Draft | null }
  | { do: 'due' }
  | { do: 'found'; turn: number; server: AccountDraft | null | 'unknown'; kept: Draft | null }
  | { do: 'loaded'; turn: number; questions: Question[]; id?: string; revision: number }
  | { do: 'reviewed'; turn: number; looks: Looks }
  | { do: 'sent'; page: string; draft: Draft }
  | { do: 'failed'; turn: number; error: unknown }
  | { do: 'became'; turn: number; id: string; what: 'finished' | 'gone' | 'foreign' }
  | { do: 'saved'; id: string; version: number; key: string }
  /** After a conflict, `server` is what the account holds. */
  | { do: 'unsaved'; error: unknown; server: AccountDraft | null }

/** What only the browser knows. */
export interface World {
  /** Milliseconds. */
  now: number
  visible: boolean
  /** From 0 to 1. */
  random: () => number
  /** A fresh unguessable key. */
  newKey: () => string
}

/** Before the page has looked into the browser. */
export function initial(who: Who): State {
  return {
    who,
    phase:
      who.kind === 'guest'
        ? { name: 'loading', begins: true, server: null }
        : { name: 'ready', offer: offerOf(null, who.served) },
    turn: 0,
    draft: null,
    isMine: false,
    isKept: true,
    online: true,
    isResumed: false,
    hasMoved: false,
    isEarly: false,
    words: '',
    since: null,
    saves: { saved: 'account', isBusy: false, stored: null, wait: FIRST_WAIT_MS },
    todo: [],
  }
}

/**
 * The states in which the page waits for the person. Loading and submitting are none: each ends with the answer or with
 * the time-out.
 */
export function restOf({
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
      return draft && (isOffered(draft) || isRedoing(draft)) ? 'looking again' : 'answering'
    case 'ready':
      return 'answering'
    default:
      // The answers are kept, and the way on is the person's to choose.
      return 'waiting'
  }
}

/** What a state becomes by an event. */
export function react(before: State, event: Event, world: World): State {
  const start = { ...before, todo: [] }
  if ('turn' in event && event.turn !== before.turn) return start
  if (event.do === 'written') return { ...start, draft: event.draft, isKept: event.isKept }
  return finish(before, handle(start, event, world))
}

function handle(state: State, event: Exclude<Event, { do: 'written' }>, world: World): State {
  const { who, phase, draft, saves } = state
  switch (event.do) {
    case 'opened': {
      const { kept, open } = event
      if (who.kind === 'guest') {
        return kept ? ask({ ...state, draft: kept, isMine: false }, world) : startOver(state)
      }
      // A reload in the middle goes on without asking.
      if (kept?.account && kept.account.id === open) return find(state, false)
      return enter(state, { name: 'ready', offer: offerOf(kept, who.served) })
    }
    case 'start':
      return ['ready', 'restarted'].includes(phase.name) ? find(state, true) : state
    case 'resume':
      return phase.name === 'ready' ? find(state, false) : state
    case 'startOver':
      return ['ready', 'asking', 'failed'].includes(phase.name) ? startOver(state) : state
    case 'retry':
      if (phase.name !== 'failed') return state
      if (phase.what === 'submit') return submit(state, world)
      return who.kind === 'guest' ? startOver(state) : find(state, true)
    case 'takeNewer':
      return phase.name === 'stale' ? load(state, false, phase.server) : state
    case 'keepMine': {
      if (phase.name !== 'stale') return state
      const { assessment_id: id, version } = phase.server
      return save(
        ask(
          change(state, (mine) => ({ ...mine, account: { id, version } })),
          world,
        ),
      )
    }
    case 'found':
      return phase.name === 'loading' ? goOn(state, phase.begins, event, world) : state
    case 'loaded':
      return phase.name === 'loading' ? begin(state, phase, event, world) : state
    case 'reviewed': {
      const looked = change(state, (mine) => offerRedo(mine, event.looks))
      if (looked.draft && isWhole(looked.draft)) return send(looked, world)
      // There is reason to look again; or another tab went back meanwhile.
      const asked = ask(looked, world)
      const places = asked.draft?.redo?.state === 'offered' ? asked.draft.redo.places : null
      return places ? say(asked, titleOf(places)) : asked
    }
    case 'sent': {
      // Another tab may have changed an answer after it was sent: that one is kept.
      const isSent = draft !== null && picksOf(draft) === picksOf(event.draft)
      return leave(state, event.page, isSent)
    }
    case 'failed':
      return fail(state, event.error)
    case 'became':
      return learn(state, event)
    case 'due':
      return state.isMine ? save(state) : state
    case 'saved': {
      const { id, version, key } = event
      const next = {
        ...state,
        saves: { ...saves, isBusy: false, stored: key, wait: FIRST_WAIT_MS },
      }
      // A submit may have removed the draft meanwhile; writing it would bring it back.
      if (phase.name !== 'asking') return next
      return change(next, (mine) => step(mine, { do: 'saved', id, version, key }))
    }
    case 'unsaved':
      return saveLater({ ...state, saves: { ...saves, isBusy: false } }, event)
    case 'tab':
      return takeOver(state, event.kept, world)
    case 'online':
      if (event.online) return save({ ...state, online: true })
      return phase.name === 'asking'
        ? say({ ...state, online: false }, OFFLINE)
        : { ...state, online: false }
    case 'seen': {
      const spent = spend(state, { ...world, visible: event.visible })
      // The last answer counts also where the person leaves before the pause after it is over.
      return event.visible || !spent.isMine ? spent : save(spent, true)
    }
    case 'session':
      if (phase.name === 'done') return state
      if (!event.isMine) return enter(state, { name: 'signed-out' })
      if (phase.name !== 'signed-out' || who.kind === 'guest') return state
      if (draft) return ask(state, world)
      return enter(state, { name: 'ready', offer: offerOf(event.kept, who.served) })
    default:
      return phase.name === 'asking' && draft ? answer(state, draft, event, world) : state
  }
}

/** What the person does with the question on screen, or with the offer of a second look. */
function answer(state: State, draft: Draft, act: Answer, world: World): State {
  if (isOffered(draft) !== (act.do === 'redo' || act.do === 'keep')) return state
  const shown = shownOf(draft)
  switch (act.do) {
    case 'pick': {
      const { pick, option } = act
      const said = say({ ...state, isEarly: false }, outcomeOf(shown.choices, pick, option))
      return onScreen(spend(said, world), { do: 'choose', pick, option })
    }
    case 'confirm':
      if (!shown.choices.suggested) return state
      return onScreen(spend(say(state, 'Confirmed'), world), act)
    case 'next': {
      if (!isAnswered(shown.choices)) {
        return say({ ...state, isEarly: true }, messages.assessment.bothNeeded)
      }
      const spent = spend(state, world)
      if (isLast(shown)) return submit(change(spent, takeRedone), world)
      const following = questionOf(shown, positionOf(shown) + 1)
      const opening = isRedoing(draft) ? NO_CHOICES : openingOf(state.who, following, world)
      return arrive(onScreen(spent, { do: 'next', opening }))
    }
    case 'previous':
      if (!hasWayBack(state)) return state
      if (positionOf(shown) === 0) return change(state, leaveRedo)
      return arrive(onScreen(spend(state, world), act))
    case 'redo':
      // The time in which the person decides is added to no question.
      return arrive(change({ ...state, since: world.now }, startRedo))
    case 'keep':
      return submit(change(state, keepAnswers), world)
  }
}

/** A guest can go back; a person only in a second look, to the offer in the end. */
export function hasWayBack({ who, draft }: State): boolean {
  return who.kind === 'guest' || (draft !== null && isRedoing(draft))
}

/** The picks that a question opens with. */
function openingOf(who: Who, question: Question | undefined, { random }: World) {
  if (who.kind === 'guest' || !question) return NO_CHOICES
  return suggest(
    question.options.map(({ id }) => id),
    random,
  )
}

/** Moves the focus to the new question, and has screen readers say which one it is. */
function arrive(state: State): State {
  const next = { ...state, hasMoved: true, isResumed: false, isEarly: false }
  if (!next.draft) return next
  const words = placeInWords(next.draft)
  const { suggested } = shownOf(next.draft).choices
  return say(next, suggested ? `${words}. ${messages.assessment.suggested}` : words)
}

/** Shows the draft: where the person is, or comes back to. */
function ask(state: State, { now, visible }: World): State {
  const isResumed = state.draft !== null && hasProgress(state.draft)
  const since = visible ? now : null
  const next = enter(state, { name: 'asking' })
  const asked = { ...next, isResumed, hasMoved: false, isEarly: false, since }
  return asked.online ? asked : say(asked, OFFLINE)
}

/** Makes a draft the one of this tab, and shows it. */
function adopt(state: State, draft: Draft, world: World): State {
  return ask({ ...state, draft, isMine: true }, world)
}

/** Another tab's newer draft takes over; one that another tab removed was sent from there. */
function takeOver(state: State, kept: Draft | null, world: World): State {
  const { draft, phase, isKept } = state
  if (!draft) return state
  if (!kept) {
    const isOpen = phase.name === 'asking' || phase.name === 'failed'
    return isKept && isOpen ? enter(state, { name: 'elsewhere' }) : state
  }
  if (kept.revision <= draft.revision) return state
  const since = world.visible ? world.now : null
  const taken = { ...state, draft: kept, isMine: false, isEarly: false, since }
  // Where starting over failed, the other tab went on without it.
  return phase.name === 'failed' && phase.what === 'load' ? ask(taken, world) : taken
}

/** Looks what there is to go on with. */
function find(state: State, begins: boolean): State {
  return todo(enter(state, { name: 'loading', begins, server: null }), { do: 'find' })
}

/** Goes on with the newer of the two drafts. */
function goOn(
  state: State,
  begins: boolean,
  { server, kept }: Extract<Event, { do: 'found' }>,
  world: World,
): State {
  // The server does not answer: the person goes on with the answers in this browser.
  if (server === 'unknown') return kept ? adopt(state, kept, world) : state
  if (server?.outdated && !begins) return enter(state, { name: 'ready', offer: 'outdated' })
  if (kept && server && newest(kept, server) === 'local') {
    const { assessment_id: id, version, state: theirs } = server
    const key = theirs ? nameOf(id, theirs) : ''
    return adopt(state, step(kept, { do: 'saved', id, version, key }), world)
  }
  // Another device went on, and this one holds answers that it does not.
  const theirs = kept?.account?.id === server?.assessment_id ? server?.state : null
  if (kept && server && theirs && !continues(theirs, toState(kept))) {
    return enter({ ...state, draft: kept, isMine: false }, { name: 'stale', server })
  }
  if (begins || server) return load(state, begins, server)
  // It was submitted, though the answer did not arrive: the person is taken to the result.
  const id = kept?.account?.id
  if (id) return todo(state, { do: 'ask', id })
  return todo(enter(state, { name: 'ready', offer: null }), drop(state))
}

function startOver(state: State): State {
  const { who, draft } = state
  const old = who.kind === 'account' ? (draft?.account?.id ?? who.served?.assessment_id) : undefined
  return load(state, true, null, old)
}

/** Gets the questions: to go on with the account's draft, or to begin. `old` is given up. */
function load(state: State, begins: boolean, server: AccountDraft | null, old?: string): State {
  const starts = state.who.kind === 'account' && !server
  return todo(enter(state, { name: 'loading', begins, server }), { do: 'load', starts, old })
}

function begin(
  state: State,
  { begins, server }: Extract<Phase, { name: 'loading' }>,
  { questions, id = '', revision }: Extract<Event, { do: 'loaded' }>,
  world: World,
): State {
  const fresh = newDraft(questions, revision)
  if (state.who.kind === 'guest') return adopt(state, fresh, world)
  const account = { id: server?.assessment_id ?? id, version: server?.version ?? 0 }
  const restored = server?.state && fromState(fresh, server.state, questions)
  if (restored) return adopt(state, { ...restored, account }, world)
  // The questions have changed since.
  if (server?.state && !begins) return enter(state, { name: 'ready', offer: 'outdated' })
  return adopt(
    state,
    { ...fresh, choices: openingOf(state.who, questions[0], world), account },
    world,
  )
}

/** Every question is answered, and nobody is deciding about a second look. */
function isWhole(draft: Draft): boolean {
  return isLast(draft) && isAnswered(draft.choices) && !isOffered(draft) && !isRedoing(draft)
}

/** From the last answer to the result, with a second look in between where there is reason for one. */
function submit(state: State, world: World): State {
  const { draft } = state
  if (!draft) return state
  // Another tab may have gone back meanwhile.
  if (!isWhole(draft)) return ask(state, world)
  const next = say(enter(state, { name: 'submitting' }), messages.assessment.submitting)
  return mayAsk(draft) ? todo(next, { do: 'review', draft }) : send(next, world)
}

function send(state: State, { newKey }: World): State {
  const tried = change(state, (draft) => step(draft, { do: 'attempt', key: newKey() }))
  return tried.draft ? todo(tried, { do: 'send', draft: tried.draft }) : tried
}

/** The way to the result. */
function leave(state: State, page: string, drops: boolean): State {
  const from = state.phase.name === 'loading' ? 'loading' : 'submitting'
  const done = enter(state, { name: 'done', from })
  return todo(drops ? todo(done, drop(state)) : done, { do: 'leave', page })
}

/** What was asked for did not come. */
function fail(state: State, error: unknown): State {
  const { who, phase, draft } = state
  const code = who.kind === 'account' && error instanceof ApiError ? error.code : null
  if (code === 'not_signed_in') return enter(state, { name: 'signed-out' })
  if (phase.name === 'asking') return waitLonger(state, error)
  if (phase.name !== 'loading' && phase.name !== 'submitting') return state
  // Other answers to this assessment arrived first.
  if (code === 'conflict') return enter(state, { name: 'elsewhere' })
  const what = phase.name === 'loading' ? 'load' : 'submit'
  const failed = enter(state, { name: 'failed', what, error })
  // The submit met no draft: it was started over elsewhere, or the browser is someone else's by now.
  const id = what === 'submit' && code === 'not_found' && draft?.account?.id
  return id ? todo(failed, { do: 'ask', id }) : failed
}

/** The draft is no longer in the account: finished or started over elsewhere. */
function learn(state: State, { id, what }: Extract<Event, { do: 'became' }>): State {
  if (what === 'foreign') return enter(state, { name: 'signed-out' })
  const isLoading = state.phase.name === 'loading'
  if (what === 'finished') {
    if (isLoading) return leave(state, resultPath(id), true)
    return todo(enter(state, { name: 'elsewhere' }), drop(state))
  }
  if (!isLoading) return enter(state, { name: 'restarted' })
  return todo(enter(state, { name: 'ready', offer: null }), drop(state))
}

/** Saves the draft to the account: one save at a time, and none while something else is on screen. */
function save(before: State, leaving = false): State {
  const { draft, saves, phase } = before
  if (saves.isBusy || phase.name !== 'asking' || !draft?.account) return before
  const key = keyOf(draft)
  if (key === saves.stored) return { ...before, saves: { ...saves, saved: 'account' } }
  const state = toState(draft)
  const { id, version, sent = [] } = draft.account
  const account = { id, version, sent: [...new Set([...sent, key])] }
  const busy = { ...before, saves: { ...saves, isBusy: true } }
  const noted = change(busy, (mine) => ({ ...mine, account }))
  return todo(noted, { do: 'save', id, version, key, state, leaving })
}

/** After a save that failed. */
function saveLater(state: State, { error, server }: Extract<Event, { do: 'unsaved' }>): State {
  const { draft, phase, saves } = state
  if (phase.name !== 'asking' || !draft?.account) return state
  const code = error instanceof ApiError ? error.code : null
  if (code === 'not_found') return todo(state, { do: 'ask', id: draft.account.id })
  if (code !== 'conflict' || !server) return fail(state, error)
  const { assessment_id: id, version } = server
  if (id !== draft.account.id) return enter(state, { name: 'stale', server })
  if (!server.state) return fail(state, error)
  if (!isOurs(draft, server.state)) return enter(state, { name: 'stale', server })
  const key = nameOf(id, server.state)
  const next = { ...state, saves: { ...saves, stored: key } }
  return change(next, (mine) => step(mine, { do: 'saved', id, version, key }))
}

function waitLonger(state: State, error: unknown): State {
  const { saves } = state
  const asked = error instanceof ApiError && error.retryAfter
  const wait = Math.min(saves.wait * 2, LONGEST_WAIT_MS)
  const here = { ...state, saves: { ...saves, saved: 'here' as const, wait } }
  return todo(here, { do: 'wait', ms: asked ? asked * 1000 : saves.wait })
}

/** Names a draft's content: times alone need no saving. */
const keyOf = (draft: Draft): string => nameOf(draft.account?.id ?? '', toState(draft))

/** What follows from every change: a question is counted, the draft written, the tab marked, a save due. */
function finish(before: State, after: State): State {
  const next = after.phase.name === 'asking' && after.draft ? reach(after, after.draft) : after
  const { draft, phase, isMine } = next
  const isNew = draft !== before.draft
  const written = draft && isNew && isMine ? [{ do: 'write' as const, draft }] : []
  const id = phase.name === 'asking' ? draft?.account?.id : undefined
  if (!draft || !id) return { ...next, todo: [...written, ...next.todo] }
  const isMarked = before.phase.name === 'asking' && before.draft?.account?.id === id
  const marked = isMarked ? [] : [{ do: 'mark' as const, id }]
  const settled = isMine && (isNew || phase !== before.phase) ? due(next, draft) : next
  return { ...settled, todo: [...written, ...marked, ...settled.todo] }
}

/** Counts a question the first time it is shown. */
function reach(state: State, draft: Draft): State {
  const number = positionOf(draft) + 1
  if (draft.reached >= number) return state
  const isStart = draft.reached === 0 && state.who.kind === 'guest'
  const counted = isStart ? todo(state, { do: 'count', event: 'started' }) : state
  return change(todo(counted, { do: 'count', event: 'question', number }), (mine) =>
    step(mine, { do: 'reach' }),
  )
}

/** A changed draft is saved after a pause. */
function due(state: State, draft: Draft): State {
  const { saves } = state
  const isStored = keyOf(draft) === saves.stored
  if (isStored && saves.isBusy) return state
  if (isStored) return { ...state, saves: { ...saves, saved: 'account' } }
  const saved = saves.saved === 'here' ? 'here' : 'saving'
  const next = { ...state, saves: { ...saves, saved } as const }
  return state.todo.some((one) => one.do === 'save')
    ? next
    : todo(next, { do: 'wait', ms: PAUSE_MS })
}

/** Time goes to the question that it passed on. */
function spend(state: State, { now, visible }: World): State {
  const ms = state.since === null ? 0 : now - state.since
  const next = { ...state, since: visible ? now : null }
  return state.phase.name === 'asking' ? onScreen(next, { do: 'spend', ms }) : next
}

const enter = (state: State, phase: Phase): State => ({ ...state, phase, turn: state.turn + 1 })

const drop = ({ draft }: State): Effect => ({ do: 'drop', revision: draft?.revision ?? Infinity })

const todo = (state: State, effect: Effect): State => ({ ...state, todo: [...state.todo, effect] })

/**
 * What screen readers say. A live region is read when its text changes, so an invisible space is added where the same
 * text comes twice.
 */
const say = (state: State, words: string): State => ({
  ...state,
  words: state.words === words ? `${words}\u00a0` : words,
})

function change(state: State, by: (draft: Draft) => Draft): State {
  const draft = state.draft && by(state.draft)
  return draft === state.draft ? state : { ...state, draft, isMine: true }
}

/** A step on the question that is on screen, be it one of a second look. */
const onScreen = (state: State, action: Step): State =>
  change(state, (draft) => changeShown(draft, (shown) => step(shown, action)))

/** What the start screen offers to go on with, if anything was answered that still fits. */
function offerOf(kept: Draft | null, server: AccountDraft | null): Offer | 'outdated' | null {
  if (server?.outdated) return 'outdated'
  const which = newest(kept, server)
  if (which === 'local' && kept && hasProgress(kept)) {
    const at = new Date(kept.savedAt).toISOString()
    return { question: positionOf(kept) + 1, total: kept.questions.length, at }
  }
  const state = which === 'server' ? server?.state : null
  if (!server || !state || !stateHasProgress(state)) return null
  const { answers, questions } = state
  return { question: answers.length + 1, total: questions.length, at: server.updated_at }
}
