import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { PaymentPendingView } from '@/components/checkout/payment-pending'
import { OrderSummary } from '@/components/checkout/report-checkout'
import { PageFrame } from '@/components/layout/page-frame'
import { couponMessages } from '@/lib/messages/coupon'
import { launchListMessages } from '@/lib/messages/launch-list'
import { paymentMessages } from '@/lib/messages/payment'
import { formatCents, previewDiscount, REPORT_CENTS } from '@/lib/pricing'
import { Press } from './after-load'
import type { StateId } from './list'
import { previewOf, RESULT_ID } from './results'
import { StillCardBox } from './still-card'
import { StillCheckout } from './still-checkout'

const PAY = `Pay ${formatCents(REPORT_CENTS)}`
const ADDRESS = 'alex@example.com'

const summary = <OrderSummary preview={previewOf('CS')} />

function couponOf(code: string) {
  return { applied: { code, discount: previewDiscount(code) ?? 0 } }
}

function screen(content: React.ReactNode) {
  return (
    <PageFrame>
      <CheckoutScreen resultId={RESULT_ID}>{content}</CheckoutScreen>
    </PageFrame>
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
  'checkout-failed': () =>
    screen(
      <StillCheckout coupon={couponOf('FREE')} order={{ error: paymentMessages.initFailed }}>
        {summary}
      </StillCheckout>,
    ),
  'checkout-preview-mode': () =>
    screen(
      <>
        <StillCheckout>{summary}</StillCheckout>
        <Press name={PAY} />
      </>,
    ),
  'checkout-joining': () =>
    screen(
      <>
        <StillCheckout list={{ email: ADDRESS, step: 'sending' }}>{summary}</StillCheckout>
        <Press name={PAY} />
      </>,
    ),
  'checkout-no-address': () =>
    screen(
      <>
        <StillCheckout
          list={{ email: 'alex@example', step: 'asking', error: launchListMessages.noAddress }}
        >
          {summary}
        </StillCheckout>
        <Press name={PAY} />
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
  'checkout-card-declined': () =>
    screen(
      <StillCheckout
        card={{ isEmpty: false, box: <StillCardBox error="Your card number is incomplete." /> }}
        order={{ error: paymentMessages.failed('Your card was declined.') }}
      >
        {summary}
      </StillCheckout>,
    ),
  'checkout-pending': () => (
    <PageFrame>
      <PaymentPendingView />
    </PageFrame>
  ),
  'checkout-joined': () =>
    screen(
      <>
        <StillCheckout list={{ email: ADDRESS, step: 'joined' }}>{summary}</StillCheckout>
        <Press name={PAY} />
      </>,
    ),
}
