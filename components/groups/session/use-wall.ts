import { useCallback, useEffect, useRef, useState } from 'react'
import { getSession } from '@/lib/api/entries/session-kit'
import { ApiError } from '@/lib/api/errors'
import type { Wall } from '@/lib/api/session-kit'
import { call } from '@/lib/client/call'

/** Someone who takes their consent back is gone from the wall by then. */
const EVERY_MS = 12_000

/**
 * What may stand on the wall, asked for again and again while the page is seen, and at each change of `asked`. Null once
 * the group is gone, or another person's.
 */
export function useWall(
  first: Wall,
  asked: unknown,
): { wall: Wall | null; refresh: () => Promise<void> } {
  const [wall, setWall] = useState<Wall | null>(first)
  const { id } = first.group
  const refresh = useCallback(async () => {
    if (document.visibilityState === 'hidden') return
    try {
      setWall(await call(getSession, { params: { id } }))
    } catch (error) {
      // Without an answer, the next look comes soon.
      if (error instanceof ApiError && error.code === 'not_found') setWall(null)
    }
  }, [id])
  useEffect(() => {
    const look = () => void refresh()
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])
  const last = useRef(asked)
  useEffect(() => {
    if (last.current === asked) return
    last.current = asked
    void refresh()
  }, [refresh, asked])
  return { wall, refresh }
}
