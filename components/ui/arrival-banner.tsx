'use client'

import { CircleCheck, X } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { FROM_PARAM } from '@/lib/routes'
import styles from './arrival-banner.module.css'

/** Says once what has just happened: after it is dismissed, a reload does not bring it back. */
export function ArrivalBanner({ children }: { children: React.ReactNode }) {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <div className={`semibold good unprinted ${styles.banner}`} role="status">
      <div className={`wrap row gap-s ${styles.row}`}>
        <Icon of={CircleCheck} />
        <span>{children}</span>
        <button
          type="button"
          className={`center rigid touch bare round ${styles.dismiss}`}
          aria-label="Dismiss"
          onClick={() => {
            setShown(false)
            forgetArrival()
          }}
        >
          <Icon of={X} />
        </button>
      </div>
    </div>
  )
}

/** Takes the mark of where the person came from out of the address. */
function forgetArrival(): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(FROM_PARAM)
  window.history.replaceState(null, '', url)
}
