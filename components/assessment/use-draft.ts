import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, keepDraft, readDraft, watchDraft } from '@/lib/client/draft'

/**
 * The draft on screen, written with every change. `latest` is ahead of the render, so that two quick events
 * build on each other. Another tab's newer draft takes over; `onGone` hears that another tab removed it.
 */
export function useDraft(
  storageKey: string,
  onTakenOver: (draft: Draft) => void,
  onGone: () => void,
) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const latest = useRef<Draft | null>(null)
  const kept = useRef(true)
  const written = useRef(-1)

  const show = useCallback((next: Draft) => {
    latest.current = next
    setDraft(next)
  }, [])

  const put = useCallback(
    (next: Draft) => {
      const result = keepDraft(next, storageKey)
      kept.current = result.kept
      written.current = result.draft.revision
      show(result.draft)
    },
    [show, storageKey],
  )

  const change = useCallback(
    (step: (draft: Draft) => Draft) => {
      const before = latest.current
      if (!before) return
      const after = step(before)
      if (after !== before) put(after)
    },
    [put],
  )

  useEffect(() => {
    const takeOver = (other: Draft | null) => {
      const mine = latest.current
      if (!mine) return
      if (!other) {
        if (kept.current) onGone()
      } else if (other.revision > mine.revision) {
        show(other)
        onTakenOver(other)
      }
    }
    // A sleeping or cached tab hears no storage events, so it looks again when it is shown.
    const look = () => {
      if (document.visibilityState === 'visible') takeOver(readDraft(storageKey))
    }
    const unwatch = watchDraft(takeOver, storageKey)
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
    return () => {
      unwatch()
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', look)
    }
  }, [show, storageKey, onTakenOver, onGone])

  /** Whether the draft on screen was written here, not by another tab. */
  const isMine = useCallback(() => latest.current?.revision === written.current, [])

  return { draft, latest, kept, show, put, change, isMine }
}
