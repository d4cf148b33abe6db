'use client'

import { useEffect } from 'react'
import { countStep } from '@/lib/client/funnel'
import { inTab } from '@/lib/client/kept'

interface CountOnceProps {
  event: 'preview' | 'checkout' | 'session'
  /** The result or the group that it is about. */
  id: string
}

/** Counts a step of the funnel or a use of a room, once per result or group and browser session. */
export function CountOnce({ event, id }: CountOnceProps) {
  useEffect(() => {
    const key = `discern:counted:${event}:${id}` as const
    // Without storage nothing says that it was counted before: rather not at all than twice.
    if (!inTab.read(key) && inTab.keep(key, '1')) countStep(event)
  }, [event, id])
  return null
}
