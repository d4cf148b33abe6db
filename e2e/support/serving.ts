/** A program that serves the product. */
import { spawn } from 'node:child_process'

/** Resolves when it reports that it is ready; throws its output where it ends before. */
export async function startServing(command: string, args: string[], options: object) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk
        if (said.includes('is ready at')) resolve()
      })
    }
    void ended.then((code) => reject(new Error(`It ended with ${code}: ${said}`)))
  })
  return { child, ended, said: () => said }
}
