import { useCallback, useEffect, useRef } from 'react'

const DELAY_MS = 600

/** Moves on a moment after `schedule`, unless a key or a tap comes first. `go` stays the same. */
export function useAutoAdvance(go: () => void): { schedule: () => void; cancel: () => void } {
  const timer = useRef<number | undefined>(undefined)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  const schedule = () => {
    cancel()
    timer.current = window.setTimeout(go, DELAY_MS)
  }
  useEffect(() => {
    // In the capturing phase: an event cancels the old wait before it may start a new one.
    addEventListener('keydown', cancel, true)
    addEventListener('pointerdown', cancel, true)
    return () => {
      cancel()
      removeEventListener('keydown', cancel, true)
      removeEventListener('pointerdown', cancel, true)
    }
  }, [cancel])
  return { schedule, cancel }
}
