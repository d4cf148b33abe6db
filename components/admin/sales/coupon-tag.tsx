import { Ban, Check, CircleSlash, TimerOff } from 'lucide-react'
import type { AdminCoupon } from '@/lib/api/admin-sales'
import { StateTag, StateTags } from '../state-tag'

const STATUS = {
  active: { text: 'Active', Icon: Check, kind: 'good' },
  off: { text: 'Off', Icon: Ban, kind: 'open' },
  expired: { text: 'Expired', Icon: TimerOff, kind: 'open' },
  used_up: { text: 'Used up', Icon: CircleSlash, kind: 'open' },
} as const

/** Whether a coupon holds, and why not. */
export function CouponTag({ coupon: { status, preview_only } }: { coupon: AdminCoupon }) {
  const { text, ...tag } = STATUS[status]
  return (
    <StateTags>
      <StateTag {...tag}>{text}</StateTag>
      {preview_only && <StateTag kind="open">Preview mode only</StateTag>}
    </StateTags>
  )
}
