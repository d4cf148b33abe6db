import { rangeText } from '@/lib/disc/result/certainty-text'
import type { ScoreLine } from '@/lib/disc/result/report'
import styles from './score-table.module.css'

/** The numbers behind the charts. */
export function ScoreTable({ lines }: { lines: readonly ScoreLine[] }) {
  const hasRanges = lines.some(({ range }) => range)
  return (
    <table className={`num ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Style</th>
          <th scope="col">Score of 100</th>
          {hasRanges && <th scope="col">Range</th>}
          <th scope="col">Share</th>
          <th scope="col">Band</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ letter, name, score, range, share, band }) => (
          <tr key={letter}>
            <th scope="row">{name}</th>
            <td>{score}</td>
            {hasRanges && <td>{range && rangeText(range)}</td>}
            <td>{share}%</td>
            <td>{band}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
