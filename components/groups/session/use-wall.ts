import { useCallback, useEffect, useState } from 'react'
import { getSession } from '@/lib/api/entries/session-kit'
import { ApiError } from '@/lib/api/errors'
import type { Wall } from '@/lib/api/session-kit'
import { call } from '@/lib/client/call'

/** Someone who takes their consent back is gone from the wall by then. */
const EVERY_MS = 12_000
/** Without an answer for so long, no one is shown: some may have taken their consent back. */
const SILENT_MS = 30_000

interface OnTheWall {
  /** Null once the group is gone, or another person's. */
  wall: Wall | null
  /** What is there may not be true anymore. */
  isSilent: boolean
  refresh: () => Promise<void>
}

/** What may stand on the wall, asked for again and again while the page is seen. */
export function useWall(first: Wall): OnTheWall {
  const [wall, setWall] = useState<Wall | null>(first)
  const [isSilent, setSilent] = useState(false)
  const { id } = first.group
  const refresh = useCallback(async () => {
    if (document.visibilityState === 'hidden') return
    try {
      setWall(await call(getSession, { params: { id } }))
      setSilent(false)
    } catch (error) {
      // Without an answer, the next look comes soon.
      if (error instanceof ApiError && error.code === 'not_found') setWall(null)
    }
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another wall, and starts the time anew
  useEffect(() => {
    const timer = setTimeout(() => setSilent(true), SILENT_MS)
    return () => clearTimeout(timer)
  }, [wall])
  useEffect(() => {
    const look = () => void refresh()
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])
  return { wall, isSilent, refresh }
}
