/** `npm run bench`: prints what we claim to be fast, always as a ratio to something bare in the same run. */
import { spawnSync } from 'node:child_process'
import { root } from '../lib/runtime/checkout.mjs'
import { install } from '../lib/runtime/install.mjs'

install()
for (const bench of ['bench-score', 'bench-pdf', 'bench-pages', 'bench-admin']) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${bench}.mjs`], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
