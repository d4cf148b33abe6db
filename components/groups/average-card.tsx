import { ChartCard } from '@/components/charts/chart-card'
import { ScoreBar } from '@/components/charts/score-bar'
import { bandOf } from '@/lib/disc/bands'
import { LETTERS, type PerLetter } from '@/lib/disc/letters'
import styles from './average-card.module.css'

/** The mean of each letter. */
export function AverageCard({ averages }: { averages: PerLetter<number> }) {
  return (
    <ChartCard title="Group average">
      <div className={styles.bars}>
        {LETTERS.map((letter) => (
          <ScoreBar
            key={letter}
            letter={letter}
            score={averages[letter]}
            band={bandOf(averages[letter])}
          />
        ))}
      </div>
    </ChartCard>
  )
}
