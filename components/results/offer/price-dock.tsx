'use client'

import { useEffect, useState } from 'react'
import { formatShort, REPORT_CENTS } from '@/lib/pricing'
import styles from './price-dock.module.css'

interface PriceDockProps {
  /** The id of the heading of the card that has the price. */
  of: string
  children: React.ReactNode
}

/**
 * On phones, the price and the way on stay in reach of the thumb, but never in the first view, and only where the card
 * that has both is more than a screen away. Last in the page's content.
 */
export function PriceDock({ of, children }: PriceDockProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const card = document.getElementById(of)?.closest('aside')
    const title = document.querySelector('h1')
    if (!card || !title) return
    const near = new Map<Element, boolean>()
    const see = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) near.set(target, isIntersecting)
      setShown(near.get(card) === false && near.get(title) === false)
    }
    const around = new IntersectionObserver(see, { rootMargin: '100% 0px' })
    const inView = new IntersectionObserver(see)
    around.observe(card)
    inView.observe(title)
    return () => {
      around.disconnect()
      inView.disconnect()
    }
  }, [of])
  if (!isShown) return null
  return (
    <div className={styles.dock}>
      <p className={styles.price}>
        <span>{formatShort(REPORT_CENTS)}</span>
        <small>once</small>
      </p>
      {children}
    </div>
  )
}
