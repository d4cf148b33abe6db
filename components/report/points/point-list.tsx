import type { Point } from '@/lib/disc/content/types'
import styles from './point-list.module.css'

/** Titles over their texts, two by two, between hairlines. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <ul className={`grid narrow:grid-cols-1! ${styles.columns}`}>
      {points.map(({ title, text }) => (
        <li
          key={title}
          className={`grid border-line border-t print:break-inside-avoid ${styles.point}`}
        >
          <h3 className="text-h4">{title}</h3>
          <p className="text-ink-2 text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}
