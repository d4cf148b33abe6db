import { ScoreBar } from '@/components/charts/bars/score-bar'
import { ChartCard } from '@/components/charts/chart-card'
import { LETTERS, type PerLetter } from '@/lib/disc/letters'
import type { Interval } from '@/lib/disc/model/certainty'
import { AVERAGE_RANGE_NOTE, NO_AVERAGE_RANGE_NOTE } from '@/lib/disc/result/certainty-text'
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
      <div className={`grid ${styles.bars}`}>
        {LETTERS.map((letter) => (
          <ScoreBar
            key={letter}
            letter={letter}
            score={averages[letter]}
            range={intervals?.[letter] ?? null}
          />
        ))}
      </div>
    </ChartCard>
  )
}
