import type { Point } from '@/lib/disc/content/types'
import styles from './point-list.module.css'

interface PointListProps {
  points: readonly Point[]
  /** `stacked`: title over text. `split`: title beside text. `columns`: title over text, two by two. */
  layout: 'stacked' | 'split' | 'columns'
}

/** Titles with their texts, between hairlines. */
export function PointList({ points, layout }: PointListProps) {
  return (
    <ul className={`grid ${styles[layout]}`}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <h3 className="h4">{title}</h3>
          <p className="mut">{text}</p>
        </li>
      ))}
    </ul>
  )
}
