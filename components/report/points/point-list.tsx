import type { Point } from '@/lib/disc/content/types'
import styles from './point-list.module.css'

/** Titles over their texts, two by two, between hairlines. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <ul className={`grid narrow-stack ${styles.columns}`}>
      {points.map(({ title, text }) => (
        <li key={title} className={`unbroken grid lined-top ${styles.point}`}>
          <h3 className="h4">{title}</h3>
          <p className="sm mut">{text}</p>
        </li>
      ))}
    </ul>
  )
}
