'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Tells public/before-paint.js that a page has started; it says otherwise that the page could not. */
export function PageStarted() {
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useEffect(() => {
    dispatchEvent(new Event('discern:page'))
  }, [path])
  return null
}
