import { ChartCard } from '@/components/charts/chart-card'
import type { Dashboard, SalesTotals } from '@/lib/api/admin/dashboard'
import { countOf, formatCount } from '@/lib/counts'
import { formatCents, formatShort } from '@/lib/pricing'
import { NumberTable } from './number-table'
import { type By, PeriodChart, periodName } from './period-chart'

const HEADS = ['Orders', 'Free', 'Gross', 'Refunded', 'In dispute', 'Net']

const cellsOf = (sales: SalesTotals) => [
  formatCount(sales.orders),
  formatCount(sales.free_orders),
  formatCents(sales.gross_cents),
  formatCents(sales.refunded_cents),
  formatCents(sales.disputed_cents),
  formatCents(sales.net_cents),
]

/** What was sold, and what of it went back. */
export function SalesCard({ sales, by }: { sales: Dashboard['sales']; by: By }) {
  const { totals, periods } = sales
  return (
    <ChartCard
      title="Revenue and refunds"
      note="By day of payment, with each order as it stands now."
      className="gap-1"
    >
      <dl className="mt-2.5 grid grid-cols-2 text-sm tabular-nums [&>div]:border-line [&>div]:border-b [&>div]:pt-3 [&>div]:pr-3.5 [&>div]:pb-3.5 [&>div]:pl-0 [&_dt]:font-550 [&_dt]:text-ink-2">
        <Figure name="Net" value={formatCents(totals.net_cents)}>
          {`of ${formatCents(totals.gross_cents)} gross`}
        </Figure>
        <Figure name="Orders" value={formatCount(totals.orders)}>
          {`${formatCount(totals.free_orders)} with nothing to pay`}
        </Figure>
        <Figure name="Refunded" value={formatCents(totals.refunded_cents)}>
          {countOf(totals.refunded_orders, 'order')}
        </Figure>
        <Figure name="In dispute" value={formatCents(totals.disputed_cents)}>
          {countOf(totals.disputed_orders, 'order')}
        </Figure>
      </dl>
      {totals.gross_cents > 0 && (
        <h3 className="mt-4.5 font-600 font-body text-15 leading-normal tracking-normal">
          Gross (pale) and net
        </h3>
      )}
      <PeriodChart
        by={by}
        periods={periods}
        label={`${formatCents(totals.net_cents)} net of ${formatCents(totals.gross_cents)} gross, from ${countOf(totals.orders, 'order')}`}
        amountOf={({ gross_cents }) => gross_cents}
        frontOf={({ net_cents }) => net_cents}
        wordsOf={({ net_cents, orders }) =>
          `${formatCents(net_cents)}, ${countOf(orders, 'order')}`
        }
        format={formatShort}
      />
      <NumberTable
        caption={`Orders and sums by ${by}`}
        heads={[by === 'day' ? 'Day' : 'Week', ...HEADS]}
        rows={periods
          .filter(({ orders }) => orders > 0)
          .map(({ day, ...period }) => ({
            key: day,
            cells: [periodName(day, by), ...cellsOf(period)],
          }))}
      />
    </ChartCard>
  )
}

function Figure(props: { name: string; value: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd className="wrap-anywhere mx-0 mt-1 mb-0.5 font-640 font-display text-28 leading-[1.1] tracking-[-0.03em]">
        {props.value}
      </dd>
      <dd className="text-ink-2 text-sm">{props.children}</dd>
    </div>
  )
}
