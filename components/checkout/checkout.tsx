'use client'

import { useState } from 'react'
import { REPORT_CENTS, totalCents } from '@/lib/pricing'
import styles from './checkout.module.css'
import { CouponBox } from './coupon-box'
import { LinkEmailBox } from './link-email-box'
import { PreviewModeDialog } from './preview-mode-dialog'
import { TotalCard } from './total-card'
import { useCoupon } from './use-coupon'
import { useLinkEmail } from './use-link-email'
import { useOrder } from './use-order'

interface CheckoutProps {
  resultId: string
  /** The order summary. */
  children: React.ReactNode
}

/** Coupon, total and payment of one report. */
export function Checkout({ resultId, children }: CheckoutProps) {
  const coupon = useCoupon(resultId)
  const link = useLinkEmail(resultId)
  const order = useOrder(resultId, {
    couponCode: coupon.applied?.code,
    email: link.email.trim(),
    onCouponRefused: coupon.drop,
    onEmailRefused: link.refuse,
  })
  const [asking, setAsking] = useState(false)
  const total = totalCents(REPORT_CENTS, coupon.applied?.discount ?? 0)
  return (
    <div className={styles.columns}>
      <div className={styles.left}>
        {children}
        <CouponBox coupon={coupon} off={REPORT_CENTS - total} disabled={order.processing} />
        <LinkEmailBox link={link} disabled={order.processing} />
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
      <PreviewModeDialog open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}
