/** Every price and every total. Integer cents; dollars only at the edges. */

/** The complete report of one result. */
export const REPORT_CENTS = 1900
/** The complete report of every result a person has or will have; struck through while preview mode gives it away. */
export const PASS_LIST_CENTS = 4999
export const CURRENCY = 'usd'
/** The smallest sum a card can be charged; less is given away. */
export const SMALLEST_CHARGE_CENTS = 50

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
export function formatCents(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}

/** "$19" where the cents are zero; for large figures on a page. */
export function formatShort(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : formatCents(cents)
}

/** Wire dollars with two decimals, as SPEC names them. */
export function toDollars(cents: number): number {
  return Math.round(cents) / 100
}

/** Cents of a wire amount in dollars. */
export function fromDollars(dollars: number): number {
  return Math.round(dollars * 100)
}
