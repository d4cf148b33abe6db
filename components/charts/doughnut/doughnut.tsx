'use client'

import { lazy, type ReactNode } from 'react'
import type { PerLetter } from '@/lib/disc/letters'
import { LateCanvas } from '../late-canvas'
import styles from './doughnut.module.css'

/** Where it cannot be fetched, the numbers stand beside it. */
const DoughnutCanvas = lazy(() =>
  import('./doughnut-canvas').then(
    (file) => ({ default: file.DoughnutCanvas }),
    () => ({ default: () => <></> }),
  ),
)

interface DoughnutProps {
  /** Scores or counts; the chart shows their shares. */
  values: PerLetter<number>
  /** The shares in words, largest first: a canvas says nothing to a screen reader. */
  label: string
  /** Stands in the hole, for example a total. */
  children?: ReactNode
  className?: string
}

/** Shares of the four letters, in circle order from 12 o'clock. Fills the width of its parent. */
export function Doughnut({ values, label, children, className = '' }: DoughnutProps) {
  return (
    <div className={`relative ${styles.box} ${className}`}>
      <LateCanvas
        label={label}
        draw={(theme) => <DoughnutCanvas values={values} label={label} theme={theme} />}
      />
      {children && <div className={`grid text-center ${styles.hole}`}>{children}</div>}
    </div>
  )
}
