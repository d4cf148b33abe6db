import type { LiveStep } from '@/lib/api/live'

/** Fetches what someone sees once they are inside. */
export const loadInside = () => import('./inside')

/** What tells one step from the next. */
export const keyOf = ({ kind, of }: LiveStep) => `${kind} ${of}`
