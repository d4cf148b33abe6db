/** Bundles the PDF worker. Run: node scripts/build-worker.mjs <out file> */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Writes one file that plain node runs; its packages and fonts come from node_modules above it. */
export async function buildWorker(outFile) {
  await build({
    absWorkingDir: root,
    entryPoints: ['lib/report/worker.ts'],
    outfile: outFile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'warning',
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [outFile] = process.argv.slice(2)
  if (!outFile) throw new Error('Name the file to write: node scripts/build-worker.mjs <out file>')
  await buildWorker(outFile)
}
