import { performance } from 'node:perf_hooks'

/** How often the event loop shows that it comes round. */
const TURN_MS = 100

/**
 * For how many milliseconds the one thread has worked since its timers last had their turn: what comes now waits behind
 * as much. Time in which the process slept, or was stopped, is no work. Unlike a histogram of the loop's delay it is
 * known while the turn still goes on, and a crowd that comes at once is read in one turn.
 */
export function watchLateness(): () => number {
  let turn = performance.eventLoopUtilization()
  setInterval(() => {
    turn = performance.eventLoopUtilization()
  }, TURN_MS).unref()
  return () => performance.eventLoopUtilization(turn).active
}
