'use client'

import { type ComponentType, lazy } from 'react'
import { LateCanvas } from '../late-canvas'
import type { TrendCanvasProps, TrendPoint } from './trend-canvas'
import styles from './trend-chart.module.css'

/** Where it cannot be fetched, the table says the same. */
const TrendCanvas = lazy<ComponentType<TrendCanvasProps>>(() =>
  import('./trend-canvas').then(
    (file) => ({ default: file.TrendCanvas }),
    () => ({ default: () => null }),
  ),
)

interface TrendChartProps {
  /** Oldest first; at least two. */
  points: readonly TrendPoint[]
  /** The finding in words; the numbers stand in the table beside it. */
  label: string
}

/** The four scores over time. Fills the width of its parent. */
export function TrendChart({ points, label }: TrendChartProps) {
  return (
    <div className={styles.box}>
      <LateCanvas
        label={label}
        draw={(theme) => <TrendCanvas points={points} label={label} theme={theme} />}
      />
    </div>
  )
}
