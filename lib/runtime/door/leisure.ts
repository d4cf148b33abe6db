import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server has little to do while its thread works for less than this share of the time. Waiting for a processor counts as work. */
const LITTLE = 0.5

/** Resolves once the server has had little to do for so many milliseconds: what nobody has asked for yet is made ready then. */
export async function leisure(ms: number): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await sleep(ms)
    if (performance.eventLoopUtilization(before).utilization < LITTLE) return
  }
}
