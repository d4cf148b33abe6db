import type { AdminCoupon } from '@/lib/api/admin/sales'
import { formatCount } from '@/lib/counts'
import { formatCents } from '@/lib/pricing'
import { DAY_MS, sayWhen } from '@/lib/when'

/** "after Nov 30, 2026 (UTC)" for the end of a day, else "Nov 30, 2026, 12:00 UTC". */
export function untilWords(expiresAt: string): string {
  const time = Date.parse(expiresAt)
  if (time % DAY_MS === 0) return `after ${sayWhen(lastDayOf(expiresAt), 'short')} (UTC)`
  return sayWhen(expiresAt, 'moment')
}

/** The last day on which a coupon holds, as a field for days has it. */
export function lastDayOf(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10)
}

/** When a coupon ends that holds through a day. */
export function endOfDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString()
}

/** "20% off", "$5.00 off". */
export function offWords({
  percent_off,
  amount_off_cents,
}: Pick<AdminCoupon, 'percent_off' | 'amount_off_cents'>): string {
  return percent_off === null ? `${formatCents(amount_off_cents ?? 0)} off` : `${percent_off}% off`
}

/** "3 of 100", "3, no limit". */
export function usesWords({ used, max_uses }: Pick<AdminCoupon, 'used' | 'max_uses'>): string {
  return max_uses === null
    ? `${formatCount(used)}, no limit`
    : `${formatCount(used)} of ${formatCount(max_uses)}`
}
