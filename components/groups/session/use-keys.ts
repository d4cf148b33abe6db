import { useEffect, useEffectEvent } from 'react'

/** Calls what a key does, unless someone types, or the browser has its own use for it. */
export function useKeys(acts: Partial<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    // A key that is held goes on once.
    if (event.repeat) return
    if (target instanceof HTMLInputElement) {
      if (key === 'Escape') target.blur()
      return
    }
    // Space presses the button that has the focus.
    if (key === ' ' && target instanceof HTMLButtonElement) return
    const act = acts[key.length === 1 ? key.toLowerCase() : key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
