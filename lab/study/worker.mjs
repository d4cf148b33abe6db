/** Scores one simulated world after another; `study.ts` hands them out. */
import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// The parent's loader does not reach into threads.
register()
const { runTask } = await import('./tasks.ts')

parentPort?.on('message', async (task) => {
  parentPort?.postMessage(await runTask(task))
})
