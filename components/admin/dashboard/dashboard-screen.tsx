import { Layers, Users } from 'lucide'
import { AdminScreen } from '@/components/admin/admin-screen'
import { ProblemNote } from '@/components/admin/problem-note'
import { ChartCard } from '@/components/charts/chart-card'
import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import { When } from '@/components/ui/when'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { countOf, formatCount, formatShare } from '@/lib/counts'
import { adminMessages } from '@/lib/messages/admin'
import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'
import { ColumnChart } from './column-chart'
import { CouponsCard } from './coupons-card'
import { largestDrop } from './drop-off'
import { FunnelCard } from './funnel-card'
import { NumberTable } from './number-table'
import { type By, PeriodChart, periodName } from './period-chart'
import { RangeForm } from './range-form'
import { RecentAssessments } from './recent-assessments'
import { RecentUsers } from './recent-users'
import { RoomsCard } from './rooms-card'
import { SalesCard } from './sales-card'
import { TimeCard } from './time-card'
import { TotalFigures } from './total-figures'
import { TypeCard } from './type-card'

interface DashboardScreenProps {
  dashboard: Dashboard
  now: Date
  /** What this server runs. */
  running: { version: string; build: string }
  problem?: string | null
}

/** All that happened, and what happened in a range of days. */
export function DashboardScreen({ dashboard, now, running, problem = null }: DashboardScreenProps) {
  // The admin who looks at this has an account, so a count of no accounts means that the counts are missing.
  if (dashboard.user_stats.total === 0) return <MissingDashboard />
  const { range, funnel, rooms, sales, launch_list, completion_time, drop_off, coupons } = dashboard
  const { users, assessments } = dashboard.recent_activity
  return (
    <AdminScreen
      title="Admin dashboard"
      note={
        <span>
          Everything so far. Updated: <When at={now} form="moment" />
        </span>
      }
      aside={
        <>
          <Link className="btn btn-outline" href={routes.adminUsers}>
            <Icon of={Users} />
            Users
          </Link>
          <Link className="btn btn-outline" href={routes.adminGroups}>
            <Icon of={Layers} />
            Groups
          </Link>
        </>
      }
    >
      <LaunchNotice list={launch_list} />
      <div className="grid grid-cols-2 medium:grid-cols-1! gap-4 print:block print:[&>*]:mb-3 print:[&>*]:break-inside-avoid">
        <div className="col-span-full">
          <TotalFigures {...dashboard} />
        </div>
        <TypeCard counts={dashboard.type_distribution} />
        <RecentAssessments assessments={assessments} />
        <RecentUsers users={users} className="col-span-full" />
      </div>
      <section className="mt-5 grid grid-cols-1 gap-5" aria-labelledby="range">
        <div className="grid gap-2">
          <h2 id="range" className="text-d3">
            In this period
          </h2>
          <p className="text-ink-2">
            <When at={range.from} form="short" /> to <When at={range.to} form="short" />
            <span>{`, by ${range.by}.`}</span>
          </p>
        </div>
        <RangeForm range={range} today={now.toISOString().slice(0, 10)} />
        <ProblemNote problem={problem} />
        <div className="grid grid-cols-2 medium:grid-cols-1! gap-4 print:block print:[&>*]:mb-3 print:[&>*]:break-inside-avoid">
          <FunnelCard funnel={funnel} by={range.by} />
          <SalesCard sales={sales} by={range.by} />
          <RoomsCard rooms={rooms} by={range.by} />
          <DropOffCard dropOff={drop_off} />
          <TimeCard time={completion_time} />
          <LaunchCard list={launch_list} by={range.by} />
          <CouponsCard coupons={coupons} />
        </div>
      </section>
      <p className="text-ink-3 text-xs">{`${PRODUCT} ${running.version}, build ${running.build}`}</p>
    </AdminScreen>
  )
}

/** The counts behind the dashboard are not there, as after a restore that left them out. */
function MissingDashboard() {
  return (
    <StatusScreen picture={<BrokenCircle />} title={adminMessages.notFound}>
      <p>
        No account is counted, even though you have one: the counts behind this page are empty. No
        data is lost. The other admin pages read the records directly.
      </p>
    </StatusScreen>
  )
}

/** At which question people leave. */
function DropOffCard({ dropOff }: { dropOff: Dashboard['drop_off'] }) {
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
          // The column at which most leave is highlighted.
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
  if (first === 0) return 'No one reached the first question in this period.'
  if (!drop) return 'Everyone who reached a question went on to the last one.'
  return `Most people leave at question ${drop.question}: ${formatCount(drop.left)} of the ${formatCount(drop.reached)} who reached it.`
}

/** How the launch list grows. */
function LaunchCard({ list, by }: { list: Dashboard['launch_list']; by: By }) {
  const { total, joined, periods } = list
  const finding = `${countOf(joined, 'person', 'people')} joined in this period. The list has ${formatCount(total)}.`
  return (
    <ChartCard
      title="Launch list"
      note={finding}
      aside={
        <Link className="link text-sm" href={routes.adminLaunchList}>
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

/** Once payments are open: who waits for the mail that we promised. */
function LaunchNotice({ list }: { list: Dashboard['launch_list'] }) {
  if (!list.payments_open || list.total === 0) return null
  return (
    <section
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5 rounded-lg border border-line bg-surface px-6 py-5"
      aria-label="The email we promised"
    >
      <p>
        <b>
          Payments are open, and <span>{countOf(list.total, 'person', 'people')}</span> asked to be
          notified.
        </b>
      </p>
      <Link className="btn" href={routes.adminLaunchList}>
        Go to the launch list
      </Link>
    </section>
  )
}
