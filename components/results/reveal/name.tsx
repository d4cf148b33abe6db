'use client'

import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import styles from './reveal-screen.module.css'
import { at } from './stage'

/** The style's name, smaller where its longest word would not fit, in whichever language and face it is. */
export function Name({ children }: { children: string }) {
  const name = useRef<HTMLHeadingElement>(null)
  const [fit, setFit] = useState(1)
  useLayoutEffect(() => {
    const measure = () => {
      const element = name.current
      if (!element) return
      element.style.setProperty('--fit', '1')
      const { clientWidth, scrollWidth } = element
      const next = Math.min(1, clientWidth / Math.max(1, scrollWidth))
      element.style.setProperty('--fit', `${next}`)
      setFit(next)
    }
    measure()
    void document.fonts.ready.then(measure)
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  return (
    <h2
      ref={name}
      className={`wrap-normal medium:mt-3.5 mt-6.5 mb-11 medium:mb-6 -ml-1.5 medium:-ml-0.75 roomy:w-[calc(100%_+_32px)] w-full font-650 font-display text-[length:calc(var(--size)*var(--fit))] leading-[0.88] medium:leading-[0.92] tracking-[-0.045em] ${styles.rises}`}
      style={{ ...at(3300), '--fit': fit } as CSSProperties}
    >
      {children}
    </h2>
  )
}
