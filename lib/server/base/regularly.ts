import 'server-only'
import { onShutdown } from './lifecycle'
import { once } from './once'

/**
 * Does work now and every so many milliseconds, until the process stops, which waits for what is under way. Once per
 * process and name. The work must not throw.
 */
export function regularly(name: string, everyMs: number, work: () => Promise<void>): void {
  once(`regularly:${name}`, () => {
    let current = work()
    const timer = setInterval(() => {
      current = work()
    }, everyMs)
    timer.unref()
    onShutdown(async () => {
      clearInterval(timer)
      await current
    })
    return true
  })
}
