/**
 * A replica that sweeps on command at a given time, or from `start` on at its own times, for
 * e2e/platform/retention.spec.ts.
 */
import { startSweeping, sweep } from '../../lib/server/privacy/sweep'

process.on('message', async (now: string) => {
  if (now === 'start') return startSweeping()
  process.send?.(await sweep(new Date(now)))
})

process.send?.('ready')
