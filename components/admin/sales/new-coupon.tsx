'use client'

import { Plus } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { useFocusOnClose } from '@/components/ui/use-focus-on-close'
import styles from './new-coupon.module.css'
import { NewCouponForm } from './new-coupon-form'

/** Opens the form of a new coupon. */
export function NewCoupon() {
  const [isOpen, setOpen] = useState(false)
  const button = useFocusOnClose(isOpen)
  if (isOpen) return <NewCouponForm onClose={() => setOpen(false)} />
  return (
    <button
      ref={button}
      type="button"
      className={`btn print:hidden! justify-self-start ${styles.button}`}
      onClick={() => setOpen(true)}
    >
      <Icon of={Plus} />
      New coupon
    </button>
  )
}
