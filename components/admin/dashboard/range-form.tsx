import Form from 'next/form'
import { Link } from '@/components/ui/link'
import { localPath } from '@/lib/languages/of-page'
import { pagePath } from '@/lib/page-path'
import { routes } from '@/lib/routes'
import { DAY_MS } from '@/lib/when'
import type { By } from './period-chart'

interface RangeFormProps {
  range: { from: string; to: string; by: By }
  today: string
}

/** The days that the figures are about. It changes the address, so that a range can be bookmarked and sent. */
export async function RangeForm({ range, today }: RangeFormProps) {
  return (
    <div className="print:hidden! flex flex-wrap items-end justify-between gap-x-7 gap-y-3.5">
      <ul className="flex flex-wrap gap-2">
        {RANGES.map(({ text, queryOf }) => {
          const query = queryOf(today)
          const isShown =
            query.from === range.from && query.to === range.to && query.by === range.by
          return (
            <li key={text}>
              <Link
                className="block list-none rounded-full border border-line-strong px-3.75 py-2.25 font-600 text-15 leading-[1.35] no-underline hover:bg-sunken [&::-webkit-details-marker]:hidden [&[aria-current]]:border-inverse [&[aria-current]]:bg-inverse [&[aria-current]]:text-on-inverse"
                href={pagePath(routes.adminDashboard, query)}
                scroll={false}
                aria-current={isShown ? 'true' : undefined}
              >
                {text}
              </Link>
            </li>
          )
        })}
      </ul>
      <Form
        action={await localPath(routes.adminDashboard)}
        prefetch={false}
        scroll={false}
        className="print:hidden! flex narrow:w-full! flex-wrap items-end gap-x-3.5 gap-y-3"
      >
        <label className="grid min-w-0 gap-1.25 font-600 text-14 text-ink-2 narrow:[flex:1_1_8rem]">
          <span>From</span>
          <input
            key={range.from}
            className="input min-h-11 px-3 py-0 text-16 text-ink"
            type="date"
            name="from"
            max={today}
            defaultValue={range.from}
          />
        </label>
        <label className="grid min-w-0 gap-1.25 font-600 text-14 text-ink-2 narrow:[flex:1_1_8rem]">
          <span>To</span>
          <input
            key={range.to}
            className="input min-h-11 px-3 py-0 text-16 text-ink"
            type="date"
            name="to"
            max={today}
            defaultValue={range.to}
          />
        </label>
        <label className="grid min-w-0 gap-1.25 font-600 text-14 text-ink-2 narrow:[flex:1_1_8rem]">
          <span>By</span>
          <select
            key={range.by}
            className="input min-h-11 px-3 py-0 text-16 text-ink"
            name="by"
            defaultValue={range.by}
          >
            <option value="day">Day</option>
            <option value="week">Week</option>
          </select>
        </label>
        <button type="submit" className="btn btn-small btn-outline min-h-11 narrow:[flex:1_1_100%]">
          Show
        </button>
      </Form>
    </div>
  )
}

interface RangeQuery {
  [name: string]: string
  from: string
  to: string
  by: By
}

/** So many days up to today. */
function lastDays(today: string, days: number, by: By): RangeQuery {
  const from = new Date(Date.parse(today) - (days - 1) * DAY_MS).toISOString().slice(0, 10)
  return { from, to: today, by }
}

/** The ranges that are asked for most, one press each. Weeks where days would be too many to tell apart. */
const RANGES = [
  { text: '7 days', queryOf: (today: string) => lastDays(today, 7, 'day') },
  { text: '30 days', queryOf: (today: string) => lastDays(today, 30, 'day') },
  { text: '90 days', queryOf: (today: string) => lastDays(today, 90, 'week') },
  { text: 'A year', queryOf: (today: string) => lastDays(today, 365, 'week') },
] as const
