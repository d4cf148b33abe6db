import { ChartCard } from '@/components/charts/chart-card'
import { NumberTable } from '@/components/results/scores/letter-tables'
import type { PerLetter } from '@/lib/disc/letters'
import type { Interval } from '@/lib/disc/model/certainty'
import { AVERAGE_RANGE_NOTE, NO_AVERAGE_RANGE_NOTE } from '@/lib/disc/result/certainty-text'
import { scoreLines } from '@/lib/disc/result/report'

interface AverageCardProps {
  averages: PerLetter<number>
  /** Null as soon as one result has none. */
  intervals: PerLetter<Interval> | null
}

/** The mean of each letter, and how sure it is. */
export function AverageCard({ averages, intervals }: AverageCardProps) {
  const lines = scoreLines(averages).map((line) => ({
    ...line,
    range: intervals?.[line.letter] ?? null,
  }))
  return (
    <ChartCard title="Group average" note={intervals ? AVERAGE_RANGE_NOTE : NO_AVERAGE_RANGE_NOTE}>
      <NumberTable lines={lines} />
    </ChartCard>
  )
}
