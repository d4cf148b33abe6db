import { useCallback, useEffect, useState } from 'react'
import { getSession } from '@/lib/api/entries/session-kit'
import { ApiError } from '@/lib/api/errors'
import type { PresenterView } from '@/lib/api/session-kit'
import { call } from '@/lib/client/call'
import { MADE_UP_GROUP } from '@/lib/routes'

/** Someone who takes their consent back is gone from the presenter view by then. */
const EVERY_MS = 12_000
/** Without an answer for so long, no one is shown: some may have taken their consent back. */
const SILENT_MS = 30_000

/** `old`: it may not be true anymore, because no one looked, and is being asked for. `silent`: there is no answer. */
type Freshness = 'fresh' | 'old' | 'silent'

interface PresenterState {
  /** Null once the group is gone, or another person's. */
  view: PresenterView | null
  freshness: Freshness
  refresh: () => Promise<void>
}

const isSeen = () => document.visibilityState !== 'hidden'

/** What may stand in the presenter view, asked for again and again while the page is seen. */
export function usePresenterView(first: PresenterView): PresenterState {
  const [view, setView] = useState<PresenterView | null>(first)
  const [freshness, setFreshness] = useState<Freshness>('fresh')
  const { id } = first.group
  const isMadeUp = id === MADE_UP_GROUP
  const refresh = useCallback(async () => {
    // Of made-up people, what was shown first holds.
    if (isMadeUp || !isSeen()) return
    try {
      setView(await call(getSession, { params: { id } }))
      setFreshness('fresh')
    } catch (error) {
      // Without an answer, the next look comes soon.
      if (error instanceof ApiError && error.code === 'not_found') setView(null)
      setFreshness((now) => (now === 'old' ? 'silent' : now))
    }
  }, [id, isMadeUp])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another view, and starts the time anew
  useEffect(() => {
    if (isMadeUp) return
    const timer = setTimeout(() => setFreshness(isSeen() ? 'silent' : 'old'), SILENT_MS)
    return () => clearTimeout(timer)
  }, [view, isMadeUp])
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
