import { Bar } from '@/components/charts/bars/score-bar'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { rangeText } from '@/lib/disc/result/certainty-text'
import type { ScoreLine } from '@/lib/disc/result/report'
import styles from './score-tile.module.css'

/** One exact score in its letter's corner of the circle: four tiles together round into one. */
export function ScoreTile({ line }: { line: ScoreLine }) {
  const { letter, name, score, range, band } = line
  return (
    <div className={`tone-${letter} column cornered unbroken ${styles.tile} ${styles[letter]}`}>
      <p className={`row anywhere ${styles.name}`}>
        <StyleMark className={styles.mark} letter={letter} size={34} />
        <span>{name}</span>
      </p>
      <p className={`num flex wraps baseline gap-s ${styles.score}`}>
        <span>{score}</span>
        <small className="mut one-line">of 100</small>
      </p>
      <Bar letter={letter} score={score} range={range} onTint />
      <p className={`sm mut ${styles.band}`}>
        <b>{band.text}</b> <span>{band.mayBe.length === 0 ? band.note : ''}</span>
      </p>
      {range && <p className={`sm mut ${styles.range}`}>{`Range ${rangeText(range)}`}</p>}
    </div>
  )
}
