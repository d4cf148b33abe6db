'use client'

import { Elements } from '@stripe/react-stripe-js'
import { useEffect, useState } from 'react'
import { useSay, useWords } from '#words'
import { PriceCard } from '@/components/results/offer/price-card'
import { BusyButton } from '@/components/ui/busy-button'
import { Notice } from '@/components/ui/notice'
import { useWait, type Wait } from '@/components/ui/use-wait'
import { WaitLine } from '@/components/ui/wait-line'
import { createIntent } from '@/lib/api/entries/payments'
import { goInstead } from '@/lib/client/go'
import { formatCents, PASS_LIST_CENTS } from '@/lib/pricing'
import { passPaidPath } from '@/lib/routes'
import { CardField } from '../card/card-field'
import { useCardPayment } from '../card/use-card-payment'
import { useStripeScript } from '../card/use-stripe-script'
import { SignInAgain } from '../sign-in-again'

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
  const { initFailed } = useWords('checkout.payment')
  const [isEmpty, setEmpty] = useState(true)
  const wait = useWait(createIntent)
  const card = useCardPayment({
    body: { product: 'pass' },
    // Not to be gone back to. The page looks up what became of the payment.
    onPaid: () => {
      goInstead(passPaidPath)
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
      error={card.error ?? (isFailed ? initFailed : null)}
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

interface PassPaymentProps {
  processing: boolean
  error: string | null
  isSignedOut: boolean
  /** There is a payment to confirm. */
  isReady: boolean
  /** It has been asked for, and Stripe takes its time to answer. */
  isSlow: boolean
  isCardEmpty: boolean
  wait: Wait
  onPay: () => void
  /** Asks for the payment again. */
  onRetry: () => void
  /** The card field. */
  children: React.ReactNode
}

/** The price of the pass, the card that pays it, and how the payment goes. */
export function PassPayment(props: PassPaymentProps) {
  const words = useWords('checkout.passPayment')
  const { pay, processing: underway, slow, tryAgain } = useWords('checkout.payment')
  const say = useSay()
  const { processing, error, isSignedOut, isReady, isSlow, isCardEmpty, wait, onPay, onRetry } =
    props
  const isOnHold = wait.waiting || (isReady ? isCardEmpty : !error)
  return (
    <PriceCard id="pass" title={words.title}>
      <p className="mx-0 mt-5 mb-4 flex flex-wrap items-baseline gap-3 font-640 font-display text-[length:min(3.6rem,16vw)] leading-none tracking-[-0.05em] [&_small]:font-500 [&_small]:font-body [&_small]:text-16 [&_small]:leading-none [&_small]:tracking-normal">
        <span>{formatCents(PASS_LIST_CENTS)}</span>{' '}
        <small className="text-on-inverse-2">{words.once}</small>
      </p>
      <div
        className={
          'mb-4.5 [&_[data-focused]]:[outline-color:var(--on-inverse)] [&_[role="alert"]]:rounded-field [&_[role="alert"]]:bg-danger-tint [&_[role="alert"]]:px-3.5 [&_[role="alert"]]:py-2'
        }
      >
        {props.children}
      </div>
      {error && (
        <div role="alert" className="mb-4">
          <Notice kind="danger">
            <span>{error}</span>
            {isSignedOut && <SignInAgain />}
          </Notice>
        </div>
      )}
      <WaitLine wait={wait} className="mb-3.5 text-on-inverse-2 text-sm" />
      {/* Always there, so that what appears in it is read out. */}
      <p role="status" className="[&:not(:empty)]:mb-4 [&:not(:empty)]:leading-[1.5]">
        {isSlow && slow}
      </p>
      <BusyButton
        className="btn btn-inverse btn-large w-full aria-busy:[--bg:var(--on-inverse)] aria-busy:[--fg:var(--inverse)]"
        busy={processing}
        busyLabel={underway}
        aria-disabled={isOnHold || undefined}
        data-testid="pay"
        onClick={() => {
          if (isOnHold) return
          if (isReady) onPay()
          else onRetry()
        }}
      >
        {!isReady && error ? tryAgain : say(pay, { price: formatCents(PASS_LIST_CENTS) })}
      </BusyButton>
      <p className="mt-4.5 text-on-inverse-2 text-sm">{words.note}</p>
    </PriceCard>
  )
}
