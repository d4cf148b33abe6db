import Form from 'next/form'
import form from '@/components/admin/list-form.module.css'
import { Link } from '@/components/ui/link'
import { pagePath } from '@/lib/page-path'
import { routes } from '@/lib/routes'
import { DAY_MS } from '@/lib/when'
import type { By } from './period-chart'
import styles from './range-form.module.css'

interface RangeFormProps {
  range: { from: string; to: string; by: By }
  today: string
}

/** The days that the figures are about. It changes the address, so that a range can be bookmarked and sent. */
export function RangeForm({ range, today }: RangeFormProps) {
  return (
    <div className={`flex wraps apart end unprinted ${styles.range}`}>
      <ul className={`flex wraps gap-xs ${styles.quick}`}>
        {RANGES.map(({ text, queryOf }) => {
          const query = queryOf(today)
          const isShown =
            query.from === range.from && query.to === range.to && query.by === range.by
          return (
            <li key={text}>
              <Link
                className="own-line pill sm semibold unmarked"
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
        action={routes.adminDashboard}
        prefetch={false}
        scroll={false}
        className={`narrow-full flex wraps end unprinted ${form.form} ${styles.form}`}
      >
        <label className="grid shrinks fine semibold mut">
          <span>From</span>
          <input
            key={range.from}
            className="input"
            type="date"
            name="from"
            max={today}
            defaultValue={range.from}
          />
        </label>
        <label className="grid shrinks fine semibold mut">
          <span>To</span>
          <input
            key={range.to}
            className="input"
            type="date"
            name="to"
            max={today}
            defaultValue={range.to}
          />
        </label>
        <label className="grid shrinks fine semibold mut">
          <span>By</span>
          <select key={range.by} className="input" name="by" defaultValue={range.by}>
            <option value="day">Day</option>
            <option value="week">Week</option>
          </select>
        </label>
        <button type="submit" className="pressable btn small outline">
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
