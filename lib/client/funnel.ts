import { countFunnelEvent } from '@/lib/api/entries/system'
import { call, type SentTo } from './call'

/** Counts a step of the funnel. Nothing waits for the answer, and a failure is ignored. */
export function countStep(event: SentTo<typeof countFunnelEvent>['event'], step = 0): void {
  call(countFunnelEvent, { body: { event, step }, keepalive: true }).catch(() => {})
}
