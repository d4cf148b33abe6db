import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const ALL = '{lab,lib,components,scripts,prisma}/**/*.test.{ts,tsx}'
/** They test what reads no settings and keeps nothing, so the files of a worker load it once, instead of each anew. */
const PURE =
  '{lib/{api,calibration,copy,disc,mail,numbers,pdf,score-file,study},components}/**/*.test.{ts,tsx}'
/** It sets the time zone, which a thread cannot. */
const ZONES = 'lib/when.test.ts'

export default defineConfig({
  resolve: {
    alias: {
      '@': here('.'),
      // Outside Next, this marker of server modules has no meaning and would throw.
      'server-only': here('e2e/support/empty.ts'),
    },
  },
  test: {
    tags: [
      { name: 'prove', description: 'A slow proof: `npm run prove` runs it, and `npm run unit`.' },
    ],
    testTimeout: 30_000,
    // Vitest's own choice is one worker less than there are cores: one of two would be idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [PURE],
          isolate: false,
          setupFiles: './scripts/unit-setup.ts',
        },
      },
      {
        extends: true,
        // Each anew, in a thread: a process takes several times as long to begin.
        test: {
          name: 'others',
          pool: 'threads',
          include: [ALL],
          exclude: [...configDefaults.exclude, PURE, ZONES],
        },
      },
      { extends: true, test: { name: 'zones', include: [ZONES] } },
    ],
  },
})
