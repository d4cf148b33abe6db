import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { PaymentPendingView } from '@/components/checkout/payment-pending'
import { OrderSummary } from '@/components/checkout/report-checkout'
import { PageFrame } from '@/components/layout/page-frame'
import { messages } from '@/lib/messages'
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
      <StillCheckout coupon={{ code: 'NONSENSE', error: messages.coupon.invalid }}>
        {summary}
      </StillCheckout>,
    ),
  'checkout-unchecked': () =>
    screen(
      <StillCheckout
        coupon={{ code: 'NONSENSE', error: messages.coupon.invalid, hint: messages.coupon.unasked }}
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
      <StillCheckout coupon={couponOf('FREE')} order={{ error: messages.payment.initFailed }}>
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
          list={{ email: 'alex@example', step: 'asking', error: messages.launchList.noAddress }}
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
        order={{ error: messages.payment.failed('Your card was declined.') }}
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
