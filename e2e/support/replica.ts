/** Replicas of the product's own modules, without Next: support/NAME-process.ts, each its own process. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bundle } from '../../lib/runtime/bundle.mjs'
import { root } from '../../lib/runtime/checkout.mjs'

export interface Replica {
  child: ChildProcess
  /** All that it has written so far. */
  output: () => string
  /** Kills it in the middle of its work. */
  kill: () => Promise<void>
}

type Name = 'follow-up' | 'launch' | 'mail' | 'payment' | 'steps' | 'sweep'

/** Bundled once per worker: loading each module separately takes longer than the rest of a start. */
const made = new Map<Name, Promise<string>>()

async function make(name: Name): Promise<string> {
  const file = join(root, '.test/processes', `${name}.mjs`)
  await bundle(`e2e/support/${name}-process.ts`, file)
  return file
}

/** Starts support/NAME-process.ts and waits until it says that it is ready. Throws what it wrote if it ends before. */
export async function startReplica(name: Name, env: Record<string, string>): Promise<Replica> {
  const file = made.get(name) ?? make(name)
  made.set(name, file)
  const child = fork(await file, {
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
