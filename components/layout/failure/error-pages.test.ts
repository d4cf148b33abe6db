import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** Each page brings those that stand in for it, so what they weigh is paid by every visit. */
const MOST_BYTES = 4_000

it.each(['app/error.tsx', 'app/(guest)/error.tsx', 'app/admin/error.tsx'])(
  'the error page %s brings its own words, and not all messages',
  async (page) => {
    const { metafile, outputFiles } = await build({
      entryPoints: [page],
      bundle: true,
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
    const [script] = outputFiles.filter(({ path }) => path.endsWith('.js'))
    expect(gzipSync(script?.contents ?? '').length).toBeLessThanOrEqual(MOST_BYTES)
  },
)
