'use client'

import { useEffect, useEffectEvent } from 'react'
import { getJoin } from '@/lib/api/entries/join-links'
import type { Joining } from '@/lib/api/join-links'
import { call } from '@/lib/client/call'
import { watchOtherTabs } from '@/lib/client/session'

const EVERY_MS = 5_000

/**
 * While `waits`, asks every few seconds how a join link stands for the person, as long as the page is seen; at once when
 * it is seen again, and when another tab has confirmed the address.
 */
export function useStanding(
  code: string,
  waits: boolean,
  onStanding: (standing: Joining['standing']) => void,
): void {
  const heard = useEffectEvent(onStanding)
  useEffect(() => {
    if (!waits) return
    let isOver = false
    const look = async () => {
      // Without an answer, the next look brings it.
      const found = await call(getJoin, { params: { code } }).catch(() => null)
      if (found && !isOver) heard(found.standing)
    }
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') void look()
    }
    const timer = setInterval(lookIfSeen, EVERY_MS)
    document.addEventListener('visibilitychange', lookIfSeen)
    const stop = watchOtherTabs(() => void look())
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
      stop()
    }
  }, [code, waits])
}
