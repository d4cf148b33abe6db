import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** Each page brings those that stand in for it, so what they weigh is paid by every visit: bytes, gzip. */
it.each([
  ['app/[locale]/error.tsx', 3_900],
  ['app/[locale]/(guest)/error.tsx', 400],
  ['app/[locale]/admin/error.tsx', 3_650],
])('the error page %s brings its own words, and not all messages', async (page, most) => {
  const { metafile, outputFiles } = await build({
    entryPoints: [page],
    bundle: true,
    // What is fetched when it is needed is another file.
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'unwritten',
    external: ['react', 'react/*', 'next/*'],
    loader: { '.css': 'empty', '.module.css': 'empty' },
  })
  expect(Object.keys(metafile.inputs)).not.toContain('lib/messages.ts')
  const script = outputFiles.find(({ path }) => path.endsWith('/error.js'))
  if (!script) throw new Error('It was not written.')
  expect(gzipSync(script.contents).length).toBeLessThanOrEqual(most)
})
