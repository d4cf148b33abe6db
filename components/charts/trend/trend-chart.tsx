'use client'

import dynamic from 'next/dynamic'
import { LateCanvas } from '../late-canvas'
import type { TrendPoint } from './trend-canvas'
import styles from './trend-chart.module.css'

/** Where it cannot be fetched, the table says the same. */
const TrendCanvas = dynamic(() =>
  import('./trend-canvas').then(
    (file) => file.TrendCanvas,
    () => () => null,
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
    <div className={`relative ${styles.box}`}>
      <LateCanvas
        label={label}
        draw={(theme) => <TrendCanvas points={points} label={label} theme={theme} />}
      />
    </div>
  )
}
