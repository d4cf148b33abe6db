import { Bar } from '@/components/charts/bars/score-bar'
import { StyleMark } from '@/components/charts/marks/style-mark'
import type { ScoreLine } from '@/lib/disc/result/report'
import styles from './score-card.module.css'

/** One exact score in few lines, with its range and its band, for the top of the report. */
export function ScoreCard({ line }: { line: ScoreLine }) {
  const { letter, name, score, range, band } = line
  return (
    <li className={`card rounded ${styles.card}`}>
      <p className={`row gap-xs sm semibold anywhere ${styles.name}`}>
        <StyleMark letter={letter} size={22} />
        <span>{name}</span>
      </p>
      <p className={`num ${styles.score}`}>
        <span>{score}</span>{' '}
        {range && <small className="mut one-line">{`likely ${range.low}–${range.high}`}</small>}
      </p>
      <Bar letter={letter} score={score} range={range} />
      <p className={`mut fine ${styles.band}`}>{band.text}</p>
    </li>
  )
}
