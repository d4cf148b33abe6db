import { countOf, formatCount, formatShare } from '@/components/admin/figures'
import { ChartCard } from '@/components/charts/chart-card'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { ColumnChart } from './column-chart'
import { largestDrop } from './drop-off'
import { NumberTable } from './number-table'

/** At which question people leave. */
export function DropOffCard({ dropOff }: { dropOff: Dashboard['drop_off'] }) {
  const first = dropOff[0]?.reached ?? 0
  const shown = dropOff.filter(({ reached }) => reached > 0)
  const drop = largestDrop(dropOff)
  const finding = findingOf(first, drop)
  return (
    <ChartCard title="Where people leave" note={finding}>
      <ColumnChart
        label={finding}
        columns={dropOff.map(({ question, reached }) => ({
          key: String(question),
          label: `Question ${question}`,
          title: `Question ${question}: reached ${countOf(reached, 'time')}`,
          value: reached,
          // Where most leave, the column stands out.
          front: drop?.question === question ? reached : 0,
        }))}
      />
      <NumberTable
        caption="How often each question was reached"
        heads={['Question', 'Reached', 'Of the first']}
        rows={shown.map(({ question, reached }) => ({
          key: String(question),
          cells: [String(question), formatCount(reached), formatShare(reached, first)],
        }))}
      />
    </ChartCard>
  )
}

function findingOf(first: number, drop: ReturnType<typeof largestDrop>): string {
  if (first === 0) return 'Nobody reached the first question in this period.'
  if (!drop) return 'Everyone who reached a question went on to the last one.'
  return `Most people leave at question ${drop.question}: ${formatCount(drop.left)} of the ${formatCount(drop.reached)} who reached it.`
}
