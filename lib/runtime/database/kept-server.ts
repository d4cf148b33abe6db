import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { EXIT } from '../exit-codes.mjs'
import type { Stop } from '../stopping'
import { hasEnded, stop } from './server'

/** So many ends within this time, and it is started no more. */
const MOST_ENDS = 6
const WITHIN_MS = 10 * 60_000
/** Before the second start; doubled for each further one. The first comes at once. */
const PAUSE_MS = 500

/**
 * Restarts the embedded database of a running product when it ends unasked. Where that fails, the program ends with its
 * own code, so that a supervisor may restart all of it. Returns what stops it. `start` resolves to undefined where it
 * did not start.
 */
export function keepServer(
  first: ChildProcess,
  start: () => Promise<ChildProcess | undefined>,
): Stop {
  let isWanted = true
  let ends: number[] = []
  let server = first

  const watch = (one: ChildProcess) => {
    server = one
    if (hasEnded(one)) void startAgain()
    else one.once('exit', startAgain)
  }

  async function startAgain(): Promise<void> {
    if (!isWanted) return
    // The log reads the environment as it loads, so it loads only now.
    const { log } = await import('@/lib/server/base/log')
    while (isWanted) {
      const now = Date.now()
      ends = [...ends.filter((at) => at > now - WITHIN_MS), now]
      if (ends.length > MOST_ENDS) giveUp()
      log.error({ ends: ends.length }, 'embedded database ended; starting it again')
      if (ends.length > 1) await sleep(PAUSE_MS * 2 ** (ends.length - 2))
      const again = isWanted && (await start())
      if (again) return watch(again)
    }
  }

  watch(first)
  return () => {
    isWanted = false
    // One that is about to start ends with the program (server.ts).
    return stop(server)
  }
}

function giveUp(): never {
  console.error(
    `The embedded database ended ${MOST_ENDS + 1} times within ${WITHIN_MS / 60_000} minutes. Why is in the last lines of postgres.log, in the data folder.`,
  )
  process.exit(EXIT.databaseDied)
}
