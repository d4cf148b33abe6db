import { useEffect, useRef } from 'react'

/** Measures time while the page is visible. `onHide` gets what had passed when the page was hidden or left. */
export function useStopwatch(onHide: (ms: number) => void): { take: () => number } {
  const since = useRef<number | null>(null)
  const hidden = useRef(onHide)
  hidden.current = onHide
  /** The milliseconds since the last take. */
  const take = useRef(() => {
    const now = performance.now()
    const ms = since.current === null ? 0 : now - since.current
    since.current = document.visibilityState === 'visible' ? now : null
    return ms
  })
  useEffect(() => {
    const turn = () => {
      const ms = take.current()
      if (document.visibilityState === 'hidden') hidden.current(ms)
    }
    take.current()
    document.addEventListener('visibilitychange', turn)
    return () => document.removeEventListener('visibilitychange', turn)
  }, [])
  return { take: take.current }
}
