'use client'

import { useEffect, useState } from 'react'
import { FROM_PARAM, isFromMissingPage } from '@/lib/routes'
import styles from './missing-page.module.css'

/**
 * Says once that the requested page does not exist. Read in the browser, so that the page stays static, and laid over
 * it, so that nothing moves. It is empty at first, so that screen readers announce it when it fills.
 */
export function MissingPage({ children }: { children: React.ReactNode }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const url = new URL(location.href)
    if (!isFromMissingPage(url.searchParams)) return
    setShown(true)
    url.searchParams.delete(FROM_PARAM)
    history.replaceState(history.state, '', url)
  }, [])
  return (
    <div role="status" className={`unprinted grid ${styles.place}`}>
      {isShown && (
        <p className={`row gap-s dark medium tight ${styles.line}`}>
          {children}
          <button
            type="button"
            className={`rigid bare pressable bold ${styles.dismiss}`}
            onClick={() => setShown(false)}
          >
            OK
          </button>
        </p>
      )}
    </div>
  )
}
