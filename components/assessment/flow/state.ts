/** The assessment in the browser: what it can be, what can happen to it, and what can be asked to be done. */

import type { Picked } from '@/components/results/reveal/waiting'
import type { AccountDraft, DraftState } from '@/lib/api/drafts'
import { newest, stateHasProgress } from '@/lib/client/account-draft'
import { type Draft, newDraft, type Question } from '@/lib/client/draft'
import type { FirstAnswers } from '@/lib/client/first-answers'
import type { OfferOf } from '@/lib/copy/second-look'
import type { Pick } from '@/lib/disc/form/choices'
import type { StyleCode } from '@/lib/disc/styles'
import type { Again, Place } from './second-look'
import { hasProgress, type Outcome, positionOf } from './steps'

/** After a save that failed: the first wait, doubled each time, up to the longest. */
export const FIRST_WAIT_MS = 4_000
export const LONGEST_WAIT_MS = 60_000

/**
 * A guest's page brings all `questions`, in an order that says nothing. A person's answers are kept in the account too;
 * `served` is the account's draft when the page was made, and `suggests` whether they have suggestions on.
 */
export type Who =
  | { kind: 'guest'; questions: readonly Question[] }
  | { kind: 'account'; userId: string; served: AccountDraft | null; suggests: boolean }

/** The place where an unfinished assessment can be gone on with. */
export interface Offer {
  /** Question number. */
  question: number
  total: number
  /** ISO time of the last answer. */
  at: string
}

export type Phase =
  /** The first question as a guest's page has it in its HTML, before the page has looked into the browser. */
  | { name: 'opening' }
  /** Before the first question, or before going on with an unfinished assessment. */
  | { name: 'ready'; offer: Offer | 'outdated' | null }
  /** `begins`: where there is nothing to go on with, an assessment begins. `server`: what to go on with. */
  | { name: 'loading'; begins: boolean; server: AccountDraft | null }
  /** The questions, the offer of a second look, and the second look. */
  | { name: 'asking' }
  | { name: 'submitting' }
  /** `error` is an ApiError where the server answered. */
  | { name: 'failed'; what: 'load' | 'submit'; error: unknown }
  /** The session ended, or is another person's by now. */
  | { name: 'signed-out' }
  /** Another device holds newer answers than this one. */
  | { name: 'stale'; server: AccountDraft }
  /** The assessment was started over on another device. */
  | { name: 'restarted' }
  /** These answers were submitted, but not from here. */
  | { name: 'elsewhere' }
  /** The result is stored, and this screen leads to it. */
  | { name: 'done'; from: 'loading' | 'submitting' }
  /** The result has a name only: this browser blocks the cookie that would open it. */
  | { name: 'named'; style: NamedStyle }

interface NamedStyle {
  code: StyleCode
  name: string
}

/** Where the newest answers are: saved in the account, being saved, or only in this browser. */
export type Saved = 'account' | 'saving' | 'here'

/** What is said for ears alone, as the screens word it (screens/use-spoken.ts). */
export type Said =
  | { say: 'offline' | 'bothNeeded' | 'submitting' | Outcome }
  /** A question that has appeared, with a suggestion or without. */
  | { say: 'place'; place: Place; suggested: boolean }
  | { say: 'offer'; offer: OfferOf }

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
  /** Next was pressed before both were chosen. */
  isEarly: boolean
  /** Whether questions open with a suggestion, and whether the account knows. */
  suggestions: { on: boolean; isKept: boolean }
  /** What the person calls the sitting that they start. */
  label: string | null
  /** It begins with what was answered of the questions of the landing page. */
  takesFirst: boolean
  /** What screen readers say next; `again` where they have just said the same. */
  said: { what: Said; again: boolean } | null
  /** Since when time counts for the question on screen; null while it is not visible. */
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
  /** This tab is in this assessment, so a reload continues without asking. */
  | { do: 'mark'; id: string }
  /** `picked`: what the page of a new result begins with. */
  | { do: 'leave'; page: string; picked?: Picked | undefined }
  | { do: 'count'; event: 'started' | 'question'; number?: number }
  /** The answers of the landing page are in the draft now. */
  | { do: 'forgetFirst' }
  /** Answered by `found`. */
  | { do: 'find' }
  /**
   * Answered by `loaded`. `starts`: in the account, with this label, after `old` is given up. `statement`: a statement of the draft to go on
   * with, which is finished on the form that it was begun on.
   */
  | {
      do: 'load'
      starts: boolean
      label?: string | null
      old?: string | undefined
      statement?: string | undefined
    }
  /** Answered by `foundSecondLook`. */
  | { do: 'findSecondLook'; draft: Draft }
  /** Answered by `sent` or `named`. */
  | { do: 'send'; draft: Draft }
  /** What became of a draft that the account has no longer? Answered by `became`. */
  | { do: 'ask'; id: string }
  /** Answered by `saved` or `unsaved`. */
  | { do: 'save'; id: string; version: number; key: string; state: DraftState; leaving: boolean }
  /** Answered by `preferred`. */
  | { do: 'prefer'; on: boolean }
  /** Answered by `due`, unless another wait comes first. */
  | { do: 'wait'; ms: number }

/** What the person does with a question, or with the offer of a second look. */
export type Answer =
  | { do: 'pick'; pick: Pick; option: string }
  | { do: 'confirm' }
  | { do: 'next' }
  | { do: 'previous' }
  | { do: 'secondLook' }
  | { do: 'keep' }

/** What the person does. */
export type Act =
  | Answer
  /** `first`: with what was answered of the questions of the landing page. */
  | { do: 'start'; label?: string | null; first?: boolean }
  | { do: 'resume' | 'startOver' | 'retry' | 'takeNewer' | 'keepMine' }
  | { do: 'suggest'; on: boolean }

/** What was done with the first question of the page's HTML before its scripts came. */
export interface FromHtml {
  /** It could be seen, in an order drawn for its reader. */
  isDrawn: boolean
  picks: Record<Pick, string | null>
  /** Next was pressed. */
  goesOn: boolean
  /** When it could be seen first. */
  since: number
  /** Of a draft that begins with it: higher than that of any draft before. */
  revision: number
}

/** What can happen. An answer to an effect names the turn in which it was asked for. */
export type Event =
  | Act
  /** `open`: the assessment that this tab was in before a reload. `first`: what was answered of the questions of the landing page. */
  | {
      do: 'opened'
      kept: Draft | null
      open: string | null
      first?: FirstAnswers | null
      html?: FromHtml | null
    }
  | { do: 'written'; draft: Draft; isKept: boolean }
  /** Another tab wrote or removed the draft, or the storage was looked at again. */
  | { do: 'tab'; kept: Draft | null }
  | { do: 'online'; online: boolean }
  | { do: 'seen'; visible: boolean }
  | { do: 'session'; isMine: boolean; kept: Draft | null }
  | { do: 'due' }
  | { do: 'found'; turn: number; server: AccountDraft | null | 'unknown'; kept: Draft | null }
  | {
      do: 'loaded'
      turn: number
      questions: Question[]
      id?: string
      revision: number
      first?: FirstAnswers | null
    }
  | { do: 'foundSecondLook'; turn: number; again: Again }
  | { do: 'sent'; page: string; draft: Draft; picked?: Picked | undefined }
  | { do: 'named'; style: NamedStyle }
  | { do: 'failed'; turn: number; error: unknown }
  | { do: 'became'; turn: number; id: string; what: 'finished' | 'gone' | 'foreign' }
  | { do: 'saved'; id: string; version: number; key: string }
  | { do: 'preferred'; on: boolean; isKept: boolean }
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

/** Before the page has looked into the browser. `shown`: the questions, where the page's HTML shows the first of them. */
export function initial(who: Who, shown: readonly Question[] | null = null): State {
  return {
    who,
    phase: firstPhase(who, shown !== null),
    turn: 0,
    draft: shown && newDraft(shown),
    isMine: false,
    isKept: true,
    online: true,
    isResumed: false,
    isEarly: false,
    suggestions: { on: who.kind === 'account' && who.suggests, isKept: true },
    label: null,
    takesFirst: false,
    said: null,
    since: null,
    saves: { saved: 'account', isBusy: false, stored: null, wait: FIRST_WAIT_MS },
    todo: [],
  }
}

function firstPhase(who: Who, isShown: boolean): Phase {
  if (who.kind === 'account') return { name: 'ready', offer: offerOf(null, who.served) }
  return isShown ? { name: 'opening' } : { name: 'loading', begins: true, server: null }
}

/** What the start screen offers to go on with, if anything was answered that still fits. */
export function offerOf(
  kept: Draft | null,
  server: AccountDraft | null,
): Offer | 'outdated' | null {
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
