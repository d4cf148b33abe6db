import type { OrderStatus } from '../generated/prisma/enums'

/** What Stripe says of a payment, as far as an order cares. */
export interface PaymentFacts {
  /** The status of the payment intent: `requires_payment_method`, `succeeded` and so on. */
  intent: string
  /** The whole sum was refunded. */
  isRefunded: boolean
  /** The status of each dispute: `needs_response`, `won` and so on. */
  disputes: readonly string[]
}

/** `underway`: the buyer has done their part, and the money may still arrive. */
export type PaymentStatus = 'unpaid' | 'underway' | 'canceled' | 'paid' | 'refunded' | 'disputed'

/** A dispute that is over, and left the money here. */
const CLOSED_FOR_US: readonly string[] = ['won', 'warning_closed', 'prevented']

/** The state of a payment. */
export function paymentStatus({ intent, isRefunded, disputes }: PaymentFacts): PaymentStatus {
  if (intent === 'canceled') return 'canceled'
  if (intent === 'processing' || intent === 'requires_capture') return 'underway'
  if (intent !== 'succeeded') return 'unpaid'
  // A lost dispute took the money back, as a refund does.
  if (isRefunded || disputes.includes('lost')) return 'refunded'
  return disputes.every((status) => CLOSED_FOR_US.includes(status)) ? 'paid' : 'disputed'
}

/**
 * The table of moves between an order's statuses. Only what Stripe has settled moves it, and no move leads back to an
 * open order. A failed refund and a won dispute lead back to `paid`.
 */
const MOVES: Record<OrderStatus, readonly PaymentStatus[]> = {
  open: ['paid', 'refunded', 'disputed', 'canceled'],
  paid: ['refunded', 'disputed'],
  disputed: ['paid', 'refunded'],
  refunded: ['paid', 'disputed'],
  canceled: [],
}

/** The status of an order once its payment has been looked at: the same, where the table knows no move. */
export function nextStatus(order: OrderStatus, payment: PaymentStatus): OrderStatus {
  return MOVES[order].includes(payment) ? (payment as OrderStatus) : order
}
