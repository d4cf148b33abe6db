import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { COMMANDS, sourceOf } from '../lib/runtime/built.mjs'

/** `next/dist/x` is of the package `next`, `@prisma/client/y` of `@prisma/client`. */
const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

it('what serves, migrates, backs up and restores needs no package of development', async () => {
  const { metafile } = await build({
    entryPoints: [...COMMANDS.map(sourceOf), 'lib/pdf/worker.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { 'server-only': `${process.cwd()}/lib/runtime/empty.ts` },
    jsx: 'automatic',
    outdir: 'unwritten',
    write: false,
    metafile: true,
  })
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const needed = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports.map(({ path }) => path))
    .filter((path) => !isBuiltin(path) && !/^[./]/.test(path))
  expect(new Set(needed.map(packageOf))).toContain('next')
  for (const name of new Set(needed.map(packageOf))) expect(dependencies).toHaveProperty([name])
  // Nor the compiler, which a server does not need.
  expect(needed).not.toContain('esbuild')
})
