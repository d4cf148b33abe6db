'use client'

import { PassPayment } from '@/components/checkout/pass/live-pass-offer'

interface StillPassProps {
  error?: string | null
  /** The order was asked for, and Stripe takes its time. */
  isSlow?: boolean
  /** The card field. */
  field: React.ReactNode
}

const nothing = () => {}

/** The offer of the pass by card in one state; nothing is sent. */
export function StillPass({ error = null, isSlow = false, field }: StillPassProps) {
  return (
    <PassPayment
      processing={false}
      error={error}
      isSignedOut={false}
      isReady={error === null && !isSlow}
      isSlow={isSlow}
      isCardEmpty
      wait={{ waiting: false, words: null }}
      onPay={nothing}
      onRetry={nothing}
    >
      {field}
    </PassPayment>
  )
}
