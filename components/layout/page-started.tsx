'use client'

import { useEffect } from 'react'
import { usePlace } from '@/components/ui/language/use-language'

/** Tells public/before-paint.js that a page has started; it says otherwise that the page could not. */
export function PageStarted() {
  const path = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useEffect(() => {
    dispatchEvent(new Event('discern:page'))
  }, [path])
  return null
}
