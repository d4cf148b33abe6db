/** Ends one thing that was started. */
export type Stop = () => unknown

export interface Stops {
  /** To be ended before what was added earlier, which it may need. */
  add: (stop: Stop) => void
  /** Ends everything that was added; what a second call finds is already ended. */
  run: () => Promise<void>
}

/** Whatever is added ends on Ctrl-C and SIGTERM, one after the other, and then the program does. */
export function stopOnSignals(): Stops {
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
    process.exit(0)
  }
  // Where nobody reads the output anymore, saying so would fail too, and so on for ever.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  return { add: (stop) => list.unshift(stop), run }
}
