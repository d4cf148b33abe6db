/** The app that the product is compared with: lab/bare, with our Next and React and no code of ours. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from '../lib/runtime/checkout.mjs'
import { freePort } from '../lib/runtime/free-port'
import { ready } from '../scripts/scratch-server.mjs'

const FOLDER = join(root, 'lab/bare')
const NEXT = join(root, 'node_modules/.bin/next')

interface Running {
  url: string
  process: ChildProcess
  stop: () => Promise<unknown>
}

/** Serves the bare app on a database, as `next start` does; it is built when its sources or the packages are new. */
export async function startBareApp(databaseUrl = ''): Promise<Running> {
  const build = `.next/${buildKey()}`
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    BARE_BUILD_DIR: build,
    DATABASE_URL: databaseUrl,
  }
  const options = { cwd: FOLDER, env }
  if (!existsSync(join(FOLDER, build, 'BUILD_ID'))) {
    say('Building the bare app …')
    rmSync(join(FOLDER, '.next'), { recursive: true, force: true })
    const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
      ...options,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The bare app did not build:\n${stdout}${stderr}`)
  }
  const port = await freePort()
  const child = spawn(process.execPath, [NEXT, 'start', '-p', String(port)], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = await ready(child, 'Ready')
  return { url: `http://localhost:${port}`, process: child, stop }
}

function buildKey(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.m?js$/.test(name) && !name.startsWith('.next')) {
      hash.update(name).update(readFileSync(join(FOLDER, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
