import { useEffect, useState } from 'react'

/** A switch that this browser remembers. Without storage it holds for the page. */
export function useRememberedSwitch(
  key: string,
  initial: boolean,
): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(initial)
  useEffect(() => {
    try {
      const kept = localStorage.getItem(key)
      if (kept !== null) setOn(kept === 'on')
    } catch {
      // The initial value stands.
    }
  }, [key])
  const set = (next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(key, next ? 'on' : 'off')
    } catch {
      // Holds for this page.
    }
  }
  return [on, set]
}
