import { useCallback, useEffect, useState } from 'react'
import { getSession } from '@/lib/api/entries/session-kit'
import { ApiError } from '@/lib/api/errors'
import type { PresenterView } from '@/lib/api/session-kit'
import { call } from '@/lib/client/call'
import { MADE_UP_GROUP } from '@/lib/routes'
import { type Freshness, isSeen, useFreshness } from './use-freshness'

/** Someone who takes their consent back is gone from the presenter view by then. */
const EVERY_MS = 12_000

interface PresenterState {
  /** Null once the group is gone, or another person's. */
  view: PresenterView | null
  freshness: Freshness
  refresh: () => Promise<void>
}

/** What may stand in the presenter view, asked for again and again while the page is seen. */
export function usePresenterView(first: PresenterView): PresenterState {
  const [view, setView] = useState<PresenterView | null>(first)
  const { id } = first.group
  const isMadeUp = id === MADE_UP_GROUP
  const { freshness, noteAnswer, noteSilence } = useFreshness(isMadeUp)
  const refresh = useCallback(async () => {
    // Of made-up people, what was shown first holds.
    if (isMadeUp || !isSeen()) return
    try {
      setView(await call(getSession, { params: { id } }))
      noteAnswer()
    } catch (error) {
      // Without an answer, the next look comes soon.
      if (error instanceof ApiError && error.code === 'not_found') setView(null)
      noteSilence()
    }
  }, [id, isMadeUp, noteAnswer, noteSilence])
  useEffect(() => {
    const look = () => void refresh()
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])
  return { view, freshness, refresh }
}
