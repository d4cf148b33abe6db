import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { root } from '../lib/runtime/checkout.mjs'
import { load } from '../lib/runtime/load.mjs'

const { freePort } = await load('free-port')

/**
 * Runs the program that `npm start` runs, quiet, at `port` (0: any free one) and on an empty database in `dataDir`.
 * Resolves when it answers; `stop` drains it and removes the database.
 */
export async function startScratchServer({ dataDir, env = {}, port: wanted = 0 }) {
  rmSync(dataDir, { recursive: true, force: true })
  const port = wanted || (await freePort())
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      MIGRATION_DATABASE_URL: '',
      APP_URL: '',
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  const stop = await ready(child, 'is ready at')
  return {
    url: `http://localhost:${port}`,
    /** Past any balancer in front of it. */
    listensAt: `http://127.0.0.1:${port}`,
    process: child,
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Waits until a child process prints `line`; resolves to what ends it. Its output goes to the terminal, and it has ended
 * when nothing writes there anymore: npm ends before what it has started.
 */
export function ready(child, line) {
  const ended = new Promise((resolve) => child.once('close', resolve))
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      if (!String(chunk).includes(line)) return
      resolve(() => {
        child.kill('SIGTERM')
        return ended
      })
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}
