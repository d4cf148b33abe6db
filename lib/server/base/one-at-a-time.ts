import 'server-only'

interface Lane<T> {
  running: Promise<T>
  /** What all callers since then wait for. */
  next: Promise<T> | null
}

/**
 * Work that runs once at a time for each key. A caller that asks while it runs shares the next run with all others
 * who wait: what they learn was looked up after they asked, and a hundred calls at once are two runs.
 */
export function oneAtATime<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const lanes = new Map<string, Lane<T>>()
  function begin(key: string): Promise<T> {
    const lane: Lane<T> = { running: work(key), next: null }
    lanes.set(key, lane)
    const end = () => {
      if (lane.next === null) lanes.delete(key)
    }
    // Before a caller can wait for it, so that a closed lane has none waiting.
    lane.running.then(end, end)
    return lane.running
  }
  return (key) => {
    const lane = lanes.get(key)
    if (!lane) return begin(key)
    const again = () => begin(key)
    lane.next ??= lane.running.then(again, again)
    return lane.next
  }
}
