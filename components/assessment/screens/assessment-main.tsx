'use client'

import { useEffect, useRef } from 'react'
import { MAIN_ID } from '@/components/layout/skip-link'
import styles from './assessment-main.module.css'

/** A whole state of the assessment; it takes the focus that the state before it held. */
export function AssessmentMain({ children }: { children: React.ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => main.current?.focus(), [])
  return (
    <main id={MAIN_ID} ref={main} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  )
}
