'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import styles from './new-coupon.module.css'
import { NewCouponForm } from './new-coupon-form'

/** Opens the form of a new coupon. */
export function NewCoupon() {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <NewCouponForm onClose={() => setOpen(false)} />
  return (
    <button type="button" className={`btn ${styles.button}`} onClick={() => setOpen(true)}>
      <Plus className="icon" aria-hidden="true" />
      New coupon
    </button>
  )
}
