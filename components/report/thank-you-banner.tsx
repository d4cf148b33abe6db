'use client'

import { CircleCheck, X } from 'lucide-react'
import { useState } from 'react'
import { FROM_PARAM } from '@/lib/routes'
import styles from './thank-you-banner.module.css'

/** Thanks the buyer once: after it is dismissed, a reload does not bring it back. */
export function ThankYouBanner() {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <div className={styles.banner} role="status">
      <div className={`wrap ${styles.row}`}>
        <CircleCheck className="icon" aria-hidden="true" />
        <span>Thank you for your purchase. Your complete report is ready.</span>
        <button
          type="button"
          className={styles.dismiss}
          aria-label="Dismiss"
          onClick={() => {
            setShown(false)
            forgetPayment()
          }}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}

/** Takes the mark of the payment out of the address. */
function forgetPayment(): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(FROM_PARAM)
  window.history.replaceState(null, '', url)
}
