'use client'

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type ChartTheme, useChartTheme } from './chart-theme'
import styles from './late-canvas.module.css'

interface LateCanvasProps {
  /** The finding in words, there before the drawing is. */
  label: string
  /** The drawing, whose module is fetched the first time it is called. */
  draw: (theme: ChartTheme) => ReactNode
}

/**
 * The place of a drawing whose library weighs more than the rest of the page: it is fetched once the place is at most
 * one screen away, or the page is printed. Fills its parent.
 */
export function LateCanvas({ label, draw }: LateCanvasProps) {
  const theme = useChartTheme()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const come = () => setNear(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && come(),
      { rootMargin: '100% 0px' },
    )
    if (place.current) observer.observe(place.current)
    addEventListener('beforeprint', come)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', come)
    }
  }, [])
  const waiting = <div className={styles.waiting} role="img" aria-label={label} />
  return (
    <div ref={place} className={styles.place} data-late="">
      {theme && isNear ? <Suspense fallback={waiting}>{draw(theme)}</Suspense> : waiting}
    </div>
  )
}
