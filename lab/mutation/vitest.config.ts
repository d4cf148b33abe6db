import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The quick unit tests of the rooms that are mutated, in one project, as Stryker wants it. */
export default defineConfig({
  root: here('.'),
  resolve: { alias: { '@': here('.'), 'server-only': here('lib/runtime/empty.ts') } },
  test: {
    include: (process.env.MUTATED_ROOMS ?? 'lib').split(',').map((room) => `${room}/**/*.test.ts`),
    tags: [{ name: 'prove' }],
    isolate: false,
    setupFiles: [here('scripts/unit-setup.ts')],
    testTimeout: 60_000,
  },
})
