'use client'

import { useEffect, useState } from 'react'
import { late } from '@/components/ui/late'
import styles from './guest-result-link.module.css'

/** Fetched where there is a result: the landing page needs none of it for anybody else. */
const GuestResultFound = late(async () => (await import('./guest-result-found')).GuestResultFound)

/**
 * Leads a guest back to the result that this browser holds. Its room is kept before the server has answered, by the mark
 * that public/before-paint.js leaves on the page, so nothing jumps; to everybody else it is not there.
 */
export function GuestResultLink({ className = '' }: { className?: string }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => setHeld(document.documentElement.dataset.guest === 'holds'), [])
  return (
    <aside
      className={`middle apart lined surface ${styles.back} ${className}`}
      aria-label="Your last result"
    >
      {isHeld && <GuestResultFound />}
    </aside>
  )
}
