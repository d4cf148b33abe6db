/** Scores one simulated world after another; `scripts/study.ts` hands them out. */
import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// The parent's loader does not reach into threads.
register()
const { runWorld } = await import('../lib/study/world.ts')

parentPort?.on('message', (task) => {
  parentPort?.postMessage(runWorld(task))
})
