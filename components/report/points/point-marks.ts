'use client'

import { markPoint } from '@/lib/api/entries/report'
import { call } from '@/lib/client/call'
import type { MarkKind } from '@/lib/client/kept-marks'
import { sayRefused } from '../use-marks'

/** "That's me" and "Not me", by the sentence. */
export const POINTS: MarkKind<boolean> = {
  name: 'points',
  isValue: (kept) => typeof kept === 'boolean',
  send: (id, point, fits) =>
    call(markPoint, { params: { id, point }, body: { fits }, keepalive: true }),
  onRefused: sayRefused,
}
