import type { BodyInput } from '@/lib/api/endpoint'
import { countFunnelEvent } from '@/lib/api/system'
import { call } from './call'

/** Counts a step of the funnel. Nothing waits for the answer, and a failure is ignored. */
export function countStep(event: BodyInput<typeof countFunnelEvent>['event'], step = 0): void {
  call(countFunnelEvent, { body: { event, step }, keepalive: true }).catch(() => {})
}
