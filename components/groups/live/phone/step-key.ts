import type { LiveStep } from '@/lib/api/live'

/** What tells one step from the next. */
export const keyOf = ({ kind, of }: LiveStep) => `${kind} ${of}`
