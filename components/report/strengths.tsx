import { Quarter } from '@/components/charts/quarter'
import type { Point } from '@/lib/disc/content/types'
import type { Letter } from '@/lib/disc/letters'
import { PointList } from './point-list'
import styles from './strengths.module.css'

interface StrengthsProps {
  strengths: readonly Point[]
  primary: Letter
}

/** The strengths on the reader's own color, with their quarter in the corner it grows from. */
export function Strengths({ strengths, primary }: StrengthsProps) {
  return (
    <div className={`tone-${primary} ${styles.block} ${styles[primary]}`}>
      <Quarter className={styles.quarter} letter={primary} size={250} showLetter={false} />
      <PointList points={strengths} layout="stacked" />
    </div>
  )
}
