import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: {
      '@': here('.'),
      'server-only': here('lib/runtime/empty.ts'),
    },
  },
  test: {
    include: ['{lab,lib,components,scripts,prisma}/**/*.test.{ts,tsx}'],
    setupFiles: './scripts/unit-setup.ts',
    tags: [
      { name: 'prove', description: 'A slow proof: `npm run prove` runs it, and `npm run unit`.' },
    ],
    testTimeout: 30_000,
    // Vitest's own choice is one worker less than there are cores: one of two would be idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
