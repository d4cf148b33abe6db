'use client'

import { CheckoutView } from './checkout-view'
import { useCoupon } from './use-coupon'
import { useLaunchList } from './use-launch-list'
import { useOrder } from './use-order'

interface CheckoutProps {
  resultId: string
  /** The order summary. */
  children: React.ReactNode
}

/** Coupon, total and payment of one report. */
export function Checkout({ resultId, children }: CheckoutProps) {
  const coupon = useCoupon(resultId)
  const order = useOrder(resultId, coupon.applied?.code, coupon.drop)
  const list = useLaunchList()
  return (
    <CheckoutView coupon={coupon} order={order} list={list}>
      {children}
    </CheckoutView>
  )
}
