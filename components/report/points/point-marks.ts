'use client'

import { useSyncExternalStore } from 'react'
import { showError } from '@/components/ui/toaster'
import { markPoint } from '@/lib/api/entries/report'
import { call } from '@/lib/client/call'
import { type MarkKind, markStoreOf } from '@/lib/client/kept-marks'
import type { PointMarks } from '@/lib/disc/result/points'
import { messages } from '@/lib/messages'

const POINTS: MarkKind<boolean> = {
  name: 'points',
  isValue: (kept) => typeof kept === 'boolean',
  send: (id, point, fits) =>
    call(markPoint, { params: { id, point }, body: { fits }, keepalive: true }),
  onRefused: () => showError(messages.marks.notSaved),
}

/** The marks to show, and the store that changes them. `saved`: of the whole report, as the server knows them. */
export function usePointMarks(resultId: string, saved: PointMarks) {
  const store = markStoreOf(POINTS, resultId, saved)
  const shown = useSyncExternalStore(store.subscribe, store.read, () => null)
  return { marks: shown?.marks ?? saved, isWaiting: shown?.isWaiting ?? false, store }
}
