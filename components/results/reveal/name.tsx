'use client'

import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'

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
    <h2 ref={name} style={{ '--fit': fit } as CSSProperties}>
      {children}
    </h2>
  )
}
