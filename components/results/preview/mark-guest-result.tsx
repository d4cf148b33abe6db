'use client'

import { useEffect } from 'react'
import { markGuestResult } from '@/lib/client/guest-result'

/** Remembers in this browser whether it holds a result as a guest, so that other pages can lead back to it. */
export function MarkGuestResult({ isHeld }: { isHeld: boolean }) {
  useEffect(() => markGuestResult(isHeld), [isHeld])
  return null
}
