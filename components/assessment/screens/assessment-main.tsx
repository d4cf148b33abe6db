'use client'

import { useEffect, useRef } from 'react'
import { MAIN_ID } from '@/components/layout/skip-link'
import styles from './assessment-main.module.css'

interface AssessmentMainProps {
  /** Where the page has just been opened, the focus stays at its top: a navigation stands there. */
  takesFocus?: boolean
  children: React.ReactNode
}

/** A whole state of the assessment; it takes the focus that the state before it held. */
export function AssessmentMain({ takesFocus = true, children }: AssessmentMainProps) {
  const main = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears.
  useEffect(() => {
    if (takesFocus) main.current?.focus()
  }, [])
  return (
    <main id={MAIN_ID} ref={main} tabIndex={-1} className={`grid middle ${styles.main}`}>
      {children}
    </main>
  )
}
