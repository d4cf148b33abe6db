'use client'

import { Elements } from '@stripe/react-stripe-js'
import { useEffect, useState } from 'react'
import { useWait } from '@/components/ui/use-wait'
import { createIntent } from '@/lib/api/entries/payments'
import { messages } from '@/lib/messages'
import { passPaidPath } from '@/lib/routes'
import { CardField } from '../card/card-field'
import { useCardPayment } from '../card/use-card-payment'
import { useStripeScript } from '../card/use-stripe-script'
import { PassPayment } from './pass-payment'

/** The pass, paid by card. */
export function LivePassOffer({ publishableKey }: { publishableKey: string }) {
  const { stripe, isFailed } = useStripeScript(publishableKey)
  return (
    <Elements stripe={stripe}>
      <Form isFailed={isFailed} />
    </Elements>
  )
}

function Form({ isFailed }: { isFailed: boolean }) {
  const [isEmpty, setEmpty] = useState(true)
  const wait = useWait(createIntent)
  const card = useCardPayment({
    body: { product: 'pass' },
    // Not to be gone back to. The page looks up what became of the payment.
    onPaid: () => {
      location.replace(passPaidPath)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the payment is asked for once, on load.
  useEffect(() => {
    void card.prepare()
  }, [])
  const { processing, cardError, isReady } = card
  return (
    <PassPayment
      processing={processing}
      error={card.error ?? (isFailed ? messages.payment.initFailed : null)}
      isSignedOut={card.isSignedOut}
      isReady={isReady && !isFailed}
      isSlow={card.isSlow}
      isCardEmpty={isEmpty}
      wait={wait}
      onPay={card.pay}
      onRetry={isFailed ? () => location.reload() : card.prepare}
    >
      <CardField disabled={processing || !isReady} error={cardError} onEmpty={setEmpty} />
    </PassPayment>
  )
}
