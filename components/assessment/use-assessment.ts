import { startTransition, useLayoutEffect, useState } from 'react'
import { forgetReveal, prepareReveal } from '@/components/results/reveal/waiting'
import { useRouter } from '@/components/ui/language/use-router'
import { accountDraftKey, markOpen, readOpen } from '@/lib/client/account-draft'
import {
  type Draft,
  dropDraft,
  keepDraft,
  newRevision,
  readDraft,
  watchDraft,
} from '@/lib/client/draft'
import { DRAFT_KEY } from '@/lib/client/draft-key'
import { keepFirst, readFirst } from '@/lib/client/first-answers'
import { countStep } from '@/lib/client/funnel'
import type { KeptKey } from '@/lib/client/kept'
import { newKey } from '@/lib/client/new-key'
import { readUser, renewAccessToken, watchSession } from '@/lib/client/session'
import { react } from './flow/flow'
import { readShown, takeHtml } from './flow/from-html'
import { answerTo, prefer } from './flow/requests'
import { type Effect, type Event, initial, type State, type Who } from './flow/state'

/** A guest's assessment, or a person's: what it is now, and how to tell it what happens. */
export function useAssessment(who: Who): [state: State, tell: (event: Event) => void] {
  const router = useRouter()
  const [assessment] = useState(() => createAssessment(who, router.push))
  const [state, setState] = useState(assessment.read)
  // With the page, so that no pick falls between the HTML and React.
  useLayoutEffect(() => {
    let shown = assessment.read().phase.name
    const stop = assessment.watch(() => {
      const next = assessment.read()
      // The first question replaces the whole screen, so it is a transition, which React may interrupt for input.
      if (shown === 'loading') startTransition(() => setState(next))
      else setState(next)
      shown = next.phase.name
    })
    const end = assessment.start()
    return () => {
      end()
      stop()
    }
  }, [assessment])
  return [state, assessment.tell]
}

/** Carries out what the flow asks for, in the browser's storage, on the network and in time, and tells it what came of it. */

/** An assessment that lives as long as its page. */
interface Assessment {
  read: () => State
  watch: (changed: () => void) => () => void
  tell: (event: Event) => void
  /** Looks into the browser, and listens to it. Returns how to stop. */
  start: () => () => void
}

/** `leaveFor`: goes to another page. */
function createAssessment(who: Who, leaveFor: (page: string) => void): Assessment {
  const key = who.kind === 'guest' ? DRAFT_KEY : accountDraftKey(who.userId)
  const watchers = new Set<() => void>()
  let state = initial(who, readShown(who))
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let preferring = Promise.resolve()

  function tell(event: Event): void {
    if (isOver) return
    state = react(state, event, {
      now: performance.now(),
      visible: document.visibilityState === 'visible',
      random: Math.random,
      newKey,
    })
    for (const effect of state.todo) carryOut(effect)
    for (const changed of watchers) changed()
  }

  function carryOut(effect: Effect): void {
    if (effect.do === 'write') write(effect.draft)
    else if (effect.do === 'drop') drop(effect.revision)
    else if (effect.do === 'mark') markOpen(effect.id)
    else if (effect.do === 'leave') void leave(effect)
    else if (effect.do === 'count') countStep(effect.event, effect.number)
    else if (effect.do === 'forgetFirst') keepFirst(null)
    else if (effect.do === 'prefer') {
      // One after the other: the last press is what stays.
      preferring = preferring.then(() => prefer(effect.on)).then(tell)
    } else if (effect.do === 'wait') {
      clearTimeout(timer)
      timer = setTimeout(() => tell({ do: 'due' }), effect.ms)
    } else {
      const { turn } = state
      answerTo(effect, turn, key, who).then(tell, (error) => tell({ do: 'failed', turn, error }))
    }
  }

  async function leave({ page, picked }: Extract<Effect, { do: 'leave' }>): Promise<void> {
    if (picked) await prepareReveal(picked)
    else forgetReveal()
    if (!isOver) leaveFor(page)
  }

  /**
   * A tab that was inactive looks at the storage first, so that it does not overwrite what another tab wrote meanwhile.
   */
  function write(draft: Draft): void {
    const other = readDraft(key)
    if (other && other.revision > draft.revision) tell({ do: 'tab', kept: other })
    else {
      const { draft: written, kept: isKept } = keepDraft(draft, key)
      tell({ do: 'written', draft: written, isKept })
    }
  }

  function drop(revision: number): void {
    const other = readDraft(key)
    if (!other || other.revision <= revision) dropDraft(key)
  }

  function start(): () => void {
    isOver = false
    const online = () => tell({ do: 'online', online: navigator.onLine })
    const look = () => tell({ do: 'tab', kept: readDraft(key) })
    const turn = () => {
      const visible = document.visibilityState === 'visible'
      tell({ do: 'seen', visible })
      // A sleeping or cached tab gets no events, so it reads again when it is shown.
      if (visible) look()
    }
    const stops = [
      watchDraft((kept) => tell({ do: 'tab', kept }), key),
      who.kind === 'account' ? watchPerson(who.userId, key, tell) : () => {},
      listen(window, 'online', online),
      listen(window, 'offline', online),
      listen(window, 'pageshow', look),
      listen(document, 'visibilitychange', turn),
    ]
    online()
    const html = state.phase.name === 'opening' ? takeHtml(newRevision(key)) : null
    tell({ do: 'opened', kept: readDraft(key), open: readOpen(), first: readFirst(), html })
    return () => {
      tell({ do: 'seen', visible: false })
      isOver = true
      clearTimeout(timer)
      for (const stop of stops) stop()
      if (who.kind === 'account') markOpen(null)
    }
  }

  const watch = (changed: () => void) => {
    watchers.add(changed)
    return () => void watchers.delete(changed)
  }

  return { read: () => state, watch, tell, start }
}

function listen(target: EventTarget, name: string, heard: () => void): () => void {
  target.addEventListener(name, heard)
  return () => target.removeEventListener(name, heard)
}

/** Follows whether the browser's session is still that of the person this page was made for. */
function watchPerson(userId: string, key: KeptKey, tell: (event: Event) => void): () => void {
  let isChecking = false
  return watchSession(async () => {
    const user = readUser()
    if (user) tell({ do: 'session', isMine: user.id === userId, kept: readDraft(key) })
    if (user || isChecking) return
    // Without storage there is no draft to read, so the cookie decides.
    isChecking = true
    const goesOn = await renewAccessToken()
    isChecking = false
    if (!goesOn) tell({ do: 'session', isMine: false, kept: null })
  })
}
