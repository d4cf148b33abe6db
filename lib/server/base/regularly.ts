import 'server-only'
import { onShutdown } from './lifecycle'
import { once } from './once'

/**
 * Does work now and every so many milliseconds, until the process stops, which waits for what is under way. Once per
 * process and name. The work must not throw; what takes long looks at the signal, and ends early.
 */
export function regularly(
  name: string,
  everyMs: number,
  work: (stopping: AbortSignal) => Promise<void>,
): void {
  once(`regularly:${name}`, () => {
    const stop = new AbortController()
    let current = work(stop.signal)
    const timer = setInterval(() => {
      current = work(stop.signal)
    }, everyMs)
    timer.unref()
    onShutdown(async () => {
      clearInterval(timer)
      stop.abort()
      await current
    })
    return true
  })
}
