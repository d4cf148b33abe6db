import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type AccountDraft, getDraft, saveDraft } from '@/lib/api/drafts'
import { ApiError } from '@/lib/api/errors'
import { contentKey, continues, toState } from '@/lib/client/account-draft'
import { call } from '@/lib/client/call'
import type { Draft } from '@/lib/client/draft'
import { step } from './flow'

/** A tap on one pick is mostly followed by one on the other. */
const PAUSE_MS = 300
const FIRST_WAIT_MS = 4_000
const LONGEST_WAIT_MS = 60_000
const TIMEOUT_MS = 15_000

/** Where the newest answers are: in the account, on their way, or only in this browser. */
export type Saved = 'account' | 'saving' | 'here'

interface Sync {
  draft: Draft | null
  latest: RefObject<Draft | null>
  change: (step: (draft: Draft) => Draft) => void
  /** Saves only what this tab wrote. */
  isMine: () => boolean
  /** False while the draft must not be saved. */
  isActive: () => boolean
  /** Another device went on; its draft is the newer one. */
  onNewer: (server: AccountDraft) => void
  /** A failure that is more than a bad line: true when it was dealt with. */
  onRefused: (error: ApiError) => boolean
}

/** Saves the draft to the account after every change, one save at a time, and again until it arrives. */
export function useDraftSync(sync: Sync): { saved: Saved; saveNow: () => void } {
  const [saved, setSaved] = useState<Saved>('account')
  const current = useRef(sync)
  current.current = sync
  const timer = useRef<number | undefined>(undefined)
  const wait = useRef(FIRST_WAIT_MS)
  const busy = useRef(false)
  /** What the account holds, as far as this page knows. */
  const stored = useRef<string | null>(null)
  /** What this page has sent: an answer may get lost after its save arrived. */
  const sent = useRef(new Set<string>())

  const save = useCallback(async (keepalive = false): Promise<void> => {
    clearTimeout(timer.current)
    const { latest, change, isActive, onRefused } = current.current
    const { account } = latest.current ?? {}
    if (busy.current || !isActive() || !latest.current || !account) return
    const state = toState(latest.current)
    const key = keyOf(latest.current)
    if (key === stored.current) return setSaved('account')
    busy.current = true
    sent.current.add(key)
    setSaved((before) => (before === 'here' ? before : 'saving'))
    let again: number | null = null
    try {
      const { version } = await call(saveDraft, {
        params: { id: account.id },
        body: { version: account.version, state },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        keepalive,
      })
      stored.current = key
      wait.current = FIRST_WAIT_MS
      // A submit may have removed the draft meanwhile; writing it would bring it back.
      if (!isActive()) return
      change((draft) => step(draft, { do: 'saved', id: account.id, version }))
      if (latest.current && keyOf(latest.current) === key) setSaved('account')
      else again = 0
    } catch (error) {
      if (isActive() && !(await settle(error, current.current, sent.current, stored))) {
        const isRefused = error instanceof ApiError && onRefused(error)
        if (!isRefused) {
          setSaved('here')
          again =
            error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : wait.current
          wait.current = Math.min(wait.current * 2, LONGEST_WAIT_MS)
        }
      } else {
        again = 0
      }
    } finally {
      busy.current = false
    }
    if (again !== null && isActive()) timer.current = window.setTimeout(() => void save(), again)
  }, [])

  const { draft, isMine } = sync
  useEffect(() => {
    if (!draft?.account || !isMine() || keyOf(draft) === stored.current) return
    setSaved((before) => (before === 'here' ? before : 'saving'))
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void save(), PAUSE_MS)
  }, [draft, isMine, save])

  useEffect(() => {
    const online = () => void save()
    const hide = () => {
      if (document.visibilityState === 'hidden' && current.current.isMine()) void save(true)
    }
    addEventListener('online', online)
    document.addEventListener('visibilitychange', hide)
    return () => {
      // Whoever leaves within the pause has answered too.
      void save(true)
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [save])

  const saveNow = useCallback(() => void save(), [save])
  return { saved, saveNow }
}

/** Names a draft's content: times alone need no saving. */
function keyOf(draft: Draft): string {
  return `${draft.account?.id} ${contentKey(toState(draft))}`
}

/**
 * After a conflict: true when saving again is right, because the account's draft is ours or ours continues
 * it. Otherwise `onNewer` hears of it.
 */
async function settle(
  error: unknown,
  { latest, change, onNewer }: Sync,
  sent: ReadonlySet<string>,
  stored: RefObject<string | null>,
): Promise<boolean> {
  if (!(error instanceof ApiError && error.code === 'conflict')) return false
  const { draft: server } = await call(getDraft).catch(() => ({ draft: null }))
  const mine = latest.current
  if (!server?.state || !mine) return false
  const key = `${server.assessment_id} ${contentKey(server.state)}`
  const isOther = mine.account?.id !== server.assessment_id
  if (isOther || !(sent.has(key) || continues(toState(mine), server.state))) {
    onNewer(server)
    return true
  }
  stored.current = key
  change((draft) => step(draft, { do: 'saved', id: server.assessment_id, version: server.version }))
  return true
}
