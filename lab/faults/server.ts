import { spawn } from 'node:child_process'
import { root } from '../../lib/runtime/checkout.mjs'

/** Runs `npm run serve`, as operators do, and waits until it says that it is ready. Throws what it wrote where it ends before. */
export async function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  // With its last words.
  const ended = new Promise<string>((resolve) =>
    child.once('close', (code, signal) => resolve(String(signal ?? code))),
  )
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        if (output.includes('is ready at')) resolve()
      })
    }
    void ended.then((how) => reject(new Error(`The server ended with ${how}:\n${output}`)))
  })
  return { pid: child.pid ?? 0, ended, output: () => output }
}
