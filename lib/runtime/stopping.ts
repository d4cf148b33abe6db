import { environment } from '@/lib/environment'
import { EXIT } from './exit-codes.mjs'

/** Ends one thing that was started. */
export type Stop = () => unknown

export interface Stops {
  /** To be ended before what was added earlier, which it may need. */
  add: (stop: Stop) => void
  /** Ends everything that was added; what a second call finds is already ended. */
  run: () => Promise<void>
}

/** How often npm is looked for, in milliseconds. */
const NPM_EVERY_MS = 500

/**
 * On Ctrl-C and SIGTERM ends what was added, one after the other, and then the program, with a code. `isOfNpm`: npm
 * runs this program by a shell, which ends on npm's SIGTERM without passing it on, so the end of the parent is a stop,
 * too.
 */
export function stopOnSignals({
  isOfNpm = Boolean(environment().npm_lifecycle_event),
  code = EXIT.ended as number,
} = {}): Stops {
  const list: Stop[] = []
  const run = async () => {
    for (const stop of list.splice(0)) await stop()
  }
  let isStopping = false
  const end = async () => {
    if (isStopping) return
    isStopping = true
    console.log('\nStopping …')
    await run()
    process.exit(code)
  }
  // When the output is closed, logging that would fail, too, without end.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  const parent = process.ppid
  const look = () => process.ppid === parent || end()
  if (isOfNpm) setInterval(look, NPM_EVERY_MS).unref()
  return { add: (stop) => list.unshift(stop), run }
}
