'use client'

import { useState } from 'react'
import { CheckoutView } from '@/components/checkout/checkout-view'
import type { CouponState } from '@/components/checkout/coupon/use-coupon'
import type { LaunchListState } from '@/components/checkout/launch-list/use-launch-list'
import type { OrderState } from '@/components/checkout/use-order'

type Data<State> = Partial<{
  [Key in keyof State as State[Key] extends (...args: never[]) => unknown ? never : Key]: State[Key]
}>

export interface StillCheckoutProps {
  coupon?: Data<CouponState>
  order?: Data<OrderState>
  list?: Data<LaunchListState>
  /** A checkout that takes cards. */
  card?: { box: React.ReactElement; isEmpty: boolean }
  /** While payments are not open: the free way. */
  notice: React.ReactNode
  children: React.ReactNode
}

const nothing = async () => {}

/** The checkout in one state. Its fields can be typed in; nothing is sent. */
export function StillCheckout({ coupon, order, list, card, notice, children }: StillCheckoutProps) {
  const [code, setCode] = useState(coupon?.code ?? '')
  const [email, setEmail] = useState(list?.email ?? '')
  const [linkEmail, setLinkEmail] = useState('')
  return (
    <CheckoutView
      coupon={{
        applied: null,
        checking: false,
        ...coupon,
        code,
        type: (text) => setCode(text.toUpperCase()),
        apply: nothing,
        remove: nothing,
        drop: nothing,
      }}
      link={{ email: linkEmail, type: setLinkEmail, refuse: nothing }}
      order={{ processing: false, error: null, ...order, place: nothing }}
      list={card ? undefined : { step: 'asking', ...list, email, type: setEmail, join: nothing }}
      notice={card ? null : notice}
      card={card}
    >
      {children}
    </CheckoutView>
  )
}
