/**
 * A replica that sweeps when it is told to, as if it were then, or by itself from `start` on, for
 * e2e/platform/retention.spec.ts.
 */
import { startSweeping, sweep } from '../../lib/server/privacy/sweep'

process.on('message', async (now: string) => {
  if (now === 'start') return startSweeping()
  process.send?.(await sweep(new Date(now)))
})

process.send?.('ready')
