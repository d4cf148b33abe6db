import { useSay, useWords } from '#words'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { PaymentPendingView } from '@/components/checkout/payment-pending'
import { OrderSummary } from '@/components/checkout/report-checkout'
import { PageFrame } from '@/components/layout/page-frame'
import { FreeWay } from '@/components/results/offer/free-way'
import { couponMessages } from '@/lib/messages/coupon'
import { formatCents, previewDiscount, REPORT_CENTS } from '@/lib/pricing'
import { Words } from '@/lib/words/words'
import { Press } from './after-load'
import type { StateId } from './list'
import { previewOf, RESULT_ID } from './results'
import { StillCardBox } from './still-card'
import { StillCheckout as Checkout, type StillCheckoutProps } from './still-checkout'

const ADDRESS = 'alex@example.com'

const summary = <OrderSummary preview={previewOf('CS')} />

const notice = <FreeWay resultId={RESULT_ID} isSignedIn={false} />

const StillCheckout = (props: Omit<StillCheckoutProps, 'notice'>) => (
  <Checkout {...props} notice={notice} />
)

function couponOf(code: string) {
  return { applied: { code, discount: previewDiscount(code) ?? 0 } }
}

function screen(content: React.ReactNode) {
  return (
    <PageFrame>
      <Words of={['checkout.order', 'checkout.payment', 'checkout.card', 'checkout.launchList']}>
        <CheckoutScreen resultId={RESULT_ID}>{content}</CheckoutScreen>
      </Words>
    </PageFrame>
  )
}

function PressPay() {
  const { pay } = useWords('checkout.payment')
  return <Press name={useSay()(pay, { price: formatCents(REPORT_CENTS) })} />
}

function Failed() {
  const { initFailed } = useWords('checkout.payment')
  return (
    <StillCheckout coupon={couponOf('FREE')} order={{ error: initFailed }}>
      {summary}
    </StillCheckout>
  )
}

function NoAddress() {
  const { noAddress } = useWords('checkout.launchList')
  return (
    <StillCheckout list={{ email: 'alex@example', step: 'asking', error: noAddress }}>
      {summary}
    </StillCheckout>
  )
}

function Declined() {
  const { failed } = useWords('checkout.card')
  const error = useSay()(failed, { reason: 'Your card was declined.' })
  return (
    <StillCheckout
      card={{ isEmpty: false, box: <StillCardBox error="Your card number is incomplete." /> }}
      order={{ error }}
    >
      {summary}
    </StillCheckout>
  )
}

type CheckoutState = Extract<StateId, `checkout${string}`>

export const checkoutStates: Record<CheckoutState, () => React.ReactNode> = {
  checkout: () => screen(<StillCheckout>{summary}</StillCheckout>),
  'checkout-checking': () =>
    screen(<StillCheckout coupon={{ code: 'SAVE20', checking: true }}>{summary}</StillCheckout>),
  'checkout-applied': () =>
    screen(<StillCheckout coupon={couponOf('SAVE20')}>{summary}</StillCheckout>),
  'checkout-invalid': () =>
    screen(
      <StillCheckout coupon={{ code: 'NONSENSE', error: couponMessages.invalid }}>
        {summary}
      </StillCheckout>,
    ),
  'checkout-unchecked': () =>
    screen(
      <StillCheckout
        coupon={{ code: 'NONSENSE', error: couponMessages.invalid, hint: couponMessages.unasked }}
      >
        {summary}
      </StillCheckout>,
    ),
  'checkout-zero': () => screen(<StillCheckout coupon={couponOf('FREE')}>{summary}</StillCheckout>),
  'checkout-processing': () =>
    screen(
      <StillCheckout coupon={couponOf('FREE')} order={{ processing: true }}>
        {summary}
      </StillCheckout>,
    ),
  'checkout-failed': () => screen(<Failed />),
  'checkout-preview-mode': () =>
    screen(
      <>
        <StillCheckout>{summary}</StillCheckout>
        <PressPay />
      </>,
    ),
  'checkout-joining': () =>
    screen(
      <>
        <StillCheckout list={{ email: ADDRESS, step: 'sending' }}>{summary}</StillCheckout>
        <PressPay />
      </>,
    ),
  'checkout-no-address': () =>
    screen(
      <>
        <NoAddress />
        <PressPay />
      </>,
    ),
  'checkout-card': () =>
    screen(
      <StillCheckout card={{ isEmpty: true, box: <StillCardBox /> }}>{summary}</StillCheckout>,
    ),
  'checkout-card-slow': () =>
    screen(
      <StillCheckout
        card={{ isEmpty: false, box: <StillCardBox /> }}
        order={{ processing: true, isSlow: true }}
      >
        {summary}
      </StillCheckout>,
    ),
  'checkout-card-declined': () => screen(<Declined />),
  'checkout-pending': () => (
    <PageFrame>
      <PaymentPendingView />
    </PageFrame>
  ),
  'checkout-joined': () =>
    screen(
      <>
        <StillCheckout list={{ email: ADDRESS, step: 'joined' }}>{summary}</StillCheckout>
        <PressPay />
      </>,
    ),
}
