import { formatMoment } from '@/lib/moment'

/** When something happened, as near as a person would say it; by UTC. */
export function Moment({ at, now = new Date() }: { at: string; now?: Date }) {
  return <time dateTime={at}>{formatMoment(at, now)}</time>
}
