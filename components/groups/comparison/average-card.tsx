import { ChartCard } from '@/components/charts/chart-card'
import { NumberTable } from '@/components/results/scores/letter-tables'
import type { PerLetter } from '@/lib/disc/letters'
import type { Interval } from '@/lib/disc/model/certainty'
import { scoreLines } from '@/lib/disc/result/report'

interface AverageCardProps {
  averages: PerLetter<number>
  /** Null as soon as one result has none. */
  ranges: PerLetter<Interval> | null
}

/** The mean of each letter, and how sure it is. */
export function AverageCard({ averages, ranges }: AverageCardProps) {
  const lines = scoreLines(averages).map((line) => ({
    ...line,
    range: ranges?.[line.letter] ?? null,
  }))
  return (
    <ChartCard title="Group average">
      <NumberTable lines={lines} />
    </ChartCard>
  )
}
