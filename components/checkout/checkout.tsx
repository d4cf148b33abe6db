'use client'

import dynamic from 'next/dynamic'
import { CheckoutView } from './checkout-view'
import { useCoupon } from './coupon/use-coupon'
import { useLaunchList } from './launch-list/use-launch-list'
import type { CardCheckout } from './live-checkout'
import { useLinkEmail } from './use-link-email'
import { useOrder } from './use-order'

/** Where no cards are taken, no one fetches the code that takes them. */
const LiveCheckout = dynamic(() => import('./live-checkout').then((module) => module.LiveCheckout))

interface CheckoutProps {
  resultId: string
  /** Null in preview mode. */
  card: CardCheckout | null
  /** The free way, while payments are not open. */
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

interface PreviewCheckoutProps {
  resultId: string
  /** The free way. */
  notice: React.ReactNode
  /** The order summary. */
  children: React.ReactNode
}

/** The checkout of one report while no cards are taken. */
function PreviewCheckout({ resultId, notice, children }: PreviewCheckoutProps) {
  const coupon = useCoupon(resultId, { isDemo: true })
  const link = useLinkEmail(resultId)
  const order = useOrder(resultId, {
    couponCode: coupon.applied?.code,
    email: link.email.trim(),
    onCouponRefused: coupon.drop,
    onEmailRefused: link.refuse,
  })
  const list = useLaunchList()
  return (
    <CheckoutView coupon={coupon} link={link} order={order} list={list} notice={notice}>
      {children}
    </CheckoutView>
  )
}
