import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: {
      '@': here('.'),
      // Outside Next, this marker of server modules has no meaning and would throw.
      'server-only': here('e2e/support/empty.ts'),
    },
  },
  test: {
    include: ['{lib,components,scripts,prisma}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
  },
})
