import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import { expect, it } from 'vitest'

const CHANGED =
  '@prisma/schema-engine-wasm has changed inside. schema-engine.ts loads it by names that no documentation has, because `prisma migrate diff` wants a download: mend it there, or see whether the command works without a network by now.'

it('the package of the schema engine is made as schema-engine.ts loads it', async () => {
  const file = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const wasm = readFileSync(join(file, '../schema_engine_bg.wasm'))
  const { exports, imports } = WebAssembly.Module
  const module = await WebAssembly.compile(wasm)
  expect(Object.keys(glue), CHANGED).toContain('__wbg_set_wasm')
  expect(typeof glue.SchemaEngine.new, CHANGED).toBe('function')
  expect(
    exports(module).map(({ name }) => name),
    CHANGED,
  ).toContain('__wbindgen_start')
  const asked = new Set(imports(module).map((one) => one.module))
  expect([...asked], CHANGED).toEqual(['./schema_engine_bg.js'])
})
