'use client'

import { useEffect } from 'react'
import { countStep } from '@/lib/client/funnel'
import { inTab } from '@/lib/client/kept'

interface CountOnceProps {
  event: 'preview' | 'checkout'
  resultId: string
}

/** Counts a step of the funnel once per result and browser session. */
export function CountOnce({ event, resultId }: CountOnceProps) {
  useEffect(() => {
    const key = `discern:counted:${event}:${resultId}` as const
    // Without storage nothing says that it was counted before: rather not at all than twice.
    if (!inTab.read(key) && inTab.keep(key, '1')) countStep(event)
  }, [event, resultId])
  return null
}
