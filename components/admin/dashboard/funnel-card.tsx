import { ChartCard } from '@/components/charts/chart-card'
import type { Dashboard, FunnelPeriod } from '@/lib/api/admin/dashboard'
import { formatCount, formatShare } from '@/lib/counts'
import { NumberTable } from './number-table'
import { type By, PeriodChart, periodName } from './period-chart'
import { ShareBar } from './share-bar'

type Step = Exclude<keyof FunnelPeriod, 'day'>

const STEPS: readonly { step: Step; text: string; head: string }[] = [
  { step: 'started', text: 'Started the assessment', head: 'Started' },
  { step: 'finished', text: 'Finished it', head: 'Finished' },
  { step: 'preview', text: 'Saw the preview', head: 'Preview' },
  { step: 'checkout', text: 'Went to the checkout', head: 'Checkout' },
  { step: 'paid', text: 'Completed an order', head: 'Paid' },
  { step: 'registered', text: 'Opened an account', head: 'Registered' },
]

const ofPeriod = (period: FunnelPeriod) =>
  `${formatCount(period.started)} started, ${formatCount(period.finished)} finished`

/** How far people get: from the first question to an order or an account. */
export function FunnelCard({ funnel, by }: { funnel: Dashboard['funnel']; by: By }) {
  const { totals, periods } = funnel
  const most = Math.max(...STEPS.map(({ step }) => totals[step]))
  const finding = findingOf(totals)
  return (
    <ChartCard title="How far people get" note={finding} className="gap-1">
      <table className="mt-2.5 tabular-nums [&_tbody>tr>*]:border-line [&_tbody>tr>*]:border-b [&_tbody>tr>*]:px-0 [&_tbody>tr>*]:py-2.25 [&_tbody>tr>*]:text-15 [&_tbody>tr>*]:leading-[1.35] [&_tbody_th]:w-[70%] [&_tbody_th]:text-ink [&_td:nth-child(2)]:font-650 [&_td]:pl-3.5! [&_td]:text-right [&_td]:align-top">
        <caption className="sr-only">Each step, and its share of those who started</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Times</th>
            <th scope="col">Share of those who started</th>
          </tr>
        </thead>
        <tbody>
          {STEPS.map(({ step, text }) => (
            <tr key={step}>
              <th scope="row">
                <span>{text}</span>
                <ShareBar value={totals[step]} of={most} />
              </th>
              <td>{formatCount(totals[step])}</td>
              <td className="text-ink-2">{formatShare(totals[step], totals.started)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {totals.started + totals.finished > 0 && (
        <h3 className="mt-4.5 font-600 font-body text-15 leading-normal tracking-normal">
          Started (pale) and finished
        </h3>
      )}
      <PeriodChart
        by={by}
        periods={periods}
        label={finding}
        amountOf={({ started }) => started}
        frontOf={({ finished }) => finished}
        wordsOf={ofPeriod}
      />
      <NumberTable
        caption={`Each step by ${by}`}
        heads={[by === 'day' ? 'Day' : 'Week', ...STEPS.map(({ head }) => head)]}
        rows={periods
          .filter((period) => STEPS.some(({ step }) => period[step] > 0))
          .map((period) => ({
            key: period.day,
            cells: [
              periodName(period.day, by),
              ...STEPS.map(({ step }) => formatCount(period[step])),
            ],
          }))}
      />
    </ChartCard>
  )
}

function findingOf({ started, finished, paid }: Dashboard['funnel']['totals']): string {
  if (started === 0) return 'No one started the assessment in this period.'
  const isMore = finished > started
  return isMore
    ? `${formatCount(started)} started and ${formatCount(finished)} finished: some started before this period, or not on our pages.`
    : `Of ${formatCount(started)} who started, ${formatShare(finished, started)} finished and ${formatShare(paid, started)} completed an order.`
}
