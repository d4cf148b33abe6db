import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from '../lib/runtime/checkout.mjs'
import { freePort } from '../lib/runtime/free-port.ts'
import { ready } from './scratch-server.mjs'

/** The least that Next can serve: one layout, one page, nothing of ours. */
const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} } }`,
  'app/layout.js':
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.js': 'export default () => <p>Bare</p>',
  // Without one of its own, Next would take that of the checkout around it.
  'instrumentation.js': 'export const register = () => {}',
}

/** Builds and serves a bare page with our Next and React in `folder`, inside the checkout; `stop` removes it. */
export async function startBarePage(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  const next = join(root, 'node_modules/next/dist/bin/next')
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  say('Building a bare page to compare with …')
  const build = spawnSync(process.execPath, [next, 'build'], { cwd: folder, env, encoding: 'utf8' })
  if (build.status !== 0)
    throw new Error(`The bare page did not build:\n${build.stdout}${build.stderr}`)
  const port = await freePort()
  const child = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = await ready(child, 'Ready')
  return {
    url: `http://localhost:${port}`,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
