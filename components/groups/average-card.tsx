import { ChartCard } from '@/components/charts/chart-card'
import { ScoreBar } from '@/components/charts/score-bar'
import { bandOf } from '@/lib/disc/bands'
import type { Interval } from '@/lib/disc/certainty'
import { AVERAGE_RANGE_NOTE, NO_AVERAGE_RANGE_NOTE } from '@/lib/disc/certainty-text'
import { LETTERS, type PerLetter } from '@/lib/disc/letters'
import styles from './average-card.module.css'

interface AverageCardProps {
  averages: PerLetter<number>
  /** Null as soon as one result has none. */
  intervals: PerLetter<Interval> | null
}

/** The mean of each letter, and how sure it is. */
export function AverageCard({ averages, intervals }: AverageCardProps) {
  return (
    <ChartCard title="Group average" note={intervals ? AVERAGE_RANGE_NOTE : NO_AVERAGE_RANGE_NOTE}>
      <div className={styles.bars}>
        {LETTERS.map((letter) => (
          <ScoreBar
            key={letter}
            letter={letter}
            score={averages[letter]}
            band={bandOf(averages[letter])}
            range={intervals?.[letter] ?? null}
          />
        ))}
      </div>
    </ChartCard>
  )
}
