import type { Entry } from '@/lib/api/endpoint'

/** Until when an endpoint asked this page to wait; every screen that calls it reads it here. */

type Called = Pick<Entry, 'method' | 'path'>

const EVENT = 'discern:wait'
/** Milliseconds since 1970, also of waits that are over, until the next call. */
const ends = new Map<string, number>()

const keyOf = ({ method, path }: Called) => `${method} ${path}`

/** Remembers that an endpoint wants no call for so long; null forgets it. */
export function setWait(entry: Called, seconds: number | null): void {
  if (seconds === null && !ends.has(keyOf(entry))) return
  if (seconds === null) ends.delete(keyOf(entry))
  else ends.set(keyOf(entry), Date.now() + seconds * 1000)
  dispatchEvent(new Event(EVENT))
}

/** Seconds still to wait, 0 once it is over; null where none was asked for. */
export function secondsToWait(entry: Called): number | null {
  const end = ends.get(keyOf(entry))
  return end === undefined ? null : Math.max(0, Math.ceil((end - Date.now()) / 1000))
}

/** Says when a wait begins or is forgotten, and every second while one lasts. Returns how to stop listening. */
export function watchWait(entry: Called, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = () => {
    clearTimeout(timer)
    if (secondsToWait(entry)) timer = setTimeout(tick, 1000)
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
