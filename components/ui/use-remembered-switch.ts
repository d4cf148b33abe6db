import { useLayoutEffect, useState } from 'react'
import { inBrowser, type KeptKey } from '@/lib/client/kept'

/** A switch that this browser remembers, and whether it was never set here. Without storage it holds for the page. */
export function useRememberedSwitch(
  key: KeptKey,
  initial: boolean,
): [on: boolean, set: (on: boolean) => void, isNew: boolean] {
  const [on, setOn] = useState(initial)
  const [isNew, setNew] = useState(true)
  // Before the first paint, so that nothing jumps.
  useLayoutEffect(() => {
    const kept = inBrowser.read(key)
    setNew(kept === null)
    if (kept !== null) setOn(kept === 'on')
  }, [key])
  const set = (next: boolean) => {
    setOn(next)
    inBrowser.keep(key, next ? 'on' : 'off')
  }
  return [on, set, isNew]
}
