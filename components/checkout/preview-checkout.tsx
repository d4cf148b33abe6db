'use client'

import { CheckoutView } from './checkout-view'
import { useCoupon } from './coupon/use-coupon'
import { useLaunchList } from './launch-list/use-launch-list'
import { useLinkEmail } from './use-link-email'
import { useOrder } from './use-order'

interface PreviewCheckoutProps {
  resultId: string
  /** Says that payments are not open. */
  notice: React.ReactNode
  /** The order summary. */
  children: React.ReactNode
}

/** The checkout of one report while no cards are taken. */
export function PreviewCheckout({ resultId, notice, children }: PreviewCheckoutProps) {
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
