import type { Endpoint } from '@/lib/api/endpoint'

/** Until when an endpoint asked this page to wait; every screen that calls it reads it here. */

type Called = Pick<Endpoint, 'method' | 'path'>

const EVENT = 'discern:wait'
/** Milliseconds since 1970, also of waits that are over, until the next call. */
const ends = new Map<string, number>()

const keyOf = ({ method, path }: Called) => `${method} ${path}`

/** Remembers that an endpoint wants no call for so long; null forgets it. */
export function setWait(endpoint: Called, seconds: number | null): void {
  if (seconds === null && !ends.has(keyOf(endpoint))) return
  if (seconds === null) ends.delete(keyOf(endpoint))
  else ends.set(keyOf(endpoint), Date.now() + seconds * 1000)
  dispatchEvent(new Event(EVENT))
}

/** Seconds still to wait, 0 once it is over; null where nobody asked to. */
export function secondsToWait(endpoint: Called): number | null {
  const end = ends.get(keyOf(endpoint))
  return end === undefined ? null : Math.max(0, Math.ceil((end - Date.now()) / 1000))
}

/** Says when a wait begins or is forgotten, and every second while one lasts. Returns how to stop listening. */
export function watchWait(endpoint: Called, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = () => {
    clearTimeout(timer)
    if (secondsToWait(endpoint)) timer = setTimeout(tick, 1000)
  }
  const tick = () => {
    watch()
    changed()
  }
  watch()
  addEventListener(EVENT, tick)
  return () => {
    clearTimeout(timer)
    removeEventListener(EVENT, tick)
  }
}
