'use client'

import { useEffect } from 'react'
import { countStep } from '@/lib/client/funnel'

interface CountOnceProps {
  event: 'preview' | 'checkout'
  resultId: string
}

/** Counts a step of the funnel once per result and browser session. */
export function CountOnce({ event, resultId }: CountOnceProps) {
  useEffect(() => {
    const key = `discern:counted:${event}:${resultId}`
    try {
      if (sessionStorage.getItem(key)) return
      sessionStorage.setItem(key, '1')
    } catch {
      // Without storage nothing says that it was counted before: rather not at all than twice.
      return
    }
    countStep(event)
  }, [event, resultId])
  return null
}
