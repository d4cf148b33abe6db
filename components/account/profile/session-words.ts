import { whenOf } from '@/components/assessment/flow/when'

const HOUR_MS = 3_600_000

/** When a session was last used, by the person's calendar. It is written down once an hour, so it is said no finer. */
export function lastUsed(at: Date, now: Date): string {
  if (now.getTime() - at.getTime() < HOUR_MS) return 'used within the last hour'
  const when = whenOf(at, now)
  if (when.startsWith('on ')) return `last used ${when}`
  return `last used ${when}, about ${at.toLocaleTimeString('en-US', { hour: 'numeric' })}`
}
