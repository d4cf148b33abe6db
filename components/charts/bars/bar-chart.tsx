'use client'

import { lazy } from 'react'
import { LateCanvas } from '../late-canvas'
import type { BarGroup } from './bar-canvas'
import styles from './bar-chart.module.css'

/** Where it cannot be fetched, the table says the same. */
const BarCanvas = lazy(() =>
  import('./bar-canvas').then(
    (file) => ({ default: file.BarCanvas }),
    () => ({ default: () => <></> }),
  ),
)

interface BarChartProps {
  groups: readonly BarGroup[]
  /** The finding in words; the numbers stand in a table beside it. */
  label: string
}

/** Four bars per group, from 0 to 100. Fills the width of its parent. */
export function BarChart({ groups, label }: BarChartProps) {
  return (
    <div className={`relative ${styles.box}`}>
      <LateCanvas
        label={label}
        draw={(theme) => <BarCanvas groups={groups} label={label} theme={theme} />}
      />
    </div>
  )
}
