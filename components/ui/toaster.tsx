'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Kind } from './toasts/toasts'

/** What draws them, once it is there. */
let toasts: typeof import('./toasts/toasts') | null = null
/** Brings the region onto the page. */
let bring = () => {}

async function load() {
  if (toasts) return toasts
  toasts = await import('./toasts/toasts')
  bring()
  return toasts
}

/**
 * Where toasts appear; once on every page that shows any. What draws them is fetched at the first touch or key, which
 * comes before any message, also before the network goes away.
 */
export function Toaster() {
  const [Region, setRegion] = useState(() => toasts?.Region)
  useEffect(() => {
    // At once, because a message may follow, and one without its region is lost.
    bring = () => flushSync(() => setRegion(() => toasts?.Region))
    // What could not be fetched is asked for again with the first message.
    const once = () => void load().catch(() => {})
    const signs = ['pointerdown', 'keydown'] as const
    for (const sign of signs) addEventListener(sign, once, { once: true, capture: true })
    return () => {
      bring = () => {}
      for (const sign of signs) removeEventListener(sign, once, { capture: true })
    }
  }, [])
  return Region ? <Region /> : null
}

/** Says that something worked, and disappears after a while. */
export const showSuccess = (message: string): void => tell('success', message)

/** Says that something failed; stays until it is dismissed. */
export const showError = (message: string): void => tell('error', message)

function tell(kind: Kind, message: string): void {
  load().then(
    ({ say }) => say(kind, message),
    // It could not be fetched: the browser says it.
    () => alert(message),
  )
}
