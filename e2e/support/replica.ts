/** Replicas of the product's own modules, without Next: support/NAME-process.ts, each a process of its own. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Replica {
  child: ChildProcess
  /** All that it has written so far. */
  output: () => string
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>
}

/** Starts support/NAME-process.ts and waits until it says that it is ready. Throws what it wrote if it ends before. */
export async function startReplica(
  name: 'launch' | 'mail' | 'payment' | 'sweep',
  env: Record<string, string>,
): Promise<Replica> {
  const child = fork(join(import.meta.dirname, `${name}-process.ts`), {
    // Outside this condition the server's modules refuse to load.
    execArgv: ['--conditions=react-server', '--import', 'tsx'],
    silent: true,
    env: {
      ...process.env,
      APP_URL: 'https://discern.example',
      NEXTAUTH_SECRET: 'x'.repeat(32),
      LOG_LEVEL: 'info',
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  child.once('exit', (code) => code && console.error(output))
  const ended = once(child, 'exit')
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`${name}: ${output}`))),
  ])
  return {
    child,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
