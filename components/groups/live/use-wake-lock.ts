import { useEffect } from 'react'

/** Keeps the screen on while this page is seen, where the browser lets a page do so. */
export function useWakeLock() {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> | undefined
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      lock = navigator.wakeLock?.request('screen').catch(() => null)
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      void lock?.then((one) => one?.release())
    }
  }, [])
}
