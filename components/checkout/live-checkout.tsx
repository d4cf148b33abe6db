'use client'

import { Elements } from '@stripe/react-stripe-js'
import { useState } from 'react'
import { useWords } from '#words'
import { goInstead } from '@/lib/client/go'
import { keepMailedTo } from '@/lib/client/link-email'
import { REPORT_CENTS, totalCents } from '@/lib/pricing'
import { reportPaidPath } from '@/lib/routes'
import { CardBox } from './card/card-box'
import { CardField } from './card/card-field'
import { useCardPayment } from './card/use-card-payment'
import { useStripeScript } from './card/use-stripe-script'
import { CheckoutView } from './checkout-view'
import { useCoupon } from './coupon/use-coupon'
import { useLinkEmail } from './use-link-email'
import { useOrder } from './use-order'

/** What a checkout that takes cards gets from the server. */
export interface CardCheckout {
  publishableKey: string
  /** Of the signed-in buyer, for the receipt. */
  email: string
}

interface LiveCheckoutProps extends CardCheckout {
  resultId: string
  /** The order summary. */
  children: React.ReactNode
}

/** The checkout of one report, with a card. */
export function LiveCheckout({ publishableKey, ...rest }: LiveCheckoutProps) {
  const { stripe, isFailed } = useStripeScript(publishableKey)
  return (
    <Elements stripe={stripe}>
      <Form {...rest} isFailed={isFailed} />
    </Elements>
  )
}

interface FormProps extends Omit<LiveCheckoutProps, 'publishableKey'> {
  /** Stripe's script did not come. */
  isFailed: boolean
}

function Form({ resultId, email: accountEmail, isFailed, children }: FormProps) {
  const { initFailed } = useWords('checkout.payment')
  const { noEmail } = useWords('checkout.card')
  const coupon = useCoupon(resultId, { isDemo: false })
  const link = useLinkEmail(resultId, accountEmail)
  const [isEmpty, setEmpty] = useState(true)
  const email = link.email.trim()
  const couponCode = coupon.applied?.code
  const free = useOrder(resultId, {
    couponCode,
    email,
    onCouponRefused: coupon.drop,
    onEmailRefused: link.refuse,
  })
  const card = useCardPayment({
    body: {
      product: 'report',
      result_id: resultId,
      coupon_code: couponCode,
      email: email || undefined,
    },
    email,
    onPaid: () => {
      keepMailedTo(resultId, email)
      // Not to be gone back to. The page looks up what became of the payment.
      goInstead(reportPaidPath(resultId))
    },
    onRefused: ({ fields = {} }) => {
      if (fields.email) link.refuse(fields.email)
      else if (fields.coupon_code) coupon.drop(fields.coupon_code)
      return Boolean(fields.email || fields.coupon_code)
    },
  })
  const isFree = totalCents(REPORT_CENTS, coupon.applied?.discount ?? 0) === 0

  async function place() {
    if (isFree) return free.place()
    if (email === '') return link.refuse(noEmail)
    return card.pay()
  }

  const processing = free.processing || card.processing
  const failure = isFailed && !isFree ? initFailed : null
  return (
    <CheckoutView
      coupon={coupon}
      link={link}
      order={{
        processing,
        isSlow: card.isSlow,
        error: (isFree ? free.error : card.error) ?? failure,
        place,
      }}
      card={{
        isEmpty,
        box: (
          <CardBox>
            <CardField disabled={processing} error={card.cardError} onEmpty={setEmpty} />
          </CardBox>
        ),
      }}
    >
      {children}
    </CheckoutView>
  )
}
