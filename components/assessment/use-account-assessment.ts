import { useCallback, useEffect, useRef } from 'react'
import { getQuestions } from '@/lib/api/assessment'
import { type AccountDraft, startAssessment } from '@/lib/api/drafts'
import { accountDraftKey, fromState, markOpen, newest, readOpen } from '@/lib/client/account-draft'
import { call } from '@/lib/client/call'
import { type Draft, dropDraft, newDraft, type Question, readDraft } from '@/lib/client/draft'
import { readUser } from '@/lib/client/session'
import { suggest } from '@/lib/disc/choices'
import { resultPath } from '@/lib/routes'
import { type AccountPhase, offerOf, phaseAfter, ready } from './account-phase'
import { findServerDraft, giveUp, hasResult, isNotFound, send } from './account-requests'
import { step } from './flow'
import { useDraftSync } from './use-draft-sync'
import { useFlow } from './use-flow'
import { useSessionOf } from './use-session-of'

const opening = ({ options }: Question) =>
  suggest(
    options.map(({ id }) => id),
    Math.random,
  )

/**
 * A person's flow: suggestions, no way back, and answers that are kept here and in the account. `served` is
 * the account's draft when the page was made.
 */
export function useAccountAssessment(
  userId: string,
  served: AccountDraft | null,
  announce: (words: string) => void,
) {
  const storageKey = accountDraftKey(userId)
  const kind = { storageKey, opening, countsStart: false, send, turn: phaseAfter }
  const flow = useFlow<AccountPhase>(kind, ready(offerOf(null, served)), announce)
  const { phase, now, draft, latest, enter, load, open, change, submit, isMine } = flow

  const signedOut = useCallback(() => enter({ name: 'signed-out' }), [enter])
  const back = useCallback(() => {
    if (now.current !== 'signed-out') return
    if (latest.current) open(latest.current)
    else enter(ready(offerOf(readDraft(storageKey), served)))
  }, [now, latest, open, enter, storageKey, served])
  useSessionOf(userId, { onEnded: signedOut, onBack: back })

  /** The draft is no longer in the account: finished or started over elsewhere. */
  const findWhatBecame = useCallback(async () => {
    const id = latest.current?.account?.id
    const user = readUser()
    // Signed in as someone else by now: nothing of this draft is theirs, so nothing is known about it.
    if (user && user.id !== userId) return signedOut()
    if (!id) return
    const isFinished = await hasResult(id).catch(() => null)
    if (isFinished === null) return
    if (isFinished) dropDraft(storageKey)
    enter({ name: isFinished ? 'elsewhere' : 'restarted' })
  }, [latest, enter, signedOut, storageKey, userId])

  const sync = useDraftSync({
    draft,
    latest,
    change,
    isMine,
    isActive: () => now.current === 'asking',
    onNewer: (server) => enter({ name: 'stale', server }),
    onRefused: (error) => {
      if (error.code === 'not_signed_in') signedOut()
      else if (error.code === 'not_found') void findWhatBecame()
      else return false
      return true
    },
  })

  const begin = useCallback(
    async (signal: AbortSignal, id: string | null, version = 0): Promise<Draft> => {
      const account = { id: id ?? (await call(startAssessment, { signal })).assessment_id, version }
      const questions = await call(getQuestions, { signal })
      const [first] = questions
      const revision = (latest.current ?? readDraft(storageKey))?.revision
      return { ...newDraft(questions, revision, first && opening(first)), account }
    },
    [latest, storageKey],
  )

  /** The account's draft, as this browser goes on with it; null when the questions have changed since. */
  const restore = useCallback(
    async ({ assessment_id: id, version, state }: AccountDraft, signal: AbortSignal) => {
      if (!state) return null
      const questions = await call(getQuestions, { signal })
      const revision = (latest.current ?? readDraft(storageKey))?.revision
      const restored = fromState(newDraft(questions, revision), state, questions)
      return restored && { ...restored, account: { id, version } }
    },
    [latest, storageKey],
  )

  /** Goes on with the newer of the two drafts. `begins`: where there is none, a new assessment begins. */
  const goOn = useCallback(
    (begins: boolean) =>
      load(async (signal) => {
        const local = readDraft(storageKey)
        const server = await findServerDraft(local, signal)
        if (server === 'unknown') return local as Draft
        if (server?.outdated && !begins) return ready('outdated')
        const which = newest(local, server)
        if (local && server && which === 'local') {
          return step(local, { do: 'saved', id: server.assessment_id, version: server.version })
        }
        const restored = server && (await restore(server, signal))
        if (restored) return restored
        if (begins || server) return begin(signal, server?.assessment_id ?? null, server?.version)
        // Submitted, though the answer never came: the result is what the person waits for.
        const id = local?.account?.id
        const isFinished = id !== undefined && (await hasResult(id, signal))
        dropDraft(storageKey)
        return isFinished ? { page: resultPath(id) } : ready(null)
      }),
    [load, begin, restore, storageKey],
  )

  const startOver = () =>
    load(async (signal) => {
      const id = latest.current?.account?.id ?? served?.assessment_id
      if (id) await giveUp(id, signal)
      return begin(signal, null)
    })

  /** Takes the answers that another device saved. */
  const takeNewer = () => {
    if (phase.name !== 'stale') return
    const { server } = phase
    void load(async (signal) => (await restore(server, signal)) ?? ready('outdated'))
  }

  /** Saves this device's answers over those that another device saved. */
  const keepMine = () => {
    if (phase.name !== 'stale' || !latest.current) return
    const { assessment_id: id, version } = phase.server
    change((before) => ({ ...before, account: { id, version } }))
    open(latest.current)
    sync.saveNow()
  }

  const entered = useRef(false)
  useEffect(() => {
    if (entered.current) return
    entered.current = true
    const local = readDraft(storageKey)
    // A reload in the middle goes on without asking.
    if (local?.account && readOpen() === local.account.id) void goOn(false)
    else enter(ready(offerOf(local, served)))
  }, [enter, goOn, served, storageKey])
  useEffect(() => () => markOpen(null), [])

  const openId = phase.name === 'asking' ? draft?.account?.id : undefined
  useEffect(() => {
    if (openId) markOpen(openId)
  }, [openId])

  // The submit met no draft: it was started over elsewhere, or the browser is someone else's by now.
  const isMissing = phase.name === 'failed' && phase.what === 'submit' && isNotFound(phase.error)
  useEffect(() => {
    if (isMissing) void findWhatBecame()
  }, [isMissing, findWhatBecame])

  const retry = () => {
    if (phase.name !== 'failed') return
    if (phase.what === 'load') void goOn(true)
    else void submit()
  }

  return {
    ...flow,
    saved: sync.saved,
    start: () => void goOn(true),
    resume: () => void goOn(false),
    startOver: () => void startOver(),
    takeNewer,
    keepMine,
    retry,
  }
}
