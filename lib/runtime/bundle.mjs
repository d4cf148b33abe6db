// @ts-check
/** The one use of esbuild: it makes a file that plain Node runs, of the runtime's modules and of the PDF worker. */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, stop } from 'esbuild'
import { root } from './checkout.mjs'

/**
 * Writes one file with all of our modules that an entry needs. Packages, and the fonts of the PDF, are found in the
 * node_modules above it, so it must lie in the checkout.
 * @param {string} entry a path in the checkout
 * @param {string} outFile
 */
export async function bundle(entry, outFile) {
  const file = resolve(root, outFile)
  if (isUpToDate(file)) return
  const started = Date.now()
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: {
      'server-only': join(root, 'lib/runtime/empty.ts'),
      // Next has no "exports", so plain Node needs the extension.
      'next/headers': 'next/headers.js',
    },
    jsx: 'automatic',
    logLevel: 'warning',
    write: false,
    metafile: true,
  })
  // esbuild's service is a process, which would outlive the bundling.
  await stop()
  for (const { contents } of outputFiles) writeWhole(file, contents)
  const sources = seen(Object.keys(metafile.inputs))
  // A source that was saved meanwhile may be bundled in its older form, so the bundle is not kept as up to date.
  if (Object.values(sources).some((found) => found && found.written >= started)) return
  writeWhole(sourcesFile(file), Buffer.from(JSON.stringify(sources)))
}

/**
 * The packages that bundled files import.
 * @param {string[]} files whole paths
 */
export async function packagesOf(files) {
  const { metafile } = await build({
    ...{ entryPoints: files, bundle: true, platform: 'node', format: 'esm' },
    ...{ packages: 'external', outdir: 'unwritten', write: false, metafile: true },
  })
  await stop()
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  const names = imports
    .filter(({ path }) => !isBuiltin(path) && !/^[./]/.test(path))
    .map(({ path }) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)]
}

/** Beside a bundle, what it was made of. @param {string} file */
const sourcesFile = (file) => `${file}.sources.json`

/** Whether nothing has changed of what a bundle was made of, and how. @param {string} file */
function isUpToDate(file) {
  if (!existsSync(file) || !existsSync(sourcesFile(file))) return false
  const before = JSON.parse(readFileSync(sourcesFile(file), 'utf8'))
  return JSON.stringify(seen(Object.keys(before))) === JSON.stringify(before)
}

/** When each file was last written, and its size; this one is always among them. @param {string[]} files */
function seen(files) {
  const all = new Set([...files, fileURLToPath(import.meta.url)])
  return Object.fromEntries(
    [...all].map((file) => {
      const found = statSync(resolve(root, file), { throwIfNoEntry: false })
      return [file, found && { written: found.mtimeMs, size: found.size }]
    }),
  )
}

/** Bundles the worker that draws PDFs. @param {string} outFile */
export const bundleWorker = (outFile) => bundle('lib/pdf/worker.ts', outFile)

/**
 * Replaces a file as a whole, because another start of this checkout may read it at any moment. An unchanged file is
 * not written: it may belong to another user, who may write where this one may not.
 * @param {string} file
 * @param {Uint8Array} contents
 */
function writeWhole(file, contents) {
  if (existsSync(file) && readFileSync(file).equals(contents)) return
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, contents)
  renameSync(unfinished, file)
}
