'use client'

import { useSyncExternalStore } from 'react'
import { showError } from '@/components/ui/toaster'
import { type MarkKind, type Marks, markStoreOf } from '@/lib/client/kept-marks'
import { marksMessages } from '@/lib/messages/marks'

/** For a mark that the server will not take. */
export const sayRefused = () => showError(marksMessages.notSaved)

/** The marks of one kind to show, and the store that changes them. `saved`: of the whole report, as the server knows them. */
export function useMarks<Value>(kind: MarkKind<Value>, resultId: string, saved: Marks<Value>) {
  const store = markStoreOf(kind, resultId, saved)
  // What waits in this browser is not on the page that the server drew.
  const shown = useSyncExternalStore(store.subscribe, store.read, () => null)
  return { marks: shown?.marks ?? saved, isWaiting: shown?.isWaiting ?? false, store }
}
