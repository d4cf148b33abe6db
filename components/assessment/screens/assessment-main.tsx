'use client'

import { useEffect, useRef } from 'react'
import { MAIN_ID } from '@/components/layout/skip-link'

interface AssessmentMainProps {
  /** On a page that has just been opened, the focus stays at the top, where screen readers begin. */
  takesFocus?: boolean
  children: React.ReactNode
}

/** A state of the assessment, which takes the focus from the state before. */
export function AssessmentMain({ takesFocus = true, children }: AssessmentMainProps) {
  const main = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears.
  useEffect(() => {
    if (takesFocus) main.current?.focus()
  }, [])
  return (
    <main id={MAIN_ID} ref={main} tabIndex={-1} className="grid items-center focus:outline-none">
      {children}
    </main>
  )
}
