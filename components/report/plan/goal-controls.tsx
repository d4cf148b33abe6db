import { CalendarButton } from '@/components/ui/download/download-button'
import { When } from '@/components/ui/when'
import type { Goal } from '@/lib/disc/result/action-plan'
import styles from './goal-controls.module.css'

const MIN_DATE = '2000-01-01'
const MAX_DATE = '2099-12-31'

/** A goal as the table and the cards draw it. */
export interface PlanRow extends Goal {
  done: boolean
  dueOn: string | null
  setDone: (done: boolean) => void
  setDueOn: (dueOn: string | null) => void
  /** Fetches the calendar file; null for a goal that has no place in one. */
  calendar: React.ComponentProps<typeof CalendarButton>['load'] | null
}

interface DoneBoxProps {
  row: PlanRow
  /** Where no column heading says what the box is for. */
  showLabel?: boolean
}

/** The tick of one goal. On paper it is an empty box. */
export function DoneBox({ row, showLabel = false }: DoneBoxProps) {
  return (
    <label
      className={`size-11 justify-items-center ${styles.target} ${showLabel ? `flex items-center gap-3 font-600 text-14 text-ink-3 ${styles.labeled}` : 'grid items-center'}`}
    >
      <span className={showLabel ? undefined : 'sr-only'}>
        Done<span className="sr-only">{`: ${row.goal}`}</span>
      </span>
      <input
        type="checkbox"
        className={`grid flex-none place-items-center bg-surface ${styles.box}`}
        checked={row.done}
        onChange={(event) => row.setDone(event.target.checked)}
      />
    </label>
  )
}

/** The reader's own date for one goal. On paper it is the date, or a line to write it on. */
export function OwnDate({ row }: { row: PlanRow }) {
  return (
    <label className={`grid justify-items-start font-600 text-ink-3 text-xs ${styles.date}`}>
      Your date<span className="sr-only">{` for ${row.goal}`}</span>
      <input
        type="date"
        className={`input print:hidden! narrow:w-full! bg-surface text-14 ${styles.input}`}
        min={MIN_DATE}
        max={MAX_DATE}
        value={row.dueOn ?? ''}
        onChange={(event) => row.setDueOn(event.target.value || null)}
      />
      <span className={styles.written} aria-hidden="true">
        {row.dueOn && <When at={row.dueOn} form="short" />}
      </span>
    </label>
  )
}

/** The reader's own date of one goal, for their calendar. */
export function GoalCalendar({ row: { goal, calendar } }: { row: PlanRow }) {
  if (!calendar) return null
  return (
    <p className="print:hidden!">
      <CalendarButton
        className="link text-xs"
        label={
          <span>
            Add to my calendar<span className="sr-only">{`: ${goal}`}</span>
          </span>
        }
        load={calendar}
      />
    </p>
  )
}
