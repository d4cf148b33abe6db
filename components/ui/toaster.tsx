'use client'

import { type ComponentType, useEffect, useState } from 'react'

const load = () => import('./toasts')
/** Brings the region of the messages onto the page. */
let bring = () => {}

/**
 * Where short messages appear; once on every page that shows any. What draws them is fetched at the first touch or key,
 * which comes before any message, also before the network goes away.
 */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType>()
  useEffect(() => {
    bring = () =>
      void load().then(
        (loaded) => setToasts(() => loaded.Toasts),
        () => {},
      )
    const signs = ['pointerdown', 'keydown'] as const
    const once = () => bring()
    for (const sign of signs) addEventListener(sign, once, { once: true, capture: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, once, { capture: true })
    }
  }, [])
  return Toasts ? <Toasts /> : null
}

function tell(kind: 'success' | 'error', message: string): void {
  bring()
  void load().then(
    ({ say }) => say(kind, message),
    () => {},
  )
}

/** Says that something worked; goes away by itself. */
export function showSuccess(message: string): void {
  tell('success', message)
}

/** Says that something failed; stays until it is dismissed. */
export function showError(message: string): void {
  tell('error', message)
}
