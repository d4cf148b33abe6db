'use client'

import dynamic from 'next/dynamic'
import type { CardCheckout } from './live-checkout'
import { PreviewCheckout } from './preview-checkout'

/** Where no cards are taken, nobody fetches the code that takes them. */
const LiveCheckout = dynamic(() => import('./live-checkout').then((module) => module.LiveCheckout))

interface CheckoutProps {
  resultId: string
  /** Null in preview mode. */
  card: CardCheckout | null
  /** The order summary. */
  children: React.ReactNode
}

/** Coupon, total and payment of one report. */
export function Checkout({ resultId, card, children }: CheckoutProps) {
  return card ? (
    <LiveCheckout resultId={resultId} {...card}>
      {children}
    </LiveCheckout>
  ) : (
    <PreviewCheckout resultId={resultId}>{children}</PreviewCheckout>
  )
}
