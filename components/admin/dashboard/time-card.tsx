import { ChartCard } from '@/components/charts/chart-card'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { countOf, formatCount } from '@/lib/counts'
import { ColumnChart } from './column-chart'
import { NumberTable } from './number-table'

/** The server counts the slowest together. */
const SLOWEST = 60

const minutesIn = (minutes: number) =>
  minutes === SLOWEST ? 'An hour or more' : `${minutes} to ${minutes + 1} minutes`

/** How long people take. */
export function TimeCard({ time }: { time: Dashboard['completion_time'] }) {
  const { measured, median_minutes, minutes } = time
  const finding = findingOf(measured, median_minutes)
  return (
    <ChartCard title="Time to finish" note={finding}>
      {measured > 0 && (
        <>
          <ColumnChart
            label={finding}
            columns={minutes.map(({ minutes: at, count }) => ({
              key: String(at),
              label: at === SLOWEST ? '60+ min' : `${at} min`,
              title: `${minutesIn(at)}: ${formatCount(count)}`,
              value: count,
              // The middle one's minute stands out.
              front: at === median_minutes ? count : 0,
            }))}
          />
          <NumberTable
            caption="Assessments by the time they took"
            heads={['Time', 'Assessments']}
            rows={minutes
              .filter(({ count }) => count > 0)
              .map(({ minutes: at, count }) => ({
                key: String(at),
                cells: [minutesIn(at), formatCount(count)],
              }))}
          />
        </>
      )}
    </ChartCard>
  )
}

function findingOf(measured: number, median: number | null): string {
  if (median === null) return 'No assessment with a known time was finished in this period.'
  const half = median === SLOWEST ? 'an hour or more' : `${median} to ${median + 1} minutes`
  return `The median of ${countOf(measured, 'assessment')} is ${half}.`
}
