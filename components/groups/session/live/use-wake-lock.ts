import { useEffect } from 'react'

/** Keeps the screen on, and asks for it again when the page is seen again: leaving it gives it up. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const keep = async () => {
      if (document.visibilityState === 'hidden') return
      // Not every browser has it, and a device that is low on power refuses.
      const next = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null
      if (isOver) void next?.release()
      else lock = next
    }
    void keep()
    document.addEventListener('visibilitychange', keep)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', keep)
      void lock?.release()
    }
  }, [])
}
