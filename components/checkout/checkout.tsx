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
  /** Says that payments are not open, where they are not. */
  notice: React.ReactNode
  /** The order summary. */
  children: React.ReactNode
}

/** Coupon, total and payment of one report. */
export function Checkout({ resultId, card, notice, children }: CheckoutProps) {
  return card ? (
    <LiveCheckout resultId={resultId} {...card}>
      {children}
    </LiveCheckout>
  ) : (
    <PreviewCheckout resultId={resultId} notice={notice}>
      {children}
    </PreviewCheckout>
  )
}
