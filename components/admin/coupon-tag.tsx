import { Ban, Check, CircleSlash, TimerOff } from 'lucide-react'
import type { AdminCoupon } from '@/lib/api/admin-sales'
import styles from './coupon-tag.module.css'

const STATUS = {
  active: { text: 'Active', Icon: Check },
  off: { text: 'Off', Icon: Ban },
  expired: { text: 'Expired', Icon: TimerOff },
  used_up: { text: 'Used up', Icon: CircleSlash },
} as const

/** Whether a coupon holds, and why not. */
export function CouponTag({ coupon: { status, preview_only } }: { coupon: AdminCoupon }) {
  const { text, Icon } = STATUS[status]
  return (
    <span className={styles.tags}>
      <span className={`tag ${status === 'active' ? styles.active : styles.over}`}>
        <Icon className="icon" aria-hidden="true" />
        {text}
      </span>
      {preview_only && <span className={`tag ${styles.over}`}>Preview mode only</span>}
    </span>
  )
}
