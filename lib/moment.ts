/** Times as admins read them: by UTC, like every day they are counted by. */

const CLOCK = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})
const SHORT_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const NARROW_DAY = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

const DAY_MS = 24 * 60 * 60 * 1000
const dayNumber = (date: Date) => Math.floor(date.getTime() / DAY_MS)

/** "Today, 14:51", "Yesterday, 09:42", "Nov 18, 2026, 15:20". */
export function formatMoment(iso: string, now: Date): string {
  const date = new Date(iso)
  const daysAgo = dayNumber(now) - dayNumber(date)
  const day = { 0: 'Today', 1: 'Yesterday' }[daysAgo] ?? SHORT_DAY.format(date)
  return `${day}, ${CLOCK.format(date)}`
}

/** "14:51". */
export function formatClock(date: Date): string {
  return CLOCK.format(date)
}

/** "Nov 18, 2026". */
export function formatShortDay(day: string): string {
  return SHORT_DAY.format(new Date(day))
}

/** "Nov 18", under an axis. */
export function formatAxisDay(day: string): string {
  return NARROW_DAY.format(new Date(day))
}
