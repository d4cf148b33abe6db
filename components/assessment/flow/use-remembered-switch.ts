import { useEffect, useState } from 'react'
import { inBrowser, type KeptKey } from '@/lib/client/kept'

/** A switch that this browser remembers. Without storage it holds for the page. */
export function useRememberedSwitch(
  key: KeptKey,
  initial: boolean,
): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(initial)
  useEffect(() => {
    const kept = inBrowser.read(key)
    if (kept !== null) setOn(kept === 'on')
  }, [key])
  const set = (next: boolean) => {
    setOn(next)
    inBrowser.keep(key, next ? 'on' : 'off')
  }
  return [on, set]
}
