'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Dialog } from '@/components/ui/dialog'
import { showSuccess } from '@/components/ui/toaster'
import { useAction } from '@/components/ui/use-action'
import type { AdminCoupon } from '@/lib/api/admin/sales'
import { changeCoupon } from '@/lib/api/entries/admin/sales'
import styles from './coupon-acts.module.css'
import { LimitCouponForm } from './limit-coupon-form'

/** What can be changed about a coupon that exists already. */
export function CouponActs({ coupon }: { coupon: AdminCoupon }) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const { busy, act } = useAction('The coupon could not be changed. Please try again.')
  const { id, code, active } = coupon
  const toggle = () =>
    act(changeCoupon, { params: { id }, body: { active: !active } }, () => {
      showSuccess(`${code} is switched ${active ? 'off' : 'on'}.`)
      router.refresh()
    })
  return (
    <div className={`flex gap-xs one-line unprinted ${styles.acts}`}>
      <button
        type="button"
        className="btn small outline"
        aria-label={`Limit ${code}`}
        onClick={() => setOpen(true)}
      >
        Limit
      </button>
      <BusyButton
        className="btn small outline"
        busy={busy}
        busyLabel="Saving..."
        aria-label={`Switch ${active ? 'off' : 'on'} ${code}`}
        onClick={() => void toggle()}
      >
        {`Switch ${active ? 'off' : 'on'}`}
      </BusyButton>
      <Dialog title={`Limit ${code}`} open={isOpen} onClose={() => setOpen(false)}>
        {/* Only while it is open: its fields begin with what holds then. */}
        {isOpen && <LimitCouponForm coupon={coupon} onDone={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}
