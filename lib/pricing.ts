/** Every price and every total. Integer cents; dollars only at the edges. */
import { spoken } from './environment'
import { numberFormat } from './languages/formats'

/** The complete report of one result. */
export const REPORT_CENTS = 1900
/** The complete report of every result a person has or will have; struck through while preview mode gives it away. */
export const PASS_LIST_CENTS = 4999
/** What the pass costs in preview mode: orderPass gives it away, so that no other number would be true. */
export const PASS_PREVIEW_CENTS = 0

/**
 * Preview mode's coupons: a fresh database holds them, and the browser shows them when no one answers. Where cards are
 * taken they do not hold (lib/server/payments/coupons.ts).
 */
export const PREVIEW_COUPONS = [
  { code: 'FRIEND50', amountOffCents: 500 },
  { code: 'LAUNCH25', amountOffCents: 250 },
  { code: 'FREE', amountOffCents: REPORT_CENTS },
  { code: 'SAVE20', amountOffCents: 400 },
] as const

/** What a coupon of preview mode takes off, in cents; undefined for any other code. Creating the order decides again. */
export function previewDiscount(code: string): number | undefined {
  return PREVIEW_COUPONS.find((coupon) => coupon.code === code)?.amountOffCents
}

/** Whether payments are taken; else this copy is in preview mode. The server itself asks `env.stripe`. */
export const PAYMENTS_OPEN = spoken('STRIPE_PUBLISHABLE_KEY') !== ''

/** What can be charged: currencies of a hundred parts, of which 50 are enough for a card. */
export const CURRENCIES = ['usd', 'eur', 'gbp', 'aud', 'cad', 'nzd', 'chf'] as const
/** All prices are in it. */
export const CURRENCY = CURRENCIES.find((code) => code === spoken('CURRENCY')) ?? 'usd'
/** The smallest sum a card can be charged; less is given away. */
const SMALLEST_CHARGE_CENTS = 50

export interface Discount {
  amountOffCents: number | null
  /** 1 to 100. */
  percentOff: number | null
}

/** What a coupon takes off a price, never more than the price itself. Percentages round down to the cent. */
export function discountCents(listCents: number, { amountOffCents, percentOff }: Discount): number {
  const off = amountOffCents ?? Math.floor((listCents * (percentOff ?? 0)) / 100)
  return Math.min(Math.max(off, 0), listCents)
}

/** What is charged: max(0, price − discount), and 0 where the rest is too small for a card. */
export function totalCents(listCents: number, discount: number): number {
  const total = Math.max(0, listCents - discount)
  return total < SMALLEST_CHARGE_CENTS ? 0 : total
}

/** "$19.00". */
export function formatCents(cents: number, currency: string = CURRENCY): string {
  return numberFormat({ style: 'currency', currency }).format(cents / 100)
}

/** "$19" where the cents are zero; for large figures on a page. */
export function formatShort(cents: number): string {
  return cents % 100 === 0 ? formatCents(cents).replace('.00', '') : formatCents(cents)
}

/** Dollars with two decimals, as the API writes them. */
export function toDollars(cents: number): number {
  return Math.round(cents) / 100
}

/** Cents of a wire amount in dollars. */
export function fromDollars(dollars: number): number {
  return Math.round(dollars * 100)
}
