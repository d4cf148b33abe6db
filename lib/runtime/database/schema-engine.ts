/**
 * Prisma's own schema engine in its WASM form, which compares schemas: the native one is a download that some networks
 * refuse.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { root } from '../checkout.mjs'

/** The model that migrations lead to. */
const SCHEMA_FILE = join(root, 'prisma/schema.prisma')

/** What wasm-bindgen puts beside the classes, and its types leave out. */
interface Glue {
  __wbg_set_wasm: (exports: WebAssembly.Exports) => void
}

/** Where the engine reports a panic. */
interface PanicRegistry {
  PRISMA_WASM_PANIC_REGISTRY?: { set_message: (message: string) => void }
}

/** The engine's glue keeps one module per process; a second one would write over what the first still holds. */
let loaded: Promise<void> | undefined

async function loadWasm(): Promise<void> {
  const require = createRequire(import.meta.url)
  const glueFile = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const wasm = readFileSync(join(glueFile, '../schema_engine_bg.wasm'))
  const registry = globalThis as PanicRegistry
  registry.PRISMA_WASM_PANIC_REGISTRY ??= {
    set_message(message) {
      throw new Error(message)
    },
  }
  const imports = { './schema_engine_bg.js': glue as unknown as WebAssembly.ModuleImports }
  const { instance } = await WebAssembly.instantiate(wasm, imports)
  const { exports } = instance
  ;(glue as unknown as Glue).__wbg_set_wasm(exports)
  ;(exports.__wbindgen_start as () => void)()
}

/** Opens it on any database, lets `work` use it, and ends its connections. */
export async function withSchemaEngine<T>(
  databaseUrl: string,
  work: (engine: glue.SchemaEngine) => Promise<T>,
): Promise<T> {
  loaded ??= loadWasm()
  await loaded
  const connections = new pg.Pool({ connectionString: databaseUrl })
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(connections))
  const datamodels = [[SCHEMA_FILE, readFileSync(SCHEMA_FILE, 'utf8')]]
  const options = { datamodels } as glue.ConstructorOptions
  const engine = await glue.SchemaEngine.new(options, () => {}, adapter)
  try {
    return await work(engine)
  } finally {
    engine.free()
    await connections.end()
  }
}
