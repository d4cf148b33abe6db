/**
 * How long `npm start` takes on a fresh clone, with npm's packages in its cache, and again without changes.
 * Run: npm run bench -- start
 */
import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../lib/runtime/checkout.mjs'
import { freePort } from '../../lib/runtime/free-port.ts'
import { ready } from '../../scripts/scratch-server.mjs'

const AIMS = { 'on a fresh clone': 60, 'again without changes': 2.5 }

const folder = join(root, '.test/bench-start')
rmSync(folder, { recursive: true, force: true })
try {
  const cloned = spawnSync('git', ['clone', '--quiet', root, folder], { stdio: 'inherit' })
  if (cloned.status !== 0) throw new Error('The checkout could not be cloned')
  for (const [when, aim] of Object.entries(AIMS)) {
    const started = performance.now()
    const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: '', DATABASE_URL: '' }
    const child = spawn('npm', ['start'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const stop = await ready(child, 'is ready at')
    const seconds = (performance.now() - started) / 1000
    console.log(`npm start ${when}: ${seconds.toFixed(1)} s (aim ≤ ${aim} s)`)
    await stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
