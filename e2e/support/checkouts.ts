/** Another checkout of the same sources, to change, build and serve. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../lib/runtime/free-port'
import { startServing } from './serving'

export const ROOT = join(import.meta.dirname, '../..')

/** Made by a build or a run, or brought by npm. */
const NO_SOURCE = /^(\.git|\.test|\.build-.*|\.built|\.runtime|\.next|\.data.*|node_modules)$/

/** The path of one; whoever asks for it deletes it. */
export function newCheckout(purpose: string): string {
  const checkout = mkdtempSync(join(tmpdir(), `discern-${purpose}-`))
  for (const name of readdirSync(ROOT).filter((one) => !NO_SOURCE.test(one))) {
    cpSync(join(ROOT, name), join(checkout, name), { recursive: true })
  }
  try {
    execFileSync('cp', ['-al', join(ROOT, 'node_modules'), checkout], { stdio: 'ignore' })
  } catch {
    // On another disk.
    execFileSync('cp', ['-a', join(ROOT, 'node_modules'), checkout])
  }
  return checkout
}

/** `npm run build`. */
export function build(checkout: string): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: checkout })
}

/** What `npm run serve` runs there; `stop` resolves to how it ended. */
export async function serve(checkout: string, env: Record<string, string>) {
  const port = await freePort()
  const { child, ended } = await startServing(process.execPath, ['scripts/serve.mjs'], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...env,
      PORT: String(port),
    },
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
