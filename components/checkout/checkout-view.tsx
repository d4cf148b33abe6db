'use client'

import { useState } from 'react'
import { REPORT_CENTS, totalCents } from '@/lib/pricing'
import styles from './checkout.module.css'
import { CouponBox } from './coupon/coupon-box'
import type { CouponState } from './coupon/use-coupon'
import { PreviewModeDialog } from './launch-list/preview-mode-dialog'
import type { LaunchListState } from './launch-list/use-launch-list'
import { LinkEmailBox } from './link-email-box'
import { TotalCard } from './total-card'
import type { LinkEmail } from './use-link-email'
import type { OrderState } from './use-order'

interface CheckoutViewProps {
  coupon: CouponState
  link: LinkEmail
  order: OrderState
  /** In preview mode: what stands in for a payment. */
  list?: LaunchListState
  /** In preview mode: the free way, at what there is to pay. */
  notice?: React.ReactNode
  /** Where cards are taken: their part of the page, shown while there is something to pay. */
  card?: { box: React.ReactElement; isEmpty: boolean }
  /** The order summary. */
  children: React.ReactNode
}

/** A checkout as it stands: summary, coupon and card, total, and the dialog that stands in for a payment. */
export function CheckoutView({
  coupon,
  link,
  order,
  list,
  notice,
  card,
  children,
}: CheckoutViewProps) {
  const [asking, setAsking] = useState(false)
  const total = totalCents(REPORT_CENTS, coupon.applied?.discount ?? 0)
  return (
    <div className="mt-10 narrow:mt-6 grid grid-cols-[minmax(0,1fr)_380px] medium:grid-cols-1! items-start gap-6">
      <div className="grid gap-5">
        {children}
        <CouponBox coupon={coupon} off={REPORT_CENTS - total} disabled={order.processing} />
        <LinkEmailBox
          link={link}
          isForReceipt={card !== undefined && total > 0}
          disabled={order.processing}
        />
        {card && total > 0 && card.box}
      </div>
      <div className={`grid gap-4 ${styles.side}`}>
        {notice && total > 0 && (
          <div className="rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5">
            {notice}
          </div>
        )}
        <TotalCard
          list={REPORT_CENTS}
          total={total}
          couponCode={coupon.applied?.code}
          checking={coupon.checking}
          processing={order.processing}
          isSlow={order.isSlow}
          error={order.error}
          isOrder={list === undefined || total === 0}
          isCardEmpty={card?.isEmpty === true && total > 0}
          onPay={() => {
            if (total > 0 && list) setAsking(true)
            else void order.place()
          }}
        />
      </div>
      {list && <PreviewModeDialog list={list} open={asking} onClose={() => setAsking(false)} />}
    </div>
  )
}
