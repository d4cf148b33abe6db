import { countOf, formatCount } from '@/components/admin/figures'
import { ChartCard } from '@/components/charts/chart-card'
import { Link } from '@/components/ui/link'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { routes } from '@/lib/routes'
import { NumberTable } from './number-table'
import { type By, PeriodChart, periodName } from './period-chart'

/** How the launch list grows. */
export function LaunchCard({ list, by }: { list: Dashboard['launch_list']; by: By }) {
  const { total, joined, periods } = list
  const finding = `${countOf(joined, 'person', 'people')} joined in this period. The list has ${formatCount(total)}.`
  return (
    <ChartCard
      title="Launch list"
      note={finding}
      aside={
        <Link className="link sm" href={routes.adminLaunchList}>
          The list
        </Link>
      }
    >
      <PeriodChart
        by={by}
        periods={periods}
        label={finding}
        amountOf={(period) => period.joined}
        wordsOf={(period) => `${formatCount(period.joined)} joined`}
      />
      <NumberTable
        caption={`People by ${by}`}
        heads={[by === 'day' ? 'Day' : 'Week', 'Joined']}
        rows={periods
          .filter((period) => period.joined > 0)
          .map((period) => ({
            key: period.day,
            cells: [periodName(period.day, by), formatCount(period.joined)],
          }))}
      />
    </ChartCard>
  )
}
