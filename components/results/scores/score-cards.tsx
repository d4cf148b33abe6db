import { Bar } from '@/components/charts/bars/score-bar'
import { StyleMark } from '@/components/charts/marks/style-mark'
import type { ScoreLine } from '@/lib/disc/result/report'
import styles from './score-cards.module.css'

interface ScoreCardsProps {
  lines: readonly ScoreLine[]
  label?: string
}

/** The four scores: mark, name, number, band, and the range as drawn. A screen reader hears "Dominance 86, probably 66 to 95". */
export function ScoreCards({ lines, label = 'Your four scores' }: ScoreCardsProps) {
  return (
    <ul className={`grid ${styles.cards}`} aria-label={label}>
      {lines.map(({ letter, name, score, range, band }) => (
        <li key={letter} className={`grid unbroken ${styles.card}`}>
          <p className={`row semibold one-line ${styles.name}`}>
            <StyleMark letter={letter} size={24} />
            <span>{name}</span>
          </p>
          <p className={`num ${styles.score}`}>{score}</p>
          <div className={styles.bar}>
            <Bar letter={letter} score={score} range={range} isSpoken />
          </div>
          <p className={`fine bold mut ${styles.band}`}>{band}</p>
        </li>
      ))}
    </ul>
  )
}
