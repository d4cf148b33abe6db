import type { AccountDraft } from '@/lib/api/drafts'
import { ApiError } from '@/lib/api/errors'
import { newest, stateHasProgress } from '@/lib/client/account-draft'
import type { Draft } from '@/lib/client/draft'
import { hasProgress, positionOf } from './flow'
import type { Phase } from './use-flow'

/** The place where an unfinished assessment can be gone on with. */
export interface Offer {
  /** Question number. */
  question: number
  total: number
  /** ISO time of the last answer. */
  at: string
}

export type AccountPhase =
  /** Before the first question, or before going on with an unfinished assessment. */
  | { name: 'ready'; offer: Offer | 'outdated' | null }
  /** Another device holds newer answers than this one. */
  | { name: 'stale'; server: AccountDraft }
  /** The assessment was started over on another device. */
  | { name: 'restarted' }
  /** The session ended, or belongs to someone else by now. */
  | { name: 'signed-out' }

/** The start screen, with what it offers. */
export const ready = (offer: Offer | 'outdated' | null): AccountPhase => ({ name: 'ready', offer })

/** Where a failed submit leads; null when it can be tried again. */
export function phaseAfter(error: unknown): AccountPhase | Phase | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'not_signed_in') return { name: 'signed-out' }
  // Other answers to this assessment arrived first.
  return error.code === 'conflict' ? { name: 'elsewhere' } : null
}

/** What the start screen offers to go on with, if anything was answered that still fits. */
export function offerOf(
  local: Draft | null,
  server: AccountDraft | null,
): Offer | 'outdated' | null {
  if (server?.outdated) return 'outdated'
  const which = newest(local, server)
  if (which === 'local' && local && hasProgress(local)) {
    const at = new Date(local.savedAt).toISOString()
    return { question: positionOf(local) + 1, total: local.questions.length, at }
  }
  const state = which === 'server' ? server?.state : null
  if (!server || !state || !stateHasProgress(state)) return null
  const { answers, questions } = state
  return { question: answers.length + 1, total: questions.length, at: server.updated_at }
}
