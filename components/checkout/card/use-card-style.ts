'use client'

import type { StripeElementStyle } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'
import { readToken } from '@/components/ui/read-token'
import { watchTheme } from '@/components/ui/watch-theme'

/** How the card field writes, in the colors of the page right now: a frame of another site cannot read our variables. */
export function useCardStyle(): StripeElementStyle | undefined {
  const snapshot = useSyncExternalStore(watchTheme, readStyle, () => '')
  return useMemo(
    () => (snapshot ? (JSON.parse(snapshot) as StripeElementStyle) : undefined),
    [snapshot],
  )
}

/** As text, because React compares snapshots by identity and equal texts are identical. */
function readStyle(): string {
  const ink = readToken('--ink')
  const danger = readToken('--danger')
  const style: StripeElementStyle = {
    base: {
      color: ink,
      iconColor: readToken('--ink-2'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: readToken('--ink-3') },
      ':-webkit-autofill': { color: ink },
    },
    invalid: { color: danger, iconColor: danger },
  }
  return JSON.stringify(style)
}
