'use client'

import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useState } from 'react'

export interface StripeScript {
  /** Null until it is there. */
  stripe: Stripe | null
  isFailed: boolean
}

/** Stripe's script, fetched when a page asks for a card and not before. */
export function useStripeScript(publishableKey: string): StripeScript {
  const [script, setScript] = useState<StripeScript>({ stripe: null, isFailed: false })
  useEffect(() => {
    if (!isOwnDocument()) return location.reload()
    let isHere = true
    loadStripe(publishableKey)
      .catch(() => null)
      .then((stripe) => {
        if (isHere) setScript({ stripe, isFailed: stripe === null })
      })
    return () => {
      isHere = false
    }
  }, [publishableKey])
  return script
}

/**
 * Only the pages that take cards may run Stripe's script (lib/runtime/http/csp.ts). A step inside the app keeps
 * the policy of the page that it started on, so such a page is loaded once more.
 */
function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || new URL(loaded.name).pathname === location.pathname
}
