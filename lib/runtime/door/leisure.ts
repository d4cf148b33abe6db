import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** Of that time, the share that the thread may have worked. Waiting for a processor counts as work. */
const LITTLE = 0.5

/** Resolves once the server has had little to do for so many milliseconds: what nobody has asked for yet is made ready then. */
export async function leisure(ms: number): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await sleep(ms)
    if (performance.eventLoopUtilization(before).utilization < LITTLE) return
  }
}
