'use client'

import { useState } from 'react'
import { REPORT_CENTS, totalCents } from '@/lib/pricing'
import styles from './checkout.module.css'
import { CouponBox } from './coupon-box'
import { PreviewModeDialog } from './preview-mode-dialog'
import { TotalCard } from './total-card'
import type { CouponState } from './use-coupon'
import type { LaunchListState } from './use-launch-list'
import type { OrderState } from './use-order'

interface CheckoutViewProps {
  coupon: CouponState
  order: OrderState
  list: LaunchListState
  /** The order summary. */
  children: React.ReactNode
}

/** A checkout as it stands: summary and coupon, total, and the dialog that stands in for a payment. */
export function CheckoutView({ coupon, order, list, children }: CheckoutViewProps) {
  const [asking, setAsking] = useState(false)
  const total = totalCents(REPORT_CENTS, coupon.applied?.discount ?? 0)
  return (
    <div className={styles.columns}>
      <div className={styles.left}>
        {children}
        <CouponBox coupon={coupon} off={REPORT_CENTS - total} disabled={order.processing} />
      </div>
      <TotalCard
        list={REPORT_CENTS}
        total={total}
        couponCode={coupon.applied?.code}
        checking={coupon.checking}
        processing={order.processing}
        error={order.error}
        onPay={() => {
          if (total > 0) setAsking(true)
          else void order.place()
        }}
      />
      <PreviewModeDialog list={list} open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}
