/** Bundles the PDF worker for plain node. */
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './settings.mjs'

export async function buildWorker(outFile) {
  await build({
    entryPoints: [join(root, 'lib/report/worker.ts')],
    outfile: outFile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'warning',
  })
}
