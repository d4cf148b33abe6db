import type { Dashboard } from '@/lib/api/admin/dashboard'
import { sayWhen } from '@/lib/when'
import { ColumnChart } from './column-chart'

export type By = Dashboard['range']['by']

interface PeriodChartProps<Period> {
  by: By
  periods: readonly Period[]
  label: string
  amountOf: (period: Period) => number
  frontOf?: (period: Period) => number
  /** What the pointer's label says of a period, after its day. */
  wordsOf: (period: Period) => string
  format?: (value: number) => string
}

/** How something went by day or by week. */
export function PeriodChart<Period extends { day: string }>(props: PeriodChartProps<Period>) {
  const { by, periods, label, amountOf, frontOf, wordsOf, format } = props
  return (
    <ColumnChart
      label={label}
      format={format}
      columns={periods.map((period) => ({
        key: period.day,
        label: sayWhen(period.day, 'axis'),
        title: `${periodName(period.day, by)}: ${wordsOf(period)}`,
        value: amountOf(period),
        front: frontOf?.(period),
      }))}
    />
  )
}

/** "Nov 18, 2026", or the week that begins on it. */
export function periodName(day: string, by: By): string {
  return by === 'day' ? sayWhen(day, 'short') : `Week from ${sayWhen(day, 'short')}`
}
